"""Error codes of the database failures that are reported to users; other errors are bugs."""

from __future__ import annotations

import errno
import sqlite3

SQLITE_CODES = {
    sqlite3.SQLITE_BUSY: "core.storage-busy",
    sqlite3.SQLITE_LOCKED: "core.storage-busy",
    sqlite3.SQLITE_FULL: "core.storage-full",
    sqlite3.SQLITE_READONLY: "core.storage-read-only",
    sqlite3.SQLITE_PERM: "core.storage-read-only",
    sqlite3.SQLITE_CANTOPEN: "core.storage-unavailable",
    sqlite3.SQLITE_IOERR: "core.storage-unavailable",
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
    """Return the error code of a database failure, or None for any other error.

    Errors of asyncpg are recognized by name, because it need not be installed.
    """
    if isinstance(reason, sqlite3.Error):
        return SQLITE_CODES.get(getattr(reason, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(reason, OSError) and reason.errno == errno.ENOSPC:
        return "core.storage-full"
    if isinstance(reason, (TimeoutError, ConnectionError)):
        return "core.storage-unavailable"
    names = [
        kind.__name__ for kind in type(reason).__mro__ if kind.__module__.startswith("asyncpg")
    ]
    code = next((POSTGRES_CODES[name] for name in names if name in POSTGRES_CODES), None)
    return code or (
        "core.storage-unavailable" if any(name in UNAVAILABLE_ERRORS for name in names) else None
    )


def sqlite_open_error(path: object, reason: Exception) -> str:
    """Return a message that says why a database file cannot be opened and what to do about it."""
    match storage_code(reason):
        case "core.storage-busy":
            return f"Another program has locked the database {path}. Close it and start again."
        case "core.storage-full":
            return (
                f"The disk with the database {path} is full. "
                "Free some space, or use another folder with --data."
            )
        case "core.storage-read-only":
            return (
                f"The database {path} cannot be written. Allow this user to write it and its folder, "
                "or use another folder with --data."
            )
        case _:
            return f"the database {path} cannot be opened: {reason}"
