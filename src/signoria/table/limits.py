"""How much is accepted, how often, and how long things last."""

from __future__ import annotations

from typing import Final

# Sizes, in characters or entries.
NAME: Final = 20
PASSWORD: Final = 200
SHORTEST_PASSWORD: Final = 8
CHAT: Final = 500
CHAT_KEPT: Final = 200
LEVEL: Final = 20
TOKEN: Final = 64
GAME: Final = 64
ACTION: Final = 64
MESSAGE_ID: Final = 40
SEATS: Final = 8
OPTIONS: Final = 32
LINES: Final = 1_000_000

# Sizes in bytes: a request's body, a message on the socket.
BODY: Final = 16_384
MESSAGE: Final = 4_096

# Milliseconds between two decisions of bots.
PAUSE: Final = 60_000
USUAL_PAUSE: Final = 450
