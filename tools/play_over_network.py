"""Plays a whole game against a bot at a server, over HTTP and a socket as a browser does: `ADDRESS [GAME]`.

Needs httpx and websockets, which `signoria[table]` brings. SSL_CERT_FILE names an authority to be believed.
"""

from __future__ import annotations

import json
import random
import ssl
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

SECONDS = 60.0
LEVEL = "apprentice"


def open_table(http: httpx.Client, game: str) -> str:
    """Come as a guest and sit down with a bot; returns the table's id."""
    http.get("/api/me").raise_for_status()
    token = {"X-CSRF-Token": http.cookies["signoria_csrf"]}
    http.post("/api/me", json={"name": "Trial"}, headers=token).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    body = {"game": game, "seats": seats, "pause": 0, "start": True}
    answer = http.post("/api/tables", json=body, headers=token).raise_for_status()
    return str(answer.json()["id"])


def sit_down(http: httpx.Client, table: str, trust: ssl.SSLContext) -> ClientConnection:
    address = str(http.base_url).rstrip("/")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
    return connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0",
        origin=Origin(address),
        additional_headers={"Cookie": cookies},
        ssl=trust if address.startswith("https") else None,
        max_size=None,
    )


def play(socket: ClientConnection, lot: random.Random) -> tuple[int, dict[str, Any]]:
    """Answer whatever is asked until the game is over; returns how many moves that took, and how it ended."""
    moves, at = 0, -1
    while True:
        message = json.loads(socket.recv(SECONDS))
        if message["type"] == "refused":
            raise SystemExit(f"The server refused a move that it had offered: {message}")
        if message["type"] != "state":
            continue
        if message["over"] is not None:
            return moves, message["over"]
        decision = next((each for each in message["decisions"] if not each["speak"]), None)
        if decision is not None and decision["line"] > at:
            at, moves = decision["line"], moves + 1
            action = lot.choice(decision["options"])["action"]
            move = {"type": "move", "id": str(moves), "seat": decision["seat"], "at": at, "action": action}
            socket.send(json.dumps(move))


def main(address: str, game: str = "principato") -> None:
    trust = ssl.create_default_context()
    with httpx.Client(base_url=address, timeout=SECONDS, verify=trust) as http:
        page = http.get("/").raise_for_status()
        if 'type="module"' not in page.text:
            raise SystemExit("The server has no built client.")
        engine = http.get("/api/games").raise_for_status().json()["engine"]
        with sit_down(http, open_table(http, game), trust) as socket:
            moves, over = play(socket, random.Random(1))
    print(f"{game}, {engine} engine: {moves} moves, places {over['places']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
