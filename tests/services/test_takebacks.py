"""Luck is not shopped for: with nobody to ask, what is taken back is drawn anew once, and the record says so."""

from __future__ import annotations

from pathlib import Path

from parlour.core.event import TookBack
from parlour.services.application import Application
from parlour.services.matches.loaded_match import LoadedMatch

from .harness import ANN, BOB, answer_open, begun, moved, open_house, refused


async def taken_back(house: Application, match: str, seat: int = 0) -> LoadedMatch:
    """Return a match after a seat has taken back what it decided last, and the other has agreed."""
    people = (ANN, BOB)
    loaded = await house.matches.seats.offer(match, people[seat], seat, "takeback")
    if loaded.match.offer is not None:
        loaded = await answer_open(house, match, people[1 - seat], 1 - seat, True)
    assert loaded.match.since[seat] is not None
    return loaded


async def test_a_decision_is_drawn_anew_once_where_nobody_is_asked(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        loaded = await begun(house, "betta", 1, options=b'{"mode":"solo"}')
        match = loaded.match.id
        await moved(house, match, 0)
        await taken_back(house, match)
        await moved(house, match, 0)
        assert (
            await refused(house.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        # The log knows it: a house that opens again does too.
        house.matches.store._cache.clear()
        assert (
            await refused(house.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        await moved(house, match, 0)
        await taken_back(house, match)
        # The next decision was another; going on from it does not open the first again.
        assert (
            await refused(house.matches.seats.offer(match, ANN, 0, "takeback"))
            == "core.already-redrawn"
        )
        marks = [
            entry.event.anew
            for entry in await house.matches.store.entries(match)
            if isinstance(entry.event, TookBack)
        ]
        assert marks == [True, True]
        told = (await house.matches.histories.load(await house.matches.store.get(match))).entries(
            None
        )
        assert [entry.details["anew"] for entry in told if entry.kind == "tookback"] == [True, True]


async def test_with_somebody_to_ask_they_decide_how_often(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        loaded = await begun(house, "betta")
        (first,) = loaded.turn.seats
        for _ in range(3):
            await moved(house, loaded.match.id, first)
            await taken_back(house, loaded.match.id, first)


async def test_without_luck_a_move_is_taken_back_as_often_as_one_likes(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, "stones")).match.id
        for _ in range(2):
            await moved(house, match, 0)
            loaded = await taken_back(house, match)
        assert loaded.match.redrawn == ()
        (first, *_) = [
            entry.event
            for entry in await house.matches.store.entries(match)
            if isinstance(entry.event, TookBack)
        ]
        assert not first.anew
