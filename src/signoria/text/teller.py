"""The story of a game in sentences: one for each action, with its steps; the browser tells it in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from signoria.core.codes import Event, Params
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
        told = {*self.story.clauses, action.headline.code}
        steps = self._summed([step.event for step in action.steps if step.event.code in told])
        # The headline is the first event with its code.
        headline = next(event for event in steps if event.code == action.headline.code)
        others = [event for event in steps if event is not headline and event.code in self.story.clauses]
        # What is like the headline goes on with it, whatever came in between.
        like = self._clauses(action, [event for event in others if event.code == headline.code])
        rest = self._clauses(action, [event for event in others if event.code != headline.code])
        came_to_nothing = not action.goes_on and not like and not self._effects(action, others)
        if headline.code in self.story.idle and came_to_nothing:
            rest.insert(0, self.words.idle(headline, self.viewer))
        head = self._event(headline)
        if like:
            head = self._joined("story-more", [head.removesuffix(FULL_STOP), *like]) + FULL_STOP
        if not rest:
            return head
        join = f"{message_key('event', headline.code)}.action" if headline.code in self.story.apart else "story-action"
        return self.words.text(join, head=head.removesuffix(FULL_STOP), rest=self._joined("story-also", rest))

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

    def _summed(self, events: Sequence[Event]) -> list[Event]:
        """Returns these events, those that are said as one put together."""
        summed: list[Event] = []
        for event in events:
            last = summed[-1] if summed else event
            if event is not last and event.code in self.story.sums and _but_count(event) == _but_count(last):
                count = int(last.params["count"]) + int(event.params["count"])
                summed[-1] = Event(event.code, event.params | {"count": count}, event.seen_by)
            else:
                summed.append(event)
        return summed

    def _clauses(self, action: Action, events: Sequence[Event]) -> list[str]:
        """Returns what is said of these events; those that make a list together are said at once."""
        said = [event for event in events if event.code in self.story.lists or self._clause(action, event)]
        clauses: list[str] = []
        for alike, group in groupby(said, self._likeness):
            several = list(group)
            clauses.extend([self._list(action, several)] if alike else [self._clause(action, each) for each in several])
        return [clause for clause in clauses if clause]

    def _effects(self, action: Action, events: Sequence[Event]) -> list[str]:
        """Returns what is said of these events but the means."""
        return self._clauses(action, [event for event in events if event.code not in self.story.means])

    def _likeness(self, event: Event) -> str:
        """Returns what events of one list have in common: all that is said but the list itself; empty for others."""
        if event.code not in self.story.lists:
            return ""
        return event.code + self.words.list_clause(event, [], False, self.viewer, None)

    def _list(self, action: Action, events: Sequence[Event]) -> str:
        items = [self.words.item(event, self.viewer, action.seat) for event in events]
        lead = action.headline is not None and events[0].code == action.headline.code
        said = [item for item in items if item]
        return self.words.list_clause(events[0], said, lead, self.viewer, action.seat) if said else ""

    def _clause(self, action: Action, event: Event) -> str:
        return self.words.clause(event, self.viewer, action.seat)

    def _joined(self, key: str, clauses: Sequence[str]) -> str:
        joined = clauses[0]
        for clause in clauses[1:]:
            joined = self.words.text(key, before=joined, clause=clause)
        return joined


def _but_count(event: Event) -> tuple[str, Params]:
    return event.code, event.params | {"count": 0}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
