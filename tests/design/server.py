"""A server of `parlour design` for tests, with a package that tests rewrite."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from ..http_status import wait_for_status
from ..ports import free_port

PATIENCE_S = 60.0

LEAK = (
    "tricks=state.tricks,",
    "tricks=tuple(len({card[0] for card in hand}) for hand in state.hands),",
)
"""A text of the view of a new card game, and one with which it tells the suits of all hands."""


class DesignServer:
    """A running server.

    Args:
        address: Its URL.
        package: The folder of the package, with the rules of the game.
    """

    def __init__(self, address: str, package: Path) -> None:
        self.address, self.package = address, package

    def get(self, path: str) -> Any:
        """Return the JSON of a response."""
        return httpx.get(f"{self.address}{path}", timeout=PATIENCE_S).raise_for_status().json()

    def position(self, **changes: str | int) -> Any:
        """Return the position of a seed and step."""
        query: dict[str, str | int] = {"seats": 3, "seed": 0, "step": 0, **changes}
        return self.get(f"/api/position?{httpx.QueryParams(query)}")

    def rewrite(self, name: str, old: str, new: str) -> Any:
        """Replace a text of a file of the package, and return the status after the reload."""
        path = self.package / name
        text = path.read_text("utf-8")
        assert old in text
        save = self.get("/api/status")["save"]
        path.write_text(text.replace(old, new), "utf-8")
        return self.status_when(
            lambda status: status["save"] > save and status["load_ms"] is not None
        )

    def status_when(self, holds: Callable[[Any], bool]) -> Any:
        """Return the status once a condition holds."""
        deadline, status = time.monotonic() + PATIENCE_S, self.get("/api/status")
        while not holds(status):
            assert time.monotonic() < deadline, status
            status = self.get(f"/api/status?after={status['version']}")
        return status


@contextmanager
def design_server(project: Path, name: str = "frogs") -> Iterator[DesignServer]:
    """Run `parlour design` for an installed package.

    Args:
        project: The folder of the project, which is added to the module path.
        name: The id of the game.
    """
    port = free_port()
    log = project / "design.log"
    path = os.pathsep.join(filter(None, [str(project), os.environ.get("PYTHONPATH")]))
    command = "from parlour.cli.main import main; main()"
    with log.open("wb") as output:
        serving = subprocess.Popen(
            [sys.executable, "-c", command, "design", name, "--port", str(port)],
            stdout=output,
            stderr=output,
            env=os.environ | {"PYTHONPATH": path, "COVERAGE_PROCESS_START": ""},
            cwd=project,
        )
        address = f"http://localhost:{port}"
        try:
            wait_for_status(
                f"{address}/",
                lambda: f"the server did not start: {log.read_text()}",
                is_running=lambda: serving.poll() is None,
            )
            server = DesignServer(address, project / f"parlour_{name}")
            server.status_when(lambda status: status["load_ms"] is not None)
            yield server
        finally:
            serving.terminate()
            serving.wait(PATIENCE_S)
    assert "Traceback" not in log.read_text()
