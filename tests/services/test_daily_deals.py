"""Tests that daily deals are equal for all, playable once, and secret during the day."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.fold import match_ranking
from parlour.services.application import Application
from parlour.services.matches import access
from parlour.services.matches.daily_deals import DAY_MS, day_at, day_key
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.table_requests import Arrangement, TableRequest

from .harness import ANN, BOB, EVE, ManualClock, error_code, make_move, open_application

OPTIONS = {"mode": "solo", "deal": "daily"}

WISH = TableRequest(game="betta", options=OPTIONS)


async def play_to_end(app: Application, loaded: LoadedMatch) -> LoadedMatch:
    """Play a match to its end with the first legal action of each decision."""
    while loaded.match.phase == "playing":
        await make_move(app, loaded.match.id, 0)
        loaded = await app.matches.store.get(loaded.match.id)
    return loaded


async def test_a_day_has_one_deal_for_everyone_and_the_next_day_another(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        ann, bob = (
            await app.tables.open_table(ANN, WISH),
            await app.tables.open_table(BOB, WISH),
        )
        assert ann.match.id != bob.match.id and ann.match.state == bob.match.state
        clock.wait(DAY_MS)
        later = await app.tables.open_table(ANN, WISH)
        assert (
            later.match.state != ann.match.state and later.match.opened.key != ann.match.opened.key
        )


async def test_a_daily_deal_is_opened_once_and_never_changed(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        first = await app.tables.open_table(ANN, WISH)
        assert (await app.tables.open_table(ANN, WISH)).match.id == first.match.id
        over = await play_to_end(app, first)
        assert (await app.tables.open_table(ANN, WISH)).match.id == first.match.id
        assert (
            await error_code(app.tables.open_or_join_rematch(over.match.id, ANN, ""))
            == "core.once-a-day"
        )
        other = await app.tables.open_table(ANN, TableRequest(game="betta"))
        assert (
            await error_code(app.tables.arrange(other.match.id, ANN, Arrangement(options=OPTIONS)))
            == "core.daily-is-opened"
        )
        assert (
            await error_code(
                app.tables.open_table(ANN, TableRequest(game="pylos", options=OPTIONS))
            )
            == "core.not-options"
        )


async def test_the_daily_leaderboard_ranks_finished_matches(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        assert (await app.matches.daily_deals.leaderboard("betta", ANN)).match is None
        over = await play_to_end(app, await app.tables.open_table(ANN, WISH))
        given_up = await app.tables.open_table(BOB, WISH)
        await app.matches.seats.resign(given_up.match.id, BOB, 0)
        board = await app.matches.daily_deals.leaderboard("betta", EVE)
        found = match_ranking(over.game, over.match)
        assert found is not None and found.scores is not None
        assert [(line.name, line.score, line.mine) for line in board.scores] == [
            ("Ann", found.scores[0], False)
        ]
        assert (await app.matches.daily_deals.leaderboard("betta", ANN)).scores[0].mine
        assert (
            await error_code(app.matches.daily_deals.leaderboard("pylos", ANN))
            == "core.no-daily-deal"
        )


async def test_the_daily_leaderboard_lists_the_own_week(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        scores: list[int | None] = []
        for day in range(9):
            if day in (0, 5, 8):
                over = await play_to_end(app, await app.tables.open_table(ANN, WISH))
                found = match_ranking(over.game, over.match)
                assert found is not None and found.scores is not None
                scores.append(found.scores[0])
            else:
                scores.append(None)
            if day == 6:
                given_up = await app.tables.open_table(ANN, WISH)
                await app.matches.seats.resign(given_up.match.id, ANN, 0)
            await play_to_end(app, await app.tables.open_table(BOB, WISH))
            if day < 8:
                clock.wait(DAY_MS)
        board = await app.matches.daily_deals.leaderboard("betta", ANN)
        assert [entry.score for entry in board.week] == scores[2:]
        assert len(board.week) == 7 and board.week[-1].day == board.day
        assert [entry.day for entry in board.week] == sorted(entry.day for entry in board.week)


async def test_a_daily_deal_is_secret_until_its_day_is_over(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        over = (await play_to_end(app, await app.tables.open_table(ANN, WISH))).match
        assert (
            access.watch_refusal(over, BOB.id) is not None
            and access.watch_refusal(over, ANN.id) is None
        )
        assert (
            await error_code(app.matches.access.watchable_match(over.id, BOB))
            == "core.no-spectators"
        )
        assert await error_code(app.matches.proofs.prove(over.id)) == "core.day-not-over"
        clock.wait(DAY_MS)
        proof = await app.matches.proofs.prove(over.id)
        assert proof.holds and proof.key == over.opened.key.hex()


async def test_servers_deal_the_same_and_concurrent_requests_open_one_match(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with (
        open_application(url, tmp_path / "one") as first_server,
        open_application(url, tmp_path / "two") as second_server,
    ):
        ann, bob = (
            await first_server.tables.open_table(ANN, WISH),
            await second_server.tables.open_table(BOB, WISH),
        )
        assert ann.match.opened.key == bob.match.opened.key and ann.match.state == bob.match.state
        # The servers do not know of each other's match yet.
        both = await asyncio.gather(
            first_server.tables.open_table(EVE, WISH),
            second_server.tables.open_table(EVE, WISH),
            first_server.tables.open_table(EVE, WISH),
        )
        assert len({loaded.match.id for loaded in both}) == 1
        assert len(await first_server.log.store.match_summaries(player=EVE.id)) == 1


async def test_the_secret_in_a_key_file_moves_to_the_database(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    (tmp_path / "daily.key").write_bytes(b"k" * 32)
    async with open_application(sqlite_url, tmp_path) as app:
        key = (await app.tables.open_table(ANN, WISH)).match.opened.key
        assert key == day_key(b"k" * 32, day_at(clock()))
    (tmp_path / "daily.key").unlink()
    async with open_application(sqlite_url, tmp_path) as app:
        assert (await app.tables.open_table(BOB, WISH)).match.opened.key == key


async def test_a_repeated_attempt_on_a_device_is_marked(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        phone, desk = "192.0.2.1 Phone", "192.0.2.1 Desk"
        # A second account on the same device is marked, because its user may know the deal.
        await app.tables.open_table(ANN, WISH, device=phone)
        clock.wait(1_000)
        again = await play_to_end(app, await app.tables.open_table(BOB, WISH, device=phone))
        honest = await play_to_end(app, await app.tables.open_table(EVE, WISH, device=desk))
        board = await app.matches.daily_deals.leaderboard("betta", BOB)
        assert [(line.name, line.replayed, line.mine) for line in board.scores] == [
            ("Eve", False, False),
            ("Bob", True, True),
        ]
        marks = {loaded.match.opened.device for loaded in (again, honest)}
        assert len(marks) == 2 and not any("192.0.2.1" in str(mark) for mark in marks), (
            "a mark does not reveal the address"
        )
        clock.wait(DAY_MS)
        assert (
            await app.tables.open_table(BOB, WISH, device=phone)
        ).match.opened.device not in marks, "marks of different days cannot be linked"


@pytest.mark.parametrize("day", ["", "2020-01-01"])
async def test_only_todays_deal_can_be_opened(
    sqlite_url: str, tmp_path: Path, clock: ManualClock, day: str
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        wish = TableRequest(game="betta", options={**OPTIONS, "day": day})
        assert (await app.tables.open_table(ANN, wish)).match.opened.day == (
            await app.matches.daily_deals.leaderboard("betta", ANN)
        ).day
