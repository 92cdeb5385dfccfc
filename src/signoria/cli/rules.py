"""`signoria rules`: the rules of a game in our own words, whole or one paragraph."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from signoria.cli import messages
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import GameName, Language
from signoria.core.registry import load_game
from signoria.text.languages import language
from signoria.text.rules import find_paragraph, load_rules, plain_links
from signoria.text.words import Words

# Longer lines are hard to read.
WIDEST = 100


def rules(
    game: GameName,
    paragraph: Annotated[str | None, Parameter(help=messages.PARAMETER_PARAGRAPH)] = None,
    /,
    *,
    lang: Language = None,
) -> int:
    chosen = load_game(game)
    words = Words(language(lang))
    if paragraph is None:
        whole = load_rules(chosen, words.lang)
        whole.title = words.text("rules-title", game=whole.title)
        _print_markdown(whole.markdown())
        return OK
    found = find_paragraph(chosen, words.lang, paragraph)
    _print_markdown(found.markdown())
    inside = {part.number for part in found.walk()}
    links = dict.fromkeys(link for part in found.walk() for link in part.links if link not in inside)
    if links:
        print()
        print(words.text("rules-see", links=words.listed(list(links))))
    return OK


def _print_markdown(text: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(plain_links(text)), width=min(console.width, WIDEST))
