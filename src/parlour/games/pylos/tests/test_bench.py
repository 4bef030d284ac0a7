"""Every figure can be measured, and the kernel plays the very matches that C plays."""

from __future__ import annotations

from math import isnan

import pytest

from parlour.core.figure import Figure
from parlour.games.pylos.bench import speed


@pytest.mark.parametrize("figure", speed.FIGURES, ids=lambda figure: figure.name)
def test_figures(figure: Figure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    monkeypatch.setattr("parlour.search.bench.SECONDS", 0.01)
    monkeypatch.setattr(speed, "MATCHES", 500)
    measured = figure.measure()
    assert isnan(measured) or measured > 0
    assert figure.twin is None or figure.twin() > 0
