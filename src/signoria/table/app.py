"""The parts of a server put together, and in which order they begin and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from signoria.table.bots.leases import Leases
from signoria.table.bots.pace import Tempo
from signoria.table.bots.pool import Thinker
from signoria.table.live.hall import Hall
from signoria.table.live.reviews import Reviews
from signoria.table.live.services import Services
from signoria.table.lobby.allowance import Allowance
from signoria.table.lobby.expiry import expire_for_ever
from signoria.table.lobby.lobby import Lobby
from signoria.table.people.lessons import LessonsTaken
from signoria.table.people.password_guard import PasswordGuard
from signoria.table.people.people import People
from signoria.table.people.rate_limits import Rates
from signoria.table.people.sessions import Sessions
from signoria.table.protocol.people_bodies import Person
from signoria.table.settings import Settings
from signoria.table.store.database import database_url, open_engine
from signoria.table.store.failures import measure_statements, report_failures
from signoria.table.store.mailbox import read_for_ever
from signoria.table.store.notify import Wire, deliver
from signoria.table.store.writer import Writer
from signoria.table.web.catalogue import Offer
from signoria.table.web.cookies import CookieSigner
from signoria.table.web.site import Parts, build


def application(settings: Settings, cookie_key: bytes) -> tuple[Litestar, Hall]:
    """The application of one process, and its open tables; the database must be prepared."""
    url = database_url(settings)
    engine = open_engine(url, settings.lock_wait)
    report_failures(engine)
    if settings.metrics_token is not None:
        measure_statements(engine)
    services = Services(
        settings,
        engine,
        Writer(engine),
        Thinker(settings.workers, settings.niceness),
        Tempo(),
        Leases(engine, settings.process),
        Rates(settings.rate_factor),
    )
    hall, reviews = Hall(services), Reviews(services)
    allowance = Allowance(cookie_key, settings.rate_factor)
    lobby = Lobby(engine, allowance, hall.changed, settings.open_lobby_lasts)
    sessions = Sessions(engine, hall.sign_out)

    async def left(person: Person) -> None:
        await lobby.leave_all(person)
        await hall.resign_everywhere(person)

    people = People(engine, sessions, PasswordGuard(services.rates), hall.moved, left)
    wire = None
    if url.get_backend_name() != "sqlite":
        wire = Wire(url, settings.process, hall.heard, hall.heard_of_person, hall.heard_nothing)

    def take(payload: str) -> None:
        deliver(payload, settings.process, hall.heard, hall.heard_of_person)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        services.writer.start()
        if wire is not None:
            await wire.start()
        await hall.start()
        tasks = [asyncio.create_task(expire_for_ever(lobby, people, settings), name="expiry")]
        if wire is None:
            tasks.append(asyncio.create_task(read_for_ever(engine, take), name="mailbox"))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await reviews.stop()
            await hall.stop()
            if wire is not None:
                wire.stop()
            await services.writer.stop()
            services.thinker.close()
            await engine.dispose()

    parts = Parts(
        Offer(),
        CookieSigner(cookie_key),
        sessions,
        people,
        LessonsTaken(engine),
        lobby,
        hall,
        reviews,
        services.rates,
        settings.metrics_token,
        lambda: wire is None or wire.is_listening,
    )
    return build(parts, [running]), hall
