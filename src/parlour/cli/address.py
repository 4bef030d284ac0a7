"""The server's address, stored in its data folder so that commands can print complete links."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from parlour.services.notifications.mail import load_notification_settings

FILE = "address.txt"

USUAL = "http://localhost:8000"


def note_address(folder: Path, address: str) -> None:
    """Store the address at which the server was last started."""
    with suppress(OSError):
        (folder / FILE).write_text(f"{address}\n", "utf-8")


def configured_address(folder: Path) -> str | None:
    """Return the public address in notifications.toml, or None; raises ValueError or OSError."""
    return load_notification_settings(folder).address.rstrip("/") or None


def noted_address(folder: Path) -> str:
    """Return the base URL for links to this server.

    It is the configured address, or the address of the last start, or the default.
    """
    with suppress(ValueError, OSError):
        if configured := configured_address(folder):
            return configured
    with suppress(OSError, UnicodeError):
        if stored := (folder / FILE).read_text("utf-8").strip():
            return stored
    return USUAL
