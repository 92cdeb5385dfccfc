"""Optional powers of the states (§7; R54)."""

from __future__ import annotations

from tests.games.renaissance.positions import Position, do, names, owner, pile, settle, strengths, why

from signoria.core.codes import Event
from signoria.core.rng import Rng
from signoria.core.state import SPECTATOR
from signoria.games.renaissance import GAME
from signoria.games.renaissance.box.constants import CITIES
from signoria.games.renaissance.phases.turn_end import income

FLORENCE, GENOA, NAPLES, MILAN, ROME, VENICE = range(6)


def test_R54a_genoa_attacks_over_any_ground() -> None:
    for powers, ground in ((True, 0), (False, 1)):
        position = Position(powers=powers).turn_of("genoa").hand("genoa", "swiss", "swiss").own("rome", "reggio")
        battle = ("attack", "target:reggio", "sea:genova", "lay:swiss", "lay:swiss", "die:1", "die:1")
        _, defence = strengths(position.build(), *battle)
        assert (defence["terrain"], defence["landing"]) == (ground, ground)


def test_R54a_genoa_defends_like_everybody() -> None:
    position = Position(powers=True).turn_of("milan").hand("milan", "swiss", "swiss")
    battle = ("attack", "target:genova", "road:pavia", "lay:swiss", "lay:swiss", "lay:nothing", "die:1", "die:1")
    assert strengths(position.build(), *battle)[1]["terrain"] == 1


def test_R54b_florence_lures_an_artist_once_per_turn() -> None:
    position = Position(powers=True).own("florence", "siena", palace="vacant").own("rome", "arezzo", palace="leonardo")
    state = do(position.build(), "lure", "lure_to:siena", "lure_from:arezzo")
    won = do(state.clone(), "die:5")
    assert (won.palace[CITIES.index("siena")], won.palace[CITIES.index("arezzo")]) == (2, 0)
    lost = do(state, "die:4")
    assert lost.palace[CITIES.index("arezzo")] == 2
    assert why(lost, "lure") == "power_used"
    assert "lure" not in names(Position().own("florence", "siena", palace="vacant").build())


def test_R54c_naples_has_a_free_retreat() -> None:
    position = Position(powers=True).turn_of("naples").own("rome", "laquila").hand("naples", *["pikemen"] * 2)
    state = position.hand("rome", "swiss").build()
    do(state, "attack", "target:laquila", "road:capua", "lay:pikemen", "lay:pikemen", "lay:swiss", "die:1", "die:6")
    assert "free_retreat:pikemen" in names(settle(state))
    do(state, "free_retreat:pikemen")
    settle(state)
    assert pile(state.locked) == {"pikemen": 1}
    assert pile(state.discards) == {"pikemen": 1}
    assert state.used[NAPLES] == 1


def test_R54d_R11_rome_votes_twice() -> None:
    for powers, war in ((True, 0), (False, 1)):
        state = Position(powers=powers).vote().build()
        do(state, "0:vote:war", "1:vote:war", "2:vote:war", "3:vote:peace", "4:vote:peace", "5:vote:peace")
        assert settle(state).war == war
    state = Position(powers=True).vote().build()
    do(state, "4:vote:war", "0:vote:war", "1:vote:war", "2:vote:peace", "3:vote:peace", "5:vote:peace")
    assert settle(state).war == 1


def test_R54e_venice_gets_two_ducats() -> None:
    assert income(Position(powers=True).build(), VENICE) == income(Position().build(), VENICE) + 2


def test_R54f_milan_has_a_free_condottiere() -> None:
    position = Position(powers=True).turn_of("milan").own("venice", "bergamo").hand("milan", "pikemen")
    state = do(position.build(), "attack", "target:bergamo", "road:milano", "lay:pikemen", "lay:free_condottiere")
    do(state, "die:6", "die:1", "face:6")
    settle(state)
    assert owner(state, "bergamo") == MILAN
    assert pile(state.discards) == {}
    assert (state.ducats[MILAN], state.used[MILAN]) == (0, 1)
    assert why(Position().turn_of("milan").hand("milan", "pikemen").build(), "attack") == "too_few_units"


