"""Tests that concurrent and repeated requests make each decision only once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.codec import encode
from parlour.core.event import Answered, Moved, Offered
from parlour.core.game import Illegal, Seat
from parlour.db.records import Player
from parlour.services.errors import Forbidden, NotFound

from ..core.toys.bids import Bid
from .harness import (
    ANN,
    BOB,
    EVE,
    PEOPLE,
    create_match,
    create_match_with_decision,
    error_code,
    first_legal_action,
    make_move,
    open_application,
)


async def test_a_double_click_acts_once(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        match, since, action = await create_match_with_decision(app)
        clicks = await asyncio.gather(
            *(app.matches.seats.act(match, ANN, 0, since, action, 0) for _ in range(5)),
            return_exceptions=True,
        )
        assert not [click for click in clicks if isinstance(click, BaseException)], (
            "a repeated decision is stored once"
        )
        log = await app.matches.store.entries(match)
        assert sum(isinstance(entry.event, Moved) for entry in log) == 1


async def test_a_stale_tab_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        since = loaded.match.decision_ids[0]
        assert since is not None
        await make_move(app, loaded.match.id, 0)
        now = await make_move(app, loaded.match.id, 1)
        assert (
            await error_code(
                app.matches.seats.act(loaded.match.id, ANN, 0, since, first_legal_action(now, 0), 0)
            )
            == "core.stale"
        )


async def test_foreign_seats_and_unknown_matches_are_refused(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        loaded = await create_match(app)
        match, since = loaded.match.id, loaded.match.decision_ids[0] or 0
        for seat in (0, 2, -1, 10**20):
            assert (
                await error_code(
                    app.matches.seats.act(
                        match, BOB, seat, since, first_legal_action(loaded, 0), 0
                    ),
                    Forbidden,
                )
                == "core.not-your-seat"
            )
            assert (
                await error_code(
                    app.matches.seats.previews(match, EVE, seat, [first_legal_action(loaded, 0)]),
                    Forbidden,
                )
                == "core.not-your-seat"
            )
        for unknown in ("nothing", "", "\x00", "é", "x" * 1_000, "a b"):
            assert (
                await error_code(app.matches.seats.act(unknown, ANN, 0, since, b"{}", 0), NotFound)
                == "core.no-such-match"
            )


async def test_concurrent_simultaneous_decisions_on_two_servers_all_count(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here, "bids", 3)).match.id
        for _ in range(3):
            loaded = await there.matches.store.get(match)
            assert loaded.match.phase == "playing"
            bids = [
                (here, there)[seat % 2].matches.seats.act(
                    match,
                    player,
                    seat,
                    loaded.match.decision_ids[seat] or 0,
                    encode(Bid(1 + seat)),
                    loaded.match.at + 5,
                )
                for seat, player in enumerate(PEOPLE)
            ]
            await asyncio.gather(*bids)
        for app in (here, there):
            loaded = await app.matches.store.get(match)
            assert loaded.match.phase == "over" and loaded.game.ranking(
                loaded.match.state
            ).scores == (0, 0, 3)
        log = await here.matches.store.entries(match)
        assert [entry.seq for entry in log] == list(range(len(log)))


@pytest.mark.parametrize("racers", [2, 4])
async def test_one_of_two_concurrent_decisions_wins(url: str, tmp_path: Path, racers: int) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here)).match.id
        await there.matches.store.get(match)
        for seat in (0, 1, 0, 1):
            loaded = await here.matches.store.get(match)
            player, since = PEOPLE[seat], loaded.match.decision_ids[seat]
            assert since is not None
            clicks = [
                (here, there)[n % 2].matches.seats.act(
                    match,
                    player,
                    seat,
                    since,
                    first_legal_action(loaded, seat),
                    loaded.match.at + 1,
                )
                for n in range(racers)
            ]
            done = await asyncio.gather(*clicks, return_exceptions=True)
            assert not [click for click in done if isinstance(click, BaseException)]
        assert len((await there.matches.store.get(match)).match.moves) == 4


async def test_a_server_with_an_outdated_cache_uses_the_newest_state(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as here, open_application(url, tmp_path) as there:
        match = (await create_match(here)).match.id
        await there.matches.store.get(match)
        await make_move(here, match, 0)
        # The second server's cache says that it is Ann's turn, but the log says Bob's.
        kept = there.matches.store.cached_match(match)
        assert kept is not None and kept.match.decision_ids[1] is None
        loaded = await here.matches.store.get(match)
        after = await there.matches.seats.act(
            match,
            BOB,
            1,
            loaded.match.decision_ids[1] or 0,
            first_legal_action(loaded, 1),
            loaded.match.at + 1,
        )
        assert after.match.movers == (0, 1)
        assert (
            await error_code(there.matches.seats.act(match, Player("x", "X"), 1, 0, b"{}", 0))
            == "core.not-your-seat"
        )


async def test_the_clock_stops_when_a_decision_was_read(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        after = await make_move(app, loaded.match.id, 0, at=loaded.match.at + 1_234)
        assert after.match.at == loaded.match.at + 1_234
        earlier = await make_move(app, loaded.match.id, 1, at=loaded.match.at)
        assert earlier.match.at == after.match.at, "time never goes backwards in a log"


async def test_an_exception_in_the_rules_stores_nothing(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        match, since = loaded.match.id, loaded.match.decision_ids[0] or 0
        with monkeypatch.context() as broken:
            broken.setattr(type(loaded.game), "apply", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await app.matches.seats.act(match, ANN, 0, since, first_legal_action(loaded, 0), 0)
        assert (await make_move(app, match, 0)).match.movers == (0,)


async def test_the_length_of_a_log_is_limited(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app)
        monkeypatch.setattr("parlour.services.matches.match_store.MAX_LOG_LENGTH", 10)
        code = ""
        for _ in range(10):
            try:
                await app.matches.store.change(
                    loaded.match.id, lambda _: [Offered(Seat(0), "draw"), Answered(Seat(1), False)]
                )
            except Illegal as reason:
                code = reason.code
        assert code == "core.log-full"
        assert (await make_move(app, loaded.match.id, 0)).match.movers == (0,)
        assert (await app.matches.seats.resign(loaded.match.id, ANN, 0)).match.phase == "over"
