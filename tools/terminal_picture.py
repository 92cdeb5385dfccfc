"""Makes docs/terminal.svg: a decision in the middle of a game of Principato, as `signoria play` shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console

from signoria.cli.terminal.decision import decision_parts
from signoria.cli.terminal.session import Session
from signoria.cli.terminal.unbreakable import HELD, UNBREAKABLE
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.text.words import Words

PICTURE: Final = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
COLUMNS: Final = 80
DECISIONS: Final = 130
SEED: Final = 20
NAMES: Final = ("Anna", "Cosimo")


def position() -> tuple[Session, int]:
    """The same position every time, by players who look one step ahead and are not always right."""
    game = load_game("principato")
    secret = bytes([SEED]) * 32
    record = Record.begin(game, len(NAMES), {}, [Chair(name) for name in NAMES], secret, [])
    session = Session(game, record, secret, {}, Words("en", game, NAMES))
    rng = Random(SEED)
    made = 0
    while True:
        seat = session.advance()
        if seat is None:
            raise SystemExit("The game was over before the picture; choose another seed.")
        if made >= DECISIONS and seat == 0 and session.state.prompt(seat).params.get("action") == 1:
            return session, seat
        session.choose(seat, max(session.state.options(seat), key=lambda option: worth(session, seat, option, rng)))
        made += 1


def worth(session: Session, seat: int, option: int, rng: Random) -> float:
    after = session.state.clone()
    after.step(seat, option)
    luck = rng.random() * (2 if session.game.action_name(option).startswith("activate") else 1)
    return session.game.evaluate(after)[seat] + luck


def draw(session: Session, seat: int) -> str:
    console = Console(
        record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    for part in decision_parts(session, seat, True, COLUMNS, details=False):
        console.print(part)
    console.print("> ")
    svg = console.export_svg(title="signoria play principato", unique_id="signoria").replace(HELD, UNBREAKABLE)
    # The picture names no address: without these fonts the reader's own monospace is used.
    return re.sub(r"@font-face \{.*?\}\s*|<!-- Generated with Rich .*? -->\s*", "", svg, flags=re.DOTALL)


def main() -> None:
    svg = draw(*position())
    PICTURE.write_text(svg, "utf-8")
    print(f"{PICTURE} is written.")


if __name__ == "__main__":
    main()
