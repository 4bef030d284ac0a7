"""Tests that golden matches replay and that changed rules are detected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.archive import ARCHIVE_SUFFIX, decode_archive, encode_archive
from parlour.core.event import TookBack
from parlour.core.game import Game, Seat, Transition, replace
from parlour.laws.golden import record_match, replay_match
from parlour.laws.playout import Playout, playouts
from parlour.laws.violation import LawViolation

from .toys.bids import Bids
from .toys.dice import Dice
from .toys.hands import Hands, Play, State
from .toys.stones import Options, Stones

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    game.spec.id: game for game in (Stones(), Hands(), Bids(), Dice())
}
KEPT = sorted(Path(__file__).with_name("matches").glob(f"*{ARCHIVE_SUFFIX}"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_golden_match_replays(file: Path) -> None:
    match = decode_archive(file.read_bytes())
    assert replay_match(match, GAMES[match.game]).phase == "over"
    assert decode_archive(encode_archive(match)) == match


def test_each_toy_has_a_golden_match_and_one_has_a_take_back() -> None:
    matches = [decode_archive(file.read_bytes()) for file in KEPT]
    assert {match.game for match in matches} == set(GAMES)
    assert any(isinstance(entry.event, TookBack) for match in matches for entry in match.events)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_recorded_match_replays(game: Game[Any, Any, Any, Any]) -> None:
    for playout in playouts(game, 2):
        recorded = record_match(game, playout, "m7")
        assert recorded == record_match(game, playout, "m7")
        found = replay_match(recorded, game)
        assert (found.id, found.phase, len(found.occupants)) == ("m7", "over", playout.seats)
        assert [entry.at for entry in recorded.events] == [
            1_000 * seq for seq in range(len(recorded.events))
        ]
        assert all(entry.digest for entry in recorded.events[1 + playout.seats :])


class Reordered(Hands):
    """A game whose draws are in another order than when the match was recorded."""

    def apply(self, state: State, seat: Seat, action: Play) -> Transition[State]:
        return super().apply(replace(state, rng=state.rng.word()[1]), seat, action)


def test_changed_rules_are_detected_in_a_replay() -> None:
    recorded = record_match(Hands(), next(playouts(Hands(), 1)))
    with pytest.raises(
        LawViolation, match=r"match golden cannot be folded at position 4: .*digests differ"
    ):
        replay_match(recorded, Reordered())


def test_another_result_is_detected() -> None:
    recorded = record_match(Stones(), Playout(Options(7), 2, b"end"))
    other = replace(recorded, ranking=replace(recorded.ranking, ranks=recorded.ranking.ranks[::-1]))
    with pytest.raises(LawViolation, match=r"match golden: ranking\.ranks\[0\]: 1 ≠ 2"):
        replay_match(other, Stones())
