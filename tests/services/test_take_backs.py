"""Tests that takebacks redraw chance at most once without an opponent, as logged."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import TookBack
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch

from .harness import ANN, BOB, answer_offer, create_match, error_code, make_move, open_application


async def take_back(app: Application, match: str, seat: int = 0) -> LoadedMatch:
    """Take back a seat's last decision by agreement and return the match."""
    people = (ANN, BOB)
    loaded = await app.matches.seats.offer(match, people[seat], seat, "takeback")
    if loaded.match.offer is not None:
        loaded = await answer_offer(app, match, people[1 - seat], 1 - seat, True)
    assert loaded.match.decision_ids[seat] is not None
    return loaded


async def test_without_an_opponent_chance_is_redrawn_once(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        loaded = await create_match(app, "betta", 1, options=b'{"mode":"solo"}')
        match = loaded.match.id
        await make_move(app, match, 0)
        await take_back(app, match)
        await make_move(app, match, 0)
        assert (
            await error_code(app.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        # The redraw is in the log, so it survives a restart.
        app.matches.store._cache.clear()
        assert (
            await error_code(app.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        await make_move(app, match, 0)
        await take_back(app, match)
        # Taking back a later decision must not allow another redraw of the first one.
        assert (
            await error_code(app.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        marks = [
            entry.event.redrawn
            for entry in await app.matches.store.entries(match)
            if isinstance(entry.event, TookBack)
        ]
        assert marks == [True, True]
        all_entries = (
            await app.matches.histories.load(await app.matches.store.get(match))
        ).entries(None)
        assert [entry.details["redrawn"] for entry in all_entries if entry.kind == "tookback"] == [
            True,
            True,
        ]


async def test_with_an_opponent_chance_is_redrawn_as_agreed(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, "betta")
        (first,) = loaded.turn.seats
        for _ in range(3):
            await make_move(app, loaded.match.id, first)
            await take_back(app, loaded.match.id, first)


async def test_without_chance_take_backs_are_unlimited(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "stones")).match.id
        for _ in range(2):
            await make_move(app, match, 0)
            loaded = await take_back(app, match)
        assert loaded.match.redrawn == ()
        (first, *_) = [
            entry.event
            for entry in await app.matches.store.entries(match)
            if isinstance(entry.event, TookBack)
        ]
        assert not first.redrawn
