"""Sentences from codes: what the engine says, as a person reads it in their language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list

from signoria.core.codes import Effect, Event, Prompt, Reason, ScoreLine
from signoria.core.game import AnyGame
from signoria.core.state import SPECTATOR, State
from signoria.core.vocabulary import COMMON, COUNTED, NAME, NAMES, PART, SEAT, SEATS, Shape, Vocabulary
from signoria.text.bundles import bundle, text_folder
from signoria.text.languages import FALLBACK, known_language
from signoria.text.polish import polished
from signoria.text.speaker import Speaker, Value

YES, NO, NONE, SOME = "yes", "no", "none", "some"
KEPT_SENTENCES: Final = 4096


def message_key(kind: str, code: str) -> str:
    """The key of a code's sentence: `prompt-turn-action` for the prompt `turn.action`."""
    return f"{kind}-{code.replace('.', '-')}"


class Words(Speaker):
    """One reader's words: a language, a game, what its seats are called, and the options it is played with."""

    def __init__(
        self,
        lang: str,
        game: AnyGame | None = None,
        seats: Sequence[str] = (),
        settings: Mapping[str, bool | int | str] | None = None,
    ) -> None:
        lang = known_language(lang)
        folder: Path | None = text_folder(game.folder) if game is not None else None
        super().__init__(lang, [bundle(code, folder) for code in dict.fromkeys((lang, FALLBACK))])
        self.game = game
        self.seats = tuple(seats)
        self.settings = settings or {}
        self.vocabulary = game.vocabulary if game is not None else Vocabulary()
        # A game says the same names and amounts again and again, and Fluent takes its time.
        self._sentences: dict[tuple[object, ...], str] = {}

    # ---- what the engine says ----

    def prompt(self, prompt: Prompt) -> str:
        """The question that a decision asks of its seat."""
        values = self.values(self.vocabulary.prompts.get(prompt.code, {}), prompt.params)
        return self.say(message_key("prompt", prompt.code), values | {"step": prompt.step, "steps": prompt.steps})

    def action(self, state: State, seat: int, action: int) -> str:
        """The label of an option of this seat, with what it costs and gains."""
        assert self.game is not None
        verb = self.game.actions.verbs[action]
        described = self.game.describe(state, seat, action)
        values = self.values(self.vocabulary.actions.get(verb, {}), described.params)
        sums = self._sum("cost", described.cost) | self._sum("gain", described.gain)
        return self.say(message_key("action", verb), values | sums)

    def effect(self, effect: Effect) -> str:
        """What a choice would do, to the one who may make it."""
        shape = self.vocabulary.effects.get(effect.code, {})
        return self.say(message_key("effect", effect.code), self.values(shape, effect.params))

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, to the one who may not do it."""
        shape = self.vocabulary.reasons.get(reason.code) or COMMON.reasons.get(reason.code, {})
        return self.say(message_key("reason", reason.code), self.values(shape, reason.params))

    def event(self, event: Event, viewer: int = SPECTATOR) -> str | None:
        """What happened, as a seat (or a spectator) reads it; None if it is not for their eyes."""
        if event.seen_by is not None and viewer not in event.seen_by:
            return None
        return self.told(event, viewer)

    def told(self, event: Event, viewer: int = SPECTATOR) -> str:
        """Returns the sentence of an event that is known to be for this reader."""
        return self.say(message_key("event", event.code), self._event_values(event, viewer))

    def clause(self, event: Event, viewer: int, subject: int | None) -> str:
        """Returns an event as a part of the sentence about `subject`; empty where there is nothing to add."""
        return self.say(f"{message_key('event', event.code)}.clause", self._clause_values(event, viewer, subject))

    def item(self, event: Event, viewer: int, subject: int | None) -> str:
        """Returns what an event adds to the list of its kind; empty where that is nothing."""
        return self.say(f"{message_key('event', event.code)}.item", self._clause_values(event, viewer, subject))

    def idle(self, event: Event, viewer: int) -> str:
        """Returns that nothing came of what an event promised, and why if it says so."""
        return self.say(f"{message_key('event', event.code)}.idle", self._event_values(event, viewer))

    def list_clause(self, event: Event, items: Sequence[str], lead: bool, viewer: int, subject: int | None) -> str:
        """Returns several events like this one as one part of a sentence; `lead` if it begins with another."""
        values = self._clause_values(event, viewer, subject)
        values |= {"items": self.listed(self.counted(items)), "size": len(items), "lead": YES if lead else NO}
        return self.say(f"{message_key('event', event.code)}.list", values)

    def heading(self, event: Event, viewer: int = SPECTATOR) -> str:
        """Returns the chapter that an event begins, as a heading names it."""
        return self.say(f"{message_key('event', event.code)}.heading", self._event_values(event, viewer))

    def score_line(self, line: ScoreLine) -> str:
        """What a line of the score is for; its points are a number of their own."""
        shape = self.vocabulary.scores.get(line.code, {})
        return self.say(message_key("score", line.code), self.values(shape, line.params) | {"points": line.points})

    # ---- names and amounts ----

    def name(self, kind: str, id: str) -> str:
        """The name of a card, a token, a goal, a place …"""
        return self.say(message_key(kind, id), {})

    def about(self, kind: str, id: str) -> str:
        """What such a thing does, in one line, with the numbers of the box."""
        values: dict[str, Value] = {}
        for fact, value in self.vocabulary.facts_of(kind, id, self.settings).items():
            values |= {fact: value} if isinstance(value, int) else self._sum(fact, value)
        return self.say(f"{message_key(kind, id)}.about", values)

    def seat(self, seat: int) -> str:
        """The player's name, or the number of their seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.text("seat-name", number=seat + 1)

    def amount(self, thing: str, count: int) -> str:
        """So many of a thing: "2 fields"."""
        return self.say(message_key("amount", thing), {"count": count})

    def amounts(self, things: Mapping[str, int | str]) -> str:
        """Several things together, zeros left out: "2 food and 1 favor"; nothing at all is "nothing"."""
        amounts = [self.amount(thing, int(count)) for thing, count in things.items() if count]
        return self.listed(amounts) if amounts else self.text("nothing")

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a sentence, the last two joined by "and"."""
        return format_list(parts, locale=self.lang)

    def labelled(self, name: str, value: Value) -> str:
        """Returns a name and what belongs to it, as the language writes a colon."""
        return self.text("labelled", name=name, value=value)

    def counted(self, parts: Sequence[str]) -> list[str]:
        """Returns each part once, with its number where there are several of it: "2 × Knights"."""
        counts = Counter(parts)
        return [self.text("several-of", count=counts[part], name=part) if counts[part] > 1 else part for part in counts]

    # ---- any sentence ----

    def text(self, key: str, **params: Value) -> str:
        """A sentence by its key, for what no code of the engine stands for."""
        return self.say(key, params)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """Returns a sentence by its key, with names and numbers as the language writes them."""
        spoken = (key, *values.items())
        sentence = self._sentences.get(spoken)
        if sentence is None:
            if len(self._sentences) >= KEPT_SENTENCES:
                self._sentences.clear()
            sentence = self._sentences[spoken] = polished(self.lang, super().say(key, values))
        return sentence

    # ---- parameters as they are said ----

    def _event_values(self, event: Event, viewer: int) -> dict[str, Value]:
        shape = self.vocabulary.events.get(event.code) or COMMON.events.get(event.code, {})
        return self.values(shape, event.params, event.params.get("seat") == viewer)

    def _clause_values(self, event: Event, viewer: int, subject: int | None) -> dict[str, Value]:
        return self._event_values(event, viewer) | {"same": YES if event.params.get("seat") == subject else NO}

    def values(self, shape: Shape, params: Mapping[str, Any], you: bool = True) -> dict[str, Value]:
        """All that a sentence of this shape may mention, in words."""
        values: dict[str, Value] = {"you": YES if you else NO}
        sums: dict[str, dict[str, int]] = {}
        for key, param in shape.items():
            value = params.get(key, NONE)
            if param.sort == NAME:
                values |= self._name_values(key, param.of, str(value))
            elif param.sort == COUNTED:
                values |= {key: self.amount(str(value), int(params.get(param.of, 0))), f"{key}-id": str(value)}
            elif param.sort == SEATS:
                values[key] = self.listed([self.seat(int(number)) for number in str(params.get(key, "")).split()])
            elif param.sort == NAMES:
                ids = str(params.get(key, "")).split()
                values[key] = self.listed(self.counted([self.name(param.of, id) for id in ids]))
                values[f"{key}-size"] = len(ids)
            elif param.sort == SEAT:
                values[key] = self.seat(int(params.get(key, SPECTATOR)))
            else:
                values[key] = value
                if param.sort == PART:
                    sums.setdefault(param.of, {})[param.thing] = int(params.get(key, 0))
        for total, things in sums.items():
            values |= self._sum(total, things)
        return values

    def _name_values(self, key: str, kind: str, id: str) -> dict[str, Value]:
        """The name itself, the id to choose words by, and what the thing does where that is told."""
        if id == NONE:
            return {key: "", f"{key}-id": NONE, f"{key}-about": ""}
        values: dict[str, Value] = {key: self.name(kind, id), f"{key}-id": id}
        return values | {f"{key}-about": self.about(kind, id)} if kind in self.vocabulary.facts else values

    def _sum(self, name: str, things: Mapping[str, int | str]) -> dict[str, Value]:
        return {name: self.amounts(things), f"{name}-id": SOME if any(things.values()) else NONE}


def variables(shape: Shape, vocabulary: Vocabulary) -> set[str]:
    """All that a sentence of this shape may mention."""
    names = {"you"} if "seat" in shape else set()
    for key, param in shape.items():
        names.add(key)
        if param.sort in (NAME, COUNTED):
            names.add(f"{key}-id")
        if param.sort == NAMES:
            names.add(f"{key}-size")
        if param.sort == NAME and param.of in vocabulary.facts:
            names.add(f"{key}-about")
        if param.sort == PART:
            names |= {param.of, f"{param.of}-id"}
    return names
