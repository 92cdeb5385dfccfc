"""Positions of random games as the server sends them, for the test that draws them all (client/tests/positions.ts).

`python tools/random_positions.py virtu 500` writes one JSON line for each: the `state` message of seat 0, mostly while
it decides, sometimes while it waits, and the end of each game. Players and options change from game to game; half of
the games are played at random, half by bots that judge, which come to other places.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Final

import msgspec

from signoria.bots.bot import Bot
from signoria.bots.levels import BOT_NAMES, LEVELS
from signoria.bots.random_bot import RandomBot
from signoria.core.errors import InvalidSetup
from signoria.core.game import AnyGame
from signoria.core.record.lines import Chair
from signoria.core.record.record import Record
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.table.live.chronicle import Chronicle
from signoria.table.live.play import Play
from signoria.table.live.views import seat_view
from signoria.table.protocol.messages import SeatView, State
from signoria.table.protocol.table_bodies import SeatInfo, TableInfo

VIEWER: Final = 0
# From each game: so many of the viewer's decisions, so many moments in which it waits, and the end.
DECISIONS: Final = 6
WAITS: Final = 1
SECRET: Final = bytes(32)
# How often a seat takes the floor where it may.
TALK: Final = 0.02


def main() -> int:
    game, count = load_game(sys.argv[1]), int(sys.argv[2])
    seed = sys.argv[3] if len(sys.argv) > 3 else "positions"
    for number, message in enumerate(messages(game, random.Random(f"{seed} {game.id}"))):
        if number == count:
            break
        sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    return 0


def messages(game: AnyGame, lot: random.Random) -> Iterator[State]:
    """Moments of one game after the other, for ever."""
    judging = False
    while True:
        players = lot.choice(game.players)
        bot: Bot = LEVELS["apprentice"]() if judging else RandomBot()
        yield from moments(begin(game, players, settings(game, players, lot)), bot, lot)
        judging = not judging


def settings(game: AnyGame, players: int, lot: random.Random) -> dict[str, bool | int | str]:
    """Returns options that go together, each as often as not another than usual.

    What ends a game that nobody watches stays: at random, Virtù without a last year may go on for ever.
    """
    free = [option for option in game.options if option.name not in game.unattended]
    while True:
        chosen = {option.name: lot.choice(option.choices) for option in free if lot.random() < 0.5}
        try:
            return game.unattended_settings(players, chosen)
        except InvalidSetup:
            continue


def begin(game: AnyGame, players: int, options: dict[str, bool | int | str]) -> Play:
    chairs = [Chair(name_of(seat), "person" if seat == VIEWER else "bot:random") for seat in range(players)]
    record = Record.begin(game, players, options, chairs, SECRET, [])
    play = Play(Chronicle(game, record, SECRET), {}, [VIEWER], alone=True)
    play.advance()
    return play


def moments(play: Play, bot: Bot, lot: random.Random) -> list[State]:
    """Plays a game to its end; returns some of its moments, each as likely as any other of its kind."""
    kept: dict[bool, list[SeatView]] = {True: [], False: []}
    met = {True: 0, False: 0}
    rng = Rng(lot.getrandbits(32))
    while not play.is_over:
        decides = VIEWER in play.actors()
        met[decides] += 1
        sample(kept[decides], DECISIONS if decides else WAITS, met[decides], play, lot)
        step(play, bot, lot, rng)
    return [message(play, view) for view in (*kept[True], *kept[False], looked_at(play))]


def sample(kept: list[SeatView], most: int, met: int, play: Play, lot: random.Random) -> None:
    """Keep this moment, in the place of another once there are enough, as often as is fair."""
    if len(kept) < most:
        kept.append(looked_at(play))
    elif (place := lot.randrange(met)) < most:
        kept[place] = looked_at(play)


def step(play: Play, bot: Bot, lot: random.Random, rng: Rng) -> None:
    """One decision, of any seat that is waited for, or now and then of one that may take the floor."""
    speakers = play.state.may()
    seat = lot.choice(speakers) if speakers and lot.random() < TALK else lot.choice(play.actors())
    state = play.position(seat)
    action = bot.choose(play.game, state, seat, rng) if seat in state.actors() else state.options(seat)[0]
    play.act(seat, play.line_of(seat), play.game.action_name(action))


def looked_at(play: Play) -> SeatView:
    return seat_view(play, VIEWER, decides=True, question=None)


def message(play: Play, view: SeatView) -> State:
    """Returns what the server would send, with a table that is as usual."""
    header = play.record.header
    table = TableInfo(
        id="positions",
        game=play.game.id,
        title=play.game.title,
        options=dict(header.options),
        players=header.players,
        status="over" if view.over else "running",
        host=True,
        created=0.0,
        moved=0.0,
        lines=view.line,
        waiting=view.actors,
        seats=[seat_info(seat) for seat in range(header.players)],
        pause=0,
        patience=0,
        start=False,
        commitment="",
        data=header.data,
    )
    return State(**{name: getattr(view, name) for name in SeatView.__struct_fields__}, table=table)


def seat_info(seat: int) -> SeatInfo:
    if seat == VIEWER:
        return SeatInfo(seat, "person", name_of(seat), mine=True, away=False)
    return SeatInfo(seat, "bot", name_of(seat), mine=False, away=False, level="apprentice")


def name_of(seat: int) -> str:
    return "Lorenzo" if seat == VIEWER else BOT_NAMES[seat]


if __name__ == "__main__":
    raise SystemExit(main())
