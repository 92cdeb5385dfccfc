"""The tables of the database. The journal's primary key decides races: a line is written once, by one process."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata: Final = MetaData()

# Keys of the server that all its processes share.
keys = Table("keys", metadata, Column("name", String, primary_key=True), Column("value", LargeBinary, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # The name as accounts are told apart by; null for guests.
    Column("account", String, nullable=True, unique=True),
    Column("password", String, nullable=True),
    Column("epoch", Integer, nullable=False),
    Column("created", Float, nullable=False),
    # Since when whoever runs the server keeps them out; null for nearly everybody.
    Column("banned", Float, nullable=True),
)

# What accounts can be mistaken for: nobody else may be called anything like it.
account_likenesses = Table(
    "account_likenesses",
    metadata,
    Column("likeness", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Index("account_likenesses_by_person", "person"),
)

# How far accounts are in the lessons: the actions that ended each step so far.
lesson_progress = Table(
    "lesson_progress",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("lesson", String, primary_key=True),
    Column("steps", JSON, nullable=False),
    Column("step_count", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)

# Who has signed out before the cookie expired; nobody comes in with these again.
ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("session", String, primary_key=True),
    Column("until", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("host", String, ForeignKey("people.id"), nullable=True),
    Column("pause", Integer, nullable=False),
    # Seconds after which others may let a bot play for who is waited for.
    Column("patience", Integer, nullable=False, server_default="86400"),
    # May players ask a bot what it would do?
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("start", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("watch", String, nullable=False),
    # Tells tables apart that were opened from one address, without saying which; null once the game has begun.
    Column("origin", String, nullable=True),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    # What the record begins with, once the game has begun.
    Column("header", JSON(none_as_null=True), nullable=True),
    Column("lines", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    # What each person is asked who is waited for, by seat; null where nobody has written it yet.
    Column("prompts", JSON(none_as_null=True), nullable=True),
    Column("asked", JSON(none_as_null=True), nullable=True),
    Column("closed_why", JSON(none_as_null=True), nullable=True),
    Column("changes", Integer, nullable=False),
    # The table where this game is played again, and which of its seats have gone there.
    Column("rematch", JSON(none_as_null=True), nullable=True),
    # Where the game starts, if not from its set-up: of what kind that is, and the table and line it was played on from.
    Column("started", JSON(none_as_null=True), nullable=True),
    Index("tables_by_status", "status", "created"),
)

# Where a game starts, if not from its set-up, as the header of its record has it: a record or a position.
starts = Table(
    "starts",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("document", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=True),
    Column("level", String, nullable=True),
    Column("invite", String, nullable=True),
    Column("nonce", String, nullable=True),
    Column("replaced", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("seen", Float, nullable=False),
    Index("seats_by_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("digest", String, nullable=False),
    Column("written", Float, nullable=False),
)

# Picks of seats that decide at once, until the last seal is set.
seals = Table(
    "seals",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("action", String, nullable=False),
)

# Whatever else changes at a running table; the key decides races here, too.
changes = Table(
    "changes",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("written", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("written", Float, nullable=False),
)

# What bots say of a game that is over, beside its record: the whole of it once every decision is judged, and until then
# one piece after the other.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("decisions", Integer, nullable=False),
    Column("document", Text, nullable=True),
    Column("begun", Float, nullable=False),
)
review_pieces = Table(
    "review_pieces",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# What a command has changed beside a server on SQLite, until that has heard of it.
news = Table("news", metadata, Column("number", Integer, primary_key=True), Column("payload", String, nullable=False))

# Which process runs a table's bots, and until when unless it says so again.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("holder", String, nullable=False),
    Column("until", Float, nullable=False),
)
