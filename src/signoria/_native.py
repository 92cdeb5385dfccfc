"""Decides whether the rules run compiled or as the plain Python they are written in.

In a checkout the compiled modules lie in the environment, never beside the sources, where they would hide the file
being edited; they are used while the manifest beside them fits the sources. In an installed wheel they lie beside
the sources and Python finds them by itself. `SIGNORIA_PURE=1` runs the sources in both cases.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).parent
# Worker processes inherit it, so that a run warns once and not once per worker.
SAID = "SIGNORIA_STALE_SAID"


class Choice(NamedTuple):
    engine: str
    why: str
    note: str


COMPILED = Choice("compiled", "compiled", "The rules run compiled.")
ASKED_PURE = Choice("pure", "asked", "The rules run as plain Python because SIGNORIA_PURE is set.")
STALE = Choice(
    "pure",
    "stale",
    "The compiled engine is older than the sources; running them as plain Python. `make setup` compiles again.",
)
NONE = Choice(
    "pure",
    "none",
    "The rules run as plain Python, more slowly, because no compiled engine is installed; "
    "`make setup` builds one where there is a C compiler.",
)

chosen = NONE


class CompiledFinder:
    """Finds the modules of the manifest, and the libraries they share, in the environment."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


class SourceFinder:
    """Prefers a source to the compiled module that lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("signoria."):
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin is None or not isinstance(spec.loader, ExtensionFileLoader):
            return None
        source = Path(spec.origin).with_name(f"{fullname.rpartition('.')[2]}.py")
        return spec_from_file_location(fullname, source) if source.is_file() else None


def library(path: str) -> str:
    """The compiled library that holds a source of the core, of the bots, or of a game."""
    folder, name = path.split("/")[:2]
    return f"signoria_native_{name if folder == 'games' else folder}__mypyc"


def native_folder() -> Path:
    """Where a checkout's compiled modules are."""
    return Path(os.environ.get("SIGNORIA_NATIVE_DIR") or Path(sysconfig.get_path("platlib"), "signoria_native"))


def fingerprint(source: Path) -> str:
    from hashlib import sha256

    return sha256(source.read_bytes()).hexdigest()


def compiled_files(folder: Path) -> dict[str, Path] | None:
    """The compiled modules by name; None if they were not made from the sources as they are now."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
        sources: dict[str, str | None] = manifest["sources"]
        compiled: list[str] = manifest["compiled"]
    except (ValueError, KeyError):
        return None
    folders = {path.partition("/")[0] for path in sources}
    present = {path.relative_to(PACKAGE).as_posix() for name in folders for path in PACKAGE.glob(f"{name}/**/*.py")}
    if present != sources.keys():
        return None
    if any(digest is not None and fingerprint(PACKAGE / path) != digest for path, digest in sources.items()):
        return None
    names = {library(path) for path in compiled}
    names |= {f"signoria.{path.removesuffix('.py').replace('/', '.')}" for path in compiled}
    return {name: folder / f"{name.replace('.', '/')}{EXTENSION_SUFFIXES[0]}" for name in names}


def awaited() -> int:
    """A number that changes when an engine is compiled that this process had to begin without; 0 where it has one."""
    if chosen not in (NONE, STALE):
        return 0
    try:
        return (native_folder() / "manifest.json").stat().st_mtime_ns
    except OSError:
        return 0


def activate() -> None:
    """Called once, before any other module of the package is imported."""
    global chosen
    folder = native_folder()
    if os.environ.get("SIGNORIA_PURE", "0") not in ("", "0"):
        chosen = ASKED_PURE
        sys.meta_path.insert(0, SourceFinder())
    elif (folder / "manifest.json").is_file():
        files = compiled_files(folder)
        if files is None:
            chosen = STALE
            if os.environ.get(SAID) is None:
                os.environ[SAID] = "1"
                print(STALE.note, file=sys.stderr)
        else:
            chosen = COMPILED
            sys.meta_path.insert(0, CompiledFinder(files))
    elif any((PACKAGE.parent / f"{library('core/state.py')}{suffix}").is_file() for suffix in EXTENSION_SUFFIXES):
        chosen = COMPILED
