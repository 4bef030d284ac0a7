"""SVG to PNG in a separate process: the library holds the GIL while it draws, which would block all sockets."""

from __future__ import annotations

import asyncio
import sys

import structlog

SECONDS = 10.0
"""Time limit for one picture, in seconds; then the process is killed."""

PROGRAM = """
import sys
from resvg_py import svg_to_bytes
sys.stdout.buffer.write(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), skip_system_fonts=True))
"""

log = structlog.get_logger()


async def png(svg: str, seconds: float = SECONDS) -> bytes | None:
    """Return an SVG as a PNG, or None if it cannot be drawn in time."""
    process = await asyncio.create_subprocess_exec(
        # -P: modules in the working directory must not shadow libraries.
        *(sys.executable, "-P", "-c", PROGRAM),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(seconds):
            picture, _ = await process.communicate(svg.encode())
    except TimeoutError:
        log.warning("a picture for a link took too long", seconds=seconds)
        return None
    finally:
        # Also runs on cancellation: a client that disconnects must not leave a process behind.
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not picture:
        log.warning("a picture for a link could not be drawn", status=process.returncode)
        return None
    return picture
