"""Il Principe in words: sentences as players read them, names as the box prints them, rules as the data have them."""

from __future__ import annotations

import pytest

from signoria.core.codes import Event, Params, Prompt, Reason
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.vocabulary import mismatch
from signoria.text.languages import LANGUAGES
from signoria.text.rules import load_rules
from signoria.text.words import Words

GAME: AnyGame = load_game("il_principe")
NAMES = ("Alice", "Bruno", "Chiara", "Dario", "Elena")
BOX = GAME.components.data


def plain(text: str | None) -> str:
    """With ordinary spaces and apostrophes; typography has a test of its own."""
    assert text is not None
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("’", "'")


def words(lang: str) -> Words:
    return Words(lang, GAME, NAMES)


SOLD = Event("lot_sold", {"seat": 0, "color": "white", "count": 2, "coins": 1, "becomes": 1})


@pytest.mark.parametrize(
    ("lang", "others", "own"),
    [
        (
            "en",
            "Alice buys 2 Cathedrals for 1 coin and becomes Il Principe.",
            "You buy 2 Cathedrals for 1 coin and become Il Principe.",
        ),
        (
            "fr",
            "Alice achète 2 Cathédrales pour 1 pièce et devient Il Principe.",
            "Vous achetez 2 Cathédrales pour 1 pièce et devenez Il Principe.",
        ),
        (
            "it",
            "Alice compra 2 Cattedrali per 1 moneta e diventa Il Principe.",
            "Compri 2 Cattedrali per 1 moneta e diventi Il Principe.",
        ),
    ],
)
def test_an_event_for_others_and_for_oneself(lang: str, others: str, own: str) -> None:
    assert plain(words(lang).event(SOLD, 1)) == others
    assert plain(words(lang).event(SOLD, 0)) == own


PLACES = {"first_count": 1, "first_shields": 3, "first_points": 5, "second_count": 2, "second_shields": 1}
SCORED = Event("region_scored", {"region": "parma", "first": "0", "second": "1 2", "second_points": 2, **PLACES})
TIED: Params = {
    "first": "0 1",
    "first_count": 2,
    "second": "",
    "second_count": 0,
    "second_shields": 0,
    "second_points": 0,
}
ADDED = {
    "from_cities": 16,
    "from_income": 11,
    "from_regions": 10,
    "from_roles": 4,
    "from_sets": 0,
    "from_coins": 2,
    "from_hand": 0,
}
COUNTED = Event("points_counted", {"seat": 0, "track": 27, "points": 43, **ADDED})


@pytest.mark.parametrize(
    ("lang", "ranked", "tied", "whole"),
    [
        (
            "en",
            "Parma: 5 points for Alice (3 shields), 2 points each for Bruno and Chiara (1 shield each).",
            "Parma: 5 points each for Alice and Bruno (3 shields each).",
            "Alice comes to 43 points: 27 during the game (16 for cities built and 11 from roles); "
            "at the end 10 for regions, 4 for roles, "
            "and 2 for the most coins.",
        ),
        (
            "fr",
            "Parma : 5 points pour Alice (3 boucliers), 2 points chacun pour Bruno et Chiara, à égalité (1 bouclier).",
            "Parma : 5 points chacun pour Alice et Bruno, à égalité (3 boucliers).",
            "Alice arrive à 43 points : 27 en cours de partie "
            "(16 pour les cités construites et 11 grâce aux Rôles) ; à la fin 10 pour les régions, 4 pour les Rôles "
            "et 2 pour le plus de pièces.",
        ),
        (
            "it",
            "Parma: 5 punti per Alice (3 scudi), 2 punti ciascuno per Bruno e Chiara, a pari merito (1 scudo).",
            "Parma: 5 punti ciascuno per Alice e Bruno, a pari merito (3 scudi).",
            "Alice arriva a 43 punti: 27 durante la partita (16 per le città costruite e 11 dai ruoli); "
            "alla fine 10 per le regioni, 4 per i ruoli "
            "e 2 per più monete di tutti.",
        ),
    ],
)
def test_R30_the_end_in_words(lang: str, ranked: str, tied: str, whole: str) -> None:
    assert plain(words(lang).event(SCORED, 1)) == ranked
    assert plain(words(lang).event(Event("region_scored", {**SCORED.params, **TIED}), 1)) == tied
    assert plain(words(lang).event(COUNTED, 1)) == whole


