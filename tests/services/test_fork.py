"""Tests for forks, which start a new match from a position of a finished one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.archive import archive_match, decode_archive, encode_archive
from parlour.core.codec import encode
from parlour.core.event import Opened, Started
from parlour.core.fold import CorruptLog, fold
from parlour.core.game import Seat, replace
from parlour.core.proof import verify_log
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.matches import fork
from parlour.services.matches.fork import ForkRequest
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.outcome import match_outcome
from parlour.services.matches.table_requests import Arrangement, SeatRequest

from .harness import ANN, BOB, create_match, error_code, make_move, open_application

ME, GUEST, OPEN = (
    SeatRequest(occupant="me"),
    SeatRequest(occupant="guest", name="Oda"),
    SeatRequest(occupant="open"),
)


async def create_finished_match(
    app: Application, game: str = "betta", moves: int = 5
) -> LoadedMatch:
    """Create a match that Ann resigned after some moves."""
    loaded = await create_match(app, game)
    for _ in range(moves):
        loaded = await make_move(app, loaded.match.id, next(iter(loaded.turn.seats)))
    return await app.matches.seats.resign(loaded.match.id, ANN, 0)


async def past_state(app: Application, loaded: LoadedMatch, step: int) -> Any:
    """Return the state of a match after a step."""
    found = (await app.matches.histories.load(loaded)).match_at_step(step)
    assert found is not None
    return found.state


async def test_a_fork_keeps_hidden_facts_and_is_self_contained(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        before = await create_finished_match(app)
        loaded = await app.tables.fork_match(
            before, 3, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        assert loaded.match.phase == "playing" and loaded.match.state == await past_state(
            app, before, 3
        )
        match = loaded.match.id
        for _ in range(3):
            loaded = await app.matches.store.get(match)
            seat = Seat(next(iter(loaded.turn.seats)))
            since = loaded.match.decision_ids[seat]
            assert since is not None
            loaded = await app.matches.seats.act(
                match,
                ANN,
                seat,
                since,
                encode(next(iter(loaded.game.legal_actions(loaded.match.state, seat)))),
                0,
            )
        loaded = await app.matches.seats.resign(match, ANN, 0)
        log = await app.matches.store.entries(match)
        kept = decode_archive(encode_archive(archive_match(match, loaded.game, log)))
        proof = verify_log(
            match, kept.events, loaded.game, kept.commitment, stated_ranking=kept.ranking
        )
        assert proof.holds and before.match.id in next(
            check.text for check in proof.checks if check.name == "seed"
        )
        for name in (ANN.name, BOB.name, ANN.id, BOB.id):
            past = next(entry.event for entry in kept.events if isinstance(entry.event, Started))
            assert name.encode() not in encode(past.past), (
                "no player of the original match is named"
            )
        assert not match_outcome(loaded.game, loaded.match, log).rated


async def test_future_chance_of_a_fork_is_kept_or_redrawn_without_changing_views(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        before = await create_finished_match(app, "betapet", moves=2)
        state = await past_state(app, before, 2)
        same = await app.tables.fork_match(
            before, 2, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        redrawn = [
            await app.tables.fork_match(
                before, 2, ANN, ForkRequest(seats=(ME, GUEST), start=True, redraw=True)
            )
            for _ in range(2)
        ]
        assert (
            same.match.state == state
            and len({encode(each.match.state) for each in (same, *redrawn)}) == 3
        )
        for seat in (Seat(0), Seat(1), None):
            assert {
                encode(same.game.view(each.match.state, seat)) for each in (same, *redrawn)
            } == {encode(same.game.view(state, seat))}


async def test_a_fork_can_wait_for_players(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        before = await create_finished_match(app)
        table = (
            await app.tables.fork_match(before, 2, ANN, ForkRequest(seats=(OPEN, ME)))
        ).match.id
        assert (await app.matches.store.get(table)).match.phase == "gathering"
        for change in (Arrangement(seat_count=3), Arrangement(options={"mode": "betty"})):
            assert (
                await error_code(app.tables.arrange(table, ANN, change)) == "core.origin-is-fixed"
            )
        await app.tables.arrange(table, ANN, Arrangement(order=(1, 0)))
        await app.tables.sit(table, BOB, None, "")
        loaded = await app.tables.start(table, ANN)
        assert loaded.match.state == await past_state(app, before, 2)
        assert [occupant and occupant.name for occupant in loaded.match.occupants] == ["Ann", "Bob"]


async def test_an_invalid_fork_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        wish = ForkRequest(seats=(ME, GUEST), start=True)
        running = await create_match(app, "betta")
        assert await error_code(app.tables.fork_match(running, 0, ANN, wish)) == "core.not-over"
        before = await create_finished_match(app)
        assert (
            await error_code(app.tables.fork_match(before, 99, ANN, wish), NotFound)
            == "core.no-such-step"
        )
        assert await error_code(app.tables.fork_match(before, 6, ANN, wish)) == "core.bad-origin", (
            "a position after a departure cannot be continued"
        )
        assert (
            await error_code(
                app.tables.fork_match(before, 2, ANN, ForkRequest(seats=(ME, OPEN), start=True))
            )
            == "core.open-seats"
        )
        daily = LoadedMatch(
            replace(before.match, opened=replace(before.match.opened, day="2027-01-01")),
            before.game,
        )
        assert await error_code(app.tables.fork_match(daily, 2, ANN, wish)) == "core.origin-daily"
        former = LoadedMatch(
            replace(before.match, opened=replace(before.match.opened, version=0)), before.game
        )
        assert await error_code(app.tables.fork_match(former, 2, ANN, wish)) == "core.other-version"
        monkeypatch.setattr(fork, "MAX_PAST_BYTES", 10)
        assert (
            await error_code(app.tables.fork_match(before, 2, ANN, wish)) == "core.origin-too-long"
        )


async def test_a_forged_past_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        before = await create_finished_match(app)
        loaded = await app.tables.fork_match(
            before, 3, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        log = await app.matches.store.entries(loaded.match.id)
        opened, started = log[0].event, log[-1].event
        assert (
            isinstance(opened, Opened)
            and isinstance(started, Started)
            and opened.origin is not None
        )
        forged = (
            [replace(log[0], event=replace(opened, origin=None)), *log[1:]],
            [
                replace(
                    log[0], event=replace(opened, origin=replace(opened.origin, match="another"))
                ),
                *log[1:],
            ],
            [
                replace(
                    log[0],
                    event=replace(opened, origin=replace(opened.origin, seq=opened.origin.seq - 1)),
                ),
                *log[1:],
            ],
            [*log[:-1], replace(log[-1], event=Started())],
            [*log[:-1], replace(log[-1], event=Started(started.past[:-1]))],
            [*log[:-1], replace(log[-1], event=Started((*started.past[:-2], started.past[-1])))],
        )
        for entries in forged:
            with pytest.raises(CorruptLog, match="bad-origin"):
                fold(loaded.match.id, loaded.game, entries)
