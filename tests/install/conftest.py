"""Fixtures of the tests that install Parlour."""

from __future__ import annotations

from pathlib import Path

import pytest

from .environment import build_wheel


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of this checkout."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))
