"""The conversation at the table: shows a decision, reads an answer, does what it says."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from signoria.cli.speech import say_sentence
from signoria.cli.terminal.advice import advice_lines
from signoria.cli.terminal.closing import close
from signoria.cli.terminal.coach import Coach
from signoria.cli.terminal.decision import decision_parts, table_parts
from signoria.cli.terminal.keeping import Keeper
from signoria.cli.terminal.numbering import typed_choices, which_to_type
from signoria.cli.terminal.reading import help_parts, log_parts, rule_parts
from signoria.cli.terminal.sayings import why_not
from signoria.cli.terminal.screen import Resized, Screen
from signoria.cli.terminal.session import Session
from signoria.core.errors import UnknownAction
from signoria.text.rules import NoRules

# Longer lines are hard to read.
WIDEST: Final = 100
LONGEST_ECHO: Final = 40


class Leave(Exception):
    """The person gets up from the table."""


def _echo(typed: str) -> str:
    """What was typed, as far as it can be shown."""
    return "".join(letter for letter in typed[:LONGEST_ECHO] if letter.isprintable())


class Dialogue:
    """One game, from where it stands to its end or until somebody leaves."""

    def __init__(
        self, session: Session, screen: Screen, keeper: Keeper, notice: str = "", coach: Coach | None = None
    ) -> None:
        self.session = session
        self.coach = coach
        self.screen = screen
        self.keeper = keeper
        self.words = session.words
        self.commands = {
            "f": self._floor,
            "u": self._undo,
            "h": self._hint,
            "r": self._rules,
            "l": self._log,
            "t": self._table,
            "s": self._save,
            "?": self._help,
            "q": self._quit,
        } | ({"c": self._hush} if coach is not None else {})
        # Who has the keyboard, and after how many lines the table was last shown.
        self._watching: int | None = None
        self._shown_at: int | None = None
        self._notice = notice
        self._waiting_said = False
        session.before_bot = self._wait_for

    def play(self) -> None:
        """Ask whoever must choose until the game is over; Leave if it is not played out."""
        while True:
            self._waiting_said = False
            seat = self.session.advance()
            self._autosave()
            if seat is None:
                close(self.session, self.screen, self.keeper)
                return
            self._hand_over(seat)
            self._decide(seat)
            self._autosave()

    # ---- a decision ----

    def _hand_over(self, seat: int) -> None:
        """Draw the curtain before another person's secrets."""
        if seat != self._watching and len(self.session.persons) > 1:
            self._shown_at = None
            if self.session.has_secrets():
                self.screen.wipe()
                self._say(self.words.text("hand-over", seat=self.words.seat(seat)))
                self._pause()
                self.screen.wipe()
        self._watching = seat

    def _wait_for(self, bot: int) -> None:
        """Some bots think for a while."""
        if self.screen.live and not self._waiting_said:
            self.screen.show([Text(self.words.text("waiting-for", seats=self.words.seat(bot)), style="dim")])
            self._waiting_said = True

    def _decide(self, seat: int) -> None:
        """Until the person has chosen or taken something back; or, at the floor, has let the others go on."""
        lines, floor = len(self.session.record.lines), self.session.floor
        self._draw(seat)
        while len(self.session.record.lines) == lines and not floor.has_let_pass(seat, lines):
            self._answer(seat, self._ask(seat))

    def _draw(self, seat: int) -> None:
        """On a terminal the whole picture; elsewhere the table only when somebody else has changed it."""
        screen, session = self.screen, self.session
        whole = screen.live or self._others_have_moved(seat)
        parts = decision_parts(session, seat, whole, screen.width, details=True)
        if screen.live and screen.lines(parts) + 1 >= screen.height:
            parts = decision_parts(session, seat, whole, screen.width, details=False)
        screen.clear()
        screen.show(parts)
        if self.coach is not None:
            screen.show(self.coach.opening(seat))
        self._shown_at = len(session.record.lines)
        if self._notice:
            self._say(self._notice)
            self._notice = ""

    def _others_have_moved(self, seat: int) -> bool:
        lines = self.session.record.lines
        return self._shown_at is None or any(line.entry.body()[0] != seat for line in lines[self._shown_at :])

    def _ask(self, seat: int) -> str:
        typed = ""
        while True:
            try:
                return self.screen.ask(typed)
            except Resized as resized:
                typed = resized.typed
                self._draw(seat)
            except EOFError:
                self.screen.show([""])
                if not self.screen.live:
                    raise Leave from None
                return "q"

    def _answer(self, seat: int, answer: str) -> None:
        letter, _, rest = answer.partition(" ")
        if not answer and seat not in self.session.state.actors():
            self.session.floor.let_pass(seat, len(self.session.record.lines))
        elif not answer:
            self._draw(seat)
        elif letter.lower() in self.commands:
            self.commands[letter.lower()](seat, rest.strip())
        else:
            self._choose(seat, answer)

    def _choose(self, seat: int, answer: str) -> None:
        """What stands before a choice, or an action's own name."""
        choices = typed_choices(self.session.game, self.session.state.options(seat))
        if answer.lower() in choices:
            self._do(seat, choices[answer.lower()])
            return
        try:
            action = self.session.game.action_id(answer)
        except UnknownAction:
            choose = which_to_type(self.words, choices)
            self._say(f"{self.words.text('bar-not-a-choice', answer=_echo(answer))} {choose}")
            return
        reason = self.session.state.why_not(seat, action)
        if reason is None:
            self._do(seat, action)
        else:
            self._say(f"{self.words.text('bar-why-not')} {why_not(self.words, reason)}")

    def _do(self, seat: int, action: int) -> None:
        """Make a choice, unless the coach has to say something first."""
        warning = self.coach.warning(seat, action) if self.coach is not None else None
        if warning:
            self._say(warning)
            return
        mistake = self.coach.judge(seat, action) if self.coach is not None else None
        self.session.choose(seat, action)
        if self.coach is not None and mistake is not None:
            self._notice = self.coach.complaint(mistake)

    # ---- what else can be said ----

    def _undo(self, seat: int, rest: str) -> None:
        if self.session.undo(seat):
            self._notice = self.words.text("undone")
        else:
            self._say(self.words.text("cannot-undo"))

    def _hint(self, seat: int, rest: str) -> None:
        if self.screen.live:
            self._say(self.words.text("play-thinking"))
        self.screen.show([*advice_lines(self.session, seat)])

    def _hush(self, seat: int, rest: str) -> None:
        assert self.coach is not None
        self._say(self.coach.hush())

    def _floor(self, seat: int, rest: str) -> None:
        """Speak now, let another person speak, or be asked before bots decide."""
        floor, wishes = self.session.floor, {"+": True, "-": False}
        if rest in wishes:
            floor.listen(seat, wishes[rest])
            self._say(self.words.text("play-floor-asked" if wishes[rest] else "play-floor-not-asked"))
            return
        speaker = self._person(rest) if rest else seat
        speech = None if speaker is None else floor.speech(self.session.state, speaker)
        if speaker is None:
            self._say(self.words.text("play-floor-nobody", name=_echo(rest)))
        elif speech is None:
            self._say(self.words.text("play-floor-closed"))
        else:
            self.session.choose(speaker, speech)

    def _person(self, name: str) -> int | None:
        called = {self.words.seat(seat).casefold(): seat for seat in self.session.persons}
        return called.get(name.casefold())

    def _rules(self, seat: int, rest: str) -> None:
        try:
            self._look(seat, rule_parts(self.session, seat, rest))
        except NoRules as error:
            self._say(say_sentence(error.sentence))

    def _log(self, seat: int, rest: str) -> None:
        self._look(seat, log_parts(self.session, seat))

    def _table(self, seat: int, rest: str) -> None:
        self._look(seat, table_parts(self.session, seat, self.screen.width, details=True))

    def _help(self, seat: int, rest: str) -> None:
        self._look(seat, help_parts(self.session, seat))

    def _save(self, seat: int, rest: str) -> None:
        self._say(self.keeper.save_in(rest))

    def _quit(self, seat: int, rest: str) -> None:
        unsaved = self.keeper.file is None and self.session.journal.has_chosen()
        if unsaved and not self._yes(self.words.text("bar-quit-sure")):
            self._draw(seat)
            return
        raise Leave

    def _yes(self, question: str) -> bool:
        """The word, with or without its accent, or its first letter unless that is a command: s is no yes."""
        yes, no = self.words.text("yes").lower(), self.words.text("no").lower()
        self._say(f"{question} ({yes}/{no})")
        try:
            answer = self.screen.ask().lower()
        except Resized:
            return False
        except EOFError:
            return True
        return answer in {yes, yes.replace("ì", "i"), yes[0]} - self.commands.keys()

    def _look(self, seat: int, parts: list[RenderableType]) -> None:
        """Something to read; then the decision again."""
        self.screen.clear()
        for part in parts:
            self.screen.console.print(part, width=min(self.screen.width, WIDEST))
        if self.screen.live:
            self._pause()
            self._draw(seat)

    def _pause(self) -> None:
        try:
            self.screen.wait(self.words.text("play-enter"))
        except EOFError:
            if not self.screen.live:
                raise Leave from None

    def _say(self, sentence: str) -> None:
        self.screen.show([Text(sentence, style="yellow")])

    def _autosave(self) -> None:
        self._notice = self.keeper.autosave() or self._notice
