"""Where a result comes from: the code, the machine, and what the bots of a game weigh by."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import signoria
from signoria.core.game import AnyGame

# Names the commit where the code runs without its repository, in a container for example.
COMMIT: Final = "SIGNORIA_COMMIT"
HASH_LENGTH: Final = 16


@dataclass(frozen=True)
class Provenance:
    """What one must have to get the same games again, and how fast it was there."""

    version: str
    # None where nobody knows it; `+` after it says that files were changed since.
    commit: str | None
    python: str
    machine: str
    cores: int


def provenance() -> Provenance:
    """Returns what runs here and now."""
    return Provenance(
        version=signoria.__version__,
        commit=_commit(),
        python=platform.python_version(),
        machine=f"{platform.system()} {platform.machine()}, {_processor()}",
        cores=os.cpu_count() or 1,
    )


def weights_hash(game: AnyGame) -> str | None:
    """Returns the hash of what the game's evaluation weighs by; None if it has no weights."""
    if game.judgement is None:
        return None
    weights = game.judgement.weights
    text = "\n".join(
        [repr(weights.swing), *(f"{name} {value!r}" for name, value in zip(weights.names, weights.values))]
    )
    return hashlib.sha256(text.encode()).hexdigest()[:HASH_LENGTH]


def _commit() -> str | None:
    named = os.environ.get(COMMIT)
    if named:
        return named
    folder = Path(signoria.__file__).parent
    if not any((parent / ".git").exists() for parent in folder.parents):
        return None
    try:
        head = _git(folder, "rev-parse", "--short=12", "HEAD")
        return head + ("+" if _git(folder, "status", "--porcelain", "--untracked-files=no", "--", ".") else "")
    except (OSError, subprocess.SubprocessError):
        return None


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()


def _processor() -> str:
    """The name of the processor, as Linux tells it; elsewhere as Python does."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"
