"""Taking the floor: who may speak though nobody waits for them, and who wants to be asked before bots decide."""

from __future__ import annotations

from signoria.core.errors import UnknownAction
from signoria.core.game import SPEAK, AnyGame
from signoria.core.state import State


class Floor:
    """The persons at the keyboard between the decisions of others."""

    def __init__(self, game: AnyGame) -> None:
        try:
            self._speak: int | None = game.action_id(SPEAK)
        except UnknownAction:
            self._speak = None
        # Who is asked before a bot decides, and after how many lines each has let the others go on.
        self._listening: set[int] = set()
        self._let_pass: dict[int, int] = {}

    def is_open(self, state: State, seat: int) -> bool:
        """Can anybody speak at this decision? If so, the person who looks at it is told how."""
        return bool(state.may()) or self.speech(state, seat) is not None or seat in self._listening

    def speech(self, state: State, seat: int) -> int | None:
        """The action by which a seat takes the floor now; None if it may not."""
        return self._speak if self._speak is not None and self._speak in state.options(seat) else None

    def listen(self, seat: int, listens: bool) -> None:
        """Be asked before bots decide, or no longer."""
        (self._listening.add if listens else self._listening.discard)(seat)

    def let_pass(self, seat: int, lines: int) -> None:
        """This person has nothing to say before the next line."""
        self._let_pass[seat] = lines

    def has_let_pass(self, seat: int, lines: int) -> bool:
        return self._let_pass.get(seat) == lines

    def caller(self, state: State, lines: int) -> int | None:
        """A person who wants to be asked before the next line is made."""
        if not self._listening:
            return None
        listeners = (seat for seat in state.may() if seat in self._listening and not self.has_let_pass(seat, lines))
        return next(listeners, None)
