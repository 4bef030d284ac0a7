"""Tests for default moves of seats that left."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Left, Moved
from parlour.core.fold import match_ranking

from ..core.toys.bids import Bid
from .harness import (
    ANN,
    BOB,
    EVE,
    answer_offer,
    create_match,
    error_code,
    make_move,
    open_application,
)


async def test_the_server_moves_for_a_player_who_left(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, "betta", 3)
        match = loaded.match.id
        mover = next(iter(loaded.game.turn(loaded.match.state).seats))
        people = (ANN, BOB, EVE)
        loaded = await app.matches.seats.resign(match, people[mover], mover)
        assert loaded.match.phase == "playing" and loaded.match.movers == (mover,)
        kinds = [type(entry.event) for entry in (await app.matches.store.entries(match))[-2:]]
        assert kinds == [Left, Moved], "the departure and the next decision are stored together"
        for _ in range(2 * 3):
            loaded = await app.matches.store.get(match)
            seat = next(iter(loaded.game.turn(loaded.match.state).seats))
            assert seat != mover
            await make_move(app, match, seat)
        assert (
            await error_code(app.matches.seats.resign(match, people[mover], mover))
            == "core.not-playing"
        )
        assert (
            await error_code(app.matches.seats.offer(match, people[mover], mover, "draw"))
            == "core.not-playing"
        )


async def test_the_last_of_three_wins_when_the_others_left(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "betta", 3)).match.id
        await app.matches.seats.resign(match, ANN, 0)
        loaded = await app.matches.seats.resign(match, EVE, 2)
        found = match_ranking(loaded.game, loaded.match)
        assert (
            loaded.match.phase == "over"
            and found is not None
            and found.ranks[1] == 1
            and min(found.ranks[0], found.ranks[2]) > 1
        )


async def test_a_simultaneous_decision_does_not_wait_for_a_player_who_left(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "bids", 3)).match.id
        await app.matches.seats.resign(match, BOB, 1)
        await make_move(app, match, 0, Bid(1))
        loaded = await make_move(app, match, 2, Bid(2))
        assert loaded.game.ranking(loaded.match.state).scores == (0, 0, 1)


async def test_a_take_back_does_not_bring_back_a_player_who_left(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "bids", 3)).match.id
        await make_move(app, match, 0, Bid(1))
        await app.matches.seats.resign(match, BOB, 1)
        await app.matches.seats.offer(match, ANN, 0, "takeback")
        assert await error_code(answer_offer(app, match, EVE, 2, True)) == "core.no-such-moment"
        assert (await app.matches.store.get(match)).match.gone == {1}