def test_R54f_the_free_condottiere_lies_face_down_and_is_turned_with_the_others() -> None:
    position = Position(powers=True).turn_of("milan").own("venice", "bergamo").hand("milan", "pikemen")
    state = do(position.build(), "attack", "target:bergamo", "road:milano", "lay:pikemen")
    told = list[Event]()
    state.apply(MILAN, GAME.action_id("lay:free_condottiere"), told)
    assert [event.params.get("card") for event in told if event.code == "laid"] == [None]
    for viewer, card in ((MILAN, "condottiere"), (VENICE, "?"), (SPECTATOR, "?")):
        view = GAME.observe(state, viewer)
        assert view["laid"]["attacker_unit_2"] == card
        assert view["worth"]["attacker_unit_2"]["face_down"] == 1
        twin = GAME.redeal(state, viewer, Rng("face down", viewer))
        assert GAME.observe(twin, viewer) == view
        assert not list(GAME.violations(twin))
    told = []
    do(state, "die:6", "die:1", "face:6", events=told)
    turned = [(event.params["card"], event.params.get("ducats")) for event in told if event.code == "revealed"]
    assert turned == [("pikemen", None), ("condottiere", None)]
    assert state.ducats[MILAN] == 0


def test_R54f_the_free_condottiere_may_betray_and_is_not_sold() -> None:
    position = Position(powers=True).turn_of("milan").own("venice", "bergamo").hand("milan", "pikemen")
    state = position.ducats("venice", 1).build()
    do(state, "attack", "target:bergamo", "road:milano", "lay:pikemen", "lay:free_condottiere")
    do(state, "die:6", "die:1", "face:betrayal", "buy_back", "face:6")
    assert owner(settle(state), "bergamo") == VENICE
    position = Position(powers=True).own("rome", "siena").hand("florence", "pikemen", "pikemen")
    state = position.hand("milan", "looters").ducats("florence", 3).build()
    do(state, "attack", "target:siena", "road:firenze")
    assert names(state, MILAN) == ["answer:pass"]


def test_R54g_france_attacks_from_conquered_cities() -> None:
    for powers in (True, False):
        position = Position(6, scenario="1494", powers=powers).turn_of("france").own("milan", "piacenza")
        position.own("milan", "parma").hand("france", *["swiss"] * 4)
        state = do(position.build(), "attack", "target:piacenza", "road:genova", "lay:swiss", "lay:swiss")
        settle(do(state, *(["lay:nothing"] * 2 if powers else []), "die:6", "die:1"))
        assert owner(state, "piacenza") == 0
        do(state, "attack")
        assert ("target:parma" in names(state)) == powers


def test_R54h_spain_has_free_looters() -> None:
    position = Position(6, scenario="1494", powers=True).turn_of("spain")
    state = do(position.build(), "free_looters", "loot:trento", "die:1")
    assert state.ducats[5] == 1
    assert pile(state.discards) == {}
    assert why(state, "free_looters") == "power_used"


def test_R54i_the_empire_draws_one_more() -> None:
    state = Position(6, scenario="1515", powers=True).vote().build()
    do(state, "1:stance:attack", *(f"{seat}:vote:war" for seat in range(6)))
    settle(state)
    while state.actors() == [-1]:
        state.apply(-1, state.weights()[0][0])
    assert [int(state.hand_size(seat)) for seat in range(6)] == [6, 6, 7, 6, 6, 6]


def test_R54j_the_swiss_take_a_stance_with_the_vote() -> None:
    state = Position(6, scenario="1515", powers=True).vote().build()
    assert names(state, 1) == ["stance:attack", "stance:defence"]
    do(state, "1:stance:defence")
    assert names(state, 1) == ["vote:peace", "vote:war"]
    assert GAME.seen(state, 1, GAME.action_id("vote:war"), 0) == "vote:?"
    do(state, *(f"{seat}:vote:war" for seat in range(6)))
    assert (state.actors(), names(state)) == ([1], ["show_stance:defence"])
    settle(state)
    assert state.stance == 2


def test_R54j_the_stance_counts_in_every_battle_of_its_kind() -> None:
    for stance, attack_bonus in ((1, 1), (2, 0), (0, 0)):
        position = Position(6, scenario="1515", powers=True).turn_of("swiss").hand("swiss", "pikemen", "pikemen")
        position.own("france", "lodi")
        position.stance = stance
        battle = ("attack", "target:lodi", "road:milano", "lay:pikemen", "lay:pikemen", "die:1", "die:1")
        attack, defence = strengths(position.build(), *battle)
        assert (attack["stance"], defence["stance"]) == (attack_bonus, 0)


def test_R54j_the_stance_is_asked_in_the_first_turn_too() -> None:
    state = GAME.new(6, {"scenario": "1515", "powers": True})
    while state.actors() == [-1] or state.prompt(state.actors()[0]).code.startswith("setup."):
        seat = state.actors()[0]
        state.apply(seat, state.weights()[0][0] if seat < 0 else state.options(seat)[0])
    assert len(state.actors()) == 1
    assert names(state) == ["stance:attack", "stance:defence"]
