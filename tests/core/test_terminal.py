"""Tests that terminal escape sequences in files have no effect."""

from __future__ import annotations

import pytest

from parlour.plugin.terminal import escape_control_characters


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Pär laid ÅL\n", "Pär laid ÅL\n"),
        ("\x1b]0;title\x07", "\\x1b]0;title\\x07"),
        ("\x9b31mred", "\\x9b31mred"),
        ("a\rb\tc", "a\\rb\\tc"),
        ("\u202eback", "\\u202eback"),
    ],
)
def test_control_characters_are_escaped(text: str, shown: str) -> None:
    assert escape_control_characters(text) == shown
