"""The rules of a game in our own words: `rules.<language>.md` in its text folder, as a tree of numbered paragraphs.

A heading is a number and a title (`### 4.2 Your turn`); a link leads to a number (`[R7](#R7)`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.game import AnyGame
from signoria.text.bundles import text_folder
from signoria.text.languages import FALLBACK, known_language
from signoria.text.words import Words

HEADING: Final = re.compile(r"^(#{2,6}) +([0-9]+(?:\.[0-9]+)*|[A-Z][0-9]+) +(.+?) *$")
LINK: Final = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
# What is left of a line that only lists references once its links are taken out.
REFERENCES: Final = re.compile(r"(?:\s*\w+\s*:[\s,.]*)+")
NEAREST: Final = 3
FAR: Final = 1000


class NoRules(SignoriaError):
    """A game without rules in words, or a paragraph that they don't have."""


@dataclass
class Paragraph:
    """A numbered paragraph: what stands under its own heading, and the paragraphs inside it."""

    number: str
    title: str
    level: int
    body: str = ""
    children: list[Paragraph] = field(default_factory=list)

    @property
    def links(self) -> tuple[str, ...]:
        """The numbers that its own text leads to, in order, each once."""
        return tuple(dict.fromkeys(match[2] for match in LINK.finditer(self.body)))

    def walk(self) -> Iterator[Paragraph]:
        """Itself and everything inside it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def markdown(self) -> str:
        """The paragraph with all that is inside it, as it was written."""
        head = f"{'#' * self.level} {self.number} {self.title}"
        return "\n\n".join(part for part in (head, self.body, *(child.markdown() for child in self.children)) if part)


@dataclass
class Rules:
    """The rules of a game in one language."""

    title: str
    intro: str
    paragraphs: list[Paragraph]

    def walk(self) -> Iterator[Paragraph]:
        for paragraph in self.paragraphs:
            yield from paragraph.walk()

    def numbers(self) -> list[str]:
        """All paragraph numbers in reading order."""
        return [paragraph.number for paragraph in self.walk()]

    def find(self, number: str) -> Paragraph | None:
        plain = number.strip().removeprefix("§").strip().upper()
        return next((paragraph for paragraph in self.walk() if paragraph.number == plain), None)

    def nearest(self, number: str) -> list[str]:
        """The numbers that come closest to one that does not exist, in reading order."""
        numbers = self.numbers()
        close = sorted(numbers, key=lambda other: _distance(number.strip().upper(), other))[:NEAREST]
        return [other for other in numbers if other in close]

    def markdown(self) -> str:
        return "\n\n".join([f"# {self.title}", self.intro, *(paragraph.markdown() for paragraph in self.paragraphs)])


def plain_links(markdown: str) -> str:
    """The text with links as bare numbers, for where nothing can be clicked."""
    return LINK.sub(r"\1", markdown)


def listed_references(markdown: str) -> list[str]:
    """Returns the numbers on lines that do nothing but list references: `Rulings: [R1](#R1). Examples: [X3](#X3).`"""
    lists = [line for line in markdown.splitlines() if REFERENCES.fullmatch(LINK.sub("", line))]
    return [match[2] for line in lists for match in LINK.finditer(line)]


def rules_file(game: AnyGame, lang: str) -> Path:
    return text_folder(game.folder) / f"rules.{lang}.md"


def load_rules(game: AnyGame, lang: str) -> Rules:
    """The rules in that language, or else in English; NoRules if the game has none."""
    for code in dict.fromkeys((known_language(lang), FALLBACK)):
        if rules_file(game, code).is_file():
            return parse(rules_file(game, code).read_text(encoding="utf-8"))
    words = Words(lang)
    language = words.text(f"language-{words.lang}")
    raise NoRules(words.text("rules-missing", game=game.title, language=language))


def find_paragraph(game: AnyGame, lang: str, number: str) -> Paragraph:
    """One paragraph, or NoRules with the numbers that come closest."""
    rules = load_rules(game, lang)
    paragraph = rules.find(number)
    if paragraph is None:
        words = Words(lang)
        nearest = words.listed(rules.nearest(number))
        raise NoRules(words.text("rules-no-paragraph", game=game.title, number=number, nearest=nearest))
    return paragraph


def parse(text: str) -> Rules:
    """A tree by the depth of the headings; what stands before the first of them is the introduction."""
    rules = Rules("", "", [])
    path: list[Paragraph] = []
    lines: list[str] = []
    for line in [*text.splitlines(), None]:
        heading = HEADING.match(line) if line is not None else None
        if line is not None and heading is None:
            if line.startswith("# ") and not path and not rules.title:
                rules.title = line[2:].strip()
            else:
                lines.append(line)
            continue
        body = "\n".join(lines).strip()
        lines = []
        if path:
            path[-1].body = body
        else:
            rules.intro = body
        if heading is not None:
            paragraph = Paragraph(heading[2], heading[3], len(heading[1]))
            while path and path[-1].level >= paragraph.level:
                path.pop()
            (path[-1].children if path else rules.paragraphs).append(paragraph)
            path.append(paragraph)
    return rules


def _distance(number: str, other: str) -> tuple[int, int, int]:
    """What begins alike is nearer; then what is as deep; then what differs less where the first difference is."""
    ours, theirs = (re.findall(r"[A-Z]+|[0-9]+", each) for each in (number, other))
    same = 0
    while same < min(len(ours), len(theirs)) and ours[same] == theirs[same]:
        same += 1
    rest, others = ours[same:], theirs[same:]
    numbers = [part[0] for part in (rest, others) if part and part[0].isdecimal()]
    step = abs(int(numbers[0]) - int(numbers[1])) if len(numbers) == 2 else FAR
    return -same, abs(len(ours) - len(theirs)), step
