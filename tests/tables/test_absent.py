"""Seats whose sitter has gone: the house decides for them, and the others play on."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Left, Moved
from parlour.core.match import standing

from ..core.toys.bids import Bid
from .house import ANN, BOB, EVE, begun, house, moved, refused


async def test_the_house_plays_for_who_has_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        live = await begun(arena, "betta", 3)
        match = live.match.id
        mover = next(iter(live.game.turn(live.match.state).seats))
        people = (ANN, BOB, EVE)
        live = await arena.resign(match, people[mover], mover)
        assert live.match.phase == "playing" and live.match.movers == (mover,)
        kinds = [type(entry.event) for entry in (await arena.matches.entries(match))[-2:]]
        assert kinds == [Left, Moved], "leaving and the decision after it are stored in one breath"
        for _ in range(2 * 3):
            live = await arena.matches.get(match)
            seat = next(iter(live.game.turn(live.match.state).seats))
            assert seat != mover
            await moved(arena, match, seat)
        assert await refused(arena.resign(match, people[mover], mover)) == "core.not-playing"
        assert await refused(arena.offer(match, people[mover], mover, "draw")) == "core.not-playing"


async def test_the_last_of_three_wins_when_the_others_have_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "betta", 3)).match.id
        await arena.resign(match, ANN, 0)
        live = await arena.resign(match, EVE, 2)
        found = standing(live.game, live.match)
        assert live.match.phase == "over" and found is not None and found.ranks[1] == 1 and min(found.ranks[0], found.ranks[2]) > 1


async def test_a_secret_decision_is_not_waited_for_from_who_has_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "bids", 3)).match.id
        await arena.resign(match, BOB, 1)
        await moved(arena, match, 0, Bid(1))
        live = await moved(arena, match, 2, Bid(2))
        assert live.game.standing(live.match.state).scores == (0, 0, 1)


async def test_a_take_back_does_not_bring_back_who_has_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        match = (await begun(arena, "bids", 3)).match.id
        await moved(arena, match, 0, Bid(1))
        await arena.resign(match, BOB, 1)
        await arena.offer(match, ANN, 0, "takeback")
        assert await refused(arena.answer(match, EVE, 2, True)) == "core.no-such-moment"
        assert (await arena.matches.get(match)).match.gone == {1}
