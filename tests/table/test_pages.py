"""The built client: one page for all its addresses, files with a hash in their name kept for ever."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.table.servers import Server

from signoria.table.web.catalogue import Offer
from signoria.table.web.routes.pages import handlers

PAGE = "<!doctype html><title>Signoria</title><script type=module src=/assets/index-1a2b3c.js></script>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "index-1a2b3c.js").write_text("export {}")
    (tmp_path / "assets" / "serif-77.woff2").write_bytes(b"font")
    (tmp_path / "shield.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/new", "/me", "/t/abc_-123", "/t/abc/log", "/rules/virtu"])
def test_every_address_of_the_client_is_its_one_page(built: Path, path: str) -> None:
    with TestClient(Litestar([*handlers(Offer(), built)])) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-1a2b3c.js", "javascript", "immutable"),
        ("/assets/serif-77.woff2", "font/woff2", "immutable"),
        ("/shield.svg", "image/svg+xml", "no-cache"),
    ],
)
def test_files_are_served_as_what_they_are(built: Path, path: str, kind: str, cache: str) -> None:
    with TestClient(Litestar([*handlers(Offer(), built)])) as client:
        answer = client.get(path)
    assert answer.status_code == 200
    assert kind in answer.headers["content-type"]
    assert cache in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/index.html", "/secret", "/assets/", "/assets/%2e%2e/x"])
def test_nothing_else_is_served(built: Path, path: str) -> None:
    with TestClient(Litestar([*handlers(Offer(), built)])) as client:
        assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/shield.svg", "/api/games", "/api/openapi.json", "/api/me", "/api/tables"])
def test_head_is_answered_as_get_is_without_a_body(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"") == (200, b"")
    own = {"date", "set-cookie"}
    assert {name: value for name, value in head.headers.items() if name not in own} == {
        name: value for name, value in whole.headers.items() if name not in own
    }


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/nothing", "/api/openapi.json/x", "/api/openapi.json/x.html", "/api/openapi.json/a/b", "/none"],
)
def test_an_unknown_address_is_refused_as_everything_else_is(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        answer, head = client.get(path), client.head(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert (head.status_code, head.headers["content-type"]) == (404, "application/json")


def test_a_wrong_way_to_ask_is_told_the_right_ones(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        answer = client.put("/api/games")
        page = client.delete("/api/openapi.json")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS"
    assert page.headers["allow"].startswith("GET, HEAD")


def test_a_wrong_address_is_a_page_for_people_and_a_refusal_for_programs(server: Server) -> None:
    person = httpx.get(f"{server.address}/tt/abc", headers={"Accept": "text/html,*/*"})
    assert (person.status_code, person.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert 'id="app"' in person.text
    for path, accept in (("/tt/abc", "application/json"), ("/api/nothing", "text/html")):
        program = httpx.get(f"{server.address}{path}", headers={"Accept": accept})
        assert (program.status_code, program.json()["error"]["code"]) == (404, "not_found")
