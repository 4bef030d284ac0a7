"""Error messages of commands, and checks of their paths."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from parlour.core.game import Illegal
from parlour.db.failures import storage_code
from parlour.db.log import DatabaseOpenError
from parlour.plugin.terminal import escape_control_characters
from parlour.services.i18n import Translations

PLAY_ERRORS = (Illegal, DatabaseOpenError, LookupError, ValueError)
"""The errors of commands that play games: an unknown game, level, option or file."""


def error_sentence(reason: Exception) -> str:
    """Return the message of an error as one sentence that is safe to print.

    Messages about files begin with the file name.
    """
    if isinstance(reason, OSError) and reason.errno == errno.ENOSPC:
        return "The disk is full; nothing was written. Free some space or choose another disk."
    if isinstance(reason, OSError) and reason.filename is not None and reason.strerror is not None:
        return escape_control_characters(f"{reason.filename}: {reason.strerror}.")
    if isinstance(reason, sqlite3.Error) and (code := storage_code(reason)) is not None:
        return Translations().error_message(code, {})
    if isinstance(reason, Illegal) and reason.code == "core.game-disabled":
        notes = " ".join(getattr(reason, "__notes__", ()))
        return escape_control_characters(f"{reason.details['game']} cannot be loaded: {notes}")
    if isinstance(reason, Illegal):
        return Translations().error_message(reason.code, reason.details)
    if isinstance(reason, LookupError) and reason.args:
        # str() of a KeyError would put the message in quotes.
        return escape_control_characters(str(reason.args[0]))
    return escape_control_characters(str(reason))


def require_data_folder(path: Path) -> Path:
    """Resolve the path of a data folder; raises DatabaseOpenError if it is a file.

    The folder need not exist.
    """
    folder = path.resolve()
    if folder.exists() and not folder.is_dir():
        raise DatabaseOpenError(
            f"{folder} is a file. --data (with make: DATA=) must name a folder."
        )
    return folder


def database_url(folder: Path, database: str | None) -> str:
    """Return the URL of the database, which by default is a file in the data folder."""
    return database or f"sqlite:///{folder}/parlour.db"


def require_target_file(path: Path) -> Path:
    """Return the path of an output file; raises DatabaseOpenError if it cannot be created there."""
    if path.is_dir():
        raise DatabaseOpenError(f"{path} is a folder. Name a file in it.")
    if not path.parent.is_dir():
        raise DatabaseOpenError(f"The folder {path.parent} for {path.name} does not exist.")
    return path
