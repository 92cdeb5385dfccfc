"""Run by Alembic, on the connection that it is given."""

from __future__ import annotations

from alembic import context

from signoria.table.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transaction_per_migration=False
)
with context.begin_transaction():
    context.run_migrations()
