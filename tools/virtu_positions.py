"""Positions of Virtù for the client: moments of one game of four states, and of one of two players (positions.json).

`python tools/virtu_positions.py` writes them, `--check` says whether they are current. Each is laid out as a document,
goes through `load`, which checks it, is played on by name, and is written as the server would send it to one seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from played import Played
from position_files import vocabulary, write_or_check

from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.state import CHANCE

MILAN, FLORENCE, NAPLES, VENICE = range(4)
FRANCE, ARAGON = range(2)
READY, SPENT = 1, 2
SPOTS_BEFORE_ROOMS = 30
SPOTS_BEFORE_POWERS = 55


def positions() -> dict[str, Any]:
    game = load_game("virtu")
    moments = {name: make(game).seen_by(viewer) for name, (make, viewer) in MOMENTS.items()}
    # The log parts what has happened as the game tells it.
    story = msgspec.to_builtins(game.vocabulary.story, order="deterministic")
    return {"game": game.id, "vocabulary": vocabulary(game, "labels") | {"story": story}, "moments": moments}


# ---- things on the table ----


class Table:
    """A document that is laid out piece by piece; what is taken from a pile or a stock leaves it."""

    def __init__(self, game: AnyGame, players: int) -> None:
        state = game.new(players, {})
        while state.actors() == [CHANCE]:
            state.apply(CHANCE, state.weights()[0][0])
        self.cities: tuple[str, ...] = tuple(game.vocabulary.names["city"])
        self.document = game.dump(state)
        for part in self.document["seats"]:
            part |= {"rooms": [None] * 10, "court": [None] * 6, "face": [0] * 6}
        self.document["owner"] = [min(owner, -1) if owner < players else owner for owner in self.document["owner"]]
        self.document["troops"] = [{} for _ in range(5)]

    def own(self, seat: int, ready: str, spent: str = "") -> Table:
        for face, names in ((READY, ready), (SPENT, spent)):
            for name in names.split():
                self.document["owner"][self.cities.index(name)] = seat
                self.document["tile"][name] = face
        return self

    def troops(self, power: int, **counts: int) -> Table:
        self.document["troops"][power] = counts
        return self

    def state(self, seat: int, florins: int, marker: int, agents: int, gained: int, **more: Any) -> Table:
        part = self.document["seats"][seat]
        part |= {"florins": florins, "marker": marker, "agents": agents, "locked": 5 - gained} | more
        return self

    def room(self, seat: int, number: int, *cards: str) -> Table:
        for level, card in enumerate(cards):
            self._take(card)
            self.document["seats"][seat]["rooms"][2 * number + level] = card
        return self

    def court(self, seat: int, left: str, right: str) -> Table:
        """Courtiers by side; a name with a stroke before it is exhausted."""
        part = self.document["seats"][seat]
        for start, names in ((0, left), (3, right)):
            for place, name in enumerate(names.split()):
                self._take(name.removeprefix("/"))
                part["court"][start + place] = name.removeprefix("/")
                part["face"][start + place] = SPENT if name.startswith("/") else READY
        return self

    def estate(self, seat: int, names: str) -> Table:
        for name in names.split():
            id = name.removeprefix("/")
            stock = "cathedral" if id.startswith("cathedral") else id
            if stock in self.document["market"]:
                self.document["market"][stock] -= 1
            self.document["seats"][seat]["estate"][id] = SPENT if name.startswith("/") else READY
        return self

    def agents(self, **spots: int) -> Table:
        """Agents by spot: a city, `palace_<seat>_<room>`, `alliance_<power>`."""
        powers = ("france", "ottoman", "empire", "florence", "rome", "venice")
        for spot, seat in spots.items():
            kind, _, rest = spot.partition("_")
            if kind == "palace":
                owner, number = rest.split("_")
                place = SPOTS_BEFORE_ROOMS + 5 * int(owner) + int(number)
            elif kind in ("alliance", "track"):
                place = SPOTS_BEFORE_POWERS + powers.index(rest)
            else:
                place = self.cities.index(spot)
            self.document["agent"][place] = seat
        return self

    def put(self, **fields: Any) -> Table:
        self.document |= fields
        return self

    def _take(self, card: str) -> None:
        if card in self.document["pile"]:
            self.document["pile"][card] -= 1


def played(game: AnyGame, table: Table, *actions: str) -> Played:
    """Returns the position after these actions, each of whoever is asked."""
    return Played(game, game.load(table.document)).do(*actions)


# ---- four states, from year 7 to the end ----


def four(game: AnyGame) -> Table:
    """Year 7: Milan and Naples have played, Florence stands on Patronise."""
    table = Table(game, 4)
    table.own(MILAN, "milan genoa parma", "turin mantua").troops(MILAN, milan=1, parma=2, mantua=1)
    table.own(NAPLES, "naples benevento bari rossano palermo").troops(NAPLES, naples=2, benevento=1)
    table.own(FLORENCE, "florence siena spoleto", "pisa").troops(FLORENCE, florence=1, pisa=1)
    table.own(VENICE, "venice trento ancona corfu").troops(VENICE, venice=1, ancona=1)
    table.room(MILAN, 4, "consigliere").room(MILAN, 0, "ludovico_sforza", "condottiere").room(
        MILAN, 2, "ascanio_sforza"
    )
    table.court(MILAN, "gian_galeazzo_sforza", "/admiral").estate(MILAN, "/duchy")
    table.room(NAPLES, 2, "merchant").room(NAPLES, 4, "maestro").room(NAPLES, 0, "alfonso_of_calabria")
    table.room(NAPLES, 1, "federico_da_montefeltro").court(NAPLES, "/ferdinand_ii_of_naples", "ambassador swordsman")
    table.estate(NAPLES, "principality cathedral_1 guild")
    table.room(FLORENCE, 4, "condottiere").room(FLORENCE, 1, "lorenzo_de_medici")
    table.room(FLORENCE, 2, "giuliano_de_medici", "ambassador")
    table.court(FLORENCE, "/bishop", "gonfalonier /giovanni_de_medici").estate(FLORENCE, "/duchy cathedral_1")
    table.room(VENICE, 4, "cristoforo_moro").room(VENICE, 1, "council_of_ten").room(VENICE, 2, "cardinal")
    table.room(VENICE, 3, "niccolo_orsini", "admiral").court(VENICE, "bishop", "/ambassador condottiere")
    table.estate(VENICE, "guild")
    table.agents(siena=MILAN, palace_1_3=MILAN, rome=VENICE, palace_0_2=VENICE, latina=FLORENCE)
    table.agents(alliance_ottoman=FLORENCE, reggio=NAPLES, palace_3_4=NAPLES)
    table.state(MILAN, 6, 0, 1, 3, rank=1).state(NAPLES, 9, 2, 2, 4, rank=2)
    table.state(FLORENCE, 4, 1, 0, 2, rank=3, indulgence={"4": 1}).state(VENICE, 5, 1, 0, 2, rank=2)
    table.document["cathedral"] = {"florence": 1, "naples": 1}
    patron = [-1] * 10
    patron[1], patron[5], patron[7] = NAPLES, VENICE, FLORENCE
    table.put(year=7, turn=2, indulgences=9, order=[MILAN, NAPLES, FLORENCE, VENICE, -1], patron=patron)
    table.put(city_track=[FLORENCE, VENICE, MILAN, NAPLES, -1], patronage_track=[MILAN, NAPLES, VENICE, FLORENCE, -1])
    table.put(ally=[MILAN, -1, VENICE], bonus_ready={"france": 1})
    return table.put(frames=[step(FLORENCE)])


def step(seat: int) -> Document:
    return {"decision": "spring.step", "seat": seat} | WALK


def move(game: AnyGame) -> Played:
    return played(game, four(game))


def pay(game: AnyGame) -> Played:
    walk = ("advance", "stop", "act", "annex:ravenna")
    return played(game, four(game), *walk, "use:action.crown", "use:under.crown")


def year_over(game: AnyGame) -> Table:
    """The Winter of year 7: Ravenna has come over, and Florence is first."""
    table = four(game).own(FLORENCE, "siena spoleto ravenna", "florence pisa")
    table.document["seats"][FLORENCE] |= {"marker": 2, "face": [SPENT, 0, 0, READY, READY, 0]}
    table.document["seats"][VENICE]["marker"] = 2
    table.put(turn=0, order=[FLORENCE, MILAN, NAPLES, VENICE, -1], bonus_ready={"france": 1, "empire": 1})
    return table.put(city_track=[FLORENCE, VENICE, MILAN, NAPLES, -1], frames=[winter("reorganise")])


def winter(question: str, seat: int = FLORENCE) -> Document:
    return {"decision": f"winter.{question}", "seat": seat}


def winter_court(game: AnyGame) -> Played:
    return played(game, year_over(game), "move:right_1")


def winter_market(game: AnyGame) -> Played:
    return played(game, year_over(game), "done", "use:siena.florin", "buy:ambassador", "to:left")


def winter_recruit(game: AnyGame) -> Played:
    return played(game, year_over(game), "done", "use:siena.florin", "buy:consigliere", "to:left", "done")


def spring_8(game: AnyGame) -> Table:
    table = year_over(game).court(FLORENCE, "/bishop consigliere", "gonfalonier giovanni_de_medici")
    table.document["pile"] |= {"bishop": 3, "consigliere": 3, "gonfalonier": 4}
    table.state(FLORENCE, 1, 2, 1, 3)
    return table.put(year=8, frames=[step(FLORENCE)])


def intrigue(game: AnyGame) -> Played:
    walk = ("advance", "stop", "act", "remove:palace_1.3")
    return played(game, spring_8(game), *walk, "use:left_2.mask", "place")


def palaces(game: AnyGame) -> Played:
    walk = ("advance", "stop", "act", "remove:palace_1.3", "use:left_2.mask", "place", "agent:palace_0.1")
    return played(game, spring_8(game), *walk, "lift:latina", "agent:palace_2.3", "done")


def year_10(game: AnyGame) -> Table:
    """Florence has four troops at the gates of the Marches, and stands on Wage war."""
    table = four(game).own(MILAN, "milan genoa parma nice", "turin mantua").own(NAPLES, "reggio")
    table.own(FLORENCE, "florence siena pisa spoleto", "ravenna")
    table.troops(FLORENCE, florence=1, pisa=1, spoleto=2, ravenna=2)
    part = table.document["seats"][FLORENCE]
    part |= {"court": [None] * 6, "face": [0] * 6, "indulgence": {}, "rank": 4}
    table.document["pile"] |= {"bishop": 4, "gonfalonier": 5}
    table.court(FLORENCE, "/bishop swordsman", "gonfalonier giovanni_de_medici").room(
        FLORENCE, 4, "condottiere", "condottiere"
    )
    table.document["pile"]["condottiere"] += 1
    table.estate(FLORENCE, "duchy principality /cathedral_1").put(indulgences=10)
    table.document["market"]["cathedral"] += 1
    table.document["agent"] = [-1] * len(table.document["agent"])
    table.agents(siena=MILAN, rome=VENICE, palace_0_4=VENICE, ancona=FLORENCE)
    table.agents(alliance_ottoman=FLORENCE, reggio=NAPLES, palace_3_4=NAPLES)
    table.state(MILAN, 6, 2, 2, 3).state(NAPLES, 6, 4, 2, 4).state(FLORENCE, 5, 4, 1, 3).state(VENICE, 5, 3, 0, 2)
    patron = [-1] * 10
    patron[0], patron[1], patron[5], patron[7] = FLORENCE, NAPLES, VENICE, FLORENCE
    table.put(year=10, patron=patron, city_track=[VENICE, FLORENCE, MILAN, NAPLES, -1])
    act = {"decision": "spring.act", "seat": FLORENCE} | WALK | {"visited": 16}
    return table.put(frames=[act])


MARCHED = ("act", "use:action.cavalry", "march:ravenna", "ride:ancona", "march:ravenna", "ride:ancona")


def march(game: AnyGame) -> Played:
    return played(game, year_10(game), *MARCHED, "use:under.cavalry", "march:spoleto")


def siege(game: AnyGame) -> Played:
    table = year_10(game).troops(FLORENCE, florence=1, pisa=1, ancona=4)
    table.put(frames=[{"decision": "sieges.choose", "seat": FLORENCE, "city": 0}])
    return played(game, table, "siege:ancona", "use:leonardo.war", "use:right_2.war")


def final(game: AnyGame) -> Played:
    """Year 12 is over: Florence has reached the fifth rank."""
    table = year_10(game).own(FLORENCE, "florence siena pisa spoleto", "ravenna ancona").own(NAPLES, "messina")
    table.own(VENICE, "ragusa").troops(FLORENCE, florence=1, pisa=1, ancona=2).troops(VENICE, venice=2)
    table.court(FLORENCE, "/bishop cardinal swordsman", "gonfalonier giovanni_de_medici")
    table.document["pile"] |= {"bishop": 3, "swordsman": 3, "gonfalonier": 4}
    table.estate(FLORENCE, "cathedral_2 guild").estate(VENICE, "republic")
    table.estate(NAPLES, "kingdom").estate(MILAN, "principality")
    table.document["cathedral"]["siena"] = 1
    table.document["seats"][FLORENCE]["trophies"][VENICE] = 1
    table.document["seats"][FLORENCE] |= {"marker": 1, "indulgence": {"1": 1}, "florins": 2, "rank": 5}
    for seat, rank in ((MILAN, 2), (NAPLES, 4), (VENICE, 3)):
        table.document["seats"][seat]["rank"] = rank
    table.agents(palace_0_4=VENICE, palace_3_4=NAPLES, alliance_ottoman=-1, ancona=-1)
    table.document["seats"][FLORENCE]["agents"] = 3
    patron = [FLORENCE, NAPLES, -1, MILAN, -1, VENICE, -1, FLORENCE, -1, NAPLES]
    table.document["seats"][NAPLES]["estate"]["cannons"] = READY
    table.put(year=12, last=1, turn=0, indulgences=9, patron=patron, ally=[MILAN, NAPLES, VENICE], frames=[])
    table.put(order=[FLORENCE, NAPLES, VENICE, MILAN, -1], bonus_ready={"france": 1, "ottoman": 1})
    return played(game, table.put(city_track=[VENICE, FLORENCE, MILAN, NAPLES, -1]))


# ---- two players ----


def two(game: AnyGame) -> Played:
    """Round 8: France gathers crowns for Florence."""
    table = Table(game, 2)
    table.own(FRANCE, "milan genoa mantua", "turin parma").troops(FRANCE, milan=1, mantua=2, genoa=2)
    table.own(ARAGON, "naples latina benevento bari rossano reggio").troops(ARAGON, latina=1, benevento=1, naples=2)
    table.troops(2, florence=1).troops(3, rome=1).troops(4, venice=1, ravenna=1)
    table.room(FRANCE, 0, "guillaume_briconnet", "ambassador").room(FRANCE, 1, "merchant").room(
        FRANCE, 2, "charles_viii"
    )
    table.room(FRANCE, 3, "louis_of_orleans", "ludovico_sforza_2p").court(FRANCE, "bishop", "podesta condottiere")
    table.estate(FRANCE, "royaume_de_france cannons_france /duchy")
    table.room(ARAGON, 4, "federico_of_aragon").room(ARAGON, 2, "ferrandino").room(ARAGON, 3, "gonzalo_de_cordoba")
    table.court(ARAGON, "", "/gonfalonier merchant").estate(ARAGON, "principality")
    table.agents(ravenna=FRANCE, spoleto=ARAGON, track_rome=ARAGON, palace_0_4=ARAGON)
    table.state(FRANCE, 5, 0, 1, 2).state(ARAGON, 4, 3, 0, 3)
    table.put(year=8, influence=[-3, -1, 4], turn=0)
    table.put(frames=[{"decision": "spring.act", "seat": FRANCE} | WALK | {"visited": 1}])
    crowns = ("act", "use:right_1.crown", "influence:florence", "influence:florence", "use:action.crown")
    return played(game, table, *crowns)


WALK = dict.fromkeys(("steps", "paid_step", "prepaid", "visited", "redeemed"), 0)
MOMENTS: dict[str, tuple[Callable[[AnyGame], Played], int]] = {
    "move": (move, FLORENCE),
    "pay": (pay, FLORENCE),
    "winter_court": (winter_court, FLORENCE),
    "winter_market": (winter_market, FLORENCE),
    "winter_recruit": (winter_recruit, FLORENCE),
    "intrigue": (intrigue, FLORENCE),
    "palaces": (palaces, FLORENCE),
    "march": (march, FLORENCE),
    "siege": (siege, FLORENCE),
    "final": (final, FLORENCE),
    "two": (two, FRANCE),
}


if __name__ == "__main__":
    raise SystemExit(write_or_check(positions()))
