"""Where a request comes from, as limits count it."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from signoria.table.people.addresses import network_of


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return network_of(connection.client.host) if connection.client is not None else ""
