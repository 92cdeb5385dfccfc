"""Names that a screen can show and people can tell apart."""

from __future__ import annotations

import unicodedata

from signoria.table.limits import CHAT, NAME
from signoria.table.protocol.faults import BadRequest


def clean_name(name: str) -> str:
    """The name in one normal form, without spaces around it; BadRequest if it cannot be shown."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or not clean.isprintable() or len(clean) > NAME or not any(c.isalnum() for c in clean):
        english = "A name needs a letter or a digit, and at most {most} characters that can be shown."
        raise BadRequest(english, "name", most=NAME)
    return clean


def name_key(name: str) -> str:
    """What accounts are told apart by: neither case nor look-alike forms make another name."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean_chat(text: str) -> str:
    """Text without control characters; BadRequest if nothing is left."""
    kept = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c == "\n").strip()
    if not kept:
        raise BadRequest("There is nothing to say in this message.", "empty_chat")
    return kept[:CHAT]
