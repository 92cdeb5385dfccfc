"""A turn: two actions of any mix, and cubes put on soldiers between them (D1, D10; §4.2, §4.4; R8, R33)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.codes import Description, Params, Problem, Prompt
from signoria.core.decision import NO_OBSTACLE, Locals
from signoria.core.state import CHANCE
from signoria.games.principato.actions import ACTIVATE, CHANGE, COMMIT, END, FAVOR_ACTION, SKIP
from signoria.games.principato.box.constants import (
    ACTIONS_PER_TURN,
    CARDS,
    CHURCH,
    CUBES,
    EXCHANGED,
    FACES,
    HAND_SIZE,
    MOST_DISPLAYED,
    PRINTED,
    SUPPLIES,
    SUPPLY_COUNT,
)
from signoria.games.principato.phases.card import (
    card_cost,
    card_gain,
    card_obstacle,
    nearest_option,
    option_reason_params,
)
from signoria.games.principato.phases.cubes import (
    SUPPLY_CUBE,
    SUPPLY_FACE,
    most_supplied,
    stored,
    stored_to_soldiers,
    unsupplied,
)
from signoria.games.principato.phases.favor import NO_ROOM, favor_obstacle
from signoria.games.principato.phases.question import Question, described, not_active
from signoria.games.principato.state import (
    CHANGE_CARD,
    CHOOSE_OPTION,
    DECISIONS,
    EMPTY,
    OBSTACLES,
    PLACE_FAVOR,
    REFILL,
    TURN,
    Principato,
)

NO_CUBE: Final[i64] = OBSTACLES.add("no_cube", "4.4")

TURN_FRAME: Final = Locals()
# Which action it is; one more than there are is the menu before the turn closes.
ACTION: Final[i64] = TURN_FRAME.local("action", ACTIONS_PER_TURN + 1, least=1)


# ---- the entries of the menu ----


class Entry:
    """One verb of the menu: what it does, how it is refused and described."""

    def reason_params(self, s: Principato, action: int, obstacle: int) -> Params:
        return {}

    def step(self, s: Principato, action: i64) -> None:
        raise NotImplementedError

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        return described(s, seat, action)


class Activate(Entry):
    """Use a card of the hand."""

    def reason_params(self, s: Principato, action: int, obstacle: int) -> Params:
        card = s.card(action - ACTIVATE)
        return {"card": CARDS[card]} | option_reason_params(s, nearest_option(s, card, obstacle), obstacle)

    def step(self, s: Principato, action: i64) -> None:
        s.call(CHOOSE_OPTION, s.active, action - ACTIVATE)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        card = s.card(action - ACTIVATE)
        return described(
            s,
            seat,
            action,
            targets=(f"hand:{action - ACTIVATE}",),
            cost=card_cost(card),
            gain=card_gain(s, card),
            params={"card": CARDS[card], "options": PRINTED[card], "exchange": EXCHANGED[card]},
        )


class Change(Entry):
    """Swap a card of the hand for one of the display."""

    def step(self, s: Principato, action: i64) -> None:
        s.call(CHANGE_CARD, s.active, action - CHANGE)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        slot = action - CHANGE
        return described(s, seat, action, targets=(f"hand:{slot}",), params={"card": CARDS[s.card(slot)]})


class TakeFavor(Entry):
    """Take a favor from the reserve."""

    def reason_params(self, s: Principato, action: int, obstacle: int) -> Params:
        return {"have": s.favor[s.active], "room": CHURCH} if obstacle == NO_ROOM else {"cube": "favor"}

    def step(self, s: Principato, action: i64) -> None:
        s.call(PLACE_FAVOR, s.active)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        return described(s, seat, action, targets=("reserve:favor",), gain={"favor": 1})


class Commit(Entry):
    """D10: a stored cube onto a soldier, bound until the next scoring; it costs no action."""

    def reason_params(self, s: Principato, action: int, obstacle: int) -> Params:
        return {"supply": SUPPLIES[action - COMMIT], "cube": CUBES[SUPPLY_CUBE[action - COMMIT]]}

    def step(self, s: Principato, action: i64) -> None:
        supply: i64 = action - COMMIT
        stored_to_soldiers(s, s.active, supply, 1)
        if s.events is not None:
            s.tell("committed", {"seat": s.active, "supply": SUPPLIES[supply], "count": 1})
        end_if_idle(s)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        supply = action - COMMIT
        targets = (f"own:{FACES[SUPPLY_FACE[supply]]}", f"own:{CUBES[SUPPLY_CUBE[supply]]}")
        return described(s, seat, action, targets=targets, params={"supply": SUPPLIES[supply]})


class Skip(Entry):
    """Let an action pass."""

    def step(self, s: Principato, action: i64) -> None:
        if s.events is not None:
            s.tell("skipped", {"seat": s.active, "action": s.local(ACTION)})
        next_action(s)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        return described(s, seat, action, params={"action": s.local(ACTION)})


class End(Entry):
    """End the turn."""

    def step(self, s: Principato, action: i64) -> None:
        left: i64 = ACTIONS_PER_TURN + 1 - s.local(ACTION)
        if s.events is not None and left > 0:
            s.tell("actions_forgone", {"seat": s.active, "count": left})
        end_turn(s)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        return described(s, seat, action, params={"card": CARDS[s.display[0]]})


def _menu() -> vec[Entry]:
    """Returns the entries by action: the verbs of the menu are the first that are declared."""
    entries: list[Entry] = [Activate()] * HAND_SIZE + [Change()] * HAND_SIZE
    entries += [TakeFavor()] + [Commit()] * SUPPLY_COUNT + [Skip(), End()]
    menu = vec[Entry]()
    for entry in entries:
        menu = append(menu, entry)
    return menu


_MENU: Final = _menu()


class Turn(Question):
    """Every action while one is left; commits while a soldier lacks its cube; the end of the turn."""

    def begin(self, s: Principato, argument: i64) -> None:
        s.set_local(ACTION, 1)
        if s.events is not None:
            s.tell("turn_begun", {"seat": s.active})

    def candidates(self, s: Principato, seat: i64, out: vec[i64]) -> i64:
        acting: bool = s.local(ACTION) <= ACTIONS_PER_TURN
        count: i64 = 0
        if acting:
            for action in range(COMMIT):
                out[action] = action
            count = COMMIT
        for supply in range(SUPPLY_COUNT):
            if unsupplied(s, seat, SUPPLY_FACE[supply]) > 0:
                out[count] = COMMIT + supply
                count += 1
        if acting:
            out[count] = SKIP
            count += 1
        out[count] = END
        return count + 1

    def obstacle(self, s: Principato, seat: i64, action: i64) -> i64:
        """A card needs what it costs, a favor its place, a commit its cube; the rest of the menu is always free."""
        if action < CHANGE:
            return card_obstacle(s, s.card(action - ACTIVATE))
        if action == FAVOR_ACTION:
            return favor_obstacle(s)
        if COMMIT <= action < SKIP and stored(s, seat, SUPPLY_CUBE[action - COMMIT]) == 0:
            return NO_CUBE
        return NO_OBSTACLE

    def step(self, s: Principato, seat: i64, action: i64) -> None:
        _MENU[action].step(s, action)

    def resume(self, s: Principato, result: i64) -> None:
        next_action(s)

    def prompt(self, s: Principato, seat: int) -> Prompt:
        action = s.local(ACTION)
        params: Params = {"seat": seat, "action": action, "year": s.year}
        return Prompt(self.code, self.rule, params, min(action, ACTIONS_PER_TURN), ACTIONS_PER_TURN)

    def reason_params(self, s: Principato, seat: int, action: int, obstacle: int) -> Params:
        return _MENU[action].reason_params(s, action, obstacle)

    def describe(self, s: Principato, seat: int, action: int) -> Description:
        return _MENU[action].describe(s, seat, action)

    def problems(self, s: Principato, at: int) -> list[Problem]:
        action = s.frames[at + ACTION]
        if at < s.at and action > ACTIONS_PER_TURN:
            return [Problem("frame_locals", f"action {action} of {ACTIONS_PER_TURN} is being carried out")]
        return not_active(s, at)


# ---- the end of an action and of a turn ----


def next_action(s: Principato) -> None:
    """On to the second action, or to the menu before the turn closes if a cube can be committed (R33)."""
    s.set_local(ACTION, s.local(ACTION) + 1)
    end_if_idle(s)


def end_if_idle(s: Principato) -> None:
    if s.local(ACTION) > ACTIONS_PER_TURN and not can_commit(s):
        end_turn(s)


def can_commit(s: Principato) -> bool:
    for supply in range(SUPPLY_COUNT):
        if most_supplied(s, s.active, supply) > 0:
            return True
    return False


def end_turn(s: Principato) -> None:
    """§4.5, also after skipped actions (R8): the leftmost card leaves the game, the row moves up."""
    leftmost: i64 = s.display[0]
    s.box[leftmost] += 1
    if s.events is not None:
        ended: Params = {"seat": s.active, "card": CARDS[leftmost]}
        s.tell("turn_ended", ended | {cube: stored(s, s.active, i) for i, cube in enumerate(CUBES)})
    for position in range(MOST_DISPLAYED - 1):
        s.display[position] = s.display[position + 1]
    s.display[MOST_DISPLAYED - 1] = EMPTY
    s.then(REFILL, CHANCE)


DECISIONS.place(Turn(TURN, "turn.action", "4.2", TURN_FRAME))
