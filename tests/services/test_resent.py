"""A decision that is sent again because its answer was lost succeeds, and is stored once."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import Moved
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.matches.resent import MAX_COMPARED

from .harness import ANN, BOB, begun, first, moved, open_house, refused


async def stored(house: Application, match: str) -> int:
    """Return how many decisions the log of a match has."""
    return sum(isinstance(entry.event, Moved) for entry in await house.matches.store.entries(match))


async def test_a_decision_sent_again_succeeds_whatever_happened_since(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as here, open_house(url, tmp_path) as there:
        loaded = await begun(here)
        match, since, action = loaded.match.id, loaded.match.since[0], first(loaded, 0)
        assert since is not None
        await here.matches.seats.act(match, ANN, 0, since, action, 0)
        for house in (here, there):
            assert (
                await house.matches.seats.act(match, ANN, 0, since, action, 0)
            ).match.seq == loaded.match.seq + 1
        await moved(here, match, 1)
        await moved(here, match, 0)
        await there.matches.seats.act(match, ANN, 0, since, action, 0)
        await here.matches.seats.resign(match, BOB, 1)
        await there.matches.seats.act(match, ANN, 0, since, action, 0)
        assert await stored(here, match) == 3


async def test_another_action_for_a_past_decision_is_refused(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house)
        match, since, action = loaded.match.id, loaded.match.since[0], first(loaded, 0)
        assert since is not None
        await house.matches.seats.act(match, ANN, 0, since, action, 0)
        for other in (b"{}", b"null", b"[", first(await house.matches.store.get(match), 1)):
            assert (
                await refused(house.matches.seats.act(match, ANN, 0, since, other, 0))
                == "core.not-your-turn"
            )
        assert (
            await refused(house.matches.seats.act(match, ANN, 0, since + 10**6, action, 0))
            == "core.not-your-turn"
        )
        assert await stored(house, match) == 1


async def test_nobody_learns_by_sending_a_decision_what_another_seat_did(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house)
        match, since, action = loaded.match.id, loaded.match.since[0], first(loaded, 0)
        assert since is not None
        await house.matches.seats.act(match, ANN, 0, since, action, 0)
        assert (
            await refused(house.matches.seats.act(match, BOB, 0, since, action, 0), Forbidden)
            == "core.not-your-seat"
        )
        assert (
            await refused(house.matches.seats.act(match, BOB, 1, since, action, 0)) == "core.stale"
        )


async def test_a_decision_of_long_ago_is_not_searched_for(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house)
        match, since, action = loaded.match.id, loaded.match.since[0], first(loaded, 0)
        assert since is not None
        for _ in range(MAX_COMPARED):
            await moved(house, match, 0)
            await moved(house, match, 1)
        await house.matches.seats.act(match, ANN, 0, since, action, 0)
        await moved(house, match, 0)
        await moved(house, match, 1)
        assert (
            await refused(house.matches.seats.act(match, ANN, 0, since, action, 0)) == "core.stale"
        )
