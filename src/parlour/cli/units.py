"""The systemd units of a server, of its daily backup and of a worker."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

STATE_FOLDER = Path("/var/lib")
"""The folder in which systemd creates private folders for services."""

SERVER_UNIT = "parlour.service"
BACKUP_UNIT = "parlour-backup.service"
TIMER_UNIT = "parlour-backup.timer"
WORKER_UNIT = "parlour-worker.service"

HARDENING = """\
UMask=0077
NoNewPrivileges=true
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
PrivateDevices=true
ProtectClock=true
ProtectControlGroups=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
LockPersonality=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
"""
"""Settings that keep a service away from the rest of the machine.

MemoryDenyWriteExecute is missing, because the bots compile their code.
"""


class UnitSettings(NamedTuple):
    """The settings of the units."""

    program: Path  # the command `parlour`
    user: str
    host: str
    port: int
    data: Path
    database_file: Path | None  # contains the database URL; None for SQLite in the data folder
    shared_file: Path | None  # contains the URL of the Valkey or Redis; None for a single server
    backups: Path
    keep: int


def systemd_units(settings: UnitSettings) -> dict[str, str]:
    """Return the text of each unit by its file name; several servers also have workers."""
    units = {
        SERVER_UNIT: _server_unit(settings),
        BACKUP_UNIT: _backup_unit(settings),
        TIMER_UNIT: _timer_unit(),
    }
    return units if settings.shared_file is None else units | {WORKER_UNIT: _worker_unit(settings)}


def _server_unit(settings: UnitSettings) -> str:
    command = unit_words(
        settings.program,
        "serve",
        *("--host", settings.host, "--port", settings.port, "--data", settings.data),
    )
    return f"""[Unit]
Description=Parlour, a server for board games
Wants=network-online.target
After=network-online.target{_database_order(settings)}

[Service]
User={settings.user}
ExecStart={command}
{_database(settings)}{_shared_url(settings)}Environment=PARLOUR_CACHE=%C/parlour
CacheDirectory=parlour
{_folders(settings.data)}# The server finishes the requests it has begun. The bots run in processes of their own.
KillMode=mixed
TimeoutStopSec=15
Restart=on-failure
RestartSec=2
# A quarter is reserved for pages, the rest is for open tables.
LimitNOFILE=65536
{HARDENING}
[Install]
WantedBy=multi-user.target
"""


def _worker_unit(settings: UnitSettings) -> str:
    command = unit_words(settings.program, "worker", "--data", settings.data)
    return f"""[Unit]
Description=Parlour, a worker for bots, analyses and notifications
Wants=network-online.target
After=network-online.target {SERVER_UNIT}{_database_order(settings)}

[Service]
User={settings.user}
ExecStart={command}
{_database(settings)}{_shared_url(settings)}Environment=PARLOUR_CACHE=%C/parlour
CacheDirectory=parlour
{_folders(settings.data)}# The worker finishes the jobs it has begun, or hands them back. The bots run in processes of their own.
KillMode=mixed
TimeoutStopSec=15
# Redis or the database may still be starting.
Restart=on-failure
RestartSec=2
{HARDENING}
[Install]
WantedBy=multi-user.target
"""


def _backup_unit(settings: UnitSettings) -> str:
    command = unit_words(
        settings.program,
        "backup",
        settings.backups,
        *("--keep", settings.keep, "--data", settings.data),
    )
    return f"""[Unit]
Description=Backup of Parlour
After={SERVER_UNIT}{_database_order(settings)}

[Service]
Type=oneshot
User={settings.user}
ExecStart={command}
{_database(settings)}{_folders(settings.data, settings.backups)}Nice=10
IOSchedulingClass=idle
{HARDENING}"""


def _timer_unit() -> str:
    return """[Unit]
Description=Daily backup of Parlour

[Timer]
OnCalendar=daily
RandomizedDelaySec=1h
Persistent=true

[Install]
WantedBy=timers.target
"""


def _database_order(settings: UnitSettings) -> str:
    return "" if settings.database_file is None else " postgresql.service"


def _database(settings: UnitSettings) -> str:
    if settings.database_file is None:
        return ""
    return (
        f"LoadCredential=database:{unit_words(settings.database_file)}\n"
        "Environment=PARLOUR_DATABASE_FILE=%d/database\n"
    )


def _shared_url(settings: UnitSettings) -> str:
    if settings.shared_file is None:
        return ""
    return (
        f"LoadCredential=shared:{unit_words(settings.shared_file)}\n"
        "Environment=PARLOUR_SHARED_FILE=%d/shared\n"
    )


def _folders(*folders: Path) -> str:
    """Return the settings that let a service write to folders, and create those in /var/lib."""
    states = [
        folder.relative_to(STATE_FOLDER)
        for folder in folders
        if folder.is_relative_to(STATE_FOLDER)
    ]
    others = [folder for folder in folders if not folder.is_relative_to(STATE_FOLDER)]
    lines = []
    if states:
        lines.append(f"StateDirectory={unit_words(*states)}\nStateDirectoryMode=0700\n")
    if others:
        lines.append(f"ReadWritePaths={unit_words(*others)}\n")
    return "".join(lines)


def unit_words(*words: object) -> str:
    """Return words in the syntax of a unit file.

    >>> print(unit_words("/opt/parlour/bin/parlour", "backup", "/srv/50% full", 14))
    /opt/parlour/bin/parlour backup "/srv/50%% full" 14
    """
    return " ".join(_unit_word(str(word)) for word in words)


def _unit_word(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{escaped}"' if escaped != word or not word or " " in word else word
