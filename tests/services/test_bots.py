"""Bots: every level plays, and whatever becomes of one, its table goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from parlour.core.clock import PerMove
from parlour.core.codec import encode
from parlour.core.event import Closed, Offered, TableSettings, TookBack
from parlour.core.game import Seat
from parlour.core.game import replace as changed
from parlour.core.rng import Rng
from parlour.db.records import EventRow, MatchProjection, Player, PreparedStatement
from parlour.services.application import Application
from parlour.services.engine import bot_seats, worker_pool
from parlour.services.engine.fair_queue import FairQueue
from parlour.services.games import Games
from parlour.services.matches import projection
from parlour.services.matches.deadlines import SWEEP_INTERVAL_S
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seating import SeatRequest, TableRequest

from ..patience import PATIENCE, eventually, found_once
from .harness import ANN, BOB, EVE, begun, moved, open_house, refused

Choose = Callable[..., object]
GAMES = [
    pytest.param(game, marks=() if game == "pylos" else pytest.mark.slow)
    for game in Games(Path()).ids
    if Games(Path()).levels(game)
]


@asynccontextmanager
async def with_bots(
    url: str, folder: Path, choose: Choose | None = None
) -> AsyncIterator[Application]:
    """Return a house whose bots are awake; `choose` thinks for them, where it is given, instead of worker processes."""
    async with open_house(url, folder) as house:
        if choose is not None:
            house.engine.bots.workers.choose_action = choose  # type: ignore[method-assign, assignment]
        await house.engine.bots.open()
        await house.clocks.deadlines.open()
        try:
            yield house
        finally:
            await house.clocks.deadlines.close()
            await house.engine.bots.close()


async def until(
    house: Application, match: str, holds: Callable[[LoadedMatch], bool]
) -> LoadedMatch:
    """Return a match once something holds of it."""
    return await found_once(lambda: house.matches.store.get(match), holds)


async def plays_first(game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
    """Decide at once for a bot, from its view alone."""
    assert 0.02 <= seconds <= bot_seats.DECISION_SECONDS
    rules = Games(Path())
    state = rules.game(game).determinize(rules.codec(game).decode_view(view), Rng(bytes(32)))
    return encode(next(iter(rules.game(game).legal_actions(state, seat))))


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_of_every_game_sits_down_and_moves(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    async with with_bots(sqlite_url, tmp_path) as house:
        hurried = TableSettings(clock=PerMove(2_000))
        matches = [
            (await begun(house, game, settings=hurried, bots={0: level, 1: level})).match.id
            for level in house.games.levels(game)
        ]
        for match in matches:
            await until(house, match, lambda loaded: len(loaded.match.moves) >= 2)
        names = [house.translations.bot_name(game, level) for level in house.games.levels(game)]
        assert len(set(names)) == len(names) and not {"", "Beginner"} & set(names)


async def test_bots_play_a_whole_game_among_themselves(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path, plays_first) as house:
        loaded = await begun(house, "betta", 3, bots=dict.fromkeys(range(3), "beginner"))
        loaded = await until(house, loaded.match.id, lambda loaded: loaded.match.phase == "over")
        assert loaded.match.ended is None


async def test_what_waited_for_a_bot_goes_on_after_a_restart(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as before:
        matches = [(await begun(before, bots={0: "beginner"})).match.id for _ in range(3)]
    async with with_bots(url, tmp_path, plays_first) as house:
        for match in matches:
            assert (
                await until(house, match, lambda loaded: bool(loaded.match.moves))
            ).match.movers == (0,)


async def crashes(*_: object) -> bytes:
    raise RuntimeError("a bot lost its mind")


async def cheats(*_: object) -> bytes:
    return b'{"do":"place","cell":"4a1"}'


async def babbles(*_: object) -> bytes:
    return b"\xff"


@pytest.mark.parametrize("choose", [crashes, cheats, babbles])
async def test_a_bot_that_fails_takes_the_default(
    sqlite_url: str, tmp_path: Path, choose: Choose
) -> None:
    async with with_bots(sqlite_url, tmp_path, choose) as house:
        loaded = await begun(house, bots={0: "beginner"})
        expected = loaded.game.apply(
            loaded.match.state, Seat(0), loaded.game.default_action(loaded.match.state, Seat(0))
        ).state
        loaded = await until(house, loaded.match.id, lambda loaded: bool(loaded.match.moves))
        assert loaded.match.state == expected


async def test_a_bot_answers_people_after_a_beat_and_other_bots_at_once(
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
    async with with_bots(sqlite_url, tmp_path, plays_first) as house:
        house.engine.bots.min_move_seconds = 0.4321
        alone = (await begun(house, bots={0: "beginner", 1: "beginner"})).match.id
        await until(house, alone, lambda loaded: len(loaded.match.moves) > 2)
        assert not beats
        beside = (await begun(house, bots={0: "beginner"})).match.id
        await until(house, beside, lambda loaded: len(loaded.match.moves) == 1)
        assert beats


async def test_a_decision_that_cannot_be_stored_is_tried_again(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "RETRY_SECONDS", 0.01)
    async with with_bots(sqlite_url, tmp_path, plays_first) as house:
        append, failures = house.log.append, [OSError("the disk is full")] * 5

        async def fails_for_a_while(
            rows: Sequence[EventRow],
            *,
            projection: MatchProjection | None = None,
            writes: Sequence[PreparedStatement] = (),
        ) -> None:
            if (
                rows[0].kind == "moved"
                and rows[0].body.startswith(b'{"event":"moved","seat":1')
                and failures
            ):
                raise failures.pop()
            await append(rows, projection=projection, writes=writes)

        monkeypatch.setattr(house.log, "append", fails_for_a_while)
        match = (await begun(house, bots={1: "beginner"})).match.id
        await moved(house, match, 0)
        assert (
            await until(house, match, lambda loaded: len(loaded.match.moves) == 2)
        ).match.movers == (0, 1)
        assert not failures


async def test_a_worker_that_dies_is_replaced(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path) as house:
        loaded = await begun(house, bots={1: "beginner"})
        await moved(house, loaded.match.id, 0)
        await until(house, loaded.match.id, lambda loaded: len(loaded.match.moves) == 2)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        await moved(house, loaded.match.id, 0)
        await until(house, loaded.match.id, lambda loaded: len(loaded.match.moves) == 4)


async def test_a_worker_that_hangs_is_ended(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "HANG_SECONDS", -1.0)
    async with with_bots(sqlite_url, tmp_path) as house:
        loaded = await begun(house, bots={0: "beginner"})
        default = loaded.game.apply(
            loaded.match.state, Seat(0), loaded.game.default_action(loaded.match.state, Seat(0))
        ).state
        assert (
            await until(house, loaded.match.id, lambda loaded: bool(loaded.match.moves))
        ).match.state == default


async def test_a_bot_answers_proposals_on_every_server(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path, plays_first) as house:
        match = (await begun(house, bots={1: "beginner"})).match.id
        await moved(house, match, 0)
        loaded = await until(house, match, lambda loaded: loaded.match.since[0] is not None)
        await house.matches.seats.offer(match, ANN, 0, "draw")
        loaded = await until(house, match, lambda loaded: loaded.match.offer is None)
        assert loaded.match.phase == "playing"
        await house.matches.seats.offer(match, ANN, 0, "takeback")
        loaded = await until(house, match, lambda loaded: loaded.match.moves == ())
        kinds = [type(entry.event) for entry in await house.matches.store.entries(match)]
        assert kinds.count(Offered) == 2 and kinds[-1] is TookBack


async def test_a_bot_thinks_once_where_several_servers_listen(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Long enough for a busy machine to have its own bot begin before another server takes its place, and waited for in the end.
    monkeypatch.setattr(projection, "BOT_CLAIM_MS", 4_000)
    asked: list[str] = []

    def thinker(where: str) -> Choose:
        async def choose(*question: object) -> bytes:
            asked.append(where)
            return await plays_first(*question)  # type: ignore[arg-type]

        return choose

    async with (
        with_bots(postgres_url, tmp_path, thinker("here")) as here,
        with_bots(postgres_url, tmp_path, thinker("there")),
    ):
        match = (await begun(here, bots={1: "beginner"})).match.id
        for count in (2, 4, 6):
            await moved(here, match, 0)
            await until(here, match, partial(_has_moves, count))
        await asyncio.sleep(4.6)
        assert asked == ["here"] * 3


def _has_moves(count: int, loaded: LoadedMatch) -> bool:
    return len(loaded.match.moves) == count


async def test_another_server_lets_a_bot_think_when_its_own_has_died(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projection, "BOT_CLAIM_MS", 200)
    async with (
        open_house(postgres_url, tmp_path) as asleep,
        with_bots(postgres_url, tmp_path, plays_first),
    ):
        match = (await begun(asleep, bots={1: "beginner"})).match.id
        await moved(asleep, match, 0)
        await until(asleep, match, lambda loaded: len(loaded.match.moves) == 2)


async def test_a_bot_that_is_no_longer_asked_does_not_think(
    sqlite_url: str, tmp_path: Path
) -> None:
    held, asked = asyncio.Event(), []

    async def choose(game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        asked.append(level)
        await held.wait()
        return await plays_first(game, level, view, seat, seconds)

    async with with_bots(sqlite_url, tmp_path, choose) as house:
        house.engine.bots.queue = FairQueue(1)
        first, second = (
            (await begun(house, bots={0: "beginner"})).match.id,
            (await begun(house, bots={0: "master"})).match.id,
        )
        await house.matches.seats.resign(second, BOB, 1)
        held.set()
        await until(house, first, partial(_has_moves, 1))
        await eventually(lambda: not house.engine.bots._thinking)
        assert asked == ["beginner"]


async def test_all_workers_that_hang_are_replaced(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bot_seats.DECISION_SECONDS + worker_pool.HANG_SECONDS < 5, (
        "a worker that hangs is replaced within five seconds"
    )
    monkeypatch.setattr(worker_pool, "HANG_SECONDS", 1.0)
    monkeypatch.setattr(worker_pool, "LOAD_SECONDS", 10 * PATIENCE)
    async with with_bots(sqlite_url, tmp_path) as house:
        tables = [(await begun(house, bots={1: "beginner"})).match.id for _ in range(2)]
        for match in tables:
            await moved(house, match, 0)
            await until(house, match, partial(_has_moves, 2))
        hung = multiprocessing.active_children()
        for process in hung:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
        # One of them is asked to load something first, and is not given the time for that.
        tables.append((await begun(house, bots={1: "casual"})).match.id)
        for match in tables:
            await moved(house, match, 0)
        for match, moves in zip(tables, (4, 4, 2), strict=True):
            await until(house, match, partial(_has_moves, moves))
        assert hung and not set(hung) & set(multiprocessing.active_children())


async def test_people_do_not_wait_behind_tables_of_bots_alone(
    sqlite_url: str, tmp_path: Path
) -> None:
    released, asked, tables = asyncio.Semaphore(0), [], 20

    async def choose(game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        asked.append(level)
        if level == "master":
            await released.acquire()
        return await plays_first(game, level, view, seat, seconds)

    async with with_bots(sqlite_url, tmp_path, choose) as house:
        house.engine.bots.queue = FairQueue(2)
        for _ in range(tables):
            await begun(house, bots={0: "master", 1: "master"})
        await eventually(lambda: asked)
        match = (await begun(house, bots={0: "beginner"})).match.id
        await until(house, match, partial(_has_moves, 1))
        assert asked == ["master", "beginner"], "one worker is kept from bots alone"


async def test_a_bot_that_a_killed_house_owed_moves_however_many_matches_are_newer(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as killed:
        forgotten = (await begun(killed, bots={0: "beginner"})).match.id
        for _ in range(1_050):
            await begun(killed)
    async with with_bots(sqlite_url, tmp_path, plays_first) as house:
        await until(house, forgotten, partial(_has_moves, 1))


async def test_another_process_does_not_fold_what_this_one_changed(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        with_bots(postgres_url, tmp_path, plays_first) as here,
        with_bots(postgres_url, tmp_path, plays_first) as there,
    ):
        match = (await begun(here)).match.id
        await moved(here, match, 0)
        await asyncio.sleep(4 * SWEEP_INTERVAL_S)
        assert there.matches.store.cached_match(match) is None


async def test_one_person_and_one_address_have_a_few_tables_of_bots_alone(
    sqlite_url: str, tmp_path: Path
) -> None:
    alone = TableRequest(
        game="pylos", seats=(SeatRequest(occupant="bot", level="master"),) * 2, start=True
    )
    held = asyncio.Event()

    async def choose(*_: object) -> bytes:
        await held.wait()
        return b""

    async with with_bots(sqlite_url, tmp_path, choose) as house:
        most = house.matches.quotas.bot_tables
        tables = [
            (await house.tables.open_table(ANN, alone, "1.2.3.4")).match
            for _ in range(most.per_person)
        ]
        assert (
            await refused(house.tables.open_table(ANN, alone, "4.3.2.1"))
            == "core.too-many-bot-tables"
        )
        for number in range(most.per_address - len(tables)):
            await house.tables.open_table(
                Player(f"visitor-{number:04}", "Visitor"), alone, "1.2.3.4"
            )
        assert (
            await refused(house.tables.open_table(EVE, alone, "1.2.3.4"))
            == "core.too-many-bot-tables"
        )
        gathering = (await house.tables.open_table(ANN, changed(alone, start=False))).match.id
        assert await refused(house.tables.start(gathering, ANN)) == "core.too-many-bot-tables"
        await house.tables.open_table(EVE, alone, "4.3.2.1")
        await house.matches.store.change(tables[0].id, lambda _: [Closed("stopped")])
        assert (await house.tables.start(gathering, ANN)).match.phase == "playing"


async def test_a_turn_is_thought_about_by_one_house_however_long_it_takes(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projection, "BOT_CLAIM_MS", 2_500)
    monkeypatch.setattr(bot_seats, "HOLD_INTERVAL_S", 0.1)
    asked: list[Seat] = []

    async def slowly(game: str, level: str, view: bytes, seat: Seat, seconds: float) -> bytes:
        asked.append(seat)
        await asyncio.sleep(4)
        return await plays_first(game, level, view, seat, seconds)

    async with (
        with_bots(postgres_url, tmp_path, slowly) as one,
        with_bots(postgres_url, tmp_path, slowly),
    ):
        match = (await begun(one, bots={0: "club"})).match.id
        await until(one, match, lambda loaded: len(loaded.match.moves) == 1)
    assert asked == [0]
