"""`signoria rules`: the rules of a game in our own words, whole or one paragraph, or its quick reference."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from signoria.cli.exit_codes import OK
from signoria.cli.parameters import GameName
from signoria.cli.speech import lang
from signoria.core.registry import load_game
from signoria.text.rules import Paragraph, Rules, find_paragraph, load_quick, load_rules, plain_links
from signoria.text.words import Words

# Longer lines are hard to read.
WIDEST = 100


def rules(
    game: GameName,
    paragraph: Annotated[str | None, Parameter(help="parameter-paragraph")] = None,
    /,
    *,
    quick: Annotated[bool, Parameter(help="parameter-quick", negative="")] = False,
) -> int:
    chosen = load_game(game)
    words = Words(lang())
    if quick:
        _print_markdown(load_quick(chosen, words.lang))
    elif paragraph is None:
        _print_whole(load_rules(chosen, words.lang), chosen.id, words)
    else:
        _print_paragraph(find_paragraph(chosen, words.lang, paragraph), load_rules(chosen, words.lang), words)
    return OK


def _print_whole(rules: Rules, game: str, words: Words) -> None:
    """What a learner reads, and where rulings and examples are."""
    rules.title = words.text("rules-title", game=rules.title)
    _print_markdown(rules.reading_markdown())
    for chapter in rules.annex():
        print()
        print(words.text("rules-apart", title=chapter.title, command=f"signoria rules {game} {chapter.number}"))


def _print_paragraph(paragraph: Paragraph, rules: Rules, words: Words) -> None:
    _print_markdown(paragraph.reading_markdown())
    inside = {part.number for part in paragraph.walk()}
    notes = dict.fromkeys(note for part in paragraph.walk() for note in part.notes if note not in inside)
    if notes:
        titles = (f"- {note.label} {note.title}" for number in notes if (note := rules.find(number)))
        _print_markdown(f"\n**{words.text('rules-notes')}**\n\n" + "\n".join(titles))


def _print_markdown(text: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(plain_links(text)), width=min(console.width, WIDEST))
