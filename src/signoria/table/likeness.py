"""Which names look alike: by case, by letters of other alphabets, by letters that nobody sees."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

# Letters without ink that Python calls printable: fillers, joiners, selectors of variants, an empty pattern of Braille.
INVISIBLE: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
# The list of look-alikes puts this around letters that are written from the right.
LEFT_TO_RIGHT: Final = "\u200e"


def one_form(text: str) -> str:
    """Returns the one way to write a text: composed, in plain letters, single spaces, nothing invisible."""
    composed = unicodedata.normalize("NFKC", text)
    seen = "".join(c for c in composed if c not in INVISIBLE and unicodedata.category(c) != "Cf")
    return " ".join(unicodedata.normalize("NFKC", seen).split())


def likenesses(name: str) -> frozenset[str]:
    """Returns keys of which two names that can be mistaken for each other have one in common.

    One is regardless of case; one is as it is written, since a capital I looks like a small l; one is regardless of
    case after that, since a digit may look like a capital: C0simo.
    """
    plain = one_form(name)
    return frozenset({_skeleton(plain.casefold()), _skeleton(plain), _skeleton(plain).casefold()})


def are_alike(name: str, other: str) -> bool:
    return not likenesses(name).isdisjoint(likenesses(other))


def _skeleton(text: str) -> str:
    """What is left when each letter is replaced by the one that stands for all that look like it (UTS 39, §4)."""
    letters = "".join(_prototype(letter) for letter in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", letters)


@cache
def _look_alikes() -> dict[str, frozenset[str]]:
    return {
        letter.strip(LEFT_TO_RIGHT): frozenset(each["c"].strip(LEFT_TO_RIGHT) for each in alike)
        for letter, alike in confusables_data.items()
    }


@cache
def _prototype(letter: str) -> str:
    """The centre of those that look alike: the list names it with each of them, and all of them with it."""
    known = _look_alikes()
    near = known.get(letter, frozenset())
    alike = {letter, *near, *(other for each in near for other in known.get(each, ()))}
    # `rn` stands for m, not m for `rn`: only so do all letters of a name have one each.
    return min(alike, key=lambda each: (-len(known.get(each, ())), -len(each), each))
