"""The parts of a server put together, and in which order they begin and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from signoria.table.app import Parts, build
from signoria.table.bodies import Person
from signoria.table.cookies import Seal
from signoria.table.database import database_url, open_engine
from signoria.table.hall import Hall
from signoria.table.leases import Leases
from signoria.table.lobby import Lobby
from signoria.table.offer import Offer
from signoria.table.people import People
from signoria.table.rates import Rates
from signoria.table.services import Services
from signoria.table.settings import Settings
from signoria.table.tempo import Tempo
from signoria.table.thinking import Thinker
from signoria.table.wire import Wire
from signoria.table.writer import Writer


def application(settings: Settings, cookie_key: bytes) -> Litestar:
    """The application of one process; the database must be prepared."""
    url = database_url(settings)
    engine = open_engine(url)
    services = Services(
        settings,
        engine,
        Writer(engine),
        Thinker(settings.workers),
        Tempo(),
        Leases(engine, settings.process),
        Rates(settings.rate_factor),
    )
    people, lobby, hall = People(engine), Lobby(engine), Hall(services)
    lobby.changed = hall.changed
    people.moved = hall.moved
    people.ended = hall.sign_out

    async def left(person: Person) -> None:
        await lobby.leave_all(person)
        await hall.resign_everywhere(person)

    people.left = left
    wire = None
    if url.get_backend_name() != "sqlite":
        wire = Wire(url, settings.process, hall.heard, hall.heard_of_person, hall.heard_nothing)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        services.writer.start()
        if wire is not None:
            await wire.start()
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()
            if wire is not None:
                wire.stop()
            await services.writer.stop()
            services.thinker.close()
            await engine.dispose()

    return build(Parts(Offer(), Seal(cookie_key), people, lobby, hall, services.rates), [running])
