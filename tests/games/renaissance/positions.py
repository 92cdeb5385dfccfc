"""Set positions for the tests: a few cities and cards, everything else as the box has it; and a way to play on."""

from __future__ import annotations

from typing import Any

from signoria.core.codes import Event, Params
from signoria.core.document import Document
from signoria.core.state import CHANCE
from signoria.games.renaissance import GAME
from signoria.games.renaissance.battle.fields import SLOTS
from signoria.games.renaissance.box.constants import CARDS, CASTLES, CITIES, COPIES, NATIONS, PALACES, RAMPARTS
from signoria.games.renaissance.box.plans import PLANS, plan_of
from signoria.games.renaissance.names import TERRAIN
from signoria.games.renaissance.state import Renaissance

MOST_PLAYERS = 6
TURNS = 6


class Position:
    """The seats are the nations of the set-up in its order; every start city is held by its nation, bare."""

    def __init__(self, players: int = 6, **options: bool | str) -> None:
        self.options: dict[str, Any] = {"variant": "without_naples"} if players == 4 else {}
        self.options |= options
        settings = GAME.settings(players, self.options)
        self.plan = PLANS[plan_of(players, str(settings["scenario"]), str(settings["variant"]))]
        self.players = players
        self.nations = [NATIONS[nation] for nation in self.plan.nations]
        self.owner: dict[str, int | None] = dict.fromkeys(CITIES)
        self.level: dict[str, int] = {}
        self.palace: dict[str, str | None] = dict.fromkeys(CITIES)
        self.marks: dict[str, dict[str, int]] = {}
        self.home: dict[str, int] = {}
        for seat, nation in enumerate(self.plan.nations):
            for city in [*self.plan.fixed[nation], *(ways[0] for ways in self.plan.choices[nation])]:
                self.owner[CITIES[city]] = self.home[CITIES[city]] = seat
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.purses = [0] * players
        self.known: list[dict[str, int]] = [{} for _ in range(players)]
        self.used = [0] * players
        self.points: list[list[int]] = [[0] * TURNS for _ in range(players)]
        self.locked: list[str] = []
        self.discards: list[str] = []
        self.turn = 2
        self.war = 1
        self.stance = 0
        self.order = list(range(players))
        self.frames: list[Document] = []
        self.done: dict[str, int] = {}
        self.act(0)

    def seat(self, nation: str) -> int:
        return self.nations.index(nation)

    # ---- what lies where ----

    def own(self, nation: str | None, *cities: str, level: int = 0, palace: str | None = None) -> Position:
        for city in cities:
            self.owner[city] = None if nation is None else self.seat(nation)
            self.level[city] = level
            self.palace[city] = palace
        return self

    def hand(self, nation: str, *cards: str) -> Position:
        self.hands[self.seat(nation)] = list(cards)
        return self

    def ducats(self, nation: str, ducats: int) -> Position:
        self.purses[self.seat(nation)] = ducats
        return self

    def mark(self, mark: str, *cities: str) -> Position:
        self.marks.setdefault(mark, {}).update(dict.fromkeys(cities, 1))
        return self

    def peace(self) -> Position:
        self.war = 0
        return self

    # ---- where the game stands ----

    def act(self, place: int, attacks: int = 0, attacked: int = 0, married: int = 0) -> Position:
        self.frames = [{"decision": "turn.act", "seat": self.order[place], "place": place}]
        self.done = {"attacks": attacks, "attacked": attacked, "married": married}
        return self

    def turn_of(self, nation: str) -> Position:
        return self.act(self.order.index(self.seat(nation)))

    def buy(self, place: int = 0) -> Position:
        self.frames = [{"decision": "turn.buy", "seat": self.order[place], "place": place, "toggled": 0}]
        return self

    def expand(self, place: int = 0) -> Position:
        frame = {"decision": "expansion.target", "seat": self.order[place], "place": place}
        self.frames = [frame | {"round": 1, "sailed": 0, "goal": 0}]
        return self

    def vote(self) -> Position:
        self.frames = [{"decision": "turn.vote", "seat": -4, "waiting": (1 << self.players) - 1}]
        return self

    # ---- the whole document ----

    def document(self) -> Document:
        counts = {card: sum(hand.count(card) for hand in self.hands) for card in CARDS}
        deck = {
            card: int(COPIES[i]) - counts[card] - self.locked.count(card) - self.discards.count(card)
            for i, card in enumerate(CARDS)
        }
        levels = list(self.level.values())
        shut = {CITIES[city] for city in self.plan.closed}
        owners = {city: "closed" if city in shut else _seat(owner) for city, owner in self.owner.items()}
        return {
            "game": "renaissance",
            "players": self.players,
            "options": self.options,
            "plan": self.plan.id,
            "turn": self.turn,
            "war": self.war,
            "stance": self.stance,
            "ramparts": int(RAMPARTS) - sum(level > 0 for level in levels),
            "castles": int(CASTLES) - levels.count(2),
            **self.done,
            "palaces": int(PALACES) - sum(palace is not None for palace in self.palace.values()),
            "order": self.order + [-1] * (MOST_PLAYERS - self.players),
            "owner": owners,
            "home": {city: _seat(self.home.get(city)) for city in CITIES},
            "level": self.level,
            "palace": self.palace,
            "marks": self.marks,
            "deck": deck,
            "discards": {card: self.discards.count(card) for card in CARDS},
            "locked": {card: self.locked.count(card) for card in CARDS},
            "laid": dict.fromkeys(SLOTS),
            "worth": {},
            "battle": {},
            "frames": self.frames,
            "seats": [self._seat_document(seat) for seat in range(self.players)],
        }

    def _seat_document(self, seat: int) -> Document:
        return {
            "nation": self.nations[seat],
            "ducats": self.purses[seat],
            "hand": {card: self.hands[seat].count(card) for card in CARDS},
            "known": self.known[seat],
            "unblue": 0,
            "unsure": 0,
            "used": self.used[seat],
            "quiet": 0,
            "spoken": 0,
            "provinces": self.points[seat],
            "artists": [0] * TURNS,
            "ballots": self._ballots(),
        }

    def _ballots(self) -> list[str | None]:
        """Everybody has voted as it came out; in this turn, unless the vote is still to come."""
        voted = self.turn if self.frames[0]["decision"] not in ("turn.return", "turn.vote") else self.turn - 1
        return [None, *["war" if self.war else "peace"] * (voted - 1)] if voted > 1 else []

    def build(self) -> Renaissance:
        return GAME.load(self.document())


