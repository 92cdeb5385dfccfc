"""Libraries that only the laboratory needs; they come with the extra `lab`, Ray with `ray`."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

from signoria.core.errors import SignoriaError


class MissingLibrary(SignoriaError):
    """Something that is not installed here."""


def library(name: str, extra: str = "lab") -> Any:
    """The module, or a sentence that says how to get it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # cma would like to draw
            return importlib.import_module(name)
    except ModuleNotFoundError as error:
        english = "This needs the library {library}, which is not installed; `pip install signoria[{extra}]` brings it."
        raise MissingLibrary(english, "library_missing", library=name, extra=extra) from error
