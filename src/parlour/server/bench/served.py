"""A server in a separate process, to measure its costs apart from those of its clients."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

CLOCK_TICKS = os.sysconf("SC_CLK_TCK")

SERVE_SCRIPT = """
from parlour.cli.serve import serve; from pathlib import Path; import sys
serve(port=int(sys.argv[2]), host="127.0.0.1", data=Path(sys.argv[1]), database=sys.argv[3] or None,
    shared=sys.argv[4] or None)
"""


class ServerProcess:
    """A running server process with its own folder."""

    def __init__(
        self, folder: Path, source: Path | None = None, database: str = "", shared: str = ""
    ) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        where = {} if source is None else {"PYTHONPATH": str(source.resolve() / "src")}
        began = time.perf_counter()
        run = [sys.executable, "-c", SERVE_SCRIPT, str(folder), str(self.port), database, shared]
        self.process = subprocess.Popen(run, stdout=subprocess.DEVNULL, env={**os.environ, **where})
        while not self._is_ready():
            if self.process.poll() is not None:
                raise RuntimeError(
                    f"the server did not start: it ended with {self.process.returncode}"
                )
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def _is_ready(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                return True
        except OSError:
            return False

    def close(self) -> None:
        """Stop the server process and wait until it has ended."""
        self.process.terminate()
        self.process.wait(20)

    def cpu_seconds(self) -> float:
        """Return the processor time that the server has used, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def memory_bytes(self) -> int:
        """Return the resident memory of the server, in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGE_SIZE"
        )
