"""Golden matches: recorded once, replayed for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.archive import SUFFIX, read
from parlour.core.golden import replay
from parlour.games.pylos.rules import GAME
from parlour.games.pylos.tests.facts import VARIANTS

KEPT = sorted((Path(__file__).parent / "matches").glob(f"*{SUFFIX}"))


def test_every_variant_is_kept() -> None:
    assert {file.stem.split("-")[0] for file in KEPT} == set(VARIANTS)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_replays(file: Path) -> None:
    assert replay(read(file.read_bytes()), GAME()).phase == "over"
