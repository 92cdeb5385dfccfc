"""Somebody's own bot, in the folder where they work."""

from __future__ import annotations

import os
import sys


def allow_local_bots() -> None:
    """Let `module:factory` name a file of the current folder, behind everything that is installed."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
