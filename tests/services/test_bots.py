"""Tests that bots of every level play and that their failures do not stop a match."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from parlour.core.clock import PerMove
from parlour.core.codec import encode
from parlour.core.event import Closed, Offered, TableSettings, TookBack
from parlour.core.game import Seat
from parlour.core.game import replace as changed
from parlour.core.rng import Rng
from parlour.db.records import EventRow, Player
from parlour.db.schema.matches import deadline
from parlour.services.application import Application
from parlour.services.engine import bot_seats, worker_pool
from parlour.services.engine.fair_queue import FairQueue, Priority
from parlour.services.games import Games
from parlour.services.matches.deadlines import SWEEP_INTERVAL_S
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import BOT_CLAIM_MS
from parlour.services.matches.table_requests import SeatRequest, TableRequest

from ..patience import PATIENCE, eventually, found_once
from .harness import (
    ANN,
    BOB,
    EVE,
    ManualClock,
    create_match,
    error_code,
    make_move,
    open_application,
)

Choose = Callable[..., object]
GAMES = [
    pytest.param(game, marks=() if game == "pylos" else pytest.mark.slow)
    for game in Games(Path()).ids
    if Games(Path()).levels(game)
]


@asynccontextmanager
async def open_with_bots(
    url: str, folder: Path, choose: Choose | None = None
) -> AsyncIterator[Application]:
    """Open an application with bots; `choose` replaces the worker processes."""
    async with open_application(url, folder) as app:
        if choose is not None:
            app.engine.bots.workers.choose_action = choose  # type: ignore[method-assign, assignment]
        await app.engine.bots.open()
        await app.clocks.deadlines.open()
        try:
            yield app
        finally:
            await app.clocks.deadlines.close()
            await app.engine.bots.close()


async def wait_until(
    app: Application, match: str, holds: Callable[[LoadedMatch], bool]
) -> LoadedMatch:
    """Wait until a match satisfies a condition, and return it."""
    return await found_once(lambda: app.matches.store.get(match), holds)


async def choose_first(
    game: str, level: str, view: bytes, seat: Seat, seconds: float, _: Priority
) -> bytes:
    """Return the first legal action of a state determinized from the view."""
    assert 0.02 <= seconds <= bot_seats.DECISION_SECONDS
    rules = Games(Path())
    state = rules.game(game).determinize(rules.codec(game).decode_view(view), Rng(bytes(32)))
    return encode(next(iter(rules.game(game).legal_actions(state, seat))))


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_of_every_game_moves(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async with open_with_bots(sqlite_url, tmp_path) as app:
        hurried = TableSettings(clock=PerMove(2_000))
        matches = [
            (await create_match(app, game, settings=hurried, bots={0: level, 1: level})).match.id
            for level in app.games.levels(game)
        ]
        for match in matches:
            await wait_until(app, match, lambda loaded: len(loaded.match.moves) >= 2)
        names = [app.translations.bot_name(game, level) for level in app.games.levels(game)]
        assert len(set(names)) == len(names) and not {"", "Beginner"} & set(names)


async def test_bots_play_a_whole_match(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_bots(sqlite_url, tmp_path, choose_first) as app:
        loaded = await create_match(app, "betta", 3, bots=dict.fromkeys(range(3), "beginner"))
        loaded = await wait_until(app, loaded.match.id, lambda loaded: loaded.match.phase == "over")
        assert loaded.match.ended is None


async def test_a_bot_moves_after_a_restart(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as before:
        matches = [(await create_match(before, bots={0: "beginner"})).match.id for _ in range(3)]
    async with open_with_bots(url, tmp_path, choose_first) as app:
        for match in matches:
            assert (
                await wait_until(app, match, lambda loaded: bool(loaded.match.moves))
            ).match.movers == (0,)


async def crash(*_: object) -> bytes:
    raise RuntimeError("a bot lost its mind")


async def choose_illegally(*_: object) -> bytes:
    return b'{"do":"place","cell":"4a1"}'


async def choose_nonsense(*_: object) -> bytes:
    return b"\xff"


@pytest.mark.parametrize("choose", [crash, choose_illegally, choose_nonsense])
async def test_a_failing_bot_takes_the_default_action(
    sqlite_url: str, tmp_path: Path, choose: Choose
) -> None:
    async with open_with_bots(sqlite_url, tmp_path, choose) as app:
        loaded = await create_match(app, bots={0: "beginner"})
        expected = loaded.game.apply(
            loaded.match.state, Seat(0), loaded.game.default_action(loaded.match.state, Seat(0))
        ).state
        loaded = await wait_until(app, loaded.match.id, lambda loaded: bool(loaded.match.moves))
        assert loaded.match.state == expected


async def test_the_minimum_move_time_applies_to_matches_with_people_only(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[float] = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        if 0.3 < seconds <= 0.4321:
            beats.append(seconds)
            seconds = 0
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", counted)
    async with open_with_bots(sqlite_url, tmp_path, choose_first) as app:
        app.engine.bots.min_move_seconds = 0.4321
        alone = (await create_match(app, bots={0: "beginner", 1: "beginner"})).match.id
        await wait_until(app, alone, lambda loaded: len(loaded.match.moves) > 2)
        assert not beats
        beside = (await create_match(app, bots={0: "beginner"})).match.id
        await wait_until(app, beside, lambda loaded: len(loaded.match.moves) == 1)
        assert beats


async def test_a_decision_that_cannot_be_stored_is_retried(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "RETRY_SECONDS", 0.01)
    async with open_with_bots(sqlite_url, tmp_path, choose_first) as app:
        append, failures = app.log.append, [OSError("the disk is full")] * 5

        async def fails_for_a_while(rows: Sequence[EventRow], **arguments: Any) -> None:
            if (
                rows[0].kind == "moved"
                and rows[0].body.startswith(b'{"event":"moved","seat":1')
                and failures
            ):
                raise failures.pop()
            await append(rows, **arguments)

        monkeypatch.setattr(app.log, "append", fails_for_a_while)
        match = (await create_match(app, bots={1: "beginner"})).match.id
        await make_move(app, match, 0)
        assert (
            await wait_until(app, match, lambda loaded: len(loaded.match.moves) == 2)
        ).match.movers == (0, 1)
        assert not failures


async def test_a_worker_that_dies_is_replaced(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_bots(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, bots={1: "beginner"})
        await make_move(app, loaded.match.id, 0)
        await wait_until(app, loaded.match.id, lambda loaded: len(loaded.match.moves) == 2)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        await make_move(app, loaded.match.id, 0)
        await wait_until(app, loaded.match.id, lambda loaded: len(loaded.match.moves) == 4)


async def test_a_worker_that_hangs_is_killed(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "HANG_SECONDS", -1.0)
    async with open_with_bots(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, bots={0: "beginner"})
        default = loaded.game.apply(
            loaded.match.state, Seat(0), loaded.game.default_action(loaded.match.state, Seat(0))
        ).state
        assert (
            await wait_until(app, loaded.match.id, lambda loaded: bool(loaded.match.moves))
        ).match.state == default


async def test_a_bot_answers_offers_on_every_server(sqlite_url: str, tmp_path: Path) -> None:
    async with open_with_bots(sqlite_url, tmp_path, choose_first) as app:
        match = (await create_match(app, bots={1: "beginner"})).match.id
        await make_move(app, match, 0)
        loaded = await wait_until(
            app, match, lambda loaded: loaded.match.decision_ids[0] is not None
        )
        await app.matches.seats.offer(match, ANN, 0, "draw")
        loaded = await wait_until(app, match, lambda loaded: loaded.match.offer is None)
        assert loaded.match.phase == "playing"
        await app.matches.seats.offer(match, ANN, 0, "takeback")
        loaded = await wait_until(app, match, lambda loaded: loaded.match.moves == ())
        kinds = [type(entry.event) for entry in await app.matches.store.entries(match)]
        assert kinds.count(Offered) == 2 and kinds[-1] is TookBack


async def test_only_one_of_several_servers_lets_a_bot_think(
    postgres_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    asked: list[str] = []
    may_decide = asyncio.Event()

    def is_asked(count: int) -> bool:
        return len(asked) >= count

    def thinker(where: str) -> Choose:
        async def choose(*question: object) -> bytes:
            asked.append(where)
            await may_decide.wait()
            return await choose_first(*question)  # type: ignore[arg-type]

        return choose

    async with (
        open_with_bots(postgres_url, tmp_path, thinker("here")) as here,
        open_with_bots(postgres_url, tmp_path, thinker("there")) as there,
    ):
        match = (await create_match(here, bots={1: "beginner"})).match.id
        for count in (1, 2, 3):
            may_decide.clear()
            await make_move(here, match, 0, at=clock.at)
            await eventually(partial(is_asked, count))
            clock.wait(BOT_CLAIM_MS // 2)
            await there.clocks.deadlines.sweep()
            may_decide.set()
            await wait_until(here, match, partial(_has_moves, 2 * count))
            clock.wait(2 * BOT_CLAIM_MS)
            await there.clocks.deadlines.sweep()
        assert asked == ["here"] * 3


def _has_moves(count: int, loaded: LoadedMatch) -> bool:
    return len(loaded.match.moves) == count


async def test_another_server_takes_over_the_bots_of_a_dead_one(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.services.matches.projection.BOT_CLAIM_MS", 200)
    async with (
        open_application(postgres_url, tmp_path) as asleep,
        open_with_bots(postgres_url, tmp_path, choose_first),
    ):
        match = (await create_match(asleep, bots={1: "beginner"})).match.id
        await make_move(asleep, match, 0)
        await wait_until(asleep, match, lambda loaded: len(loaded.match.moves) == 2)


async def test_a_bot_does_not_think_about_a_closed_decision(
    sqlite_url: str, tmp_path: Path
) -> None:
    held, asked = asyncio.Event(), []

    async def choose(
        game: str, level: str, view: bytes, seat: Seat, seconds: float, priority: Priority
    ) -> bytes:
        asked.append(level)
        await held.wait()
        return await choose_first(game, level, view, seat, seconds, priority)

    async with open_with_bots(sqlite_url, tmp_path, choose) as app:
        app.engine.bots.queue = FairQueue(1)
        first, second = (
            (await create_match(app, bots={0: "beginner"})).match.id,
            (await create_match(app, bots={0: "master"})).match.id,
        )
        await app.matches.seats.resign(second, BOB, 1)
        held.set()
        await wait_until(app, first, partial(_has_moves, 1))
        await eventually(lambda: not app.engine.bots._thinking)
        assert asked == ["beginner"]


async def test_all_workers_that_hang_are_replaced(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bot_seats.DECISION_SECONDS + worker_pool.HANG_SECONDS < 5, (
        "a worker that hangs is replaced within five seconds"
    )
    monkeypatch.setattr(worker_pool, "HANG_SECONDS", 1.0)
    monkeypatch.setattr(worker_pool, "LOAD_SECONDS", 10 * PATIENCE)
    async with open_with_bots(sqlite_url, tmp_path) as app:
        tables = [(await create_match(app, bots={1: "beginner"})).match.id for _ in range(2)]
        for match in tables:
            await make_move(app, match, 0)
            await wait_until(app, match, partial(_has_moves, 2))
        hung = multiprocessing.active_children()
        for process in hung:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
        # One bot must load its data first but gets no time for it.
        tables.append((await create_match(app, bots={1: "casual"})).match.id)
        for match in tables:
            await make_move(app, match, 0)
        for match, moves in zip(tables, (4, 4, 2), strict=True):
            await wait_until(app, match, partial(_has_moves, moves))
        assert hung and not set(hung) & set(multiprocessing.active_children())


async def test_people_do_not_wait_for_matches_of_bots_only(sqlite_url: str, tmp_path: Path) -> None:
    released, asked, tables = asyncio.Semaphore(0), [], 20

    async def choose(
        game: str, level: str, view: bytes, seat: Seat, seconds: float, priority: Priority
    ) -> bytes:
        asked.append(level)
        if level == "master":
            await released.acquire()
        return await choose_first(game, level, view, seat, seconds, priority)

    async with open_with_bots(sqlite_url, tmp_path, choose) as app:
        app.engine.bots.queue = FairQueue(2)
        for _ in range(tables):
            await create_match(app, bots={0: "master", 1: "master"})
        await eventually(lambda: asked)
        match = (await create_match(app, bots={0: "beginner"})).match.id
        await wait_until(app, match, partial(_has_moves, 1))
        assert asked == ["master", "beginner"], "one worker is reserved for matches with people"


@pytest.mark.slow
async def test_a_bot_of_a_killed_server_moves_despite_many_newer_matches(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as killed:
        forgotten = (await create_match(killed, bots={0: "beginner"})).match.id
        for _ in range(1_050):
            await create_match(killed)
    async with open_with_bots(sqlite_url, tmp_path, choose_first) as app:
        await wait_until(app, forgotten, partial(_has_moves, 1))


async def test_an_append_does_not_load_the_match_in_other_processes(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        open_with_bots(postgres_url, tmp_path, choose_first) as here,
        open_with_bots(postgres_url, tmp_path, choose_first) as there,
    ):
        match = (await create_match(here)).match.id
        await make_move(here, match, 0)
        await asyncio.sleep(4 * SWEEP_INTERVAL_S)
        assert there.matches.store.cached_match(match) is None


async def test_matches_of_bots_only_have_a_quota_per_player_and_network(
    sqlite_url: str, tmp_path: Path
) -> None:
    alone = TableRequest(
        game="pylos", seats=(SeatRequest(occupant="bot", level="master"),) * 2, start=True
    )
    held = asyncio.Event()

    async def choose(*_: object) -> bytes:
        await held.wait()
        return b""

    async with open_with_bots(sqlite_url, tmp_path, choose) as app:
        most = app.matches.quotas.bot_tables
        tables = [
            (await app.tables.open_table(ANN, alone, "1.2.3.4")).match
            for _ in range(most.per_person)
        ]
        assert (
            await error_code(app.tables.open_table(ANN, alone, "4.3.2.1"))
            == "core.too-many-bot-tables"
        )
        for number in range(most.per_address - len(tables)):
            await app.tables.open_table(Player(f"visitor-{number:04}", "Visitor"), alone, "1.2.3.4")
        assert (
            await error_code(app.tables.open_table(EVE, alone, "1.2.3.4"))
            == "core.too-many-bot-tables"
        )
        gathering = (await app.tables.open_table(ANN, changed(alone, start=False))).match.id
        assert await error_code(app.tables.start(gathering, ANN)) == "core.too-many-bot-tables"
        await app.tables.open_table(EVE, alone, "4.3.2.1")
        await app.matches.store.change(tables[0].id, lambda _: [Closed("stopped")])
        assert (await app.tables.start(gathering, ANN)).match.phase == "playing"


async def test_a_long_decision_stays_with_one_server(
    postgres_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "HOLD_INTERVAL_S", 0.01)
    asked: list[Seat] = []
    may_finish = asyncio.Event()

    async def choose(
        game: str, level: str, view: bytes, seat: Seat, seconds: float, priority: Priority
    ) -> bytes:
        asked.append(seat)
        await may_finish.wait()
        return await choose_first(game, level, view, seat, seconds, priority)

    async with (
        open_with_bots(postgres_url, tmp_path, choose) as first_server,
        open_with_bots(postgres_url, tmp_path, choose) as second_server,
    ):
        match = (await create_match(first_server, bots={0: "club"})).match.id
        await eventually(lambda: asked)
        claim_end = select(func.max(deadline.c.claimed_until)).where(deadline.c.match == match)
        for _ in range(5):
            clock.wait(BOT_CLAIM_MS - 1)
            await found_once(
                lambda: first_server.log.store.read_value(claim_end),
                lambda end: end >= clock.at + BOT_CLAIM_MS,
            )
            await second_server.clocks.deadlines.sweep()
        assert asked == [0]
        may_finish.set()
        await wait_until(first_server, match, partial(_has_moves, 1))
    assert asked == [0]
