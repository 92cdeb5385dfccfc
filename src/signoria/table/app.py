"""The web application."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from litestar import Litestar, MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import signoria
from signoria.table.catalogue import Catalogue, catalogue, data_origins
from signoria.table.headers import add_headers
from signoria.table.page import first_page

STATIC = Path(__file__).parent / "static"


def build() -> Litestar:
    """The application; what it says does not change while it runs."""
    offered = catalogue()
    page = first_page(offered, data_origins())

    @get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def first() -> str:
        return page

    @get("/api/games", sync_to_thread=False)
    def games() -> Catalogue:
        return offered

    return Litestar(
        [first, games, *_static_files()],
        before_send=[add_headers],
        # Only the document: the viewers that Litestar could add load scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json", media_type=MediaType.JSON)],
        ),
    )


def _static_files() -> Sequence[HTTPRouteHandler]:
    return [_static("style.css", "text/css"), _static("shield.svg", "image/svg+xml")]


def _static(name: str, media_type: str) -> HTTPRouteHandler:
    content = (STATIC / name).read_bytes()

    @get(f"/{name}", include_in_schema=False, sync_to_thread=False)
    def file() -> Response[bytes]:
        return Response(content, media_type=media_type)

    return file
