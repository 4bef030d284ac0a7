"""What is measured can be measured, on little data."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from parlour.games.carcassonne.bench import steadiness

pytestmark = pytest.mark.uncounted


def test_steadiness_is_told_for_each_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steadiness, "STEADINESS", replace(steadiness.STEADINESS, decisions={3: 2}, mover="casual", seconds=0.01))
    told = io.StringIO()
    steadiness.measure(Console(file=told, width=200))
    assert [line.partition(" of 2 decisions")[0][:-2] for line in told.getvalue().splitlines()] == [
        "3 seats, gap over 0.5:",
        "3 seats, gap over 1.5:",
    ]
