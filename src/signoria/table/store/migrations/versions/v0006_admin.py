"""Who is kept out by whoever runs the server, and news for a server on SQLite."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.create_table(
        "news",
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("payload", sa.String(), nullable=False),
    )
