"""What a seat that has seen its lines knows of the table, without a look at the state's own books.

The lines are followed as a person at the table would: who draws, who wins which lot, whose cards are shown. From that
come the size of every hand and the cards that must be in it; everything public is worked out beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, TypeAlias

from signoria.core.codes import Settings
from signoria.core.document import Document
from signoria.core.game import AnyGame

Line: TypeAlias = tuple[int, str]
Lines: TypeAlias = Generator[None, Line, None]
COLORS = ("green", "white", "red", "blue", "yellow")


class Witness:
    """One seat's memory."""

    def __init__(self, box: Any, players: int, start_money: int, me: int) -> None:
        self.box, self.players, self.me = box, players, me
        self.rules = box["setup"][f"p{players}"]
        self.cities = {city["id"]: city for city in box["city"]}
        self.marker = self.round = self.displayed = 0
        self.to_come: int = self.rules["city_cards_in_play"]
        self.deck: int = self.rules["building_deck"]
        self.discard, self.lot = Counter[str](), Counter[str]()
        self.coins = [start_money] * players
        self.shields: list[int] = [self.rules["shields_for_map"]] * players
        self.size = [0] * players
        self.known, self.up, self.down = ([Counter[str]() for _ in range(players)] for _ in range(3))
        # One's own cards, in hand or face down.
        self.mine = Counter[str]()

    def clockwise(self, seats: Iterable[int] | None = None) -> list[int]:
        """Seats from the marker holder on."""
        order = [(self.marker + i) % self.players for i in range(self.players)]
        return order if seats is None else [seat for seat in order if seat in seats]

    # ---- cards ----

    def draws(self, seat: int, look: str) -> None:
        self.size[seat] += 1
        self.deck -= 1
        if seat == self.me:
            self.mine[look] += 1

    def takes(self, seat: int, color: str, count: int) -> None:
        self.size[seat] += count
        self.known[seat][color] += count
        if seat == self.me:
            self.mine[color] += count

    def shows(self, seat: int, color: str, count: int) -> None:
        self.size[seat] -= count
        self.known[seat][color] = max(0, self.known[seat][color] - count)
        if seat == self.me:
            self.mine[color] -= count

    # ---- the game, line by line ----

    def game(self) -> Lines:
        for _ in range(self.box["city_display"]["face_up"]):
            yield from self.new_city()
        _, name = yield
        self.marker = int(_argument(name))
        while self.displayed >= self.box["end"]["immediate_if_face_up_cities_below"]:
            self.round += 1
            last = self.deck < self.rules["last_round_if_deck_below"]
            yield from self.turned_up() if last else self.supply()
            yield from self.lots()
            for seat in self.clockwise():
                yield from self.action(seat)
            for color in COLORS:
                yield from self.role(color)
            if last:
                return

    def new_city(self) -> Lines:
        yield
        self.displayed += 1
        self.to_come -= 1

    def supply(self) -> Lines:
        self.coins = [coins + self.rules["income_coins"] for coins in self.coins]
        for seat in self.clockwise():
            for _ in range(self.rules["draw_cards"]):
                _, name = yield
                self.draws(seat, _argument(name))
        for _ in range(self.players * self.rules["offer_cards"]):
            yield
        for seat in self.clockwise():
            _, name = yield
            for color in _argument(name).split("+"):
                self.lot[color] += 1
                self.shows(seat, color, 1)

    def turned_up(self) -> Lines:
        for _ in range(self.rules["last_round_auction_cards"]):
            reused = self.rules["last_round_reuse_discards"] and self.discard.total() > 0
            if self.deck == 0 and not reused:
                return
            _, name = yield
            color = _argument(name)
            if self.deck > 0:
                self.deck -= 1
            else:
                self.discard[color] -= 1
            self.lot[color] += 1

    def auction(self, bidders: Iterable[int]) -> Generator[None, Line, int | None]:
        """Bids and passes, whoever makes them; the winner has paid and holds the marker."""
        left, high, leader = set(bidders), 0, None
        while left and left != {leader}:
            by, name = yield
            if name == "pass":
                left.remove(by)
            else:
                high, leader = int(_argument(name)), by
        if leader is not None:
            self.coins[leader] -= high
            self.marker = leader
        return leader

    def lots(self) -> Lines:
        for color in sorted((c for c in COLORS if self.lot[c]), key=lambda c: self.lot[c]):
            winner = yield from self.auction(range(self.players))
            count = self.lot.pop(color)
            if winner is None:
                self.discard[color] += count
                continue
            self.takes(winner, color, count)
            if self.round > 1 and self.displayed:
                yield from self.action(winner)

    def action(self, seat: int) -> Lines:
        """What a seat does with its cards, in phase 3 or after a won lot."""
        _, name = yield
        if name.startswith("lay:"):
            color, _, count = _argument(name).partition(":")
            self.shows(seat, color, int(count))
            self.up[seat][color] += int(count)
        elif name.startswith("build:"):
            yield from self.build(seat, self.cities[_argument(name)])

    def build(self, seat: int, city: Any) -> Lines:
        size = self.box["city_size"][city["size"]]
        for color in city["icons"]:
            self.shows(seat, color, 1)
            self.up[seat][color] += 1
        self.coins[seat] -= size["coins"]
        for _ in range(min(size["shields"], self.shields[seat])):
            yield
            self.shields[seat] -= 1
        self.displayed -= 1
        if self.to_come:
            yield from self.new_city()

    def role(self, color: str) -> Lines:
        counts = [up[color] for up in self.up]
        first = [seat for seat in range(self.players) if counts[seat] == max(counts) > 0]
        if not first:
            return
        others = [counts[seat] for seat in range(self.players) if seat not in first]
        second = [seat for seat in range(self.players) if seat not in first and counts[seat] == max(others) > 0]
        winner = first[0] if len(first) == 1 else (yield from self.auction(first))
        if winner is not None:
            turned = (counts[winner] + 1) // 2
            self.up[winner][color] -= turned
            self.down[winner][color] += turned
            yield from self.bonus(winner, color)
        if len(first) > 1 or not second or not self.rules["minor_roles_used"]:
            return
        winner = second[0] if len(second) == 1 else (yield from self.auction(second))
        if winner is not None:
            yield from self.bonus(winner, color)

    def bonus(self, seat: int, color: str) -> Lines:
        if color == "green" and any(self.down[seat][other] for other in COLORS if other != color):
            _, name = yield
            self.down[seat][_argument(name)] -= 1
            self.up[seat][_argument(name)] += 1
        elif color == "red" and self.deck:
            _, name = yield
            self.draws(seat, _argument(name))
        elif color == "blue" and self.shields[seat]:
            yield
            self.shields[seat] -= 1
        elif color == "yellow":
            self.coins[seat] += 2


