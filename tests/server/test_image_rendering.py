"""Tests that preview images are rendered in a subprocess that ends after a timeout."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from parlour.server import raster

from ..patience import PATIENCE, eventually

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#abc"/></svg>'


async def test_an_svg_is_rendered_as_a_png() -> None:
    drawn = await raster.png(SVG)
    assert drawn is not None and drawn.startswith(b"\x89PNG")


async def test_invalid_svg_gives_no_image() -> None:
    assert await raster.png("<svg") is None


async def test_a_hanging_process_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = tmp_path / "pid"
    monkeypatch.setattr(
        raster,
        "PROGRAM",
        f"import os, time; open({str(noted)!r}, 'w').write(str(os.getpid())); time.sleep(600)",
    )
    drawing = asyncio.create_task(raster.png(SVG, PATIENCE))
    # The event loop must keep running while it waits for the process.
    await eventually(lambda: noted.is_file() and bool(noted.read_text()))
    pid = int(noted.read_text())
    assert pid != os.getpid()
    drawing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await drawing
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_an_image_that_takes_too_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "PROGRAM", "import time; time.sleep(600)")
    assert await raster.png(SVG, 0.1) is None
