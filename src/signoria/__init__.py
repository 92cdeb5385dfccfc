"""Signoria: board games of Renaissance Italy for people, bots and researchers."""

from signoria import _native

__version__ = "0.1.0"

_native.activate()


def engine() -> str:
    """How the rules run: "compiled" or "pure"."""
    return _native.chosen.engine


def engine_note() -> str:
    """One sentence on why they run that way."""
    return _native.chosen.note


def awaited_engine() -> int:
    """A number that changes when an engine is compiled that this process had to begin without."""
    return _native.awaited()


def engine_reason() -> str:
    """A word for that sentence: "compiled", "asked", "stale" or "none"."""
    return _native.chosen.why
