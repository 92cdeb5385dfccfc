"""How long a table waits for who is silent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer(), nullable=False, server_default="86400"))
