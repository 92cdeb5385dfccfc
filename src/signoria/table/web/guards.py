"""Guards of routes: how often from one address."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from signoria.table.people.rate_limits import Rates
from signoria.table.web.client_address import address_of

RATES_OF_APP: Final = "rates"


def limited(kind: str) -> Guard:
    """A guard of a route: so often from one address, and no oftener."""

    def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        rates: Rates = connection.app.state[RATES_OF_APP]
        rates.spend(kind, address_of(connection))

    return guard