LOT: Params = {"seat": 1, "round": 2, "prize": "lot", "color": "green", "count": 3}
ROLE: Params = {"seat": 1, "round": 2, "prize": "minor", "color": "blue", "high": 4, "leader": 0}


@pytest.mark.parametrize(
    ("lang", "lot", "role"),
    [
        (
            "en",
            "On sale: lot of 3 Universities. Nobody has bid yet; what do you do?",
            "On sale: role of Knight. Alice bids 4 coins; what do you do?",
        ),
        (
            "fr",
            "En vente : 3 Universités. Personne n'a encore enchéri ; que faites-vous ?",
            "En vente : le Rôle « Chevalier ». Alice offre 4 pièces ; que faites-vous ?",
        ),
        (
            "it",
            "In vendita: 3 Università. Nessuno ha ancora offerto; che cosa fai?",
            "In vendita: il ruolo «Cavaliere». Alice offre 4 monete; che cosa fai?",
        ),
    ],
)
def test_a_question_says_what_is_sold_and_how_the_bids_stand(lang: str, lot: str, role: str) -> None:
    for params, said in ((LOT, lot), (ROLE, role)):
        assert not mismatch(GAME.vocabulary.prompts["auction.bid"], params)
        assert plain(words(lang).prompt(Prompt("auction.bid", "4.2", params))) == said


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("too_poor", "4.2", {"need": 4, "have": 1}), "You cannot bid 4 coins: you have 1 coin."),
        (Reason("too_poor", "4.2", {"need": 1, "have": 0}), "You cannot bid 1 coin: you have no coins."),
        (
            Reason("too_poor", "4.4", {"city": "firenze", "need": 5, "have": 2}),
            "Firenze costs 5 coins, and you have 2 coins.",
        ),
        (
            Reason("cards_missing", "4.4", {"city": "lucca", "color": "white", "need": 2, "have": 1}),
            "Lucca takes 2 Cathedrals, and you hold only 1.",
        ),
        (
            Reason("color_order", "4.1", {"color": "green", "after": "red"}),
            "You have already chosen red; green comes before it in the order of colours.",
        ),
    ],
)
def test_refusals(reason: Reason, said: str) -> None:
    assert not mismatch(GAME.vocabulary.reasons[reason.code], reason.params)
    assert words("en").reason(reason) == said


def test_a_drawn_card_is_told_to_its_owner_and_its_number_to_all() -> None:
    state, events = GAME.new(3), list[Event]()
    while not any(event.code == "drew_card" for event in events):
        state.apply(-1, min(outcome for outcome, _ in state.weights()), events)
    drawn = [event for event in events if event.code.startswith("drew")]
    owner = int(drawn[0].params["seat"])
    assert [words("en").event(event, owner) for event in drawn] == [
        "You draw 4 building cards:",
        "… a University.",
    ]
    other = (owner + 1) % 3
    assert [words("en").event(event, other) for event in drawn] == [f"{NAMES[owner]} draws 4 building cards.", None]


# ---- names as in components.toml ----


