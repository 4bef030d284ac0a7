"""Tests that the program in the guide to the HTTP API plays a match."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from .harness import ServedApplication

GUIDE = Path(__file__).parents[2] / "docs" / "how-to" / "use-the-http-api.md"


@pytest.mark.slow
async def test_the_program_of_the_guide_plays_a_match(server: ServedApplication) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, server.base),
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    assert process.returncode == 0
    assert re.fullmatch(r"over \[[12], [12]\]\n", output.decode()), output


async def test_a_refusal_names_the_field(server: ServedApplication) -> None:
    guest = server.guest()
    for body in ({"game": 7}, {"game": "pylos", "seat_count": "2"}, {"game": "pylos", "start": 1}):
        refusal = await guest.post("/api/tables", body, 400)
        field = list(body)[-1]
        assert refusal["code"] == "core.bad-request"
        assert f"$.{field}`" in refusal["details"]["reason"]
    as_float = {"game": "pylos", "seat_count": 2.0}
    assert (await guest.post("/api/tables", as_float))["match"]
    refusal = await guest.get("/api/clubs?offset=many", 400)
    assert "offset: Expected `int`" in refusal["details"]["reason"]
