"""A review in words: why one option is better than another."""

from __future__ import annotations

from signoria.core.document import Document
from signoria.text.words import Words, message_key


def why_sentence(words: Words, why: Document) -> str:
    """Returns what the better option counts more for, and what less."""
    if not why["gain"]:
        return words.text("review-why-later")
    gain = words.text(message_key("weight", why["gain"]))
    if not why["loss"]:
        return words.text("review-why", more=why["more"], gain=gain)
    loss = words.text(message_key("weight", why["loss"]))
    return words.text("review-why-but", more=why["more"], gain=gain, less=why["less"], loss=loss)
