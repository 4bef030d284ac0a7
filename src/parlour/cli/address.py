"""The address of a server, noted in its data folder so that commands can print whole links."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from parlour.services.notifications.mail import load_notification_settings

FILE = "address.txt"

USUAL = "http://localhost:8000"


def note_address(folder: Path, address: str) -> None:
    """Note where a server was opened last."""
    with suppress(OSError):
        (folder / FILE).write_text(f"{address}\n", "utf-8")


def noted_address(folder: Path) -> str:
    """Return the address that links begin with: the operator's own, else where the server was opened last, else where it is by default."""
    with suppress(ValueError, OSError):
        if own := load_notification_settings(folder).address:
            return own.rstrip("/")
    with suppress(OSError, UnicodeError):
        if noted := (folder / FILE).read_text("utf-8").strip():
            return noted
    return USUAL
