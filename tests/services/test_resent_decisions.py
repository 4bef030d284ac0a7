"""Tests that a decision that is sent again succeeds and is stored once."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Moved
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.matches.resent import MAX_COMPARED

from .harness import (
    ANN,
    BOB,
    create_match_with_decision,
    error_code,
    first_legal_action,
    make_move,
    open_application,
)


async def decision_count(app: Application, match: str) -> int:
    """Return the number of decisions in the log of a match."""
    return sum(isinstance(entry.event, Moved) for entry in await app.matches.store.entries(match))


async def test_a_resent_decision_succeeds_after_other_events(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match, since, action = await create_match_with_decision(here)
        moved = await here.matches.seats.act(match, ANN, 0, since, action, 0)
        for app in (here, there):
            again = await app.matches.seats.act(match, ANN, 0, since, action, 0)
            assert again.match.seq == moved.match.seq
        await make_move(here, match, 1)
        await make_move(here, match, 0)
        await there.matches.seats.act(match, ANN, 0, since, action, 0)
        await here.matches.seats.resign(match, BOB, 1)
        await there.matches.seats.act(match, ANN, 0, since, action, 0)
        assert await decision_count(here, match) == 3


async def test_another_action_for_a_past_decision_is_refused(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match, since, action = await create_match_with_decision(app)
        await app.matches.seats.act(match, ANN, 0, since, action, 0)
        for other in (
            b"{}",
            b"null",
            b"[",
            first_legal_action(await app.matches.store.get(match), 1),
        ):
            assert (
                await error_code(app.matches.seats.act(match, ANN, 0, since, other, 0))
                == "core.not-your-turn"
            )
        assert (
            await error_code(app.matches.seats.act(match, ANN, 0, since + 10**6, action, 0))
            == "core.not-your-turn"
        )
        assert await decision_count(app, match) == 1


async def test_a_resent_decision_reveals_nothing_of_other_seats(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match, since, action = await create_match_with_decision(app)
        await app.matches.seats.act(match, ANN, 0, since, action, 0)
        assert (
            await error_code(app.matches.seats.act(match, BOB, 0, since, action, 0), Forbidden)
            == "core.not-your-seat"
        )
        assert (
            await error_code(app.matches.seats.act(match, BOB, 1, since, action, 0)) == "core.stale"
        )


async def test_old_decisions_are_not_searched(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match, since, action = await create_match_with_decision(app)
        for _ in range(MAX_COMPARED):
            await make_move(app, match, 0)
            await make_move(app, match, 1)
        await app.matches.seats.act(match, ANN, 0, since, action, 0)
        await make_move(app, match, 0)
        await make_move(app, match, 1)
        assert (
            await error_code(app.matches.seats.act(match, ANN, 0, since, action, 0)) == "core.stale"
        )
