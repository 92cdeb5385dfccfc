"""`signoria rules`: the rules of a game in our own words, whole or one paragraph."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from signoria.cli.exit_codes import OK
from signoria.cli.parameters import GameName
from signoria.cli.speech import lang
from signoria.core.registry import load_game
from signoria.text.rules import find_paragraph, listed_references, load_rules, plain_links
from signoria.text.words import Words

# Longer lines are hard to read.
WIDEST = 100


def rules(
    game: GameName,
    paragraph: Annotated[str | None, Parameter(help="parameter-paragraph")] = None,
    /,
) -> int:
    chosen = load_game(game)
    words = Words(lang())
    if paragraph is None:
        whole = load_rules(chosen, words.lang)
        whole.title = words.text("rules-title", game=whole.title)
        _print_markdown(whole.markdown())
        return OK
    whole_part = find_paragraph(chosen, words.lang, paragraph)
    _print_markdown(whole_part.markdown())
    shown = {part.number for part in whole_part.walk()} | set(listed_references(whole_part.markdown()))
    links = dict.fromkeys(link for part in whole_part.walk() for link in part.links if link not in shown)
    if links:
        print()
        print(words.text("rules-see", links=words.listed(list(links))))
    return OK


def _print_markdown(text: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(plain_links(text)), width=min(console.width, WIDEST))
