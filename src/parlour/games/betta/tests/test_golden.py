"""Golden matches of every mode: recorded once, replayed for ever, with the cards they were played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.archive import SUFFIX, read
from parlour.core.golden import replay
from parlour.games.betta.assets import lookup
from parlour.games.betta.rules import Betta

HOME = Path(__file__).parent / "matches"
KEPT = sorted(HOME.glob(f"*{SUFFIX}"))


def test_every_mode_is_kept() -> None:
    assert {file.stem for file in KEPT} >= {*(f"classic-{seats}" for seats in (2, 3, 4)), *(f"betty-{seats}" for seats in (2, 3, 4, 5))}
    assert {file.stem for file in KEPT} >= {"solo-even", "solo-any", "solo-daily"}


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_replays(file: Path) -> None:
    assert replay(read(file.read_bytes()), Betta(lookup(HOME))).phase == "over"