def _seat(owner: int | None) -> str | None:
    return None if owner is None else f"seat{owner}"


# ---- playing on ----


def names(state: Renaissance, seat: int | None = None) -> list[str]:
    """What the seat (or the first actor) may do, by name."""
    return [GAME.action_name(action) for action in state.options(state.actors()[0] if seat is None else seat)]


def is_routine(state: Renaissance) -> bool:
    """Forced in a battle or at the show of votes; a sale is passed on."""
    seat = state.actors()[0] if state.actors() else CHANCE
    if seat == CHANCE or not state.prompt(seat).code.startswith(("battle.", "turn.show")):
        return False
    return len(state.options(seat)) == 1 or "answer:pass" in names(state)


def do(state: Renaissance, *lines: str, events: list[Event] | None = None) -> Renaissance:
    """Play lines in order, doing what is routine in between; `2:vote:war` names the seat."""
    for line in lines:
        seat, _, rest = line.partition(":")
        by = int(seat) if seat.isdigit() else None
        name = rest if by is not None else line
        while not _possible(state, by, name):
            _routine_step(state, line, events)
        actor = state.actors()[0] if by is None else by
        state.apply(actor, GAME.id_of(actor, name), events)
    return state


def _possible(state: Renaissance, by: int | None, name: str) -> bool:
    actor = state.actors()[0] if by is None else by
    if actor == CHANCE:
        return name in [GAME.outcomes.name(outcome) for outcome, _ in state.weights()]
    return name in [GAME.action_name(action) for action in state.options(actor)]


def _routine_step(state: Renaissance, wanted: str, events: list[Event] | None) -> None:
    seat = state.actors()[0]
    if is_routine(state):
        state.apply(seat, state.options(seat)[0], events)
        return
    found = [GAME.outcomes.name(outcome) for outcome, _ in state.weights()] if seat == CHANCE else names(state)
    raise AssertionError(f"{wanted} is not possible; seat {seat} may {', '.join(found)}")


def settle(state: Renaissance, events: list[Event] | None = None) -> Renaissance:
    """Do what is routine until somebody has a choice or chance is to decide."""
    while is_routine(state):
        _routine_step(state, "", events)
    return state


def strengths(state: Renaissance, *rest: str) -> tuple[Params, Params]:
    """Play a battle to its result: the named lines of attacker and defender, as the events tell them."""
    told: list[Event] = []
    settle(do(state, *rest, events=told), told)
    while not any(event.code == "result" for event in told):
        do(state, "pass", events=told)
    params = {event.code: event.params for event in told}
    defence = params["defence_strength"]
    # The event names the terrain; a test asks for what any of them adds.
    terrain = sum(int(defence.get(kind, 0)) for kind in TERRAIN)
    return params["attack_strength"], {**defence, "terrain": terrain}


def owner(state: Renaissance, city: str) -> int:
    return int(state.owner[CITIES.index(city)])


def level(state: Renaissance, city: str) -> int:
    return int(state.level[CITIES.index(city)])


def held(state: Renaissance, seat: int) -> dict[str, int]:
    """A hand by card, zeros left out."""
    cards = {card: int(state.held(seat, i)) for i, card in enumerate(CARDS)}
    return {card: count for card, count in cards.items() if count}


def pile(counts: Any) -> dict[str, int]:
    """Deck, discards or locked cards by name, zeros left out."""
    return {card: int(counts[i]) for i, card in enumerate(CARDS) if counts[i]}


def why(state: Renaissance, name: str, seat: int | None = None) -> str:
    """The code of the reason why an action is refused; empty if it is not."""
    actor = state.actors()[0] if seat is None else seat
    reason = state.why_not(actor, GAME.action_id(name))
    return "" if reason is None else reason.code
