"""The Alembic environment: runs the migrations on a given connection, in one transaction."""

from __future__ import annotations

from alembic import context

from parlour.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
