"""The `signoria` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command and leave with its exit code."""
    from signoria.cli.app import run

    sys.exit(run(sys.argv[1:]))
