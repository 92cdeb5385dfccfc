"""Games that start from a moment of another, or from a set position."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("started", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("document", sa.Text(), nullable=False),
    )
