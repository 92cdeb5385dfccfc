"""The rules of a game in our own words: `rules.<language>.md` in its text folder, as a tree of numbered paragraphs.

A heading is a number and a title (`### 4.2 Your turn`); a link leads to a number (`[R7](#R7)`). Rulings and examples
are cited in brackets and kept apart from what a learner reads; lists come from the box. What is told may have pictures,
which the browser draws (`![caption](picture:display)`). `quick.<language>.md` is the quick reference, one printed page.
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
from signoria.text.listings import with_lists
from signoria.text.notes import EXAMPLE, LINK, ORDINAL, cited, is_note, labels, reading, relabelled
from signoria.text.words import Words

HEADING: Final = re.compile(r"^(#{2,6}) +([0-9]+(?:\.[0-9]+)*|[A-Z][0-9]+) +(.+?) *$")
# A picture of what is told, which the browser draws.
PICTURE: Final = re.compile(r"^ *!\[[^\]]+\]\(picture:[a-z_]+\)\n*", re.MULTILINE)
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
    # What a reader sees in the place of the number, where that is something else.
    label: str = ""

    @property
    def links(self) -> tuple[str, ...]:
        """The numbers that its own text leads to, in order, each once."""
        return tuple(dict.fromkeys(match[2] for match in LINK.finditer(self.body)))

    @property
    def reading(self) -> str:
        """The text that a learner reads: of a paragraph of the rules, without its rulings and examples."""
        return self.body if is_note(self.number) else reading(self.body)

    @property
    def notes(self) -> tuple[str, ...]:
        """The rulings and examples that belong to it."""
        return () if is_note(self.number) else cited(self.body)

    def walk(self) -> Iterator[Paragraph]:
        """Itself and everything inside it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def markdown(self) -> str:
        """The paragraph with all that is inside it, as it was written."""
        return self._joined(self.body, [child.markdown() for child in self.children])

    def reading_markdown(self) -> str:
        """The paragraph with all that is inside it, as a learner reads it."""
        return self._joined(self.reading, [child.reading_markdown() for child in self.children])

    def _joined(self, body: str, children: list[str]) -> str:
        head = f"{'#' * self.level} {self.label or self.number} {self.title}"
        return "\n\n".join(part for part in (head, body, *children) if part)


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
        """Returns a paragraph by its number, or an example by the number that a reader sees: ex. 18."""
        plain = number.strip().removeprefix("§").strip().upper()
        ordinal = ORDINAL.fullmatch(plain)
        if ordinal is not None:
            examples = [paragraph for paragraph in self.walk() if EXAMPLE.fullmatch(paragraph.number)]
            place = int(ordinal[1]) - 1
            return examples[place] if 0 <= place < len(examples) else None
        return next((paragraph for paragraph in self.walk() if paragraph.number == plain), None)

    def nearest(self, number: str) -> list[str]:
        """The numbers that come closest to one that does not exist, in reading order."""
        numbers = self.numbers()
        close = sorted(numbers, key=lambda other: _distance(number.strip().upper(), other))[:NEAREST]
        return [other for other in numbers if other in close]

    def markdown(self) -> str:
        return "\n\n".join([f"# {self.title}", self.intro, *(paragraph.markdown() for paragraph in self.paragraphs)])

    def reading_markdown(self) -> str:
        """What a learner reads: everything but the chapters of rulings and examples."""
        chapters = [chapter for chapter in self.paragraphs if chapter not in self.annex()]
        return "\n\n".join([f"# {self.title}", self.intro, *(chapter.reading_markdown() for chapter in chapters)])

    def annex(self) -> list[Paragraph]:
        """Returns the chapters of rulings and examples."""
        return [chapter for chapter in self.paragraphs if any(is_note(child.number) for child in chapter.children)]


def plain_links(markdown: str) -> str:
    """Returns the text with links as bare numbers and without pictures, for where nothing can be clicked or drawn."""
    return LINK.sub(r"\1", PICTURE.sub("", markdown))


def rules_file(game: AnyGame, lang: str) -> Path:
    return text_folder(game.folder) / f"rules.{lang}.md"


def load_rules(game: AnyGame, lang: str) -> Rules:
    """The rules in that language, or else in English; NoRules if the game has none."""
    for code in dict.fromkeys((known_language(lang), FALLBACK)):
        if rules_file(game, code).is_file():
            text = rules_file(game, code).read_text(encoding="utf-8")
            return _labelled(parse(with_lists(game, code, text)), Words(code))
    words = Words(lang)
    language = words.text(f"language-{words.lang}")
    raise NoRules(words.text("rules-missing", game=game.title, language=language))


def quick_file(game: AnyGame, lang: str) -> Path:
    return text_folder(game.folder) / f"quick.{lang}.md"


def load_quick(game: AnyGame, lang: str) -> str:
    """Returns the quick reference in that language, or else in English; NoRules if the game has none."""
    for code in dict.fromkeys((known_language(lang), FALLBACK)):
        if quick_file(game, code).is_file():
            return with_lists(game, code, quick_file(game, code).read_text(encoding="utf-8"))
    raise NoRules(Words(lang).text("rules-no-quick", game=game.title))


def _labelled(rules: Rules, words: Words) -> Rules:
    """Returns the rules with examples numbered in order for the reader."""
    names = labels(rules.numbers(), words.text("rules-example", number="{}"))
    for paragraph in rules.walk():
        paragraph.label = names[paragraph.number]
        paragraph.body = relabelled(paragraph.body, names)
    return rules


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
