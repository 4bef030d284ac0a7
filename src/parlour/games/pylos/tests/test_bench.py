"""Every figure can be measured, and the kernel plays the very matches that C plays."""

from __future__ import annotations

from math import isnan

import pytest

from parlour.games.pylos import bench
from parlour.search.figure import Figure


@pytest.mark.parametrize("figure", bench.FIGURES, ids=lambda figure: figure.name)
def test_figures(figure: Figure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "MATCHES", 500)
    measured = figure.measure()
    assert isnan(measured) or measured > 0
    assert figure.twin is None or figure.twin() > 0
