"""The lessons of a game from its folder: `lessons/<nn>_<name>.toml`, one file each."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from signoria.core.game import AnyGame
from signoria.core.lessons.lesson import (
    Coach,
    InvalidLesson,
    Learned,
    Lesson,
    LessonStep,
    NoLesson,
    Start,
    Text,
    Word,
    Wrong,
)

FOLDER: Final = "lessons"
FILE_NAME: Final = re.compile(r"(\d\d)_([a-z0-9_]+)\.toml")
# In every text; other languages may be missing in a lesson of one's own.
ALWAYS: Final = "en"
MOST_RINGS: Final = 2


class _Table:
    """A table of the file that knows its place in it, so that every complaint can name it."""

    def __init__(self, file: Path, place: str, table: Any) -> None:
        self.file, self.place = file, place
        if not isinstance(table, dict):
            raise self.complaint("must be a table")
        self.table: dict[str, Any] = table

    def complaint(self, why: str) -> InvalidLesson:
        return InvalidLesson(self.file.name, why=f"{self.place or 'it'} {why}")

    def only(self, *names: str) -> None:
        for name in self.table:
            if name not in names:
                raise self.complaint(f"has {name!r}; it may have {', '.join(names)}")

    def get(self, name: str, kind: type, default: Any = None) -> Any:
        value = self.table.get(name, default)
        if value is None:
            raise self.complaint(f"lacks {name!r}")
        if type(value) is not kind:
            raise self.complaint(f"has {name} = {value!r}, which must be of type {kind.__name__}")
        return value

    def names(self, name: str) -> tuple[str, ...]:
        values = self.get(name, list, [])
        if not all(isinstance(value, str) and value for value in values):
            raise self.complaint(f"has {name} = {values!r}, which must be a list of texts")
        return tuple(values)

    def text(self, name: str) -> Text:
        text = self.get(name, dict)
        if ALWAYS not in text:
            raise self.complaint(f"lacks {name}.{ALWAYS}")
        if not all(isinstance(value, str) and value.strip() for value in text.values()):
            raise self.complaint(f"has an empty text in {name}")
        return {lang: value.strip() for lang, value in text.items()}

    def tables(self, name: str) -> list[_Table]:
        return [
            _Table(self.file, f"{self.place} {name} {number}".strip(), table)
            for number, table in enumerate(self.get(name, list, []), 1)
        ]

    def inner(self, name: str) -> _Table:
        return _Table(self.file, f"{self.place} {name}".strip(), self.table.get(name, {}))


# By folder of the game; read once.
_READ: dict[Path, tuple[Lesson, ...]] = {}


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """Returns the lessons of a game in order; none where it has no folder of them."""
    if game.folder not in _READ:
        _READ[game.folder] = _read_all(game)
    return _READ[game.folder]


def _read_all(game: AnyGame) -> tuple[Lesson, ...]:
    files = sorted((game.folder / FOLDER).glob("*.toml"))
    lessons = tuple(read_lesson(game, file) for file in files)
    for number, lesson in enumerate(lessons, 1):
        if lesson.number != number:
            raise InvalidLesson(lesson.id, why=f"{game.title} has no lesson {number:02} before it")
    return lessons


def lesson_of(game: AnyGame, number: int) -> Lesson:
    """Returns the lesson of that number, or raises NoLesson."""
    lessons = lessons_of(game)
    if not 1 <= number <= len(lessons):
        english = "{title} has no lesson {number}; it has {count}, numbered from 1."
        raise NoLesson(english, "no_lesson", title=game.title, number=number, count=len(lessons))
    return lessons[number - 1]


def read_lesson(game: AnyGame, file: Path) -> Lesson:
    """Returns the lesson of a file, or raises InvalidLesson with the place at fault."""
    name = FILE_NAME.fullmatch(file.name)
    if name is None:
        raise InvalidLesson(file.name, why="it needs a name like 03_favors.toml: two digits, then words")
    try:
        document = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InvalidLesson(file.name, why=f"it cannot be read: {error}") from error
    table = _Table(file, "", document)
    table.only("title", "summary", "minutes", "players", "seat", "options", "later", "start", "steps", "learned")
    players, seat = table.get("players", int), table.get("seat", int, 0)
    if players not in game.players or not 0 <= seat < players:
        raise table.complaint(f"has {players} players and seat {seat}, which {game.title} does not know")
    later = table.get("later", dict, {})
    if not all(type(number) is int for number in later.values()):
        raise table.complaint("has a lesson in later that is no number")
    steps = tuple(_step(game, each) for each in table.tables("steps"))
    if not steps:
        raise table.complaint("has no steps")
    return Lesson(
        game=game.id,
        number=int(name[1]),
        id=name[2],
        title=table.text("title"),
        summary=table.text("summary"),
        minutes=table.get("minutes", int),
        players=players,
        seat=seat,
        options=table.get("options", dict, {}),
        start=_start(table.inner("start")),
        steps=steps,
        learned=tuple(_learned(each) for each in table.tables("learned")),
        later=later,
    )


def _start(table: _Table) -> Start:
    table.only("document", "seed", "moves", "change")
    return Start(
        document=_document(table),
        seed=table.get("seed", int, 1),
        moves=table.names("moves"),
        change=table.get("change", dict, {}),
    )


def _document(table: _Table) -> Mapping[str, Any] | None:
    name = table.get("document", str, "")
    if not name:
        return None
    try:
        document = json.loads((table.file.parent / Path(name).name).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise table.complaint(f"names the document {name!r}, which cannot be read: {error}") from error
    if not isinstance(document, dict):
        raise table.complaint(f"names the document {name!r}, which is no JSON object")
    return document


def _step(game: AnyGame, table: _Table) -> LessonStep:
    table.only(
        *("title", "text", "do", "rings", "rules", "words", "go_on", "expect", "open", "misses", "praise", "then"),
        *("every", "in_order", "solution"),
    )
    expect, only_shows = table.names("expect"), table.get("go_on", bool, False)
    if only_shows == bool(expect):
        raise table.complaint("must either expect actions or have go_on = true")
    rings = table.names("rings")
    if len(rings) > MOST_RINGS:
        raise table.complaint(f"has {len(rings)} rings; at most {MOST_RINGS} can be told apart")
    misses = tuple(_wrong(each) for each in table.tables("misses"))
    _check_patterns(game, table, [*expect, *table.names("open"), *(miss.pattern for miss in misses)])
    solution = table.names("solution")
    if bool(expect) != bool(solution):
        raise table.complaint("needs a solution where it expects actions, and none where it does not")
    return LessonStep(
        coach=Coach(table.text("title"), table.text("text"), table.text("do")),
        rings=rings,
        rules=table.names("rules"),
        words=tuple(_word(each) for each in table.tables("words")),
        expect=expect,
        every=table.get("every", bool, False),
        in_order=table.get("in_order", bool, False),
        open=table.names("open"),
        misses=misses,
        praise=table.text("praise") if expect else None,
        then=table.names("then"),
        solution=solution,
    )


def _check_patterns(game: AnyGame, table: _Table, patterns: Iterable[str]) -> None:
    verbs = set(game.actions.verbs)
    for pattern in patterns:
        if pattern.partition(":")[0] not in verbs and "*" not in pattern.partition(":")[0]:
            raise table.complaint(f"names {pattern!r}; {game.title} has no action {pattern.partition(':')[0]!r}")


def _wrong(table: _Table) -> Wrong:
    table.only("action", "why")
    return Wrong(table.get("action", str), table.text("why"))


def _word(table: _Table) -> Word:
    table.only("term", "meaning")
    return Word(table.text("term"), table.text("meaning"))


def _learned(table: _Table) -> Learned:
    table.only("text", "rule")
    return Learned(table.text("text"), table.get("rule", str))
