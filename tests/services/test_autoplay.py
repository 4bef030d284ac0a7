"""Seats whose sitter has gone: the house decides for them, and the others play on."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Left, Moved
from parlour.core.fold import match_ranking

from ..core.toys.bids import Bid
from .harness import ANN, BOB, EVE, answer_open, begun, moved, open_house, refused


async def test_the_house_plays_for_who_has_gone(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, "betta", 3)
        match = loaded.match.id
        mover = next(iter(loaded.game.turn(loaded.match.state).seats))
        people = (ANN, BOB, EVE)
        loaded = await house.matches.seats.resign(match, people[mover], mover)
        assert loaded.match.phase == "playing" and loaded.match.movers == (mover,)
        kinds = [type(entry.event) for entry in (await house.matches.store.entries(match))[-2:]]
        assert kinds == [Left, Moved], "leaving and the decision after it are stored in one breath"
        for _ in range(2 * 3):
            loaded = await house.matches.store.get(match)
            seat = next(iter(loaded.game.turn(loaded.match.state).seats))
            assert seat != mover
            await moved(house, match, seat)
        assert (
            await refused(house.matches.seats.resign(match, people[mover], mover))
            == "core.not-playing"
        )
        assert (
            await refused(house.matches.seats.offer(match, people[mover], mover, "draw"))
            == "core.not-playing"
        )


async def test_the_last_of_three_wins_when_the_others_have_gone(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "betta", 3)).match.id
        await house.matches.seats.resign(match, ANN, 0)
        loaded = await house.matches.seats.resign(match, EVE, 2)
        found = match_ranking(loaded.game, loaded.match)
        assert (
            loaded.match.phase == "over"
            and found is not None
            and found.ranks[1] == 1
            and min(found.ranks[0], found.ranks[2]) > 1
        )


async def test_a_secret_decision_is_not_waited_for_from_who_has_gone(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "bids", 3)).match.id
        await house.matches.seats.resign(match, BOB, 1)
        await moved(house, match, 0, Bid(1))
        loaded = await moved(house, match, 2, Bid(2))
        assert loaded.game.ranking(loaded.match.state).scores == (0, 0, 1)


async def test_a_take_back_does_not_bring_back_who_has_gone(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "bids", 3)).match.id
        await moved(house, match, 0, Bid(1))
        await house.matches.seats.resign(match, BOB, 1)
        await house.matches.seats.offer(match, ANN, 0, "takeback")
        assert await refused(answer_open(house, match, EVE, 2, True)) == "core.no-such-moment"
        assert (await house.matches.store.get(match)).match.gone == {1}
