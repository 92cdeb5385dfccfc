"""What the browser client says is written in every language, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

from signoria.text.bundles import COMMON_FOLDER, part_file, text_file
from signoria.text.check import check_part, written_in
from signoria.text.languages import FALLBACK

CLIENT_TEXTS = written_in(part_file("client", FALLBACK))
COMMON_TEXTS = written_in(text_file(COMMON_FOLDER, FALLBACK))
CLIENT = Path(__file__).parents[2] / "client" / "src"
# A key as the sources write it: t("close"), say("undone"), or in a table of keys; `level-${level}` stands for several.
KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:[-_.][a-z0-9$\{}.]+)*)["'`]""")


def sources() -> str:
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return "\n".join(path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts"))


def mentioned(source: str) -> set[str]:
    return set(KEY.findall(source))


def test_the_texts_are_complete() -> None:
    assert check_part("client") == []


def test_every_text_is_said_somewhere() -> None:
    keys = mentioned(sources())
    prefixes = tuple(key.partition("$")[0] for key in keys if "$" in key and key.partition("$")[0])
    assert sorted(key for key in CLIENT_TEXTS if key not in keys and not key.startswith(prefixes)) == []


def test_every_sentence_that_is_asked_for_is_there() -> None:
    keys = re.findall(r"""\bt\(\s*["']([a-z][\w.-]*)["']""", sources())
    known = CLIENT_TEXTS.keys() | COMMON_TEXTS.keys()
    assert sorted(set(keys) - known) == []
