"""The window: drawing, asking, and what changes when nobody watches or the size changes."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TextIO, cast

from rich.console import Console, RenderableType

from signoria.cli.terminal.unbreakable import ScreenFile

try:
    import readline
except ImportError:  # some systems have none; a line is then edited as the system does it
    readline = None  # type: ignore[assignment]

MARK: Final = "> "
# A signal that arrives in the instant before the wait for a key would be noticed only at the next key, so we look.
HEARTBEAT: Final = 0.2
# Also what the window keeps above its upper edge.
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Resized(Exception):
    """The window has another size; what was typed so far is kept."""

    def __init__(self, typed: str) -> None:
        self.typed = typed
        super().__init__(typed)


class Screen:
    """A terminal that is cleared and drawn anew; or plain lines, where input or output is a pipe."""

    def __init__(self, no_color: bool = False) -> None:
        for stream in (sys.stdout, sys.stdin):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = Console(file=cast(TextIO, ScreenFile()), highlight=False, no_color=True if no_color else None)
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not self.console.is_dumb_terminal
        if readline is not None:
            # The next person must not find this one's answers with the arrow key.
            readline.set_auto_history(False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def lines(self, parts: Iterable[RenderableType]) -> int:
        """How many lines these would take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def wipe(self) -> None:
        """Leave nothing of what was shown, as far as the terminal lets us."""
        if self.live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        elif sys.stdout.isatty():
            self.console.print("\n" * self.height)

    def ask(self, typed: str = "") -> str:
        """A line from the keyboard; EOFError when there are no more, Resized when the window is."""
        with _watching_the_size(), _noticing_signals(), _begun_with(typed):
            answer = input(MARK)
        if not sys.stdin.isatty():
            # Nobody's Enter has ended the line that the mark is on.
            print()
        return answer.strip()

    def wait(self, sentence: str) -> None:
        """Until Enter is pressed."""
        self.console.print(sentence, style="dim")
        while True:
            try:
                self.ask()
                return
            except Resized:
                continue


@contextmanager
def _watching_the_size() -> Iterator[None]:
    if not hasattr(signal, "SIGWINCH") or not sys.stdin.isatty():
        yield
        return

    def resized(number: int, frame: FrameType | None) -> None:
        # Once is enough: a second one must not be raised where nobody asks any more.
        signal.signal(signal.SIGWINCH, signal.SIG_IGN)
        raise Resized(readline.get_line_buffer() if readline is not None else "")

    before = signal.signal(signal.SIGWINCH, resized)
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before if before is not None else signal.SIG_DFL)


@contextmanager
def _noticing_signals() -> Iterator[None]:
    """Wake the wait for a key now and then: Python handles what came in only when the system call returns."""
    if not hasattr(signal, "setitimer") or not sys.stdin.isatty():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before if before is not None else signal.SIG_DFL)


@contextmanager
def _begun_with(typed: str) -> Iterator[None]:
    if readline is None or not typed:
        yield
        return
    line = readline
    line.set_startup_hook(lambda: line.insert_text(typed))
    try:
        yield
    finally:
        line.set_startup_hook()
