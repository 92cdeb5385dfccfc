"""What a command says in a language, and what it refuses with."""

from __future__ import annotations

import pytest

from signoria.cli.app import run


def plain(text: str) -> str:
    """With ordinary spaces, so that the tests can be read."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def spoken(capsys: pytest.CaptureFixture[str], lang: str, *arguments: str) -> str:
    assert run([*arguments, "--lang", lang]) == 0
    said = capsys.readouterr()
    assert not said.err
    return plain(said.out)


def complaint(capsys: pytest.CaptureFixture[str], lang: str, *arguments: str, code: int = 2) -> str:
    """The one sentence with which a command refuses."""
    assert run([*arguments, "--lang", lang]) == code
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    assert said.err.endswith((".\n", "?\n")), said.err
    return plain(said.err)
