"""Tests that the recorder of results continues if the code of one game raises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.core.event import TableSettings
from parlour.db.schema.records import outcome as outcome_table
from parlour.plugin import registry
from parlour.plugin.rating_formula import RatingFormula
from parlour.services.application import Application
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.matches.eligibility import RULES
from parlour.services.results import recorder

from ..mistakes import failing_function
from .harness import BOB, ManualClock, create_match, move_all, open_application


@pytest.fixture(autouse=True)
def _clear_faults() -> Iterator[None]:
    GAME_FAULTS.clear()
    yield
    GAME_FAULTS.clear()


def break_betta(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """Replace parts of the plugin of Betta."""
    real, broken = registry.game_plugin, replace(registry.game_plugin("betta"), **parts)
    monkeypatch.setattr(
        registry, "game_plugin", lambda game: broken if game == "betta" else real(game)
    )


async def finish_match(app: Application, clock: ManualClock, game: str) -> str:
    """Play two moves per seat, let Bob resign, and return the match."""
    loaded = await create_match(app, game, settings=TableSettings(public=True))
    await move_all(app, loaded.match.id, clock=clock)
    await app.matches.seats.resign(loaded.match.id, BOB, 1)
    return loaded.match.id


async def test_a_failing_game_does_not_hide_later_results(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorder, "BATCH", 1)
    break_betta(monkeypatch, count_statistics=failing_function("betta"))
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        failing = [await finish_match(app, clock, "betta") for _ in range(2)]
        well = await finish_match(app, clock, "pylos")
        assert await app.results.recorder.catch_up() == 1
        outcomes = app.results.recorder.outcomes
        assert await outcomes.find_outcome(well) is not None
        assert [await outcomes.find_outcome(match) for match in failing] == [None, None]
        assert GAME_FAULTS.faults()["betta"].count == 2


async def test_a_failing_game_does_not_stop_the_reassessment(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        matches = [await finish_match(app, clock, game) for game in ("betta", "pylos")]
        await app.results.recorder.catch_up()
        outcomes = app.results.recorder.outcomes
        before = [await outcomes.find_outcome(match) for match in matches]
        await app.log.store.write(update(outcome_table).values(rules=0, rated=False))
        break_betta(monkeypatch, count_statistics=failing_function("betta"))
        await app.results.recorder.catch_up()
        after = [await outcomes.find_outcome(match) for match in matches]
        assert after[1] == before[1], "the other game is reassessed"
        assert after[0] is not None and (after[0].rules, after[0].rated) == (RULES, False)


async def test_a_failing_formula_does_not_stop_the_ratings_of_other_games(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_betta(monkeypatch, rating_formula=RatingFormula(1_000.0, failing_function("betta")))
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        pools = app.results.recorder.pools
        await finish_match(app, clock, "betta")
        await pools.mark_stale("betta", "own")
        well = await finish_match(app, clock, "pylos")
        await pools.mark_stale("pylos", "evening")
        assert await app.results.recorder.catch_up() == 1
        assert await app.results.recorder.outcomes.find_outcome(well) is not None
        stale = [(pool.game, pool.pace) for pool in await pools.stale_pools()]
        assert ("pylos", "evening") not in stale
        assert GAME_FAULTS.faults()["betta"].count >= 1


def test_other_exceptions_are_raised() -> None:
    with pytest.raises(ConnectionError), GAME_FAULTS.contain(match="m"):
        raise ConnectionError("no database")
    assert not GAME_FAULTS.faults()
