"""The pages: the built client where there is one, else one plain page that says what is here.

Litestar's static files are read from the disk at each request; these are read once, and say how long they may be kept.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from signoria.table.web.catalogue import Offer
from signoria.table.web.error_responses import refuse_http
from signoria.table.web.plain_facts import catalogue, data_origins
from signoria.table.web.plain_page import first_page

# The built client, made by `make setup`; and the files of the page that stands in for it.
STATIC: Final = Path(__file__).parents[2] / "static"
PLAIN: Final = Path(__file__).parent.parent / "plain"
INDEX: Final = "index.html"
# Addresses that the client shows itself.
CLIENT_PATHS: Final = (
    "/",
    "/new",
    "/me",
    "/about",
    "/learn",
    "/learn/{rest:path}",
    "/box/{rest:path}",
    "/t/{rest:path}",
    "/rules/{rest:path}",
)
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
    return [_page(page, ("/",)), *[_file(PLAIN / name) for name in PLAIN_FILES]]


def nowhere(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A wrong address in a browser is answered with the client, which says so; a program's like any refusal."""
    is_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if not is_page or not (STATIC / INDEX).is_file():
        return refuse_http(request, error)
    headers = {"Cache-Control": ASK_AGAIN}
    return Response((STATIC / INDEX).read_text("utf-8"), status_code=404, media_type=MediaType.HTML, headers=headers)


def _page(content: str, paths: Sequence[str]) -> HTTPRouteHandler:
    @get(list(paths), media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False, name="page")
    def page() -> Response[str]:
        return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN})

    return page


@dataclass(frozen=True)
class File:
    """A file as it is served."""

    content: bytes
    kind: str
    cache: str

    def answer(self) -> Response[bytes]:
        return Response(self.content, media_type=self.kind, headers={"Cache-Control": self.cache})


def _read(path: Path, cache: str) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), kind, cache)


def _files(static: Path) -> Sequence[HTTPRouteHandler]:
    named = [path for path in sorted(static.iterdir()) if path.is_file() and path.name != INDEX]
    return [*[_file(path) for path in named], _hashed_files(static / HASHED)]


def _file(path: Path) -> HTTPRouteHandler:
    page = _read(path, ASK_AGAIN)

    @get(f"/{path.name}", include_in_schema=False, sync_to_thread=False)
    def file() -> Response[bytes]:
        return page.answer()

    return file


def _hashed_files(folder: Path) -> HTTPRouteHandler:
    """One route for all of them: there are many, and each route would take its time when the server starts."""
    files = {path.name: _read(path, FOR_EVER) for path in folder.iterdir()}

    @get(f"/{HASHED}/{{name:str}}", include_in_schema=False, sync_to_thread=False)
    def hashed(name: FromPath[str]) -> Response[bytes]:
        if name not in files:
            raise NotFoundException
        return files[name].answer()

    return hashed
