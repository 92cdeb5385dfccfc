"""Decisions that are one number: the options are consecutive actions of one verb."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def write_numbers(out: vec[i64], verb: i64, most: i64) -> i64:
    """Write `verb:0` … `verb:most`; answers how many."""
    i: i64 = 0
    while i <= most:
        out[i] = verb + i
        i += 1
    return most + 1
