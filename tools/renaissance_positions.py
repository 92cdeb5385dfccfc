"""Positions of Renaissance for the client: one game of five states around 1478, a scenario of six (positions.json).

`python tools/renaissance_positions.py` writes them, `--check` says whether they are current. Each is laid out as a
document, goes through `load`, which checks it, and is written as the server would send it to one seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from position_files import vocabulary, write_or_check, written

from signoria.core.codes import Event
from signoria.core.document import Document
from signoria.core.game import AnyGame
from signoria.core.registry import load_game
from signoria.core.state import CHANCE, State

FLORENCE, NAPLES, MILAN, ROME, VENICE = range(5)
STATES = ("florence", "naples", "milan", "rome", "venice")
# The year of the pictures is 1478, the fourth turn.
TURN = 4


def positions() -> dict[str, Any]:
    game = load_game("renaissance")
    moments: dict[str, Any] = {}
    for name, make in MOMENTS.items():
        state, viewer, *told = make(game)
        moments[name] = written(game, state, viewer)
        if told:
            moments[name]["before"] = [{"code": event.code, "params": event.params} for event in told]
        if name in FOLLOWS:
            moments[name]["follows"] = FOLLOWS[name]
    return {"game": game.id, "vocabulary": vocabulary(game), "moments": moments}


# ---- the game ----

OWNED = {
    VENICE: "verona padova venezia treviso ravenna zara spalato ragusa",
    MILAN: "milano bergamo lodi pavia piacenza cremona parma genova",
    FLORENCE: "bologna pistoia lucca pisa firenze arezzo siena",
    ROME: "piombino urbino ancona perugia viterbo spoleto roma",
    NAPLES: "laquila capua benevento napoli bari potenza palermo messina",
}
HOMES = {
    FLORENCE: "firenze pistoia",
    NAPLES: "napoli capua",
    MILAN: "milano pavia",
    ROME: "roma viterbo",
    VENICE: "venezia ragusa",
}
LEVELS = {"roma": 2, "venezia": 2} | dict.fromkeys(
    ["milano", "genova", "bologna", "firenze", "siena", "perugia", "padova", "benevento", "napoli"], 1
)
PALACES = {"milano": "leonardo", "venezia": "bellini", "firenze": "botticelli", "napoli": "donatello", "roma": "vacant"}
HAND = "pikemen arquebusiers knights cannon condottiere engineer sign_of_god looters artist_or_banker"
HANDS = {VENICE: 5, MILAN: 4, ROME: 7, NAPLES: 6}
KNOWN = {VENICE: {"arquebusiers": 1}, ROME: {"condottiere": 1, "pikemen": 1}}
DUCATS = {VENICE: 4, MILAN: 6, FLORENCE: 8, ROME: 3, NAPLES: 5}
# Provinces and artists of the three turns before.
EARLIER = {
    VENICE: ([3, 4, 2], [0, 1, 1]),
    MILAN: ([1, 2, 3], [0, 0, 1]),
    FLORENCE: ([1, 2, 4], [0, 1, 1]),
    ROME: ([2, 3, 3], [0, 0, 0]),
    NAPLES: ([3, 3, 2], [0, 1, 1]),
}
BALLOTS = {VENICE: "pww", MILAN: "www", FLORENCE: "www", ROME: "wpp", NAPLES: "ppp"}
ORDER = [VENICE, MILAN, FLORENCE, ROME, NAPLES]
VOTES = {"p": "peace", "w": "war"}
# The scenario of six: rampart, palace and what else each state chooses.
SIX_BEGIN = (
    "rampart:genova palace:genova garrison:savona",
    "rampart:milano palace:milano garrison:pavia",
    "rampart:trento palace:mantova garrison:verona",
    "rampart:firenze palace:firenze garrison:lucca",
    "rampart:napoli palace:napoli garrison:messina",
    "garrison:perugia rampart:roma palace:roma garrison:spoleto",
)
SIX_HAND = "pikemen pikemen arquebusiers cannon swiss condottiere traitor raid"
SIX_CARDS = [8, 7, 8, 6, 7, 8]
SIX_DUCATS = [2, 4, 2, 6, 4, 2]


class Table:
    """A document of five states that is changed step by step."""

    def __init__(self, game: AnyGame, viewer: int = FLORENCE) -> None:
        self.game = game
        self.viewer = viewer
        self.document = game.dump(game.new(5, {"nations": "listed"}))
        self.document |= {"turn": TURN, "war": 1, "order": [*ORDER, -1]}
        self.cards = dict(self.document["deck"])
        self.document["discards"] = {}
        owners = {city: f"seat{seat}" for seat, cities in OWNED.items() for city in cities.split()}
        for city in self.document["owner"]:
            if city in owners:
                self.document["owner"][city] = owners[city]
        for seat, cities in HOMES.items():
            self.document["home"] |= dict.fromkeys(cities.split(), f"seat{seat}")
        self.document["level"] = dict(LEVELS)
        self.document["palace"] |= PALACES
        self.document["palaces"] -= len(PALACES)
        self.document["ramparts"] -= len(LEVELS)
        self.document["castles"] -= 2
        for seat, part in enumerate(self.document["seats"]):
            provinces, artists = EARLIER[seat]
            part |= {"nation": STATES[seat], "ducats": DUCATS[seat], "provinces": [*provinces, 0, 0, 0]}
            part |= {"artists": [*artists, 0, 0, 0], "known": dict(KNOWN.get(seat, {}))}
            part["ballots"] = [None, *(VOTES[vote] for vote in BALLOTS[seat])]
        self.hands: dict[int, dict[str, int]] = {}
        self.sizes = dict(HANDS)
        self.hand(FLORENCE, HAND)

    def hand(self, seat: int, cards: str) -> Table:
        self.hands[seat] = counts(cards.split())
        return self

    def own(self, seat: int | None, *cities: str) -> Table:
        for city in cities:
            self.document["owner"][city] = None if seat is None else f"seat{seat}"
        return self

    def ducats(self, **purses: int) -> Table:
        for state, ducats in purses.items():
            self.document["seats"][STATES.index(state)]["ducats"] = ducats
        return self

    def nothing_seen(self) -> Table:
        """Before the combat turns nobody has shown a card."""
        for part in self.document["seats"]:
            part["known"] = {}
        return self

    def frames(self, *frames: Document) -> Table:
        self.document["frames"] = list(frames)
        return self

    def set(self, **fields: Any) -> Table:
        self.document |= fields
        return self

    def load(self) -> State:
        """Hands of which only the size is told get what is left, the deck the rest."""
        rest = dict(self.cards)
        for card, count in self.document["discards"].items():
            rest[card] -= count
        for seat, part in enumerate(self.document["seats"]):
            own = self.hands.get(seat, dict(part["known"]))
            for card, count in own.items():
                rest[card] -= count
            self.hands[seat] = own
        for seat, part in enumerate(self.document["seats"]):
            missing = self.sizes.get(seat, 0) - sum(self.hands[seat].values())
            part["hand"] = add(self.hands[seat], drawn(rest, missing))
        self.document["deck"] = {card: count for card, count in rest.items() if count}
        state: State = self.game.load(self.document)
        return state


def counts(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


def add(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {card: one.get(card, 0) + other.get(card, 0) for card in {**one, **other}}


def drawn(rest: dict[str, int], size: int) -> dict[str, int]:
    """Of what there is most, so that the deck stays mixed."""
    found: dict[str, int] = {}
    for _ in range(max(size, 0)):
        card = max(rest, key=lambda name: rest[name])
        rest[card] -= 1
        found[card] = found.get(card, 0) + 1
    return found


def act(place: int = 2) -> Document:
    return {"decision": "turn.act", "seat": ORDER[place], "place": place}


def do(game: AnyGame, state: State, *actions: str, events: list[Event] | None = None) -> State:
    """Plays on: whoever is asked, by the name of the action or outcome; a seat before it where several are."""
    for action in actions:
        seats = state.actors()
        seat = seats[0]
        if action[0].isdigit():
            seat, action = int(action[0]), action[2:]
        state.apply(seat, game.id_of(seat, action), events)
    return state


# ---- the pictures ----

# A position, whose eyes see it, and what has just happened where the page tells it.
Moment = Callable[[AnyGame], tuple[State, int, *tuple[Event, ...]]]


def combats(game: AnyGame) -> tuple[State, int]:
    return Table(game).frames(act()).load(), FLORENCE


def battle_lay(game: AnyGame) -> tuple[State, int]:
    table = Table(game).frames(act()).hand(VENICE, "condottiere arquebusiers pikemen pikemen swiss")
    state = do(game, table.load(), "attack", "target:perugia", "road:siena")
    do(game, state, *sold(state, VENICE), "hire_red:4")
    return do(game, state, *sold(state, None)), FLORENCE


def battle(game: AnyGame) -> tuple[State, int]:
    """Knights, Cannon and Engineer against a Swiss regiment and the Condottiere of Naples; the Sign of God is asked."""
    table = Table(game).frames(act()).hand(ROME, "condottiere pikemen swiss sign_of_god pikemen knights pikemen")
    table.hand(NAPLES, "condottiere traitor retreat looters ambassador marriage")
    state = do(game, table.load(), "attack", "target:perugia", "road:siena")
    state = do(game, state, *sold(state, None), "lay:knights", "lay:cannon", "lay:engineer")
    do(game, state, *sold(state, NAPLES), "hire_red:1")
    do(game, state, *sold(state, None), "lay:swiss", "die:2", "die:3")
    state = reveal(game, state)
    while state.prompt(max(state.actors()[0], 0)).code != "battle.sign":
        seat = state.actors()[0]
        do(game, state, "face:4" if seat == CHANCE else "pass")
    return state, FLORENCE


def sold(state: State, seller: int | None) -> list[str]:
    """The sealed answers of all who are asked: one offers, the others do not."""
    answers = [f"{seat}:answer:{'offer' if seat == seller else 'pass'}" for seat in state.actors()]
    return answers if seller is None else [*answers, "show_offer"]


def reveal(game: AnyGame, state: State) -> State:
    while state.actors()[0] >= 0 and state.prompt(state.actors()[0]).code == "battle.reveal":
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    return state


def purchases(game: AnyGame) -> tuple[State, int, *tuple[Event, ...]]:
    """Florence has built a rampart in Siena and still buys."""
    order = [ROME, FLORENCE, NAPLES, MILAN, VENICE]
    table = Table(game).own(FLORENCE, "ravenna").set(order=[*order, -1])
    table.hand(FLORENCE, "pikemen arquebusiers knights condottiere looters artist_or_banker")
    table.nothing_seen().ducats(florence=15, rome=3, naples=5, milan=8, venice=8)
    del table.document["level"]["siena"]
    table.document["ramparts"] += 1
    state = table.frames({"decision": "turn.buy", "seat": FLORENCE, "place": 1, "toggled": 0}).load()
    events: list[Event] = []
    do(game, state, "rampart:siena", events=events)
    return state, FLORENCE, *events


def expansion(game: AnyGame) -> tuple[State, int]:
    order = [ROME, FLORENCE, NAPLES, MILAN, VENICE]
    table = Table(game).set(order=[*order, -1], turn=3)
    free = "lucca piombino ravenna parma modena ferrara ancona genova treviso zara messina potenza"
    table.own(None, *free.split()).own(MILAN, "genova")
    for part in table.document["seats"]:
        part["provinces"][2] = part["artists"][2] = 0
        part["ballots"] = part["ballots"][:3]
    table.nothing_seen()
    table.hand(FLORENCE, "pikemen pikemen arquebusiers knights engineer retreat condottiere looters ambassador")
    table.ducats(florence=2, rome=1, naples=4, milan=5, venice=3)
    frame = {"decision": "expansion.target", "seat": FLORENCE, "place": 1, "round": 1, "sailed": 0, "goal": 0}
    return table.frames(frame).load(), FLORENCE


def six(game: AnyGame) -> tuple[State, int]:
    """Scenario 1515, first turn: everybody has set up and bought, France takes the first free city."""
    state = game.new(6, {"scenario": "1515", "nations": "listed"})
    begin = [choices.split() for choices in SIX_BEGIN]
    while state.actors() != [CHANCE]:
        do(game, state, begin[state.actors()[0]].pop(0))
    document = game.dump(state)
    left = dict(document["deck"])
    for card in SIX_HAND.split():
        left[card] -= 1
    for seat, part in enumerate(document["seats"]):
        part["ducats"] = SIX_DUCATS[seat]
        part["hand"] = counts(SIX_HAND.split()) if seat == 0 else drawn(left, SIX_CARDS[seat])
    frame = {"decision": "expansion.target", "seat": 0, "place": 0, "round": 1, "sailed": 0, "goal": 0}
    document |= {"deck": left, "frames": [frame]}
    return game.load(document), 0


def voting(game: AnyGame) -> Table:
    order = [ROME, FLORENCE, NAPLES, MILAN, VENICE]
    table = Table(game).own(FLORENCE, "ravenna").own(None, "zara").set(order=[*order, -1], war=0)
    table.ducats(florence=15, rome=9, naples=5, milan=8, venice=8).hand(FLORENCE, "")
    table.sizes = {}
    table.nothing_seen()
    for part in table.document["seats"]:
        part["ballots"] = part["ballots"][:3]
    return table.frames({"decision": "turn.vote", "seat": -4, "waiting": 31})


def vote(game: AnyGame) -> tuple[State, int]:
    return do(game, voting(game).load(), "3:vote:peace", "1:vote:peace"), FLORENCE


def vote_reveal(game: AnyGame) -> tuple[State, int]:
    votes = ["3:vote:peace", "1:vote:peace", "0:vote:war", "2:vote:war", "4:vote:war"]
    state = do(game, voting(game).load(), *votes)
    for _ in range(5):
        state.apply(state.actors()[0], state.options(state.actors()[0])[0])
    return state, FLORENCE


def target(game: AnyGame) -> tuple[State, int]:
    table = Table(game).hand(FLORENCE, HAND.replace("artist_or_banker", "ambassador"))
    state = table.frames(act()).load()
    return do(game, state, "ambassador", "embassy:5"), FLORENCE


def offer(game: AnyGame) -> tuple[State, int]:
    table = Table(game).own(FLORENCE, "zara").frames(act(0)).ducats(venice=6)
    table.document["options"] |= {"diplomacy": "free"}
    state = table.load()
    do(game, state, "speak", "to:0", "give_city:ravenna", "ask_city:zara", "give:2")
    return state, FLORENCE


def scoring(game: AnyGame) -> tuple[State, int]:
    """The fourth turn is scored, the fifth about to begin; nobody holds cards."""
    table = voting(game).own(FLORENCE, "piombino").own(VENICE, "ravenna", "zara").set(turn=TURN + 1)
    table.ducats(venice=14, milan=16, florence=19, rome=12, naples=15)
    now = {VENICE: (3, 1), MILAN: (3, 1), FLORENCE: (4, 1), ROME: (3, 0), NAPLES: (3, 1)}
    for seat, part in enumerate(table.document["seats"]):
        part["provinces"][3], part["artists"][3] = now[seat]
        part["ballots"].append(VOTES[BALLOTS[seat][2]])
    return table.load(), FLORENCE


def looters(game: AnyGame) -> tuple[State, int]:
    return do(game, Table(game).frames(act()).load(), "looters"), FLORENCE


def guest(game: AnyGame) -> tuple[State, int]:
    table = Table(game).frames(act())
    table.document["palace"]["siena"] = "vacant"
    table.document["palaces"] -= 1
    return do(game, table.load(), "artist_or_banker"), FLORENCE


def defence(game: AnyGame) -> tuple[State, int]:
    """Milan attacks Lucca; the Knights are laid, a red card is asked."""
    table = Table(game).frames(act(1)).hand(MILAN, "pikemen knights engineer cannon")
    state = do(game, table.load(), "attack", "target:lucca", "road:parma")
    state = do(game, state, *sold(state, None), "lay:pikemen", "lay:knights", "lay:engineer")
    return do(game, state, *sold(state, None), "lay:knights"), FLORENCE


def counter(game: AnyGame) -> tuple[State, int]:
    state, _ = defence(game)
    do(game, state, "lay:nothing", "die:4", "die:3")
    return reveal(game, state), FLORENCE


def sale(game: AnyGame) -> tuple[State, int]:
    state = Table(game).frames(act(0)).load()
    return do(game, state, "attack", "target:urbino", "road:ravenna"), FLORENCE


def retreat(game: AnyGame) -> tuple[State, int]:
    table = Table(game).frames(act()).hand(ROME, "pikemen swiss condottiere knights pikemen arquebusiers arquebusiers")
    table.hand(FLORENCE, "knights cannon retreat pikemen condottiere looters artist_or_banker")
    state = do(game, table.load(), "attack", "target:perugia", "road:siena")
    state = do(game, state, *sold(state, None), "lay:knights", "lay:cannon", "lay:nothing")
    state = do(game, state, *sold(state, None), "lay:swiss", "lay:nothing", "die:2", "die:5")
    reveal(game, state)
    while state.prompt(state.actors()[0]).code != "battle.retreat":
        do(game, state, "pass")
    return state, FLORENCE


MOMENTS: dict[str, Moment] = {
    "combats": combats,
    "battle_lay": battle_lay,
    "battle": battle,
    "purchases": purchases,
    "expansion": expansion,
    "vote": vote,
    "vote_reveal": vote_reveal,
    "target": target,
    "offer": offer,
    "scoring": scoring,
    "looters": looters,
    "guest": guest,
    "defence": defence,
    "counter": counter,
    "sale": sale,
    "retreat": retreat,
    "six": six,
}

# What stood just before, where the board shows for a while how the game has gone on from there.
FOLLOWS = {"vote_reveal": "vote", "scoring": "combats"}


if __name__ == "__main__":
    raise SystemExit(write_or_check(positions()))
