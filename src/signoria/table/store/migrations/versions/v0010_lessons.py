"""How far accounts are in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lesson_progress",
        sa.Column("person", sa.String(), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("lesson", sa.String(), primary_key=True),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.Column("step_count", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
    )
