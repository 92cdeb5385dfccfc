"""For who runs the server: whether it lives, whether it can serve, and what it counts of itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import text

from signoria.table.live.hall import Hall
from signoria.table.meters import meters
from signoria.table.protocol import faults
from signoria.table.protocol.faults import TableError

# Whoever asks for longer takes it that the database does not answer.
PATIENCE: Final = 2.0
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


def handlers(metrics_token: str | None, is_listening: Callable[[], bool]) -> Sequence[HTTPRouteHandler]:
    """`is_listening`: does this process hear of what others do?"""

    @get("/healthz", include_in_schema=False, sync_to_thread=False)
    def healthz() -> dict[str, str]:
        """The process lives and answers."""
        return {"status": "ok"}

    @get("/readyz", include_in_schema=False)
    async def readyz(hall: NamedDependency[Hall]) -> Response[dict[str, bool]]:
        """It can serve people now; else 503, and which part cannot."""
        parts = {
            "database": await _database_answers(hall),
            "writer": hall.services.writer.is_running,
            "listening": is_listening(),
            "staying": not hall.services.drain.has_begun,
        }
        return Response(parts, status_code=200 if all(parts.values()) else faults.UNAVAILABLE)

    return [healthz, readyz, *([] if metrics_token is None else [_metrics(metrics_token)])]


def _metrics(token: str) -> HTTPRouteHandler:
    from signoria.table.web.exposition import exposition, written

    expected, kept = f"Bearer {token}".encode(), {}

    @get("/metrics", include_in_schema=False, media_type=TEXT, sync_to_thread=False)
    def metrics(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> bytes:
        """For Prometheus, with the token; to others there is nothing here."""
        if not secrets.compare_digest(request.headers.get("authorization", "").encode(), expected):
            raise NotFoundException
        if "registry" not in kept:
            kept["registry"] = exposition(hall, meters)
        return written(kept["registry"])

    return metrics


async def _database_answers(hall: Hall) -> bool:
    async def ask() -> None:
        async with hall.services.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    try:
        await asyncio.wait_for(ask(), PATIENCE)
    except (TableError, TimeoutError):  # the log says which
        return False
    return True
