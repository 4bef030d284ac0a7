"""Tests for the statistics of a player's matches and for their visibility."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.core.event import TableSettings
from parlour.db.match_statistics import MatchStatisticsRow
from parlour.plugin.statistics import SeatStatistics
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.results.statistics import build_statistics

from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    create_match,
    error_code,
    make_move,
    open_application,
)


async def play_match(
    here: Application, clock: ManualClock, game: str = "betta", moves: int = 4, **opened: Any
) -> str:
    """Play some moves of a match that Bob resigns, and return its id."""
    loaded = await create_match(here, game, **opened)
    for _ in range(moves):
        loaded = await make_move(
            here, loaded.match.id, next(iter(loaded.turn.seats)), at=clock.wait(1_000)
        )
    await here.matches.seats.resign(
        loaded.match.id,
        BOB,
        next(
            seat
            for seat, occupant in enumerate(loaded.match.occupants)
            if occupant and occupant.player == BOB.id
        ),
    )
    return loaded.match.id


async def test_statistics_count_sources_and_respect_privacy(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        private = await play_match(app, clock)
        shown = await play_match(app, clock, settings=TableSettings(public=True))
        await app.results.recorder.catch_up()
        own = await app.results.statistics.statistics_of(ANN, "betta", ANN)
        assert (own.game, own.matches, own.won, own.streak) == ("betta", 2, 2, 2)
        assert own.points is not None and sum(
            source.average for source in own.score_sources
        ) == pytest.approx(own.points.average)
        assert [match.match for match in own.recent_matches] == [private, shown] and all(
            match.turns == 2 and match.rating for match in own.recent_matches
        )
        assert own.per_turn == pytest.approx(own.points.average / 2)
        seen = await app.results.statistics.statistics_of(ANN, "betta", EVE)
        assert [match.match for match in seen.recent_matches] == [shown], (
            "a private match is hidden from other users"
        )
        assert (await app.results.statistics.statistics_of(ANN, "betta", BOB)).matches == 2
        assert (await app.results.statistics.statistics_of(EVE, "betta", ANN)).matches == 0 and (
            await app.results.statistics.statistics_of(ANN, "pylos", ANN)
        ).points is None
        assert (
            await error_code(app.results.statistics.statistics_of(ANN, "chess", ANN), NotFound)
            == "core.no-such-game"
        )
        await app.results.recorder.rebuild()
        assert await app.results.statistics.statistics_of(ANN, "betta", ANN) == own, (
            "recomputed statistics are equal"
        )


def test_statistics_group_by_option_and_find_the_longest_streak() -> None:
    def statistics_row(number: int, rank: int, seat: int, variant: str) -> MatchStatisticsRow:
        tally = msgspec.json.encode(
            SeatStatistics(
                turns=10, sources={"letters": 10 * number}, counts={"bingos": number % 3}
            )
        ).decode()
        return MatchStatisticsRow(
            f"m{number}",
            number,
            seat,
            2,
            rank,
            10 * number,
            25.0 + number,
            tally,
            f'{{"variant":"{variant}","day":{number}}}',
            "quick",
        )

    matches = [
        statistics_row(5, 1, 0, "a"),
        statistics_row(4, 1, 1, "a"),
        statistics_row(3, 2, 0, "b"),
        statistics_row(2, 1, 1, "a"),
        statistics_row(1, 2, 1, "b"),
    ]
    found = build_statistics("betapet", matches)
    assert (found.won, found.streak, found.per_turn) == (3, 2, 3.0)
    assert found.points is not None and (
        found.points.average,
        found.points.best,
        found.points.match,
    ) == (30.0, 50, "m5")
    assert [(count.kind, count.average, count.best) for count in found.counts] == [
        ("bingos", 1.2, 2)
    ]
    groups = {
        (group.key, group.value): (group.matches, group.won, group.average)
        for group in found.groups
    }
    assert groups == {
        ("seat", 0): (2, 1, 40.0),
        ("seat", 1): (3, 2, pytest.approx(70 / 3)),
        ("variant", "a"): (3, 3, pytest.approx(110 / 3)),
        ("variant", "b"): (2, 0, 20.0),
    }
    assert [match.at for match in found.recent_matches] == [1, 2, 3, 4, 5] and found.recent_matches[
        -1
    ].rating == 1750
    assert build_statistics("betapet", []).points is None
