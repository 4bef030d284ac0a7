"""Tests that the examples of the client's documents run against a server."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..server.harness import ServedApplication

ROOT = Path(__file__).parents[2]
SOURCES = os.pathsep.join(str(ROOT / folder) for folder in ("src", "clients/python/src"))

OUTPUTS = {
    "clients/python/README.md": [r"\[[12], [12]\]\n"],
    "docs/tutorials/write-a-remote-bot.md": [r"\[[12], [12]\]\n"],
    "docs/how-to/play-from-python.md": [
        r"Open http://\S+\n.+ waits for an opponent\n",
        r"seated pylos\nto-move\n",
        r"2\n",
    ],
}
"""What each example prints, by document."""


@pytest.mark.parametrize("document", OUTPUTS)
async def test_the_examples_of_a_document_run(server: ServedApplication, document: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text("utf-8"), re.S)
    for example, expected in zip(examples, OUTPUTS[document], strict=True):
        assert "http://localhost:8000" in example
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", example.replace("http://localhost:8000", server.base)],
            capture_output=True,
            text=True,
            timeout=120,
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        assert not done.returncode, done.stderr
        assert re.fullmatch(expected, done.stdout), done.stdout
