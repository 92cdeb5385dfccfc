"""One server per data folder: a lock that the system lets go of when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

LOCK_FILE: Final = "lock"


class FolderInUse(Exception):
    """Another process serves this folder."""


def lock_folder(folder: Path) -> int:
    """Hold the folder for as long as this process lives; returns what must be kept open."""
    handle = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(handle)
    except OSError as error:
        os.close(handle)
        raise FolderInUse from error
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
