"""Tests of the systemd units that `parlour systemd` prints."""

from __future__ import annotations

import configparser
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour.cli.units import UnitSettings, systemd_units

from ..cli.test_matches import run
from ..http_status import wait_for_status
from ..ports import free_port

SETTINGS = UnitSettings(
    program=Path("/opt/parlour/bin/parlour"),
    user="parlour",
    host="127.0.0.1",
    port=8000,
    data=Path("/var/lib/parlour"),
    database_file=None,
    shared_file=None,
    backups=Path("/srv/back ups"),
    keep=7,
)


class UnitParser(configparser.ConfigParser):
    """A parser of units, whose syntax is that of an INI file with case-sensitive names."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(text: str) -> UnitParser:
    """Return a parsed unit."""
    parser = UnitParser(strict=False, interpolation=None)
    parser.read_string(text)
    return parser


def test_the_units_run_the_server_and_the_backups() -> None:
    units = {name: unit(text) for name, text in systemd_units(SETTINGS).items()}
    server, backup = units["parlour.service"]["Service"], units["parlour-backup.service"]["Service"]
    assert server["ExecStart"] == (
        "/opt/parlour/bin/parlour serve --host 127.0.0.1 --port 8000 --data /var/lib/parlour"
    )
    assert server["StateDirectory"] == "parlour" and "ReadWritePaths" not in server
    assert shlex.split(backup["ExecStart"])[1:] == [
        *("backup", "/srv/back ups", "--keep", "7", "--data", "/var/lib/parlour")
    ]
    assert backup["StateDirectory"] == "parlour" and backup["ReadWritePaths"] == '"/srv/back ups"'
    assert units["parlour-backup.timer"]["Timer"]["OnCalendar"] == "daily"


def test_the_password_of_the_database_is_not_in_the_units() -> None:
    settings = SETTINGS._replace(database_file=Path("/etc/parlour/database"))
    for name in ("parlour.service", "parlour-backup.service"):
        text = systemd_units(settings)[name]
        assert "LoadCredential=database:/etc/parlour/database\n" in text
        assert "Environment=PARLOUR_DATABASE_FILE=%d/database\n" in text
        assert "postgresql.service" in unit(text)["Unit"]["After"]


def test_several_servers_have_a_unit_for_a_worker(capsys: pytest.CaptureFixture[str]) -> None:
    settings = SETTINGS._replace(
        database_file=Path("/etc/parlour/database"), shared_file=Path("/etc/parlour/shared")
    )
    units = systemd_units(settings)
    worker = unit(units["parlour-worker.service"])["Service"]
    assert worker["ExecStart"] == "/opt/parlour/bin/parlour worker --data /var/lib/parlour"
    for name in ("parlour.service", "parlour-worker.service"):
        assert "LoadCredential=shared:/etc/parlour/shared\n" in units[name]
        assert "Environment=PARLOUR_SHARED_FILE=%d/shared\n" in units[name]
        assert "LoadCredential=database:/etc/parlour/database\n" in units[name]
    assert run("systemd", "--shared-file", "/etc/parlour/shared") == 1
    assert "--database-file" in capsys.readouterr().out


def test_the_units_are_printed_or_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("systemd", "--port", 8123) == 0
    printed = capsys.readouterr().out
    assert printed.count("# /etc/systemd/system/") == 3 and "--port 8123" in printed
    assert run("systemd", "--into", tmp_path) == 0
    assert len(list(tmp_path.iterdir())) == 3
    assert run("systemd", "--into", tmp_path / "none") == 1
    assert "[systemd.folder-missing]" in capsys.readouterr().out


@pytest.mark.slow
def test_systemd_accepts_the_units_and_rates_them_as_safe(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.fail("systemd-analyze is missing; run: tools/set_up.sh nightly", pytrace=False)
    files = ("--database-file", tmp_path / "database", "--shared-file", tmp_path / "shared")
    assert run("systemd", "--into", tmp_path, "--user", "daemon", *files) == 0
    units = sorted(tmp_path.iterdir())
    checked = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    complaints = [line for line in checked.stderr.splitlines() if "parlour" in line]
    assert complaints == []
    for name in ("parlour.service", "parlour-backup.service", "parlour-worker.service"):
        # 0 is the safest and 10 the least safe; a unit without these settings has 9.2.
        rating = ["systemd-analyze", "security", "--offline=true", "--threshold=30"]
        subprocess.run([*rating, str(tmp_path / name)], check=True, capture_output=True)


@pytest.mark.slow
def test_the_commands_of_the_units_run(tmp_path: Path) -> None:
    backups, port = tmp_path / "backups", free_port()
    backups.mkdir()
    folders = ("--data", tmp_path / "data", "--backups", backups)
    assert run("systemd", "--into", tmp_path, "--port", port, *folders) == 0
    commands = {
        path.name: shlex.split(unit(path.read_text())["Service"]["ExecStart"])
        for path in tmp_path.glob("*.service")
    }
    with subprocess.Popen(commands["parlour.service"], stdout=subprocess.DEVNULL) as serving:
        try:
            wait_for_status(
                f"http://127.0.0.1:{port}/ready",
                lambda: "the server is not ready",
                is_running=lambda: serving.poll() is None,
            )
            subprocess.run(commands["parlour-backup.service"], check=True, capture_output=True)
        finally:
            serving.terminate()
    assert serving.returncode == 0 and len(list(backups.glob("parlour-*.backup"))) == 1
