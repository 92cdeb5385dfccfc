"""The pages: the built client where there is one, else one plain page that says what is here."""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from signoria.table.catalogue import catalogue, data_origins
from signoria.table.offer import Offer
from signoria.table.page import first_page

# The built client, made by `make setup`; and the files of the page that stands in for it.
STATIC: Final = Path(__file__).parent.parent / "static"
PLAIN: Final = Path(__file__).parent.parent / "plain"
INDEX: Final = "index.html"
# Addresses that the client shows itself.
CLIENT_PATHS: Final = ("/", "/new", "/me", "/about", "/t/{rest:path}", "/rules/{rest:path}")
PLAIN_FILES: Final = ("style.css", "shield.svg")
# Vite puts the hash of the content into these names.
HASHED: Final = "assets"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# What machines disagree on, or do not know.
KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


def handlers(offer: Offer, static: Path = STATIC) -> Sequence[HTTPRouteHandler]:
    """Every page and file; read once, so that what is served does not change under a running client."""
    if (static / INDEX).is_file():
        return [_page((static / INDEX).read_text("utf-8"), CLIENT_PATHS), *_files(static)]
    page = first_page(catalogue(), data_origins())
    return [_page(page, ("/",)), *[_file(PLAIN / name, name) for name in PLAIN_FILES]]


def _page(content: str, paths: Sequence[str]) -> HTTPRouteHandler:
    @get(list(paths), media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False, name="page")
    def page() -> Response[str]:
        return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN})

    return page


def _files(static: Path) -> Sequence[HTTPRouteHandler]:
    found = sorted(path for path in static.rglob("*") if path.is_file() and path.name != INDEX)
    return [_file(path, path.relative_to(static).as_posix()) for path in found]


def _file(path: Path, name: str) -> HTTPRouteHandler:
    content = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    cache = FOR_EVER if name.startswith(f"{HASHED}/") else ASK_AGAIN

    @get(f"/{name}", include_in_schema=False, sync_to_thread=False)
    def file() -> Response[bytes]:
        return Response(content, media_type=kind, headers={"Cache-Control": cache})

    return file