def printed_names() -> dict[tuple[str, str], dict[str, str]]:
    """Kind and id of everything that the component file names."""
    found = {("color", color["id"]): color["name"] for color in BOX["color"]}
    found |= {("building", color["id"]): color["building"] for color in BOX["color"]}
    found |= {(kind, entry["id"]): entry["name"] for kind in ("city", "family") for entry in BOX[kind]}
    found |= {("size", id): size["name"] for id, size in BOX["city_size"].items()}
    return found | {
        ("role", f"{role['color']}_{tile}"): role[tile] for role in BOX["role"] for tile in ("major", "minor")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_component_file(lang: str) -> None:
    spoken = words(lang)
    for (kind, id), names in printed_names().items():
        assert id in GAME.vocabulary.names[kind]
        # The box prints capitals without their accents.
        assert plain(spoken.name(kind, id)).replace("É", "E") == names[lang].replace("É", "E")
    assert spoken.text("game-title") == BOX["game"]["title"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions_are_called_in_italian_and_explained_in_the_language(lang: str) -> None:
    for region in BOX["region"]:
        # The map has room for the first word of "Umbria e Marche".
        assert words(lang).name("region", region["id"]) == region["name"]["it"].split(" e ")[0]
        assert plain(words(lang).about("region", region["id"])) == region["name"][lang]


# ---- the rules against the data ----


def body(lang: str, number: str) -> str:
    paragraph = load_rules(GAME, lang).find(number)
    assert paragraph is not None
    return paragraph.body


def rows(lang: str, number: str) -> list[list[str]]:
    """Returns the rows of the tables in a paragraph, without the marks of what is reconstructed."""
    lines = [line for line in body(lang, number).splitlines() if line.startswith("| ")]
    return [line.replace("°", "").strip("| ").split(" | ") for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_print_every_city_as_the_data_have_it(lang: str) -> None:
    spoken = words(lang)
    for city in BOX["city"]:
        size = BOX["city_size"][city["size"]]
        counts = {spoken.name("color", color): city["icons"].count(color) for color in GAME.vocabulary.names["color"]}
        icons = ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items() if count)
        regions = ", ".join(spoken.name("region", region) for region in city["regions"])
        numbers = [str(size[key]) for key in ("coins", "vp", "shields")]
        row = [spoken.name("city", city["id"]), spoken.name("size", city["size"]), icons, *numbers, regions]
        assert row in rows(lang, "2.2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_print_every_role_size_and_set_up_as_the_data_have_it(lang: str) -> None:
    spoken = words(lang)
    for role in BOX["role"]:
        names = [spoken.name("role", f"{role['color']}_{tile}") for tile in ("major", "minor")]
        color = [spoken.name(kind, role["color"]) for kind in ("color", "building")]
        assert [*color, "20", *names] in [row[:5] for row in rows(lang, "2.3")]
    for id, size in BOX["city_size"].items():
        numbers = [str(size[key]) for key in ("icons", "coins", "vp", "shields", "regions")]
        assert [spoken.name("size", id), *numbers] in rows(lang, "2.2")
    for key in ("income_coins", "last_round_if_deck_below", "last_round_auction_cards"):
        numbers = [str(BOX["setup"][f"p{players}"][key]) for players in GAME.players]
        assert numbers in [row[1:] for row in rows(lang, "3")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_every_ruling_example_and_option(lang: str) -> None:
    numbers = {*load_rules(GAME, lang).numbers()}
    assert {f"R{number}" for number in range(1, 49)} <= numbers
    assert {f"E{number}" for number in range(1, 8)} <= numbers
    own = (1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 15, 16, 19, 20, 21, 22, 24, 26, 27, 28)
    assert {f"X{number}" for number in own} <= numbers
    assert all(words(lang).name("option", option.name) in body(lang, "7") for option in GAME.options)


@pytest.mark.parametrize(
    ("lang", "six", "bishop", "white"),
    [
        ("en", "for 6 points and 2 shields", "2 points at once", "1 point, the Bishop 2"),
        ("fr", "contre 6 points et 2 boucliers", "2 points", "1 point, l'Évêque 2"),
        ("it", "per 6 punti e 2 scudi", "2 punti", "1 punto, il Vescovo 2"),
    ],
)
def test_R1_R16_descriptions_follow_the_options(lang: str, six: str, bishop: str, white: str) -> None:
    agreed = Words(lang, GAME, NAMES, {"large_city_vp_6": True, "amigo_bishop_2vp": True})
    for said in (agreed.about("city", "firenze"), agreed.about("city", "rimini")):
        assert six in plain(said)
    assert bishop in plain(agreed.about("role", "white_major"))
    assert plain(agreed.about("color", "white")) == white
    usual = words(lang)
    assert "8 " in plain(usual.about("city", "firenze"))
    assert agreed.about("city", "siena") == usual.about("city", "siena")
    assert agreed.about("role", "white_minor") == usual.about("role", "white_minor")
    assert "2" not in plain(usual.about("color", "white"))
    assert not agreed.missing
    assert not agreed.errors
