"""The state of a database, read without migrating or locking it, for `parlour doctor`."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from time import time_ns
from typing import TYPE_CHECKING, Literal, NamedTuple

from parlour.db.libpq import url_without_password
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import HEAD_REVISION, is_known_revision, sqlite_version
from parlour.db.migration_copy import sqlite_size
from parlour.db.opening import is_postgres, sqlite_path
from parlour.db.postgres_dump import postgres_revision, postgres_snapshot

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

DatabaseFinding = tuple[Literal["ok", "warning", "error"], str]
"""How bad something is, and a sentence that says what to do."""

CHECK_QUICKLY = "pragma quick_check(1)"
SELECT_HEARTBEAT = "select max(at) as at from heartbeat"
SELECT_SERVER = """
select current_setting('server_version_num')::integer as version,
    pg_is_in_recovery() as is_standby,
    current_setting('max_connections')::integer as most,
    (select count(*) from pg_stat_activity where backend_type = 'client backend') as open,
    pg_database_size(current_database()) as size,
    (extract(epoch from clock_timestamp()) * 1000)::bigint as at"""

SERVER_CONNECTIONS = 11
"""How many connections a server process holds at most."""

COMMAND_SECONDS = 5.0


class DatabaseState(NamedTuple):
    """What is known about a database."""

    findings: tuple[DatabaseFinding, ...]
    size: int = 0  # bytes
    heartbeat_ms: int | None = None  # when a server last ran on it
    offset_ms: int | None = None  # how far its clock is ahead of this machine's


async def inspect_database(url: str) -> DatabaseState:
    """Return the state of the database at a URL."""
    try:
        if is_postgres(url):
            return await _inspect_postgres(url)
        return await asyncio.to_thread(_inspect_sqlite, sqlite_path(url))
    except DatabaseOpenError as reason:
        return DatabaseState((("error", str(reason)),))


def _inspect_sqlite(file: Path) -> DatabaseState:
    if not file.is_file():
        text = f"There is no database {file} yet; the server creates it at its start."
        return DatabaseState((("warning", text),))
    size = sqlite_size(file)
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            verdict = str(connection.execute(CHECK_QUICKLY).fetchone()["quick_check"])
            found = revision_finding(str(file), sqlite_version(connection))
            heartbeat = None
            if found[0] == "ok":
                heartbeat = connection.execute(SELECT_HEARTBEAT).fetchone()["at"]
    except sqlite3.Error as reason:
        text = f"{file} cannot be read: {reason}. Restore a backup with parlour restore."
        return DatabaseState((("error", text),), size)
    if verdict != "ok":
        text = f"{file} is damaged: {verdict}. Stop the server and restore a backup."
        return DatabaseState((("error", text),), size)
    return DatabaseState((found,), size, heartbeat)


async def _inspect_postgres(url: str) -> DatabaseState:
    place = url_without_password(url)
    async with postgres_snapshot(url) as connection:
        row = (await connection.exec_driver_sql(SELECT_SERVER)).mappings().one()
        offset = int(row["at"]) - time_ns() // 1_000_000
        revision = revision_finding(place, await postgres_revision(connection))
        heartbeat = await _heartbeat(connection) if revision[0] == "ok" else None
    client = await asyncio.to_thread(client_version)
    findings = (
        revision,
        *server_findings(place, is_standby=row["is_standby"], free=row["most"] - row["open"]),
        dump_finding(int(row["version"]) // 10_000, client),
    )
    return DatabaseState(findings, int(row["size"]), heartbeat, offset)


async def _heartbeat(connection: AsyncConnection) -> int | None:
    at: int | None = (await connection.exec_driver_sql(SELECT_HEARTBEAT)).scalar()
    return at


def revision_finding(place: str, revision: str | None) -> DatabaseFinding:
    """Return the finding about the revision of the tables.

    >>> revision_finding("parlour.db", HEAD_REVISION)[0]
    'ok'
    """
    if revision is None:
        return "warning", f"{place} has no tables yet; the server creates them at its start."
    if revision == HEAD_REVISION:
        return "ok", f"{place} has the newest revision {revision}."
    if is_known_revision(revision):
        text = f"{place} has revision {revision}; the server migrates it at its start. Back it up first."
        return "warning", text
    return "error", f"{place} has revision {revision}, which is newer. Install a newer Parlour."


def server_findings(place: str, *, is_standby: bool, free: int) -> list[DatabaseFinding]:
    """Return what is wrong with a PostgreSQL server.

    Args:
        place: The database.
        is_standby: Whether the server is a standby, which cannot be written to.
        free: How many more connections it accepts.
    """
    found: list[DatabaseFinding] = []
    if is_standby:
        found.append(("error", f"{place} is a standby. Name the primary server with --database."))
    if free < SERVER_CONNECTIONS:
        text = f"{place} accepts only {free} more connections; a server uses up to {SERVER_CONNECTIONS}. Raise max_connections."
        found.append(("warning", text))
    return found


def dump_finding(server: int, client: int | None) -> DatabaseFinding:
    """Return whether pg_dump can copy a server, by the major versions of both."""
    remedy = "Backups and migrations need it. Run: apt install postgresql-client"
    if client is None:
        return "warning", f"pg_dump is not installed. {remedy}"
    if client < server:
        return "warning", f"pg_dump {client} cannot copy PostgreSQL {server}. {remedy}-{server}"
    return "ok", f"pg_dump {client} can copy PostgreSQL {server}."


def client_version() -> int | None:
    """Return the major version of the installed pg_dump, or None."""
    program = shutil.which("pg_dump")
    if program is None:
        return None
    try:
        done = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=COMMAND_SECONDS
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return major_version(done.stdout)


def major_version(text: str) -> int | None:
    """Return the major version in the output of pg_dump.

    >>> major_version("pg_dump (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)")
    15
    """
    words = [word for word in text.split() if word[:1].isdigit()]
    return int(words[0].partition(".")[0]) if words else None
