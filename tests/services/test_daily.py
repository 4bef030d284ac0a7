"""The deal of the day: the same for everybody, once for each, and a secret until its day is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.fold import match_ranking
from parlour.services.application import Application
from parlour.services.matches import access
from parlour.services.matches.daily_deals import DAY_MS, day_at, day_key
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seating import Arrangement, TableRequest

from .harness import ANN, BOB, EVE, Clock, moved, open_house, refused

OPTIONS = {"mode": "solo", "deal": "daily"}

WISH = TableRequest(game="betta", options=OPTIONS)


async def played(house: Application, loaded: LoadedMatch) -> LoadedMatch:
    """Return a deal played to its end, always by the first legal action."""
    while loaded.match.phase == "playing":
        await moved(house, loaded.match.id, 0)
        loaded = await house.matches.store.get(loaded.match.id)
    return loaded


async def test_everybody_is_dealt_the_same_on_one_day_and_something_else_on_the_next(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        ann, bob = (
            await house.tables.open_table(ANN, WISH),
            await house.tables.open_table(BOB, WISH),
        )
        assert ann.match.id != bob.match.id and ann.match.state == bob.match.state
        clock.wait(DAY_MS)
        later = await house.tables.open_table(ANN, WISH)
        assert (
            later.match.state != ann.match.state and later.match.opened.key != ann.match.opened.key
        )


async def test_a_deal_is_opened_once_a_day_and_never_arranged(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        first = await house.tables.open_table(ANN, WISH)
        assert (await house.tables.open_table(ANN, WISH)).match.id == first.match.id
        over = await played(house, first)
        assert (await house.tables.open_table(ANN, WISH)).match.id == first.match.id
        assert (
            await refused(house.tables.open_or_join_rematch(over.match.id, ANN, ""))
            == "core.once-a-day"
        )
        other = await house.tables.open_table(ANN, TableRequest(game="betta"))
        assert (
            await refused(house.tables.arrange(other.match.id, ANN, Arrangement(options=OPTIONS)))
            == "core.daily-is-opened"
        )
        assert (
            await refused(house.tables.open_table(ANN, TableRequest(game="pylos", options=OPTIONS)))
            == "core.not-options"
        )


async def test_the_table_of_a_day_ranks_who_finished_it(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        assert (await house.matches.daily_deals.leaderboard("betta", ANN)).match is None
        over = await played(house, await house.tables.open_table(ANN, WISH))
        given_up = await house.tables.open_table(BOB, WISH)
        await house.matches.seats.resign(given_up.match.id, BOB, 0)
        board = await house.matches.daily_deals.leaderboard("betta", EVE)
        found = match_ranking(over.game, over.match)
        assert found is not None and found.scores is not None
        assert [(line.name, line.score, line.mine) for line in board.scores] == [
            ("Ann", found.scores[0], False)
        ]
        assert (await house.matches.daily_deals.leaderboard("betta", ANN)).scores[0].mine
        assert (
            await refused(house.matches.daily_deals.leaderboard("pylos", ANN))
            == "core.no-daily-deal"
        )


async def test_nobody_learns_the_deal_before_its_day_is_over(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        over = (await played(house, await house.tables.open_table(ANN, WISH))).match
        assert (
            access.watch_refusal(over, BOB.id) is not None
            and access.watch_refusal(over, ANN.id) is None
        )
        assert (
            await refused(house.matches.access.watchable_match(over.id, BOB))
            == "core.no-spectators"
        )
        assert await refused(house.matches.proofs.prove(over.id)) == "core.day-not-over"
        clock.wait(DAY_MS)
        proof = await house.matches.proofs.prove(over.id)
        assert proof.holds and proof.key == over.opened.key.hex()


async def test_all_houses_of_one_database_deal_the_same_and_two_requests_open_one_deal(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path / "one") as one, open_house(url, tmp_path / "two") as two:
        ann, bob = await one.tables.open_table(ANN, WISH), await two.tables.open_table(BOB, WISH)
        assert ann.match.opened.key == bob.match.opened.key and ann.match.state == bob.match.state
        # Neither house has heard of the other's when it is asked.
        both = await asyncio.gather(
            one.tables.open_table(EVE, WISH),
            two.tables.open_table(EVE, WISH),
            one.tables.open_table(EVE, WISH),
        )
        assert len({loaded.match.id for loaded in both}) == 1
        assert len(await one.log.store.match_summaries(player=EVE.id)) == 1


async def test_the_key_that_a_file_held_is_taken_over_by_the_database(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    (tmp_path / "daily.key").write_bytes(b"k" * 32)
    async with open_house(sqlite_url, tmp_path) as house:
        key = (await house.tables.open_table(ANN, WISH)).match.opened.key
        assert key == day_key(b"k" * 32, day_at(clock()))
    (tmp_path / "daily.key").unlink()
    async with open_house(sqlite_url, tmp_path) as house:
        assert (await house.tables.open_table(BOB, WISH)).match.opened.key == key


async def test_a_second_guest_on_one_device_is_shown_apart(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        phone, desk = "192.0.2.1 Phone", "192.0.2.1 Desk"
        # Whoever looks at the deal and plays it as somebody else has seen it, finished or not.
        await house.tables.open_table(ANN, WISH, device=phone)
        clock.wait(1_000)
        again = await played(house, await house.tables.open_table(BOB, WISH, device=phone))
        honest = await played(house, await house.tables.open_table(EVE, WISH, device=desk))
        board = await house.matches.daily_deals.leaderboard("betta", BOB)
        assert [(line.name, line.replayed, line.mine) for line in board.scores] == [
            ("Eve", False, False),
            ("Bob", True, True),
        ]
        marks = {loaded.match.opened.device for loaded in (again, honest)}
        assert len(marks) == 2 and not any("192.0.2.1" in str(mark) for mark in marks), (
            "a mark says nothing of an address"
        )
        clock.wait(DAY_MS)
        assert (
            await house.tables.open_table(BOB, WISH, device=phone)
        ).match.opened.device not in marks, "days cannot be joined by it"


@pytest.mark.parametrize("day", ["", "2020-01-01"])
async def test_no_other_day_can_be_asked_for(
    sqlite_url: str, tmp_path: Path, clock: Clock, day: str
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        wish = TableRequest(game="betta", options={**OPTIONS, "day": day})
        assert (await house.tables.open_table(ANN, wish)).match.opened.day == (
            await house.matches.daily_deals.leaderboard("betta", ANN)
        ).day
