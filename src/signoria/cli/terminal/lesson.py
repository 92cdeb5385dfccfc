"""A lesson at the terminal: the coach's words, the choices of the step, what came of the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text as Line

from signoria.cli.terminal.decision import add_effects, add_unlisted, choice_table
from signoria.cli.terminal.draw import NARROWEST, draw_board, heading, section
from signoria.cli.terminal.numbering import typed_choices, unlisted_amounts, which_to_type
from signoria.cli.terminal.plain_board import board_of
from signoria.cli.terminal.sayings import action_label, question, title, why_not
from signoria.cli.terminal.screen import Resized, Screen
from signoria.cli.terminal.unbreakable import ScreenWords, hold
from signoria.core.codes import Reason
from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import Text
from signoria.core.lessons.run import LessonRun, Miss, Right
from signoria.core.story import StoryLine, actions
from signoria.text.languages import FALLBACK
from signoria.text.rules import NoRules, find_paragraph, plain_links
from signoria.text.teller import Teller

# Longer lines are hard to read.
WIDEST: Final = 100
BLOCKED: Final = "–"
# Of more options than this only a waste is told: the coach has said what else matters.
MOST_EXPLAINED: Final = 6
NO_RULE: Final = "-"


def _one_of_each(game: AnyGame, blocked: Iterable[tuple[int, Reason]]) -> list[tuple[int, Reason]]:
    """Returns of those that are alike, and refused alike, the first: twelve cards too many are as dear as four."""
    alike: dict[tuple[str, str], tuple[int, Reason]] = {}
    for action, reason in blocked:
        alike.setdefault((game.actions.verbs[action], reason.code), (action, reason))
    return list(alike.values())


class LeaveLesson(Exception):
    """The learner leaves the lesson."""


class LessonDialogue:
    """One lesson, from its first step to what was learnt."""

    def __init__(self, run: LessonRun, screen: Screen, words: ScreenWords) -> None:
        self.run, self.screen, self.words = run, screen, words
        self._told = 0

    def play(self) -> None:
        """Ask until the lesson is finished; LeaveLesson if it is not."""
        while not self.run.finished:
            self._draw()
            self._take_step()
        self.screen.show(self._learned())

    # ---- one step ----

    def _take_step(self) -> None:
        """Until something was done in the step, or it was left."""
        step, tries = self.run.number, len(self.run.tries)
        while (self.run.number, len(self.run.tries)) == (step, tries):
            self._answer(self._ask())

    def _answer(self, answer: str) -> None:
        commands = {"k": self._skip, "b": self._back, "r": self._rules, "q": self._leave}
        letter, _, rest = answer.partition(" ")
        if letter.lower() in commands:
            commands[letter.lower()](rest.strip())
        elif self.run.go_on():
            return
        elif not answer:
            self._draw()
        else:
            self._choose(answer)

    def _choose(self, answer: str) -> None:
        choices = typed_choices(self.run.game, self.run.choices().options)
        option = choices.get(answer.lower())
        name = answer if option is None else self.run.game.action_name(option)
        midway = bool(self.run.tries)
        outcome = self.run.do(name)
        if isinstance(outcome, Right):
            if outcome.praise is not None:
                self._say(f"{self.words.text('lesson-right')} {self._spoken(outcome.praise)}", "green")
        elif isinstance(outcome, Miss):
            taken_back = self.words.text("lesson-asked-again" if midway else "lesson-taken-back")
            self._say(f"{taken_back} {self._spoken(outcome.why)}")
            self.screen.show([*self._task(), *self._choices()])
        elif answer in self.run.game.actions.names:
            self._say(f"{self.words.text('bar-why-not')} {why_not(self.words, outcome.reason)}")
        else:
            self._say(which_to_type(self.words, choices))

    def _skip(self, rest: str) -> None:
        step = self.run.step
        done = self.run.skip()
        if step is not None and step.praise is not None and done:
            self._say(f"{self.words.text('lesson-skipped')} {self._spoken(step.praise)}", "green")

    def _back(self, rest: str) -> None:
        if self.run.back():
            self._told = min(self._told, len(self.run.lines))
            self._draw()
        else:
            self._say(self.words.text("lesson-first-step"))

    def _rules(self, rest: str) -> None:
        step = self.run.step
        for rule in [rest] if rest else step.rules if step is not None else ():
            try:
                paragraph = find_paragraph(self.run.game, self.words.lang, rule)
            except NoRules as error:
                self._say(str(error))
                continue
            self.screen.console.print(Markdown(hold(plain_links(paragraph.reading_markdown()))), width=self._width())

    def _leave(self, rest: str) -> None:
        raise LeaveLesson

    def _ask(self) -> str:
        typed = ""
        while True:
            try:
                return self.screen.ask(typed)
            except Resized as resized:
                typed = resized.typed
                self._draw()
            except EOFError:
                self.screen.show([""])
                raise LeaveLesson from None

    # ---- what is shown ----

    def _draw(self) -> None:
        screen = self.screen
        if screen.live and self.run.number + len(self.run.tries) == 0:
            screen.clear()
        below = [*self._news(), *self._coach(), *self._choices()]
        parts = [*self._table(details=True), *below]
        if screen.live and screen.lines(parts) + 1 >= screen.height:
            parts = [*self._table(details=False), *below]
        screen.show(parts)

    def _table(self, details: bool) -> Iterator[RenderableType]:
        """The table once a step: it is long, and what is done within a step is told."""
        run, words, width = self.run, self.words, self.screen.width
        if run.tries:
            return
        if width < NARROWEST:
            yield Line(words.text("play-narrow", width=width, needed=NARROWEST), style="red")
            return
        board = board_of(run.game, run.state, run.lesson.seat, words)
        name = title(words, run.game)
        yield heading(words.text("play-table", game=name, status=board.status) if board.status else name, width)
        yield from draw_board(board, width, details)

    def _news(self) -> Iterator[RenderableType]:
        """What has happened since it was last told; an action is told whole, so not before its last question."""
        run, teller = self.run, Teller(self.words, self.run.lesson.seat)
        heard = [StoryLine(line.number, line.by, line.events) for line in run.lines]
        told, self._told = self._told, len(run.lines)
        for action in actions(run.game.vocabulary.story, heard).actions:
            if action.goes_on and run.tries:
                self._told = max(told, action.line)
            elif action.steps[-1].line >= told:
                yield Line(teller.sentence(action))

    def _coach(self) -> Iterator[RenderableType]:
        step, words = self.run.step, self.words
        if step is None:
            return
        place = words.text("lesson-step", step=self.run.number + 1, steps=len(self.run.lesson.steps))
        yield section(f"{self._spoken(self.run.lesson.title)}, {place}", self.screen.width)
        yield Line(self._spoken(step.coach.title), style="bold")
        yield Line(self._spoken(step.coach.text))
        for word in step.words:
            yield Line(words.labelled(self._spoken(word.term), self._spoken(word.meaning)), style="dim italic")
        yield from self._task()

    def _task(self) -> Iterator[RenderableType]:
        """What to do now; said again after a move that was taken back."""
        if self.run.step is not None:
            yield Line(f"→ {self._spoken(self.run.step.coach.do)}", style="bold cyan")

    def _choices(self) -> Iterator[RenderableType]:
        run, words, seat = self.run, self.words, self.run.lesson.seat
        step = run.step
        if step is None or step.only_shows:
            yield Line(words.text("lesson-go-on"), style="dim")
            return
        yield Line(question(words, run.state.prompt(seat)), style="bold")
        table, choices = choice_table(), run.choices()
        typed_for = typed_choices(run.game, choices.options)
        unlisted = unlisted_amounts(run.game, typed_for)
        for typed, action in typed_for.items():
            if typed in unlisted:
                if typed == unlisted[0]:
                    add_unlisted(table, words, unlisted)
                continue
            label = Line(action_label(words, run.game, run.state, seat, action))
            described = run.game.describe(run.state, seat, action)
            add_effects(label, words, run.game, described, only_wastes=len(typed_for) > MOST_EXPLAINED)
            table.add_row(Line(typed, style="bold cyan"), label)
        for action, reason in _one_of_each(run.game, choices.blocked):
            label = Line(action_label(words, run.game, run.state, seat, action))
            rule = f" ({words.text('bar-rule', rule=reason.rule)})" if reason.rule != NO_RULE else ""
            label.append(f"  {why_not(words, reason)}{rule}", style="italic")
            table.add_row(Line(BLOCKED, style="dim"), label, style="dim")
        yield table
        yield Line(words.text("lesson-keys"), style="dim")

    def _learned(self) -> Iterator[RenderableType]:
        yield from self._news()
        yield section(self.words.text("lesson-learned"), self.screen.width)
        for each in self.run.lesson.learned:
            yield Line(f"· {self._spoken(each.text)} ({self.words.text('bar-rule', rule=each.rule)})")

    def _say(self, sentence: str, style: str = "yellow") -> None:
        self.screen.console.print(Line(sentence, style=style), width=self._width())

    def _spoken(self, text: Text) -> str:
        return hold(text.get(self.words.lang, text[FALLBACK]))

    def _width(self) -> int:
        return min(self.screen.width, WIDEST)
