"""Tests that the examples in docstrings give the results that they show."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

PACKAGES = (
    "core",
    "plugin",
    "laws",
    "search",
    "services",
    "server",
    "db",
    "cli",
    "env",
    "testing",
    "design",
)
"""The packages below `parlour` whose examples are run."""


def modules_with_examples() -> list[str]:
    """Return the name of every module that contains an example."""
    paths = [path for package in PACKAGES for path in (SOURCE / "parlour" / package).rglob("*.py")]
    return [
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for path in sorted(paths)
        if ">>> " in path.read_text("utf-8")
    ]


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_of(name: str) -> None:
    result = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted and not result.failed
