"""Sessions that have ended before their cookie expires, names that accounts can be mistaken for, lobbies by address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from signoria.table.likeness import likenesses

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=True))
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.String(), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    taken = op.create_table(
        "account_likenesses",
        sa.Column("likeness", sa.String(), primary_key=True),
        sa.Column("person", sa.String(), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("account_likenesses_by_person", "account_likenesses", ["person"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("created"))
    accounts = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None)).order_by(people.c.created)
    # Of two that look alike already, the older one keeps others away.
    rows: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts):
        for likeness in likenesses(name):
            rows.setdefault(likeness, person)
    if rows:
        op.bulk_insert(taken, [{"likeness": likeness, "person": person} for likeness, person in rows.items()])
