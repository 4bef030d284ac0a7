"""Pools of ratings made anew in many small writes: the same numbers, also when the house broke off between any two of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.db import pools
from parlour.db.records import MatchOutcome, PreparedStatement, RatingRow
from parlour.db.result_rows import Row
from parlour.db.schema.records import placing, rating
from parlour.services.application import Application

from .harness import ANN, BOB, Clock, open_house
from .test_records import kept, played

WRONG_SEATS, WRONG_RATINGS = update(placing).values(mu=1.0), update(rating).values(mu=1.0, games=77)


class BrokeOff(Exception):
    """The house stopped here."""


class Pen:
    """What a store writes with: it notes how much goes into each write, and breaks where it is told to."""

    def __init__(self, house: Application, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[int] = []
        self.breaks_after: int | None = None
        self._write = house.log.store.write_all
        monkeypatch.setattr(house.log.store, "write_all", self)

    async def __call__(self, writes: Sequence[PreparedStatement]) -> list[Row]:
        """Write, or break."""
        if self.breaks_after == len(self.written):
            raise BrokeOff
        self.written.append(len(writes))
        return await self._write(writes)

    def begin(self, breaks_after: int | None) -> None:
        """Count from nothing."""
        self.written, self.breaks_after = [], breaks_after


async def five_played(house: Application, clock: Clock) -> None:
    """Have five matches of one pool played and rated."""
    for loser in (ANN, BOB, BOB, ANN, BOB):
        await played(house, clock, loser)
    await house.results.recorder.catch_up()


async def numbers(
    house: Application,
) -> tuple[list[MatchOutcome], list[RatingRow], list[RatingRow]]:
    """Return all that a pool says, and what its people are rated in."""
    ratings = house.results.recorder.outcomes.ratings_of
    return await kept(house), await ratings(ANN.id), await ratings(BOB.id)


async def test_a_pool_is_made_anew_in_small_writes_and_healed_where_that_broke_off(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "BATCH", 2)
    async with open_house(url, tmp_path) as house:
        await five_played(house, clock)
        right, pen, broken, half = await numbers(house), Pen(house, monkeypatch), 0, []
        while True:
            for wrong in (WRONG_SEATS, WRONG_RATINGS):
                await house.log.store.write(wrong)
            pen.begin(broken)
            try:
                await house.results.recorder.rerate("pylos", "evening")
                break
            except BrokeOff:
                pen.begin(None)
            half.append(await numbers(house) != right)
            assert await house.results.recorder.pools.stale_pools() == (
                [("pylos", "evening")] if broken else []
            )
            if not broken:
                await house.results.recorder.pools.mark_stale("pylos", "evening")
            await house.results.recorder.catch_up()
            assert (await numbers(house), await house.results.recorder.pools.stale_pools()) == (
                right,
                [],
            )
            broken += 1
        assert pen.written == [1, 2, 2, 2, 2, 2, 6, 1], (
            "the mark, five matches' seats, two people's ratings, each held and checked, and the mark"
        )
        assert half == [*[True] * 7, False], (
            "what breaks off is half-made until all but the mark is written"
        )
        assert (await numbers(house), await house.results.recorder.pools.stale_pools()) == (
            right,
            [],
        )


async def test_a_rebuild_that_broke_off_is_finished_by_the_next_house(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "BATCH", 2)
    async with open_house(url, tmp_path) as house:
        await five_played(house, clock)
        right, pen, broken = await numbers(house), Pen(house, monkeypatch), 0
        while True:
            pen.begin(broken)
            try:
                assert await house.results.recorder.rebuild() == 5
                break
            except BrokeOff:
                pen.begin(None)
            await house.results.recorder.catch_up()
            assert (await numbers(house), await house.results.recorder.pools.stale_pools()) == (
                right,
                [],
            )
            broken += 1
        assert broken == 10, "the marks, five matches by twos, the marks, and five results"
        assert (await numbers(house), await house.results.recorder.pools.stale_pools()) == (
            right,
            [],
        )


async def test_a_late_result_whose_house_died_is_rated_in_its_place(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        early, late = await played(house, clock), await played(house, clock, ANN)
        await house.results.recorder._record_match(late)
        pen = Pen(house, monkeypatch)
        pen.begin(1)
        with pytest.raises(BrokeOff):
            await house.results.recorder._record_match(early)
        pen.begin(None)
        assert await house.results.recorder.pools.stale_pools() == [("pylos", "evening")]
        assert await house.results.recorder.catch_up() == 0
        healed = await numbers(house)
        await house.results.recorder.rebuild()
        assert (
            await numbers(house) == healed
            and await house.results.recorder.pools.stale_pools() == []
        )


async def test_a_result_kept_while_its_pool_is_made_anew_is_not_forgotten(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as here, open_house(url, tmp_path) as there:
        first, second = await played(here, clock), await played(here, clock, ANN)
        await here.results.recorder._record_match(first)
        rate_anew, waiting = here.results.recorder.pools.replace_ratings, [second]

        async def disturbed(*pool: Any) -> None:
            if waiting:
                await there.results.recorder._record_match(waiting.pop())
            await rate_anew(*pool)

        monkeypatch.setattr(here.results.recorder.pools, "replace_ratings", disturbed)
        await here.results.recorder.rerate("pylos", "evening")
        found = await numbers(here)
        assert [one.games for one in found[1]] == [2]
        await here.results.recorder.rebuild()
        assert await numbers(here) == found
