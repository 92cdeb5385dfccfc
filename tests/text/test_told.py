"""Actions as they are told: what is said together, what decided a battle, what a purchase cost and what paid for it."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.codes import Event
from signoria.core.outcome import source_rows
from signoria.core.registry import load_game
from signoria.core.state import SPECTATOR
from signoria.core.story import StoryLine, actions
from signoria.text.languages import LANGUAGES
from signoria.text.teller import Teller
from signoria.text.words import Words

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def told(game_id: str, *events: Event, lang: str = "en", viewer: int = SPECTATOR) -> list[str]:
    """Returns the sentences that events make; French spaces as plain ones."""
    game = load_game(game_id)
    teller = Teller(Words(lang, game, NAMES), viewer)
    made = actions(game.vocabulary.story, [StoryLine(0, 0, list(events))]).actions
    return [teller.sentence(action).replace("\u00a0", " ").replace("\u202f", " ") for action in made]


def event(code: str, **params: Any) -> Event:
    return Event(code, params)


# ---- what is said together ----


def test_what_follows_one_another_is_listed_and_equal_things_are_counted() -> None:
    first = event("first_player", seat=2)
    shown = [event("revealed", card=card, position=i) for i, card in enumerate(("taxes", "harvest", "taxes"))]
    assert told("principato", first, *shown) == [
        "Carla is drawn as the starting player: 2 × Rents and Harvest join the display."
    ]


def test_cubes_of_two_kinds_are_received_at_once() -> None:
    food, gold = (event("gained", seat=0, cube=cube, count=1, entitled=1, short=0) for cube in ("food", "gold"))
    assert told("principato", event("activated", seat=0, card="collector"), food, gold) == [
        "Anna activates Tax Collector: receives 1 food and 1 money."
    ]


def test_only_what_reads_the_same_but_for_the_list_is_listed() -> None:
    drawn = [event("drew", seat=seat, count=count) for seat, count in ((0, 4), (1, 4), (2, 3))]
    assert told("il_principe", event("income", coins=5), *drawn) == [
        "Everybody receives 5 coins; Anna and Bruno draw 4 cards each; Carla draws 3 cards."
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna draws 3 cards; namely 2 × Town hall and Castle."),
        ("fr", "Anna pioche 3 cartes ; à savoir 2 × Hôtel de ville et Château."),
        ("it", "Anna pesca 3 carte; cioè 2 × Palazzo comunale e Castello."),
    ],
)
def test_cards_that_may_be_known_are_named_after_their_number(lang: str, said: str) -> None:
    cards = [event("drew_card", seat=0, color=color) for color in ("red", "blue", "red")]
    (told_of,) = told("il_principe", event("income", coins=5), event("drew", seat=0, count=3), *cards, lang=lang)
    assert told_of.endswith(said)


def test_cards_bought_are_listed_for_whoever_may_know_them() -> None:
    bought = event("bought_cards", seat=0, cards=3, ducats=6, left=1)
    cards = [event("drew_card", seat=0, card=card) for card in ("pikemen", "traitor", "pikemen")]
    assert told("renaissance", bought, *cards) == [
        "Anna buys 3 cards for 6 ducats (1 ducat left): draws 2 × Pikemen and Traitor."
    ]
    assert told("renaissance", bought) == ["Anna buys 3 cards for 6 ducats (1 ducat left)."]


def test_a_reader_is_told_apart_from_the_others() -> None:
    drawn = [event("drew", seat=seat, count=4) for seat in (0, 1, 2)]
    assert told("il_principe", event("income", coins=5), *drawn, viewer=1) == [
        "Everybody receives 5 coins; Anna draws 4 cards; you draw 4 cards; Carla draws 4 cards."
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna plays Venice, Bruno Rome."),
        ("fr", "Anna joue Venise, Bruno Rome."),
        ("it", "Anna gioca Venezia, Bruno Roma."),
    ],
)
def test_what_is_like_the_headline_goes_on_with_it(lang: str, said: str) -> None:
    drawn = [event("nation_drawn", seat=seat, nation=nation) for seat, nation in enumerate(("venice", "rome"))]
    assert told("renaissance", *drawn, lang=lang) == [said]


def test_a_source_of_points_stands_only_where_it_is_played_for() -> None:
    vocabulary = load_game("virtu").vocabulary
    rows = [[row.id for row in source_rows(vocabulary, [[]] * players)] for players in (2, 4)]
    assert "king_of_naples" in rows[0]
    assert "king_of_naples" not in rows[1]
    assert "king_of_naples" in [row.id for row in source_rows(vocabulary, [[]], players=2)]


# ---- auctions ----


def test_every_role_that_nobody_bids_for_is_told() -> None:
    bishop, knight = ({"color": color, "tile": "major"} for color in ("white", "blue"))
    offers = [
        each
        for role in (bishop, knight)
        for each in (event("role_on_sale", **role, tied="0 2", count=2), event("role_unsold", **role))
    ]
    won = event("took_role", seat=1, color="red", tile="major", count=3, tied=0)
    assert told("il_principe", *offers, won) == [
        "Nobody has bid: the role of Bishop stays on the board (Anna and Carla tie with 2 Cathedrals each face up).",
        "Nobody has bid: the role of Noble stays on the board (Anna and Carla tie with 2 Castles each face up).",
        "Bruno becomes Gonfalonier, first with 3 Town halls face up.",
    ]


def test_a_role_that_is_sold_is_told_with_who_tied_and_what_its_buyer_has_left() -> None:
    role = {"color": "white", "tile": "minor"}
    sale = event("role_on_sale", **role, tied="0 1", count=1)
    sold = event("role_sold", seat=1, **role, coins=2, becomes=1)
    purse = Event("purse", {"seat": 1, "coins": 3}, (1,))
    taken = event("took_role", seat=1, **role, count=1, tied=1)
    assert told("il_principe", sale, sold, purse, taken) == [
        "Bruno becomes Priest: Anna and Bruno tie for second place with 1 Cathedral each face up; "
        "wins the auction for 2 coins and becomes Il Principe; now has 3 coins."
    ]


# ---- what is put together ----


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna puts 3 money on 3 condottieri, then 1 food on a militia."),
        ("fr", "Anna pose 3 or sur 3 condottieri, puis 1 nourriture sur une milice."),
        ("it", "Anna mette 3 oro su 3 condottieri, poi 1 cibo su una milizia."),
    ],
)
def test_what_differs_in_its_number_alone_is_added_up(lang: str, said: str) -> None:
    supplies = ["condottiere_gold"] * 3 + ["militia_food"]
    puts = [event("committed", seat=0, supply=supply, count=1) for supply in supplies]
    assert told("principato", *puts, lang=lang) == [said]


def test_a_card_exchanged_for_one_of_its_kind_is_told_as_another() -> None:
    activated = event("activated", seat=0, card="harvest")
    swaps = [
        event("exchanged", seat=0, given="harvest", taken=taken, position=0, alike=alike)
        for taken, alike in (("harvest", 1), ("taxes", 0))
    ]
    assert [told("principato", activated, swap)[0] for swap in swaps] == [
        "Anna activates Harvest: exchanges it for another Harvest from the display.",
        "Anna activates Harvest: exchanges Harvest for Rents from the display.",
    ]


def test_rival_bids_are_told_and_a_single_one_is_not() -> None:
    lot = event("lot_on_sale", color="red", count=1)
    sold = event("lot_sold", seat=1, color="red", count=1, coins=3, becomes=0)
    bids = [event("bid", seat=seat, coins=coins) for seat, coins in ((0, 2), (1, 3))]
    assert told("il_principe", lot, *bids, sold) == [
        "Bruno buys 1 Town hall for 3 coins: bids by Anna (2) and Bruno (3)."
    ]
    assert told("il_principe", lot, bids[1], sold) == ["Bruno buys 1 Town hall for 3 coins."]


# ---- battles ----


def test_a_battle_is_told_by_what_decided_it() -> None:
    attack = event("attack", seat=0, defender=1, source="pisa", target="venezia", mode="sea")
    laid = [
        event("revealed", seat=0, card="arquebusiers", slot="unit_1"),
        event("revealed", seat=0, card="condottiere", slot="red", ducats=1),
        event("revealed", seat=1, card="traitor", slot="defence_red"),
    ]
    fled = event("condottiere_die", seat=0, face=0, points=0, slot="red")
    betrayed = event("betrayed", card="arquebusiers", slot="unit_1")
    strong = event("attack_strength", seat=0, die=5, stance=0, total=5)
    held = event(
        "defence_strength", seat=1, die=3, pikemen=3, fortification=2, landing=1, engineer=0, stance=0, total=9
    )
    result = event("result", seat=0, defender=1, city="venezia", result="defender", attack=5, defence=9)
    assert told("renaissance", attack, *laid, betrayed, fled, strong, held, result) == [
        "Anna sails from Pisa against Venezia (Bruno): Anna reveals Condottiere (1 ducat); Bruno reveals Traitor; "
        "the Traitor costs the attacker Arquebusiers; the Condottiere of Anna flees; attack 5 (die 5); "
        "defence 9 (die 3, Pikemen 3, fortification 2, and landing 1); Bruno holds Venezia."
    ]


def test_a_condottiere_that_changes_sides_is_told_with_whose_it_was() -> None:
    attack = event("attack", seat=0, defender=1, source="pisa", target="venezia", mode="sea")
    ready = event("condottiere_die", seat=1, face=1, points=0, slot="red")
    bought = event("bought_back", seat=0, loser=1, slot="red", ducats=1)
    (said,) = told("renaissance", attack, ready, bought)
    assert said.endswith("the Condottiere of Bruno is ready for betrayal; Anna buys it over from Bruno for 1 ducat.")


def test_provinces_that_score_are_named() -> None:
    scored = {
        "year": 1462,
        "provinces": 1,
        "held": "ducato_di_savoia",
        "artists": 0,
        "housed": "",
        "purse": 9,
        "ducats": 4,
        "points": 1,
        "total": 3,
        "garrisons": 1,
        "ramparts": 0,
        "fortresses": 3,
        "venice_pays": 0,
        "pillaged": 2,
    }
    assert told("renaissance", event("scored", seat=0, **scored)) == [
        "Anna scores 1 point for 1 province (Ducato di Savoia) and no artist, 3 in all, "
        "and collects 4 ducats (1 from garrisons, 3 from fortresses, and none from 2 plundered cities), 9 in all."
    ]


# ---- what is paid, and with what ----


def test_a_purchase_is_told_with_its_whole_price_and_what_was_used_for_it() -> None:
    price = event("price", seat=0, florin=3, cross=1)
    uses = [
        event("used", seat=0, symbol="florin", count=1, source="tile", tile="rossano"),
        event("used", seat=0, symbol="cross", count=1, source="tile", tile="cathedral_1"),
        event("used", seat=0, symbol="florin", count=3, source="indulgence", room=4),
    ]
    bought = event("bought", seat=0, item="cardinal")
    assert told("virtu", price, *uses, event("paid", seat=0, florins=3, left=0), bought) == [
        "Anna buys Cardinal: the price is 3 florins and 1 cross; uses Rossano (tile) for 1 florin, "
        "a cathedral (tile) for 1 cross, and an indulgence (laid on the upper left room) for 3 florins; "
        "no florin is left."
    ]


def test_an_action_that_only_means_were_used_for_is_told_to_be_without_effect() -> None:
    acted = event("acted", seat=0, action="intrigue", room=3)
    used = event("used", seat=0, symbol="mask", count=2, source="alliance", power="france")
    ended = event("turn_ended", seat=0, indulgence=1)
    (said,) = told("virtu", acted, used, ended, event("turn_begun", seat=1))
    assert "room: without effect, by choice; uses the alliance with" in said
    assert said.endswith("an indulgence is laid on the room.")
    # While nothing has come after it, its effect may still follow.
    (said,) = told("virtu", acted, used)
    assert "without effect" not in said


@pytest.mark.parametrize("first", [True, False])
def test_courtiers_are_available_again_after_the_step_that_passes_the_arrow(first: bool) -> None:
    steps = [event("advanced", seat=0, room=room, florins=0) for room in (3, 4)]
    ready = event("courtiers_ready", seat=0, cards="maestro")
    told_of = [ready, *steps] if first else [steps[0], ready, steps[1]]
    assert told("virtu", *told_of) == [
        "Anna moves on to the lower left room, then to the upper left room: "
        "passing the arrow, Maestro is available again."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_is_placed_by_its_own_player(lang: str) -> None:
    families = [
        (event("family", seat=seat, state=state), event("into_room", seat=seat, card=card, room=1, under=0))
        for seat, state, card in ((0, "milan", "ascanio_sforza"), (1, "florence", "lorenzo_de_medici"))
    ]
    first, second = told("virtu", *(each for family in families for each in family), lang=lang)
    assert first.startswith("Anna")
    assert "Ascanio" in first
    assert second.startswith("Bruno")
    assert "Ascanio" not in second
