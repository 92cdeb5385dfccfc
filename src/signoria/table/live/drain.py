"""The end of a server: what was begun is finished, nothing new is begun, and everybody is told to come again."""

from __future__ import annotations

import asyncio

from signoria.table.protocol.faults import Unavailable


class Drain:
    """Counts what is being done for somebody who waits for the answer."""

    def __init__(self) -> None:
        self.has_begun = False
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def work(self) -> Drain:
        """Do something to the end, as a block; Unavailable if the end has begun."""
        return self

    def __enter__(self) -> None:
        if self.has_begun:
            raise restarting()
        self._at_work += 1
        self._idle.clear()

    def __exit__(self, *error: object) -> None:
        self._at_work -= 1
        if not self._at_work:
            self._idle.set()

    async def finish(self) -> None:
        """Begin nothing new, and return when all is done."""
        self.has_begun = True
        await self._idle.wait()


def restarting() -> Unavailable:
    return Unavailable("The server is being restarted; it is back in a moment.", "restarting")