def _argument(name: str) -> str:
    return name.partition(":")[2]


def follow(box: Any, players: int, settings: Settings, seat: int, seen: list[Line]) -> Witness:
    """The memory of a seat after its lines."""
    money = settings.get("amigo_start_money", 0)
    witness = Witness(box, players, int(money), seat)
    lines = witness.game()
    next(lines)
    for line in seen:
        if line[1].startswith("family:"):
            continue  # chosen before the game, for everybody to see
        try:
            lines.send(line)
        except StopIteration:
            break
    return witness


def contradictions(
    game: AnyGame, players: int, settings: Settings, seat: int, seen: list[Line], document: Document
) -> list[str]:
    """Where a position differs from what the seat knows; what it cannot know may be anything."""
    witness = follow(game.components.data, players, settings, seat, seen)
    wrong = _public(witness, document)
    for other, part in enumerate(document["seats"]):
        held = Counter(part["hand"]) + Counter(part["offered"])
        if held.total() != witness.size[other]:
            wrong.append(f"seat {other} holds {held.total()} cards, not {witness.size[other]}")
        if Counter(part["known"]) != +witness.known[other]:
            wrong.append(f"seat {other} is known to hold {part['known']}, not {dict(+witness.known[other])}")
        if not witness.known[other] <= held:
            wrong.append(f"seat {other} holds {dict(held)}, which lacks some of {dict(witness.known[other])}")
        if other == seat and held != witness.mine:
            wrong.append(f"its own hand is {dict(held)}, not {dict(witness.mine)}")
    return wrong


def _public(witness: Witness, document: Document) -> list[str]:
    """Everything that lies open, and what follows from it."""
    compared: dict[str, tuple[Any, Any]] = {
        "deck size": (sum(document["deck"].values()), witness.deck),
        "discard pile": (Counter(document["discard"]), +witness.discard),
        "lots": (Counter(document["lot"]), +witness.lot),
        "coins": ([part["coins"] for part in document["seats"]], witness.coins),
        "face-up cards": ([Counter(part["up"]) for part in document["seats"]], [+up for up in witness.up]),
        "face-down cards": ([Counter(part["down"]) for part in document["seats"]], [+down for down in witness.down]),
        "shields": ([part["shields"] for part in document["seats"]], witness.shields),
        "marker": (max(document["marker"], 0), witness.marker),
    }
    return [f"{what}: {found}, not {known}" for what, (found, known) in compared.items() if found != known]
