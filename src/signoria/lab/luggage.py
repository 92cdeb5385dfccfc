"""What goes along to workers on other machines: corrected data, and whose code theirs must be."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import socket
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import signoria
from signoria.core.components import FOLDER
from signoria.core.errors import SignoriaError

# What decides how a game goes.
DECISIVE: Final = ("core", "bots", "games", "lab")
SUFFIXES: Final = (".py", ".toml")
HASH_LENGTH: Final = 16


class OtherCode(SignoriaError):
    """A worker whose Signoria is not the one that asks."""


@dataclass(frozen=True)
class Luggage:
    """`files` are those of the folder with corrected components, by name."""

    version: str
    code: str
    files: Mapping[str, str]

    @property
    def data(self) -> str:
        """The hash of the files."""
        return _hash(f"{name}\n{text}" for name, text in sorted(self.files.items()))

    def unpack(self) -> None:
        """In the worker, before a game is loaded: refuse other code, and put the files where games look for them."""
        if self.code != code():
            english = "The worker on {host} has Signoria {there}, and {here} asks: only the same plays the same games."
            raise OtherCode(english, "other_code", host=socket.gethostname(), there=_named(), here=self.version)
        if self.files:
            os.environ[FOLDER] = _folder(tuple(sorted(self.files.items())))
        else:
            os.environ.pop(FOLDER, None)


def packed() -> Luggage:
    """Returns what the workers need of this process."""
    folder = os.environ.get(FOLDER)
    files = sorted(Path(folder).glob("*.toml")) if folder else []
    return Luggage(_named(), code(), {file.name: file.read_text("utf-8") for file in files})


def _named() -> str:
    return f"{signoria.__version__} ({code()[:6]})"


@cache
def code() -> str:
    """The hash of all that decides how a game goes, as it lies here."""
    root = Path(signoria.__file__).parent
    files = sorted(file for name in DECISIVE for file in root.glob(f"{name}/**/*") if file.suffix in SUFFIXES)
    return _hash(f"{file.relative_to(root).as_posix()}\n{file.read_text('utf-8')}" for file in files)


@cache
def _folder(files: tuple[tuple[str, str], ...]) -> str:
    """A folder with these files, for as long as this process lives."""
    folder = tempfile.mkdtemp(prefix="signoria-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for name, text in files:
        Path(folder, name).write_text(text, "utf-8")
    return folder


def _hash(texts: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for text in texts:
        digest.update(f"{text}\n".encode())
    return digest.hexdigest()[:HASH_LENGTH]
