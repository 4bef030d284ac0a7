"""A PostgreSQL server with a standby that replicates it, in temporary folders."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.ports import free_port

SERVER_OPTIONS = "-c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=40"


def programs_folder() -> Path:
    """Return the folder of PostgreSQL's server programs."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if folders:
        return folders[-1]
    program = shutil.which("initdb")
    if program is None:
        pytest.fail("PostgreSQL's server programs are missing: apt install postgresql")
    return Path(program).parent


class Cluster:
    """A PostgreSQL server in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def create(self) -> None:
        """Create an empty server."""
        _run("initdb", "-D", self.folder, "-U", "postgres", "-A", "trust")

    def copy(self, primary: Cluster) -> None:
        """Copy a running server and follow it."""
        server = ("-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres")
        _run("pg_basebackup", *server, "-D", self.folder, "-R", "-X", "stream", "-c", "fast")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"{SERVER_OPTIONS} -p {self.port} -k {self.folder.parent}"
        log = self.folder.with_suffix(".log")
        _run("pg_ctl", "-D", self.folder, "-o", options, "-l", log, "-w", "-t", "120", "start")

    def stop(self) -> None:
        """Stop the server without its shutdown, as a crash does."""
        _run("pg_ctl", "-D", self.folder, "-m", "immediate", "stop")

    @property
    def is_running(self) -> bool:
        """Return whether the server has been started and not been stopped."""
        return (self.folder / "postmaster.pid").exists()


@contextmanager
def streaming_servers() -> Iterator[tuple[Cluster, Cluster]]:
    """Yield a running primary and a standby that replicates it."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-replica-"))
    if getpass.getuser() == "root":
        # PostgreSQL refuses to run as root.
        shutil.chown(folder, "postgres")
    primary, standby = Cluster(folder / "primary"), Cluster(folder / "standby")
    try:
        primary.create()
        primary.start()
        standby.copy(primary)
        standby.start()
        yield primary, standby
    finally:
        for cluster in (standby, primary):
            if cluster.is_running:
                cluster.stop()
        shutil.rmtree(folder)


def _run(program: str, *arguments: str | Path) -> None:
    user = ("runuser", "-u", "postgres", "--") if getpass.getuser() == "root" else ()
    command = (*user, str(programs_folder() / program), *map(str, arguments))
    done = subprocess.run(
        command,
        cwd=tempfile.gettempdir(),
        env=os.environ | {"LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        text=True,
    )
    assert done.returncode == 0, done.stdout
