"""What the strongest bot would do in a person's place, knowing no more than they do."""

from __future__ import annotations

from dataclasses import asdict

from rich.text import Text

from signoria.bots.hint import Advice, hint
from signoria.cli.messages import percent
from signoria.cli.terminal.numbering import by_option, typed_choices
from signoria.cli.terminal.sayings import action_label
from signoria.cli.terminal.session import Session
from signoria.review.outlook import Outlook
from signoria.review.why import why
from signoria.text.review import why_sentence

STYLE = "yellow"


def advice_lines(session: Session, seat: int) -> list[Text]:
    """Returns its choice and its best alternatives, by what is typed for them, with the chances it sees; and why."""
    words, game, state = session.words, session.game, session.state
    typed = by_option(typed_choices(game, state.options(seat)))
    given = hint(game, session.redealt(seat), seat, session.advice_stream)
    lines: list[Text] = []
    for advice in given:
        key = "play-hint-other" if lines else "play-hint-best"
        sentence = words.text(key, number=typed[advice.action], chance=percent(advice.chance))
        label = action_label(words, game, state, seat, advice.action)
        lines.append(Text(f"{sentence} ", style=STYLE).append(f"({label})", style="dim"))
    return [*lines, *_reasons(session, seat, given)]


def _reasons(session: Session, seat: int, given: list[Advice]) -> list[Text]:
    """Returns why the first is better than the second, if it thought of a second."""
    if len(given) < 2:
        return []
    game, rng = session.game, session.advice_stream
    reason = why(game, Outlook(game, 0), session.redealt(seat), seat, given[0].action, given[1].action, rng)
    return [Text(why_sentence(session.words, asdict(reason)), style=STYLE)]
