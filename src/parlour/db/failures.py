"""What keeps a database from answering or from storing, by a code that has a sentence: the rest is an accident of ours."""

from __future__ import annotations

import errno
import sqlite3

SQLITE_CODES = {
    sqlite3.SQLITE_BUSY: "core.storage-busy",
    sqlite3.SQLITE_LOCKED: "core.storage-busy",
    sqlite3.SQLITE_FULL: "core.storage-full",
    sqlite3.SQLITE_READONLY: "core.storage-read-only",
    sqlite3.SQLITE_PERM: "core.storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "core.storage-away",
    sqlite3.SQLITE_IOERR: "core.storage-away",
}

POSTGRES_CODES = {
    "DiskFullError": "core.storage-full",
    "ReadOnlySQLTransactionError": "core.storage-read-only",
}

UNAVAILABLE_ERRORS = (
    "PostgresConnectionError",
    "CannotConnectNowError",
    "TooManyConnectionsError",
    "InterfaceError",
    "AdminShutdownError",
    "CrashShutdownError",
)


def storage_code(reason: BaseException) -> str | None:
    """Return the code of a failure of the database itself, or None for any other; the driver of PostgreSQL need not be installed."""
    if isinstance(reason, sqlite3.Error):
        return SQLITE_CODES.get(getattr(reason, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(reason, OSError) and reason.errno == errno.ENOSPC:
        return "core.storage-full"
    if isinstance(reason, (TimeoutError, ConnectionError)):
        return "core.storage-away"
    named = [
        kind.__name__ for kind in type(reason).__mro__ if kind.__module__.startswith("asyncpg")
    ]
    found = next((POSTGRES_CODES[name] for name in named if name in POSTGRES_CODES), None)
    return found or (
        "core.storage-away" if any(name in UNAVAILABLE_ERRORS for name in named) else None
    )


def sqlite_open_error(path: object, reason: Exception) -> str:
    """Return why a file cannot be opened as the database of a house, and what to do about it."""
    match storage_code(reason):
        case "core.storage-busy":
            return f"Another program holds the database {path}. Close it, and open the house again."
        case "core.storage-full":
            return f"There is no room left where the database {path} lies. Make room, or name another folder with --data."
        case "core.storage-read-only":
            return f"The database {path} cannot be written to. Give this user the right to write it and its folder, or name another with --data."
        case _:
            return f"the database {path} cannot be opened: {reason}"
