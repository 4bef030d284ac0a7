"""The modes of Betta that the tests cover."""

from __future__ import annotations

from parlour.games.betta.rules.state import Options

MODES = (
    Options(),
    Options(mode="betty"),
    Options(mode="betty", betty="first", goals="brief"),
    Options(mode="solo"),
    Options(mode="solo", pool="any"),
    Options(mode="solo", deal="daily", day="2026-01-31"),
)
