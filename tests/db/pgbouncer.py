"""A PgBouncer in transaction mode in front of the PostgreSQL of the tests."""

from __future__ import annotations

import getpass
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from socket import create_connection
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.patience import PATIENCE
from tests.ports import free_port

CONFIGURATION = """
[databases]
pooled = host={host} port={port} dbname={database} user={user} connect_query='{query}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {listen_port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = {connections}
max_client_conn = 200
logfile = {folder}/pgbouncer.log
"""


@contextmanager
def run_pgbouncer(url: str, connections: int, query: str = "") -> Iterator[str]:
    """Run a PgBouncer and yield the URL that leads through it to the schema of another URL.

    Args:
        url: The URL of the schema.
        connections: The number of connections that its clients share.
        query: A statement for each connection to PostgreSQL.
    """
    program = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if program is None:
        pytest.fail("pgbouncer is missing; run: tools/set_up.sh nightly", pytrace=False)
    parts, port = urlsplit(url), free_port()
    (schema,) = parse_qs(parts.query)["search_path"]
    folder = Path(tempfile.mkdtemp(prefix="parlour-pgbouncer-"))
    file = folder / "pgbouncer.ini"
    file.write_text(
        CONFIGURATION.format(
            host=parts.hostname,
            port=parts.port or 5432,
            database=parts.path.removeprefix("/"),
            user=parts.username,
            query=f"set search_path to {schema};{query}",
            listen_port=port,
            connections=connections,
            folder=folder,
        )
    )
    user: tuple[str, ...] = ()
    if getpass.getuser() == "root":
        # PgBouncer refuses to run as root.
        user = ("-u", "postgres")
        shutil.chown(folder, "postgres")
    log = folder / "pgbouncer.log"
    with subprocess.Popen(
        [program, "-q", *user, str(file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_for_port(port, log)
            yield f"postgresql://{parts.username}@127.0.0.1:{port}/pooled"
        finally:
            process.terminate()
    shutil.rmtree(folder)


def wait_for_port(port: int, log: Path) -> None:
    """Wait until PgBouncer listens on a port."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), closing(create_connection(("127.0.0.1", port))):
            return
        time.sleep(0.02)
    pytest.fail(log.read_text() if log.exists() else "pgbouncer does not start")
