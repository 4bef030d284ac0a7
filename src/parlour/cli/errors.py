"""What stops a command, in one sentence."""

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
"""What stops a command that plays: a game, level, option or file that there is not."""


def error_sentence(reason: Exception) -> str:
    """Return what stopped a command as a terminal may show it; a file that was not found is named before what is wrong with it."""
    if isinstance(reason, OSError) and reason.errno == errno.ENOSPC:
        return "The disk is full. Make room, or name a file on another disk; nothing was written."
    if isinstance(reason, OSError) and reason.filename is not None and reason.strerror is not None:
        return escape_control_characters(f"{reason.filename}: {reason.strerror}.")
    if isinstance(reason, sqlite3.Error) and (code := storage_code(reason)) is not None:
        return Translations().error_message(code, {})
    if isinstance(reason, Illegal):
        return Translations().error_message(reason.code, reason.details)
    if isinstance(reason, LookupError) and reason.args:
        # A KeyError alone would stand in quotes.
        return escape_control_characters(str(reason.args[0]))
    return escape_control_characters(str(reason))


def require_data_folder(path: Path) -> Path:
    """Return the folder of a house, which need not be there yet; raises DatabaseOpenError where a file has its name."""
    folder = path.resolve()
    if folder.exists() and not folder.is_dir():
        raise DatabaseOpenError(
            f"{folder} is a file: --data (with make: DATA=) names the folder of a house."
        )
    return folder


def require_target_file(path: Path) -> Path:
    """Return where a command shall write; raises DatabaseOpenError where there is no folder for it, or a folder has its name."""
    if path.is_dir():
        raise DatabaseOpenError(f"{path} is a folder: name a file in it.")
    if not path.parent.is_dir():
        raise DatabaseOpenError(f"There is no folder {path.parent} to write {path.name} in.")
    return path
