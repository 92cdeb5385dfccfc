"""What a bot at a table is asked, what it answers, and how long that may be seen to take."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.game import AnyGame
from signoria.core.state import State
from signoria.table.bots.pace import Question, Tempo
from signoria.table.bots.pool import Thinker


@dataclass
class Thought:
    """A question to a bot, at a position that is its own to change; `sealed` if others are asked together with it.

    It is thought about in the share of `person`, who opened the table.
    """

    thinker: Thinker
    tempo: Tempo
    person: str
    table: str
    game: AnyGame
    position: State
    seat: int
    level: str
    sealed: bool

    def __post_init__(self) -> None:
        self._question = Question(self.game.id, self.level, self.position.prompt(self.seat).code)
        self._forced = len(self.position.options(self.seat)) == 1

    async def picks(self) -> list[str]:
        """One answer; under seal all that the seat has to give, made at once so that nobody can count them."""
        picks = [await self._pick()]
        while self.sealed and self.seat in self.position.actors():
            picks.append(await self._pick())
        return picks

    async def _pick(self) -> str:
        options = self.position.options(self.seat)
        action = self.game.action_name(options[0])
        if len(options) > 1:
            action = await self.thinker.choose(self.person, self.table, self.game, self.position, self.seat, self.level)
        if self.sealed:
            self.position.apply(self.seat, self.game.action_id(action))
        return action

    def pace(self, taken: float) -> float:
        """How many seconds the answer, which took so many, must seem to take lest they tell what is hidden."""
        tempo = self.tempo
        if self.sealed or not self._forced:
            tempo.note(self._question, taken)
        if self.sealed:
            return tempo.like_the_longest(self._question)
        hidden = self._forced and self.game.may_hide(self._question.prompt)
        return tempo.like_a_thought(self._question) if hidden else 0.0
