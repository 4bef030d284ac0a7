"""Conversion of SVG pictures to PNG in a separate process.

The library holds the GIL while it draws, which would block all sockets of this process.
"""

from __future__ import annotations

import asyncio
import sys

import structlog

SECONDS = 10.0
"""Time limit for drawing a picture, in seconds. After it, the process is killed."""

PROGRAM = """
import sys
from resvg_py import svg_to_bytes
sys.stdout.buffer.write(svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), skip_system_fonts=True))
"""

log = structlog.get_logger()


async def png(svg: str, seconds: float = SECONDS) -> bytes | None:
    """Return an SVG picture as PNG, or None if drawing fails or takes too long.

    Args:
        svg: The SVG source.
        seconds: Time limit, in seconds.
    """
    process = await asyncio.create_subprocess_exec(
        # -P: modules in the working directory must not shadow installed libraries.
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
        # This also runs on cancellation: if the client disconnects, the process must not remain.
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not picture:
        log.warning("a picture for a link could not be drawn", status=process.returncode)
        return None
    return picture
