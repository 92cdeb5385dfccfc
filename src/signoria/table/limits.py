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
# Actions that one move may carry.
ACTIONS: Final = 32
MESSAGE_ID: Final = 40
SEATS: Final = 8
OPTIONS: Final = 32
OPTIONS_TEXT: Final = 2000
LINES: Final = 1_000_000
# Lessons of a game, steps of a lesson, actions of a step.
LESSONS: Final = 99
LESSON_STEPS: Final = 30
# Lessons that a device may bring to an account at once, and how long the name of a lesson or a game may be.
LESSONS_KEPT: Final = 400
LESSON_NAME: Final = 60
LESSON_ACTIONS: Final = 60

# Sizes in bytes: a request's body, a message on the socket.
BODY: Final = 16_384
MESSAGE: Final = 4_096

# Milliseconds between two decisions of bots.
PAUSE: Final = 60_000
USUAL_PAUSE: Final = 450
# Seconds that a table waits for who is connected but silent, before the others may let a bot play; and for an answer
# to a question whether to go back.
SHORTEST_PATIENCE: Final = 1
LONGEST_PATIENCE: Final = 60 * 24 * 3600
USUAL_PATIENCE: Final = 24 * 3600

# Rates: so many at once, and so many a second after that. For HTTP by address, on a socket by connection, but for
# chat by person, and for hints by person and by address.
RATES: Final = {
    "request": (200.0, 50.0),
    "guest": (30.0, 0.5),
    "password": (10.0, 0.2),
    # By account, wherever they come from.
    "wrong_password": (10.0, 1 / 60),
    "create": (20.0, 0.5),
    "message": (100.0, 30.0),
    "chat": (8.0, 1.0),
    "hint": (5.0, 0.2),
    "hints of an address": (15.0, 0.6),
    # Reviews that are begun, by person and by address.
    "review": (5.0, 1 / 120),
    "reviews of an address": (15.0, 1 / 40),
}
# Hints that one person may wait for.
HINTS_AT_ONCE: Final = 1
# Connections of one address at once: all of them, and sockets of tables.
CONNECTIONS_PER_ADDRESS: Final = 300
SOCKETS_PER_ADDRESS: Final = 100
# Connections to one table: of one person, and of all spectators who have not said who they are.
SOCKETS_PER_PERSON: Final = 20
SPECTATORS: Final = 500
OPEN_TABLES_LISTED: Final = 100
MY_TABLES_LISTED: Final = 200
# How long a cookie lasts, in seconds.
SESSION_SECONDS: Final = 180 * 24 * 3600
# Tables that one person, and all people of one address, may keep waiting for others.
LOBBIES_PER_PERSON: Final = 20
LOBBIES_PER_ADDRESS: Final = 40
# Games that one person may have running.
GAMES_PER_PERSON: Final = 50
# Seconds after which a table is closed at which nothing has happened: one that anybody may join, one for friends.
OPEN_LOBBY_LASTS: Final = 24 * 3600
FRIENDS_LOBBY_LASTS: Final = 30 * 24 * 3600
