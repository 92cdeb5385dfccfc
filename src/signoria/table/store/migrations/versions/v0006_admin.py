"""Who is kept out by whoever runs the server, and news for a server on SQLite."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import op

BEFORE = Path(__file__).with_name("v0005_rematch.py")

revision = "0006"
down_revision = "0005" if BEFORE.is_file() else "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.create_table(
        "news",
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("payload", sa.String(), nullable=False),
    )
