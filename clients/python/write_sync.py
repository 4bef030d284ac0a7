"""Write sync.py from aio.py, so that the two clients cannot differ."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "src" / "parlour_client"

REPLACEMENTS = (
    ('"""The client for asyncio."""', '"""The client without asyncio, written from aio.py."""'),
    ("import asyncio", "import time"),
    ("await asyncio.sleep", "time.sleep"),
    ("async def __a", "def __"),
    ("async def ", "def "),
    ("async for ", "for "),
    ("async with ", "with "),
    ("await ", ""),
    ("AsyncGenerator", "Generator"),
    ("aclosing", "closing"),
    ("AsyncClient", "Client"),
    ("AsyncTable", "Table"),
    ("AsyncDecision", "Decision"),
    ("aclose", "close"),
    ("aiter_lines", "iter_lines"),
    ("aread", "read"),
)


def sync_source(source: str) -> str:
    """Return the source of sync.py for the source of aio.py."""
    for asynchronous, synchronous in REPLACEMENTS:
        source = source.replace(asynchronous, synchronous)
    for command in (["check", "--fix", "--unsafe-fixes"], ["format"]):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "ruff",
                *command,
                "-q",
                "--stdin-filename",
                str(PACKAGE / "sync.py"),
                "-",
            ],
            input=source,
            capture_output=True,
            text=True,
            check=True,
        )
        source = done.stdout
    return source


if __name__ == "__main__":
    (PACKAGE / "sync.py").write_text(sync_source((PACKAGE / "aio.py").read_text("utf-8")), "utf-8")
