"""Tests that rating pools are recomputed in small writes and after interruptions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.db import pools
from parlour.db.records import MatchOutcome, PreparedStatement, RatingRow
from parlour.db.result_rows import SqlRow
from parlour.db.schema.records import placing, rating
from parlour.services.application import Application

from .harness import ANN, BOB, ManualClock, open_application
from .test_results import play_match, recorded_outcomes

WRONG_SEATS, WRONG_RATINGS = update(placing).values(mu=1.0), update(rating).values(mu=1.0, games=77)


class Interrupted(Exception):
    """The simulated interruption of a recomputation."""


class InterruptibleWriter:
    """A store writer that records the size of each write and can simulate an interruption."""

    def __init__(self, app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[int] = []
        self.breaks_after: int | None = None
        self._write = app.log.store.write_all
        monkeypatch.setattr(app.log.store, "write_all", self)

    async def __call__(self, writes: Sequence[PreparedStatement]) -> list[SqlRow]:
        """Run the statements; raises Interrupted once `breaks_after` writes have succeeded."""
        if self.breaks_after == len(self.written):
            raise Interrupted
        self.written.append(len(writes))
        return await self._write(writes)

    def begin(self, breaks_after: int | None) -> None:
        """Reset the record and set the number of writes before an interruption."""
        self.written, self.breaks_after = [], breaks_after


async def play_five_matches(app: Application, clock: ManualClock) -> None:
    """Play and rate five matches of a pool."""
    for loser in (ANN, BOB, BOB, ANN, BOB):
        await play_match(app, clock, loser)
    await app.results.recorder.catch_up()


async def pool_values(
    app: Application,
) -> tuple[list[MatchOutcome], list[RatingRow], list[RatingRow]]:
    """Return all outcomes of a rating pool, and the ratings of Ann and Bob."""
    ratings = app.results.recorder.outcomes.ratings_of
    return await recorded_outcomes(app), await ratings(ANN.id), await ratings(BOB.id)


async def test_a_pool_is_recomputed_in_small_writes_and_repaired_after_an_interruption(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "BATCH", 2)
    async with open_application(url, tmp_path) as app:
        await play_five_matches(app, clock)
        right, pen, broken, half = (
            await pool_values(app),
            InterruptibleWriter(app, monkeypatch),
            0,
            [],
        )
        while True:
            for wrong in (WRONG_SEATS, WRONG_RATINGS):
                await app.log.store.write(wrong)
            pen.begin(broken)
            try:
                await app.results.recorder.rerate("pylos", "evening")
                break
            except Interrupted:
                pen.begin(None)
            half.append(await pool_values(app) != right)
            assert await app.results.recorder.pools.stale_pools() == (
                [("pylos", "evening")] if broken else []
            )
            if not broken:
                await app.results.recorder.pools.mark_stale("pylos", "evening")
            await app.results.recorder.catch_up()
            assert (await pool_values(app), await app.results.recorder.pools.stale_pools()) == (
                right,
                [],
            )
            broken += 1
        assert pen.written == [1, 2, 2, 2, 2, 2, 6, 1], (
            "the mark, five matches' seats, two people's ratings, each held and checked, and the mark"
        )
        assert half == [*[True] * 7, False], (
            "an interrupted recomputation is incomplete until its last write"
        )
        assert (await pool_values(app), await app.results.recorder.pools.stale_pools()) == (
            right,
            [],
        )


async def test_an_interrupted_rebuild_is_finished_by_the_next_server(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "BATCH", 2)
    async with open_application(url, tmp_path) as app:
        await play_five_matches(app, clock)
        right, pen, broken = await pool_values(app), InterruptibleWriter(app, monkeypatch), 0
        while True:
            pen.begin(broken)
            try:
                assert await app.results.recorder.rebuild() == 5
                break
            except Interrupted:
                pen.begin(None)
            await app.results.recorder.catch_up()
            assert (await pool_values(app), await app.results.recorder.pools.stale_pools()) == (
                right,
                [],
            )
            broken += 1
        assert broken == 10, "the marks, five matches by twos, the marks, and five results"
        assert (await pool_values(app), await app.results.recorder.pools.stale_pools()) == (
            right,
            [],
        )


async def test_a_late_result_of_a_dead_server_is_rated_in_order(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        early, late = await play_match(app, clock), await play_match(app, clock, ANN)
        await app.results.recorder._record_match(late)
        pen = InterruptibleWriter(app, monkeypatch)
        pen.begin(1)
        with pytest.raises(Interrupted):
            await app.results.recorder._record_match(early)
        pen.begin(None)
        assert await app.results.recorder.pools.stale_pools() == [("pylos", "evening")]
        assert await app.results.recorder.catch_up() == 0
        healed = await pool_values(app)
        await app.results.recorder.rebuild()
        assert (
            await pool_values(app) == healed
            and await app.results.recorder.pools.stale_pools() == []
        )


async def test_a_result_stored_during_a_recomputation_is_included(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        first, second = await play_match(here, clock), await play_match(here, clock, ANN)
        await here.results.recorder._record_match(first)
        rate_anew, waiting = here.results.recorder.pools.replace_ratings, [second]

        async def disturbed(*pool: Any) -> None:
            if waiting:
                await there.results.recorder._record_match(waiting.pop())
            await rate_anew(*pool)

        monkeypatch.setattr(here.results.recorder.pools, "replace_ratings", disturbed)
        await here.results.recorder.rerate("pylos", "evening")
        found = await pool_values(here)
        assert [item.games for item in found[1]] == [2]
        await here.results.recorder.rebuild()
        assert await pool_values(here) == found
