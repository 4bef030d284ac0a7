"""What `parlour doctor` says about measured values; pure except for looking at the data folder."""

from __future__ import annotations

import stat
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

from parlour.db.migration_copy import megabytes
from parlour.db.private_files import OTHERS_MASK
from parlour.db.sqlite import MIN_FREE_BYTES

Level = Literal["ok", "warning", "error"]

COMFORTABLE_BYTES = 1_000_000_000
"""The free disk space (bytes) below which the operator should act soon."""

MAX_OFFSET_MS = 5_000
"""The largest difference (ms) between this machine's clock and another that is not reported."""

EXTRAS = {
    "bots": ("numba", "The bots think with compiled code", "The bots think slower and play weaker"),
    "tournaments": (
        "ortools",
        "Tournaments are paired by a solver",
        "Tournaments cannot be paired",
    ),
}
"""The module of each extra, what it is for, and what happens without it."""


class Finding(NamedTuple):
    """One line of `parlour doctor`."""

    level: Level
    subject: str
    text: str  # the state; for a warning or an error also what to do


def disk_finding(free: int, database: int, folder: Path) -> Finding:
    """Return the finding about the free space (bytes) for a database of some size (bytes)."""
    state = f"{megabytes(free)} are free in {folder}"
    if free < MIN_FREE_BYTES:
        return Finding("error", "disk", f"{state}, so nothing can be stored. Free some space.")
    if free < max(COMFORTABLE_BYTES, 2 * database):
        size = megabytes(database)
        return Finding(
            "warning",
            "disk",
            f"{state}; a migration and a backup need a copy of the database ({size}). Free some space.",
        )
    return Finding("ok", "disk", f"{state}.")


def privacy_finding(folder: Path) -> Finding | None:
    """Return a finding if other users can open the data folder."""
    if folder.is_dir() and stat.S_IMODE(folder.stat().st_mode) & OTHERS_MASK:
        return Finding(
            "error",
            "disk",
            f"Other users can open {folder}, which contains every hand. Run: chmod 700 {folder}",
        )
    return None


def clock_findings(
    is_synchronized: bool | None, offset_ms: int | None, heartbeat_ms: int | None, now_ms: int
) -> Iterator[Finding]:
    """Yield the findings about the clock of this machine.

    Args:
        is_synchronized: Whether a time server sets the clock, or None if that is unknown.
        offset_ms: How far the database's clock is ahead, or None if it has no clock of its own.
        heartbeat_ms: When a server last ran on the database, by its clock, or None.
        now_ms: The time of this machine (ms since 1970).
    """
    repair = "Set the clock with a time server: timedatectl set-ntp true"
    behind = None if heartbeat_ms is None else heartbeat_ms - now_ms - (offset_ms or 0)
    if behind is not None and behind > MAX_OFFSET_MS:
        yield Finding(
            "error",
            "clock",
            f"The server last ran {behind // 1000} s in the future, so the clock is wrong now or was then. {repair}",
        )
    elif offset_ms is not None and abs(offset_ms) > MAX_OFFSET_MS:
        yield Finding(
            "warning",
            "clock",
            f"The clocks of this machine and of the database differ by {abs(offset_ms) // 1000} s. {repair}",
        )
    elif is_synchronized is False:
        yield Finding("warning", "clock", f"No time server sets the clock. {repair}")
    elif is_synchronized is None:
        yield Finding(
            "ok", "clock", "The clock is plausible; whether a time server sets it is unknown."
        )
    else:
        yield Finding("ok", "clock", "A time server sets the clock.")


def push_finding(address: str | None) -> Finding:
    """Return the finding about push messages to browsers."""
    try:
        from parlour.services.notifications.push import vapid_public_key

        vapid_public_key(bytes(32))
    except (ImportError, AttributeError, TypeError, ValueError) as reason:
        # What a missing, incomplete or incompatible package raises.
        return Finding(
            "error",
            "push",
            f"Messages cannot be signed: {reason}. Reinstall the package pywebpush.",
        )
    if address is None or not address.startswith("https://"):
        return Finding(
            "warning",
            "push",
            "Browsers accept push messages only over HTTPS. "
            "Put a proxy with a certificate in front, and its address in notifications.toml.",
        )
    return Finding("ok", "push", "Messages can be signed, and the address uses HTTPS.")


def game_findings(playable: Sequence[str], failures: Mapping[str, str]) -> Iterator[Finding]:
    """Yield the findings about the installed games."""
    for game, reason in failures.items():
        yield Finding(
            "error",
            "games",
            f"{game} cannot be loaded and is disabled: {reason}. Repair or uninstall its package.",
        )
    if playable:
        yield Finding("ok", "games", f"{', '.join(playable)} can be played.")


def extra_findings(*, has_oidc: bool) -> Iterator[Finding]:
    """Yield the findings about the optional packages.

    Args:
        has_oidc: Whether users can sign in with a provider, which needs an extra of its own.
    """
    for extra, (module, use, lack) in EXTRAS.items():
        if find_spec(module) is None:
            yield Finding("warning", "packages", f"{lack}. Run: pip install 'parlour[{extra}]'")
        else:
            yield Finding("ok", "packages", f"{use}.")
    if has_oidc and (find_spec("httpx") is None or find_spec("joserfc") is None):
        yield Finding(
            "error",
            "packages",
            "oidc.toml needs packages that are missing. Run: pip install 'parlour[oidc]'",
        )
