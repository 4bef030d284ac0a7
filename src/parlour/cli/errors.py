"""What stops a command, in one sentence."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from parlour.core.game import Illegal
from parlour.db.failures import storage_code
from parlour.db.log import Unopened
from parlour.plugin.terminal import visible
from parlour.services.i18n import Sentences

IN_PLAY = (Illegal, Unopened, LookupError, ValueError)
"""What stops a command that plays: a game, level, option or file that there is not."""


def sentence(reason: Exception) -> str:
    """Return what stopped a command as a terminal may show it; a file that was not found is named before what is wrong with it."""
    if isinstance(reason, OSError) and reason.errno == errno.ENOSPC:
        return "The disk is full. Make room, or name a file on another disk; nothing was written."
    if isinstance(reason, OSError) and reason.filename is not None and reason.strerror is not None:
        return visible(f"{reason.filename}: {reason.strerror}.")
    if isinstance(reason, sqlite3.Error) and (code := storage_code(reason)) is not None:
        return Sentences().refusal(code, {})
    if isinstance(reason, Illegal):
        return Sentences().refusal(reason.code, reason.details)
    if isinstance(reason, LookupError) and reason.args:
        # A KeyError alone would stand in quotes.
        return visible(str(reason.args[0]))
    return visible(str(reason))


def data_folder(path: Path) -> Path:
    """Return the folder of a house, which need not be there yet; raises Unopened where a file has its name."""
    folder = path.resolve()
    if folder.exists() and not folder.is_dir():
        raise Unopened(f"{folder} is a file: --data (with make: DATA=) names the folder of a house.")
    return folder


def target_file(path: Path) -> Path:
    """Return where a command shall write; raises Unopened where there is no folder for it, or a folder has its name."""
    if path.is_dir():
        raise Unopened(f"{path} is a folder: name a file in it.")
    if not path.parent.is_dir():
        raise Unopened(f"There is no folder {path.parent} to write {path.name} in.")
    return path
