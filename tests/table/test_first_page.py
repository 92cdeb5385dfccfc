"""The server as a real process: its first page, its list of games, its beginning and its end."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping
from http.client import HTTPResponse
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.commands import COMMAND, environment, refused, signoria

from signoria.core.registry import game_ids, load_game
from signoria.table.web.catalogue import Offer
from signoria.table.web.routes.pages import INDEX, STATIC, handlers


def start(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A server, and its address as it says it."""
    running = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", *arguments],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found is not None
    return running, found[0]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running, address = start("--host", "localhost", "--data", str(tmp_path_factory.mktemp("data")))
    yield address
    running.terminate()
    running.communicate(timeout=60)


def get(url: str) -> HTTPResponse:
    response: HTTPResponse = urlopen(url, timeout=60)
    return response


def headers_of(url: str) -> Mapping[str, str]:
    """Those of an error, too."""
    try:
        return dict(get(url).headers.items())
    except HTTPError as error:
        return dict(error.headers.items())


built = pytest.mark.skipif(not (STATIC / INDEX).is_file(), reason="the client is not built; `make setup` builds it")


@built
@pytest.mark.parametrize("path", ["/", "/me", "/about", "/t/some-table"])
def test_the_pages_are_the_client_and_ask_for_nothing_that_is_not_here(address: str, path: str) -> None:
    response = get(address + path)
    page = response.read().decode()
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    asked = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert [file for file in asked if file.endswith(".js")]
    for file in asked:
        assert file.startswith("/")
        assert get(address + file).status == 200
    assert not re.search(r"<script(?![^>]* src=)|<style| style=| on[a-z]+=", page)


def test_without_the_client_a_plain_page_lists_the_games(tmp_path: Path) -> None:
    with TestClient(Litestar(handlers(Offer(), tmp_path))) as client:
        page = client.get("/").text
        for game_id in game_ids():
            assert load_game(game_id).title in page
        assert "<script" not in page
        for file in ("/style.css", "/shield.svg"):
            assert file in page
            assert client.get(file).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/shield.svg", "/no/such/page"])
def test_every_answer_forbids_what_the_page_does_not_need(address: str, path: str) -> None:
    headers = headers_of(address + path)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_the_games_for_programs_are_those_of_the_command(address: str) -> None:
    offered = json.loads(get(f"{address}/api/games").read())
    listed = json.loads(signoria("games", "--json").stdout)
    for game in offered["games"]:
        assert game.pop("levels")
    assert {name: offered[name] for name in listed} == listed
    described = json.loads(get(f"{address}/api/openapi.json").read())
    assert "/api/games" in described["paths"]


def test_an_unknown_address_is_not_found(address: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        get(f"{address}/no/such/page")


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_when_it_is_told_to(sent: signal.Signals, tmp_path: Path) -> None:
    running, address = start("--data", str(tmp_path))
    assert get(address).status == 200
    running.send_signal(sent)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (0, "", "")


def test_a_busy_port_is_one_plain_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} of 127.0.0.1 is in use" in refused(signoria("serve", "--port", str(port)))
