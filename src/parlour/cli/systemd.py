"""`parlour systemd`: print the systemd units of a server, its daily backup and a worker."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from rich.console import Console

from parlour.cli.errors import error_sentence
from parlour.cli.units import BACKUP_UNIT, UnitSettings, systemd_units
from parlour.cli.whole_file import write_whole
from parlour.db.operation_errors import OperationError


def systemd(
    *,
    user: str = "parlour",
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("/var/lib/parlour"),
    database_file: Path | None = None,
    shared_file: Path | None = None,
    backups: Path = Path("/var/lib/parlour-backups"),
    keep: int = 14,
    into: Path | None = None,
) -> int:
    """Print systemd units that run this server at every start of the machine and back it up daily.

    Args:
        user: The system user that runs them.
        host: The address to listen on; 127.0.0.1 allows only a proxy on this machine.
        port: The port to listen on.
        data: The data folder; systemd creates it if it is in /var/lib.
        database_file: A file with the URL of the database, which only root needs to read; without
            it the database is in the data folder.
        shared_file: A file with the URL of the Valkey or Redis of several servers; with it there
            is also a unit for a worker.
        backups: The folder for backups; systemd creates it if it is in /var/lib.
        keep: The number of backups to keep.
        into: A folder to write the units to, such as /etc/systemd/system, instead of printing them.
    """
    console = Console(soft_wrap=True)
    settings = UnitSettings(
        program_path(),
        user,
        host,
        port,
        data.absolute(),
        None if database_file is None else database_file.absolute(),
        None if shared_file is None else shared_file.absolute(),
        backups.absolute(),
        keep,
    )
    if shared_file is not None and database_file is None:
        console.print(
            "--shared-file is for several servers, and they need a PostgreSQL: name the file with "
            "its URL with --database-file.",
            markup=False,
        )
        return 1
    units = systemd_units(settings)
    if into is None:
        for name, text in units.items():
            console.print(f"# /etc/systemd/system/{name}\n{text}", markup=False, highlight=False)
        return 0
    try:
        if not into.is_dir():
            raise OperationError("systemd.folder-missing", folder=into)
        for name, text in units.items():
            write_whole(into / name, text.encode())
    except (OSError, OperationError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"Wrote {', '.join(units)} to {into}. Start them with: systemctl enable --now "
        + " ".join(name for name in units if name != BACKUP_UNIT),
        markup=False,
        highlight=False,
    )
    return 0


def program_path() -> Path:
    """Return the path of the command `parlour` of this environment."""
    beside = Path(sys.executable).with_name("parlour")
    return beside if beside.exists() else Path(shutil.which("parlour") or beside)
