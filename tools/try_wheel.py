"""Installs a wheel where there is no compiler and no Node.js, serves with it and plays whole games: `WHEEL [GAME]…`."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLAYER = Path(__file__).with_name("play_over_network.py")
SECONDS = 120


class Installation:
    """An environment of its own in a folder, whose programs find nothing but each other."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        venv.create(folder / "environment", with_pip=True)
        subprocess.run([self.bin / "python", "-m", "pip", "install", "-q", f"{wheel}[table]"], check=True)

    @property
    def surroundings(self) -> dict[str, str]:
        return {"PATH": str(self.bin), "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}

    @contextmanager
    def serving(self, *arguments: str) -> Iterator[str]:
        """Yields the address of a server, which has to end well."""
        command = [str(self.bin / "signoria"), "serve", "--port", "0", "--data", str(self.folder / "data"), *arguments]
        server = subprocess.Popen(command, env=self.surroundings, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            address = re.search(r"http://[^\s,]+", server.stdout.readline())
            if address is None:
                raise SystemExit("The server did not start; the lines above say why.")
            yield address[0]
        finally:
            server.terminate()
            server.wait(SECONDS)
        if server.returncode:
            raise SystemExit(f"The server ended with {server.returncode}.")

    def play(self, address: str, game: str) -> str:
        """Returns what the player says of the game."""
        command = [str(self.bin / "python"), str(PLAYER), address, game]
        ended = subprocess.run(command, env=self.surroundings, stdout=subprocess.PIPE, text=True, check=True)
        return ended.stdout


def main(wheel: Path, *games: str) -> None:
    with tempfile.TemporaryDirectory(prefix="signoria_wheel_") as folder:
        installation = Installation(Path(folder), wheel)
        with installation.serving() as address:
            for game in games or ("principato",):
                print(wheel.name, installation.play(address, game), sep=": ", end="")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
