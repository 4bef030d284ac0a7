"""Tests of perft counts against two independent programs."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Illegal
from parlour.games.pylos.rules.perft import perft
from parlour.games.pylos.tests.reference_data import PERFT, VARIANTS

SHALLOW = range(1, 6)


@pytest.mark.parametrize("row", PERFT["midgame"], ids=lambda row: f"{row['variant']} {row['pos']}")
def test_midgame(row: dict[str, Any]) -> None:
    assert [list(perft(row["variant"], row["pos"], depth)) for depth in (1, 2, 3)] == [
        row["d1"],
        row["d2"],
        row["d3"],
    ]


@pytest.mark.parametrize(
    "variant",
    [VARIANTS[0], *(pytest.param(each, marks=pytest.mark.uncounted) for each in VARIANTS[1:])],
)
def test_start(variant: str) -> None:
    rows = PERFT["start_perft"][variant]
    assert [list(perft(variant, PERFT["start_position"], depth)) for depth in SHALLOW] == [
        rows[str(depth)] for depth in SHALLOW
    ]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_start_to_the_first_bonus(variant: str) -> None:
    rows = PERFT["start_perft"][variant]
    assert [list(perft(variant, PERFT["start_position"], depth)) for depth in (6, 7)] == [
        rows["6"],
        rows["7"],
    ]


def test_unknown_variant_is_rejected() -> None:
    with pytest.raises(Illegal) as error:
        perft("mature", PERFT["start_position"], 1)
    assert error.value.code == "pylos.not-a-variant"
