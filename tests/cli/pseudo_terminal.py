"""The real command in a real pseudo-terminal, with a test at the keyboard."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

from tests.commands import COMMAND, environment, heed_interrupts

CLEAR = "\x1b[2J"
WIPE = "\x1b[3J"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07")
COLOURS = re.compile(r"\x1b\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7])[;m]")
ASKED = re.compile(r"(?:^|\n)> $")
PATIENCE = 120


def terminal_environment(**changes: str) -> dict[str, str]:
    """With colours, in English, and as wide as the window is."""
    env = environment(TERM="xterm-256color", LANG="C.UTF-8", **changes)
    for name in ("COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", *(["NO_COLOR"] if "NO_COLOR" not in changes else [])):
        env.pop(name, None)
    return env


def _take_the_terminal() -> None:
    heed_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A window in which `signoria` runs; `screen` is what a person sees in it."""

    def __init__(
        self, *arguments: str, cwd: Path, env: dict[str, str] | None = None, columns: int = 80, rows: int = 70
    ) -> None:
        self.master, slave = pty.openpty()
        self.columns, self.rows = columns, rows
        self._set_size()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=env or terminal_environment(),
            start_new_session=True,
            preexec_fn=_take_the_terminal,
        )
        os.close(slave)
        self.raw = ""
        self._bytes = b""

    def __enter__(self) -> Terminal:
        self.wait()
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    # ---- at the keyboard ----

    def type(self, line: str) -> str:
        """Type a line and wait until something is asked again, or the command is done; answers the screen."""
        before = len(self._plain())
        os.write(self.master, line.encode() + b"\n")
        self.wait(before)
        return self.screen

    def begin(self, letters: str) -> None:
        """Type the beginning of a line and see it appear."""
        deadline = time.monotonic() + PATIENCE
        os.write(self.master, letters.encode())
        while not self.screen.endswith(f"> {letters}"):
            assert time.monotonic() < deadline, self.screen
            self._read()

    def wait(self, after: int = 0) -> None:
        """Until the command asks for an answer, or is done."""
        deadline = time.monotonic() + PATIENCE
        while not ASKED.search(self._plain()[after:]):
            assert time.monotonic() < deadline, self.screen
            if not self._read():
                self.process.wait(PATIENCE)
                return

    def resize(self, columns: int) -> str:
        before = len(self._plain())
        self.columns = columns
        self._set_size()
        os.killpg(self.process.pid, signal.SIGWINCH)
        self.wait(before)
        return self.screen

    def interrupt(self) -> None:
        """Press Ctrl-C and wait until the command is gone."""
        deadline = time.monotonic() + PATIENCE
        os.write(self.master, b"\x03")
        while self._read():
            assert time.monotonic() < deadline, self.screen
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    # ---- what is seen ----

    @property
    def screen(self) -> str:
        """What was printed since the window was last cleared; the command never moves the cursor otherwise."""
        return ESCAPES.sub("", self.raw.rpartition(CLEAR)[2]).replace("\r", "")

    @property
    def numbers(self) -> list[int]:
        """The numbers that can be typed now."""
        return [int(number) for number in re.findall(r"^(?=.{3} )  ?(\d+) (?=\S)", self.screen, re.MULTILINE)]

    @property
    def over(self) -> bool:
        return self.process.poll() is not None

    def _plain(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def _read(self) -> bool:
        """False when nothing more will come."""
        if not select.select([self.master], [], [], 0.5)[0]:
            return True
        try:
            self._bytes += os.read(self.master, 65536)
        except OSError:
            return False
        self.raw = self._bytes.decode(errors="ignore")
        return True

    def _set_size(self) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))
