"""`parlour doctor`: check the machine, the database and the settings of a server."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from time import time_ns

from rich.console import Console

from parlour.cli.address import configured_address
from parlour.cli.errors import database_url, error_sentence, require_data_folder
from parlour.cli.findings import (
    Finding,
    clock_findings,
    disk_finding,
    extra_findings,
    game_findings,
    privacy_finding,
    push_finding,
)
from parlour.cli.mail_check import mail_finding
from parlour.cli.proxy_check import proxy_findings
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.db.inspection import DatabaseState, inspect_database
from parlour.db.log import DatabaseOpenError
from parlour.plugin.terminal import escape_control_characters
from parlour.services.games import Games

STYLES = {"ok": "green", "warning": "yellow", "error": "red"}

COMMAND_SECONDS = 5.0


def doctor(
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
    address: str | None = None,
) -> int:
    """Check disk, database, clock, proxy, mail, push and games, and print one line for each.

    Nothing is changed, and no message is sent. The exit status is 1 if something must be repaired.

    Args:
        address: The public address of the site, to check the reverse proxy of a running server; by
            default that of notifications.toml.
    """
    console = Console(soft_wrap=True)
    try:
        folder = require_data_folder(data)
    except DatabaseOpenError as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    return asyncio.run(_print_findings(console, folder, database, address))


async def _print_findings(
    console: Console, folder: Path, database: str | None, address: str | None
) -> int:
    levels = []
    async for finding in find_all(folder, database_url(folder, database), address):
        levels.append(finding.level)
        console.print(f"{finding.level:<8}", style=STYLES[finding.level], end="")
        line = f"{finding.subject:<9} {finding.text}"
        console.print(escape_control_characters(line), markup=False, highlight=False)
    return 1 if "error" in levels else 0


async def find_all(folder: Path, database: str, address: str | None) -> AsyncIterator[Finding]:
    """Yield the findings of every check."""
    state = await inspect_database(database)
    yield await asyncio.to_thread(_disk, folder, state)
    if (found := privacy_finding(folder)) is not None:
        yield found
    for level, text in state.findings:
        yield Finding(level, "database", text)
    for found in clock_findings(
        await asyncio.to_thread(is_clock_synchronized),
        state.offset_ms,
        state.heartbeat_ms,
        time_ns() // 1_000_000,
    ):
        yield found
    try:
        address = address or configured_address(folder)
    except (OSError, ValueError) as reason:
        yield Finding("error", "settings", f"{reason} Correct the file and restart the server.")
        address = None
    else:
        yield await mail_finding(folder)
        yield push_finding(address)
    async for found in proxy_findings(address):
        yield found
    for found in game_findings(*await asyncio.to_thread(_load_games, folder)):
        yield found
    for found in extra_findings(has_oidc=(folder / "oidc.toml").is_file()):
        yield found


def _disk(folder: Path, state: DatabaseState) -> Finding:
    existing = folder
    while not existing.exists():
        existing = existing.parent
    return disk_finding(shutil.disk_usage(existing).free, state.size, existing)


def _load_games(folder: Path) -> tuple[tuple[str, ...], dict[str, str]]:
    """Load all games; return the ids of those that work, and why the others failed."""
    games = Games(folder)
    return games.ids, games.failures


def is_clock_synchronized() -> bool | None:
    """Return whether systemd reports that a time server sets the clock; None if it is unknown."""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            ["timedatectl", "show", "--property=NTPSynchronized", "--value"],
            capture_output=True,
            text=True,
            timeout=COMMAND_SECONDS,
            check=True,
        )
        return {"yes": True, "no": False}.get(done.stdout.strip())
    return None
