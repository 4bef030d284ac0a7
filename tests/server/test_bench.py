"""The figures of the server can be measured; whether they are good is for people to read."""

from __future__ import annotations

import pytest

from parlour.server import bench


@pytest.mark.slow
def test_every_figure_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLES", 4)
    monkeypatch.setattr(bench, "SECONDS", 2.0)
    monkeypatch.setattr(bench, "COLD_STARTS", 1)
    for figure in bench.FIGURES:
        assert figure.measure() > 0, figure.name
