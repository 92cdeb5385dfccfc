"""The coach of a first game: it speaks at the first decision of a kind, before a waste, and after a large mistake."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from signoria.bots.hint import Advice, hint
from signoria.cli.terminal.sayings import action_label
from signoria.cli.terminal.session import Session
from signoria.cli.terminal.unbreakable import hold
from signoria.text.rules import NoRules, find_paragraph, plain_links

# So much of the chance to win is a lot to give away at one decision.
LARGE: Final = 0.1
# Of the time that a hint takes: it thinks at every choice. A search that has tried its best choice less often than this
# has nothing to say.
PART: Final = 0.4
ENOUGH: Final = 200


@dataclass(frozen=True)
class Mistake:
    """What was done and what would have been much better, with the chances of both in per cent."""

    act: str
    better: str
    chance: int
    best: int


def beginning(text: str) -> str:
    """Returns the first block of a text, and the list after it that it announces."""
    blocks = text.split("\n\n", 2)
    return "\n\n".join(blocks[:2] if blocks[0].endswith(":") else blocks[:1])


class Coach:
    """Sits beside one person who plays among bots."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words
        self.silent = False
        # The kinds of decision that have come up, and the paragraphs that were told.
        self._met: set[str] = set()
        self._rules: set[str] = set()
        # The decision that was the first of its kind, and the choice that was warned of: both by their line.
        self._first_at: int | None = None
        self._warned: tuple[int, int] | None = None

    # ---- before the choice ----

    def opening(self, seat: int) -> list[RenderableType]:
        """Returns what is new here, if this decision is the first of its kind."""
        line, prompt = len(self.session.record.lines), self.session.state.prompt(seat)
        if self.silent:
            return []
        if prompt.code not in self._met:
            self._met.add(prompt.code)
            known = prompt.rule in self._rules
            self._rules.add(prompt.rule)
            self._first_at = None if known else line
        return self._told(prompt.rule) if self._first_at == line else []

    def _told(self, rule: str) -> list[RenderableType]:
        """Returns the first lines of the paragraph that a decision is about."""
        head = Text(f"{self.words.text('coach')} · {self.words.text('coach-first')}", style="bold")
        more = Text(self.words.text("play-coach-keys"), style="dim")
        try:
            paragraph = find_paragraph(self.session.game, self.words.lang, rule)
        except NoRules:
            return [head, more]
        return [head, Markdown(hold(plain_links(beginning(paragraph.reading) or paragraph.title))), more]

    def warning(self, seat: int, action: int) -> str | None:
        """Returns what would be lost by a choice, the first time that it is made."""
        line, game = len(self.session.record.lines), self.session.game
        effects = game.describe(self.session.state, seat, action).effects
        waste = next((effect for effect in effects if effect.code in game.vocabulary.wastes), None)
        if self.silent or waste is None or self._warned == (line, action):
            return None
        self._warned = (line, action)
        said = f"{self.words.text('coach')} · {self.words.text('coach-waste')}: {self.words.effect(waste)}"
        return f"{said} {self.words.text('play-coach-again')}"

    # ---- after it ----

    def judge(self, seat: int, action: int) -> Mistake | None:
        """Returns how bad a choice is, if it is much worse than another; asked before it is made."""
        state, game = self.session.state, self.session.game
        if self.silent or len(state.options(seat)) < 2:
            return None
        advice = hint(game, self.session.redealt(seat), seat, self.session.advice_stream, part=PART)
        return self.mistake(seat, action, advice)

    def mistake(self, seat: int, action: int, advice: list[Advice]) -> Mistake | None:
        """Of what it did not speak, the search thinks no better than of the last that it did speak of."""
        if len(advice) < 2 or advice[0].tried < ENOUGH:
            return None
        best = advice[0]
        chance = next((each.chance for each in advice if each.action == action), advice[-1].chance)
        if best.chance - chance < LARGE:
            return None
        labels = [
            action_label(self.words, self.session.game, self.session.state, seat, a) for a in (action, best.action)
        ]
        return Mistake(labels[0], labels[1], round(100 * chance), round(100 * best.chance))

    def complaint(self, mistake: Mistake) -> str:
        about = self.words.text(
            "coach-mistake-about", act=mistake.act, better=mistake.better, chance=mistake.chance, best=mistake.best
        )
        head = f"{self.words.text('coach')} · {self.words.text('coach-mistake')}"
        return self.words.labelled(head, f"{about} {self.words.text('play-coach-undo')}")

    def hush(self) -> str:
        """Fall silent, or speak again; returns what is said about it."""
        self.silent = not self.silent
        return self.words.text("play-coach-silent" if self.silent else "play-coach-speaks")
