"""What the strongest bot would do in a person's place, knowing no more than they do."""

from __future__ import annotations

from rich.text import Text

from signoria.bots.hint import hint
from signoria.cli.messages import percent
from signoria.cli.terminal.sayings import action_label
from signoria.cli.terminal.session import Session


def advice_lines(session: Session, seat: int) -> list[Text]:
    """Its choice and its best alternatives, by their numbers in the list, with the chances it sees."""
    words, game, state = session.words, session.game, session.state
    numbers = {option: number for number, option in enumerate(state.options(seat), start=1)}
    lines: list[Text] = []
    for advice in hint(game, session.redealt(seat), seat, session.advice_stream):
        key = "play-hint-other" if lines else "play-hint-best"
        sentence = words.text(key, number=numbers[advice.action], chance=percent(advice.chance))
        label = action_label(words, game, state, seat, advice.action)
        lines.append(Text(f"{sentence} ", style="yellow").append(f"({label})", style="dim"))
    return lines
