"""All that Conclave can say, declared: codes with their parameters, and what has a name."""

from __future__ import annotations

from typing import Final

from signoria.core.vocabulary import Shape, Vocabulary, name, number, seat

from conclave.box.constants import FAMILIES
from conclave.setup import OPTIONS

_FAMILY: Final[Shape] = {"family": name("family")}
_SEAT: Final[Shape] = {"seat": seat()}
_DUCATS: Final[Shape] = {"ducats": number()}

VOCABULARY: Final = Vocabulary(
    events={
        "dealt": {**_SEAT, **_FAMILY},
        "has_written": _SEAT,
        "voted": {**_SEAT, **_FAMILY},
        "paid": {**_SEAT, **_DUCATS},
        "acclaimed": {**_SEAT, **_FAMILY},
    },
    prompts={"ballot": {}, "bid": {"standing": number()}, "acclaim": {}, "reconsider": _FAMILY},
    reasons={"own_favourite": _FAMILY, "too_poor": {"need": number(), "have": number()}},
    scores={"elected": {}, "votes": {}, "ducats": {}},
    actions={"write": _FAMILY, "bid": {}, "pass": {}, "acclaim": _FAMILY},
    names={"family": FAMILIES, "option": tuple(option.name for option in OPTIONS)},
    things=("ducats",),
)
