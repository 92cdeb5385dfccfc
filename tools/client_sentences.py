"""What `Words` says, for the browser's words to be compared with: `python tools/client_sentences.py > sentences.json`.

Every code that random games come across, in every language, with what the API gives the browser to say it with.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from signoria.core.codes import Event
from signoria.core.game import AnyGame
from signoria.core.playout import draw, settle_chance
from signoria.core.record.told import visible
from signoria.core.registry import game_ids, load_game
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, SPECTATOR, buffer
from signoria.core.story import StoryLine, Told, actions
from signoria.table.web.catalogue import Offer
from signoria.text.languages import LANGUAGES
from signoria.text.teller import Teller
from signoria.text.words import Words

NAMES: Final = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio")
STEPS: Final = 400
OF_EACH: Final = 3

Case = dict[str, Any]


class Collector:
    """Cases of one game, a few of every code."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.words = {lang: Words(lang, game, NAMES) for lang in LANGUAGES}
        self.counts: Counter[str] = Counter()
        self.cases: list[Case] = []

    def wanted(self, kind: str, code: str) -> bool:
        self.counts[f"{kind}.{code}"] += 1
        return self.counts[f"{kind}.{code}"] <= OF_EACH

    def add(self, kind: str, given: Case, said: dict[str, str]) -> None:
        self.cases += [{"lang": lang, "kind": kind, "given": given, "said": text} for lang, text in said.items()]

    def decision(self, state: Any, seat: int) -> None:
        prompt = state.prompt(seat)
        if self.wanted("prompt", prompt.code):
            self.add("prompt", msgspec.to_builtins(prompt), {lang: w.prompt(prompt) for lang, w in self.words.items()})
        for action in state.candidates(seat):
            verb = self.game.actions.verbs[action]
            if self.wanted("action", verb):
                found = self.game.describe(state, seat, action)
                given = {"verb": verb, "params": found.params, "cost": found.cost, "gain": found.gain}
                self.add("action", given, {lang: w.action(state, seat, action) for lang, w in self.words.items()})
            reason = state.why_not(seat, action)
            if reason is not None and self.wanted("reason", reason.code):
                given = {"code": reason.code, "params": reason.params}
                self.add("reason", given, {lang: w.reason(reason) for lang, w in self.words.items()})

    def events(self, events: list[Event], viewer: int) -> None:
        for event in events:
            if not self.wanted("event", event.code):
                continue
            for reader in (viewer, SPECTATOR):
                said = {lang: w.event(event, reader) for lang, w in self.words.items()}
                given = {"code": event.code, "params": event.params, "viewer": None if reader < 0 else reader}
                self.add("event", given, {lang: text for lang, text in said.items() if text is not None})

    def scores(self, state: Any) -> None:
        for lines in self.game.score(state):
            for line in lines:
                if self.wanted("score", line.code):
                    said = {lang: w.score_line(line) for lang, w in self.words.items()}
                    self.add("score", msgspec.to_builtins(line), said)

    def about(self) -> None:
        for kind, ids in self.game.vocabulary.facts.items():
            for id in ids:
                self.add("about", {"of": kind, "id": id}, {lang: w.about(kind, id) for lang, w in self.words.items()})

    def story(self, lines: list[StoryLine], reader: int) -> None:
        """What was played so far, as it is told to a seat or to a spectator."""
        seen = [StoryLine(line.number, line.by, visible(line.events, reader), line.undo) for line in lines]
        told = actions(self.game.vocabulary.story, seen)
        sent = [{"number": line.number, "by": line.by, "undo": line.undo, "events": events(line)} for line in seen]
        said = {lang: "\n".join(_told(Teller(words, reader), told)) for lang, words in self.words.items()}
        self.add("story", {"lines": sent, "viewer": None if reader < 0 else reader}, said)


def _told(teller: Teller, told: Told) -> Iterator[str]:
    for action in told.actions:
        if action.chapters:
            yield teller.heading(action.chapters)
        yield teller.sentence(action)


def events(line: StoryLine) -> list[Case]:
    return [{"code": event.code, "params": event.params} for event in line.events]


def played(game: AnyGame) -> list[Case]:
    found = Collector(game)
    found.about()
    for players in (game.players[0], game.players[-1]):
        state = game.new(players)
        rng = Rng(f"sentences of {game.id} for {players}")
        settle_chance(state, rng)
        lines: list[StoryLine] = []
        for step in range(STEPS):
            if not state.actors():
                break
            seat = state.actors()[0]
            found.decision(state, seat)
            options = state.options(seat)
            events: list[Event] = []
            state.apply(seat, options[step * 7 % len(options)], events)
            lines.append(StoryLine(len(lines), seat, events))
            while state.mover() == CHANCE:
                drawn: list[Event] = []
                state.apply(CHANCE, draw(state, rng, buffer(), buffer()), drawn)
                lines.append(StoryLine(len(lines), CHANCE, drawn))
                events = events + drawn
            found.events(events, seat)
        # The last steps are taken back, so that this is told too.
        lines.append(StoryLine(len(lines), 0, [], max(len(lines) - 3, 0)))
        found.story(lines, 0 if players == game.players[0] else SPECTATOR)
        found.scores(state)
    return found.cases


def sentences() -> Iterator[tuple[str, Any]]:
    offer = Offer()
    yield "seats", NAMES
    yield "common", {lang: offer.words(lang).messages for lang in LANGUAGES}
    for game_id in game_ids():
        words = {lang: msgspec.to_builtins(offer.game_words(game_id, lang)) for lang in LANGUAGES}
        yield game_id, {"words": words, "cases": played(load_game(game_id))}


if __name__ == "__main__":
    json.dump(dict(sentences()), sys.stdout)
