"""SVG to PNG in a process of its own: the library holds Python's lock while it draws, and would keep every socket waiting."""

from __future__ import annotations

import asyncio
import sys

import structlog

SECONDS = 10.0
"""How long a picture may take to be drawn; then its process is ended."""

PROGRAM = """
import sys
from resvg_py import svg_to_bytes
sys.stdout.buffer.write(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), skip_system_fonts=True))
"""

log = structlog.get_logger()


async def png(svg: str, seconds: float = SECONDS) -> bytes | None:
    """Return an SVG as a PNG, or None where it cannot be drawn in time."""
    process = await asyncio.create_subprocess_exec(
        # -P: no module of the folder in which the server was started takes the place of a library.
        *(sys.executable, "-P", "-c", PROGRAM),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(seconds):
            drawn, _ = await process.communicate(svg.encode())
    except TimeoutError:
        log.warning("a picture for a link took too long", seconds=seconds)
        return None
    finally:
        # Also where whoever asked has gone: nothing draws on for nobody.
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not drawn:
        log.warning("a picture for a link could not be drawn", status=process.returncode)
        return None
    return drawn
