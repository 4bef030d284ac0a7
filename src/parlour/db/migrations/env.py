"""The Alembic environment: runs the migrations on a given connection, in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import structlog
from alembic import context
from alembic.runtime.migration import MigrationContext, MigrationInfo

from parlour.db.schema import metadata

log = structlog.get_logger()

is_existing = bool(
    MigrationContext.configure(context.config.attributes["connection"]).get_current_heads()
)
"""Whether the database has tables already; creating one is not worth a line for each revision."""


def log_migration(
    ctx: MigrationContext, step: MigrationInfo, heads: Collection[Any], run_args: Mapping[str, Any]
) -> None:
    """Log a migration of an existing database; Alembic passes the arguments by name."""
    if is_existing and step.is_upgrade and step.up_revision is not None:
        log.info(
            "migrated the database",
            revision=step.up_revision_id,
            change=str(getattr(step.up_revision, "doc", "")).rstrip("."),
        )


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    on_version_apply=log_migration,
)
with context.begin_transaction():
    context.run_migrations()
