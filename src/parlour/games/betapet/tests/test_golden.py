"""Golden matches: recorded once, replayed for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.archive import SUFFIX, read
from parlour.core.golden import replay
from parlour.games.betapet.export import exported, lexicon_hash
from parlour.games.betapet.gcg import read as read_gcg
from parlour.games.betapet.gcg import write as write_gcg
from parlour.games.betapet.replay import board_of, tiles_named
from parlour.games.betapet.replay import replay as replay_gcg
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH
from parlour.games.betapet.tests.positions import BETAPET

KEPT = sorted((Path(__file__).parent / "matches").glob(f"*{SUFFIX}"))


def test_some_are_kept() -> None:
    assert len(KEPT) >= 4


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_replays(file: Path) -> None:
    assert replay(read(file.read_bytes()), BETAPET).phase == "over"


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_is_exported_as_it_was_played(file: Path) -> None:
    kept = read(file.read_bytes())
    record = exported(kept.id, BETAPET, kept.events)
    again = read_gcg(write_gcg(record).encode())
    assert write_gcg(again) == write_gcg(record)
    replay_gcg(again, board_of(again), tiles_named(again))
    assert kept.standing.scores is not None
    totals = {turn.player: turn.total for turn in again.turns}
    assert [totals[nick] for nick, _ in again.players] == list(kept.standing.scores)
    assert (lexicon_hash(kept.events) == INTERNATIONAL_ENGLISH) == (tiles_named(again).name == "english")
