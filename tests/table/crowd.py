"""Tables full of people who are programs, and who remember everything that the server has acknowledged or shown."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from tests.table.program import Chair, Program
from websockets.exceptions import ConnectionClosed, InvalidMessage

from signoria.core.record.lines import Move
from signoria.core.record.record import Record
from signoria.core.registry import load_game


@dataclass
class Player:
    """A person in a seat. `acked` are his moves by the line that the server gave them, `sealed` those under seal."""

    program: Program
    seat: int
    acked: dict[int, str] = field(default_factory=dict)
    sealed: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)


@dataclass
class CrowdedTable:
    """A table without bots; `shown` are the digests that somebody has seen, by the number of lines."""

    id: str
    game: str
    players: list[Player]
    shown: dict[int, str] = field(default_factory=dict)
    over: bool = False


class Crowd:
    """Plays at several tables, by lot, as fast as the server answers."""

    def __init__(self, address: str, seed: str) -> None:
        self.address = address
        self.lot = random.Random(seed)
        self.tables: list[CrowdedTable] = []
        self.acknowledged = 0
        self.progress = asyncio.Condition()
        self._playing: list[asyncio.Task[None]] = []

    async def open_table(self, game_id: str) -> None:
        game = load_game(game_id)
        count = game.players[0]
        people = [await Program.guest(self.address, f"Person {seat}") for seat in range(count)]
        seats = ["me", *["open"] * (count - 1)]
        settings = game.unattended_settings(count, {})
        options = {name: settings[name] for name in game.unattended if name in settings}
        table = await people[0].open_table(game_id, seats, options=options, start=True)
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/join")
        players = [Player(person, seat) for seat, person in enumerate(people)]
        self.tables.append(CrowdedTable(table["id"], game_id, players))

    def move_to(self, address: str) -> None:
        """The server is somewhere else now."""
        self.address = address
        for table in self.tables:
            for player in table.players:
                player.program.address = address
                player.program.http.base_url = address

    # ---- playing ----

    def play(self) -> None:
        """Everybody sits down, and plays until the connection breaks or the game is over."""
        running = [table for table in self.tables if not table.over]
        tasks = [self._play(table, player) for table in running for player in table.players]
        self._playing = [asyncio.create_task(task) for task in tasks]

    async def broken(self) -> None:
        """Wait until everybody has noticed that the server is gone."""
        await asyncio.gather(*self._playing)

    async def until_acknowledged(self, count: int) -> None:
        async with self.progress:
            await self.progress.wait_for(
                lambda: self.acknowledged >= count or all(task.done() for task in self._playing)
            )

    async def _play(self, table: CrowdedTable, player: Player) -> None:
        try:
            chair = await player.program.sit(table.id)
            while not table.over:
                await self._act(table, player, chair)
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):
            return
        finally:
            async with self.progress:
                self.progress.notify_all()

    async def _act(self, table: CrowdedTable, player: Player, chair: Chair) -> None:
        state = chair.state
        if state:
            table.shown[state["line"]] = state["digest"]
            table.over = table.over or state["over"] is not None
        if table.over or not state or not any(not decision["speak"] for decision in state["decisions"]):
            await chair.hear()
            return
        decision = state["decisions"][0]
        action = self.lot.choice(decision["options"])["action"]
        is_sealed = len(state["actors"]) + len(state["decided"]) > 1
        answer = await chair.ask("move", seat=decision["seat"], at=decision["line"], action=action)
        if answer["type"] == "refused":
            assert answer["error"]["code"] == "stale", answer
            return
        if is_sealed:
            player.sealed.append(action)
        else:
            player.acked[answer["line"]] = action
        async with self.progress:
            self.acknowledged += 1
            self.progress.notify_all()
        if self.lot.random() < 0.05:
            text = f"word {len(player.said)}"
            if (await chair.ask("chat", text=text))["type"] == "ack":
                player.said.append(text)

    # ---- comparing ----

    async def check(self) -> int:
        """Everything that was acknowledged or shown is there; answers how many moves were compared."""
        return sum(await asyncio.gather(*(check_table(table) for table in self.tables)))

    async def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                await player.program.close()


async def check_table(table: CrowdedTable) -> int:
    compared = 0
    for player in table.players:
        asked = f"/api/tables/{table.id}/{{}}?seat={player.seat}"
        record = Record.from_text((await player.program.http.get(asked.format("record"))).text)
        state = await player.program.get(asked.format("view"))
        digests = [record.header_digest, *(line.digest for line in record.lines)]
        for lines, digest in table.shown.items():
            assert digests[lines] == digest, f"{table.id}: what was shown at line {lines} has changed"
        mine = {
            line.number: line.entry.name
            for line in record.lines
            if isinstance(line.entry, Move) and line.entry.seat == player.seat
        }
        for number, action in player.acked.items():
            assert mine.get(number) == action, f"{table.id}: line {number}, {action}, was acknowledged and is gone"
        picks = [name for number, name in mine.items() if number not in player.acked]
        check_sealed(player, picks, state)
        compared += len(player.acked) + len(player.sealed)
    await check_said(table)
    return compared


def check_sealed(player: Player, opened: list[str], state: dict[str, object]) -> None:
    """Picks that were acknowledged under seal are in the journal, in their order, or still under seal."""
    left = list(player.sealed)
    for name in opened:
        if left and left[0] == name:
            left.pop(0)
    decisions = state["decisions"]
    assert isinstance(decisions, list)
    assert isinstance(state["actors"], list)
    assert isinstance(state["decided"], list)
    if len(state["actors"]) + len(state["decided"]) <= 1:
        return  # somebody speaks, and nobody sees the seals until that is over
    if left and player.seat not in state["decided"]:
        kept = decisions[0]["line"] - state["line"] if decisions else 0
        assert len(left) <= kept, f"seat {player.seat} sealed {left}, and only {kept} of them are there"


async def check_said(table: CrowdedTable) -> None:
    chair = await table.players[0].program.sit(table.id)
    await chair.until_state(lambda state: True)
    heard = [(each["seat"], each["text"]) for each in chair.heard if each["type"] == "chat"]
    await chair.close()
    for player in table.players:
        mine = [text for seat, text in heard if seat == player.seat]
        kept = [text for text in player.said if text in mine]
        # The table shows the last words alone; of those, none is missing.
        assert kept == player.said[len(player.said) - len(kept) :]
