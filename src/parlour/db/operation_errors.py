"""Errors of operations on the data, such as a backup; each has a stable code and a sentence."""

from __future__ import annotations

from parlour.db.log import DatabaseOpenError

SENTENCES = {
    "backup.failed": "PostgreSQL's data cannot be copied: {reason}",
    "backup.folder-missing": "The folder {folder} for backups does not exist.",
    "backup.interval-without-keep": (
        "--every writes one backup after another, so it needs --keep: how many to keep."
    ),
    "backup.keep-too-small": "--keep must be at least 1.",
    "backup.interval-too-small": "--every must be more than 0 hours.",
    "migration.copy-failed": (
        "The database must be migrated, and the copy before the migration failed, so nothing was changed: {reason} "
        "Repair that, or back up in another way and run: parlour migrate --without-copy"
    ),
    "migration.no-space": (
        "The database must be migrated and is copied before that, which needs {needed} of free space in {folder}; "
        "{free} are free. Free some space and start again."
    ),
    "move.same-kind": (
        "Both databases are {kind}. Use parlour backup and parlour restore to copy a database of the same kind."
    ),
    "move.source-missing": "There is no database of Parlour in {database}.",
    "move.source-outdated": (
        "{database} has revision {revision}, but this Parlour needs {needed}. "
        "Migrate it with parlour migrate, then move it."
    ),
    "move.in-use": "A server is running on {database}. Stop all of its servers, then move it.",
    "move.target-not-empty": (
        "{database} is not empty: the table {table} has rows. Nothing was changed; name an empty database."
    ),
    "move.failed": "The table {table} cannot be moved, so the target stays empty: {reason}",
    "move.different": (
        "After the move {subject} differs between source and target, so the target stays empty. Please report this."
    ),
    "postgresql.tool-missing": (
        "{tool} is not installed. Install PostgreSQL's client programs, with: apt install postgresql-client"
    ),
    "restore.needs-postgresql": (
        "{file} is a backup of a PostgreSQL database. Name an empty one with --database postgresql://…"
    ),
    "restore.needs-sqlite": (
        "{file} is a backup of a SQLite database. Restore it without --database, then move it: "
        "parlour move sqlite:///FOLDER/parlour.db {database}"
    ),
    "restore.database-not-empty": (
        "{database} already has tables of Parlour. Nothing was restored; name an empty database."
    ),
    "restore.other-schema": (
        "The tables of the backup are in the schema {schema}, but {database} uses {found}. "
        "Nothing was restored; name the schema in the URL: ?search_path={schema}"
    ),
    "restore.file-exists": "{file} exists already. Nothing was restored; name a new file.",
    "restore.failed": "pg_restore failed, and nothing was restored: {reason}",
    "restore.different": (
        "The database was restored, but the table {table} differs from the backup. "
        "Delete the database, and check the disk of the backup."
    ),
    "systemd.folder-missing": "The folder {folder} for the units does not exist.",
}
"""The sentence of each error code; docs/reference/commands.md lists them too."""


class OperationError(DatabaseOpenError):
    """An operation on the data was refused or failed; the message gives a remedy and the code."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(f"{SENTENCES[code].format(**details)} [{code}]")
        self.code = code
