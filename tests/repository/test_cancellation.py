"""Tests that no code uses a function that may lose a cancellation."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def test_no_code_uses_wait_for() -> None:
    """In Python 3.11 `asyncio.wait_for` ignores a cancellation that coincides with the result.

    A background task that waits with it may never end. `asyncio.timeout` has no such fault.
    """
    users = [
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if "asyncio.wait_for(" in path.read_text("utf-8")
    ]
    assert users == []
