"""The story of a game in sentences: one for each action, with its steps; the browser tells it in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.codes import Event
from signoria.core.state import SPECTATOR
from signoria.core.story import TURN, Action
from signoria.text.words import Words, message_key

FULL_STOP: Final = "."


class Teller:
    """Tells actions to one reader, a seat or a spectator, in their language."""

    def __init__(self, words: Words, viewer: int = SPECTATOR) -> None:
        self.words = words
        self.viewer = viewer
        self.story = words.vocabulary.story

    def sentence(self, action: Action) -> str:
        """Returns what was done and what came of it, in one sentence."""
        if action.headline is None:
            return self.words.text("story-undone", seat=self.words.seat(action.undone_by or 0))
        head = self._event(action.headline)
        clauses = [
            self.words.clause(step.event, self.viewer, action.seat)
            for step in action.steps
            if step.event is not action.headline and step.event.code in self.story.clauses
        ]
        said = [clause for clause in clauses if clause]
        if not said:
            return head
        return self.words.text("story-action", head=head.removesuffix(FULL_STOP), rest=self._joined(said))

    def steps(self, action: Action) -> list[str]:
        """Returns every event of an action as a sentence of its own."""
        return [self._event(step.event) for step in action.steps]

    def heading(self, chapters: Sequence[Event]) -> str:
        """Returns where the game has got to: the year, the phase, whose turn."""
        turns = [event for event in chapters if self.story.chapters[event.code] == TURN]
        where = _capital(", ".join(self.words.heading(each, self.viewer) for each in chapters if each not in turns))
        who = ", ".join(self.words.heading(each, self.viewer) for each in turns)
        if where and who:
            return self.words.text("story-turn", where=where, who=who)
        # The name of a player is written as they write it.
        return where or (_capital(who) if turns[-1].params.get("seat") == self.viewer else who)

    def _event(self, event: Event) -> str:
        """Returns the sentence of an event; a game that has no words for it is understood by its codes."""
        said = self.words.told(event, self.viewer)
        return event.code if said == message_key("event", event.code) else said

    def _joined(self, clauses: Sequence[str]) -> str:
        joined = clauses[0]
        for clause in clauses[1:]:
            joined = self.words.text("story-also", before=joined, clause=clause)
        return joined


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
