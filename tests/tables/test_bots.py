"""Bots: every level plays, and whatever becomes of one, its table goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from parlour.core.clock import PerMove
from parlour.core.codec import encode
from parlour.core.event import House, Offered, TookBack
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.db.log import Facts, Row
from parlour.search.player import LEVELS
from parlour.tables import bots
from parlour.tables.arena import Arena
from parlour.tables.matches import Live
from parlour.tables.rulebook import Rulebook

from .house import ANN, begun, house, moved

Choose = Callable[..., object]
GAMES = [pytest.param(game, marks=() if game == "pylos" else pytest.mark.slow) for game in Rulebook(Path()).ids if Rulebook(Path()).levels(game)]


@asynccontextmanager
async def with_bots(url: str, folder: Path, choose: Choose | None = None) -> AsyncIterator[Arena]:
    """Return a house whose bots are awake; `choose` thinks for them, where it is given, instead of worker processes."""
    async with house(url, folder) as arena:
        if choose is not None:
            arena.bots.workers.choose = choose  # type: ignore[method-assign, assignment]
        await arena.bots.open()
        try:
            yield arena
        finally:
            await arena.bots.close()


async def until(arena: Arena, match: str, holds: Callable[[Live], bool]) -> Live:
    """Return a match once something holds of it."""
    for _ in range(4_000):
        live = await arena.matches.get(match)
        if holds(live):
            return live
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to hold")


async def plays_first(game: str, level: str, view: bytes, seat: Seat, seconds: float, wanted: Callable[[], bool]) -> bytes | None:
    """Decide at once for a bot, from its view alone."""
    assert 0.02 <= seconds <= bots.SECONDS
    rules = Rulebook(Path())
    state = rules.game(game).imagine(rules.codec(game).view(view), Rng(bytes(32)))
    return encode(next(iter(rules.game(game).legal(state, seat)))) if wanted() else None


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_of_every_game_sits_down_and_moves(sqlite_url: str, tmp_path: Path, game: str) -> None:
    async with with_bots(sqlite_url, tmp_path) as arena:
        hurried = House(clock=PerMove(2_000))
        matches = [(await begun(arena, game, house=hurried, bots={0: level, 1: level})).match.id for level in LEVELS]
        for match in matches:
            await until(arena, match, lambda live: len(live.match.moves) >= 2)
        assert arena.sentences.bot_name(game, LEVELS[0]) not in ("", LEVELS[0])


async def test_bots_play_a_whole_game_among_themselves(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path, plays_first) as arena:
        live = await begun(arena, "betta", 3, bots=dict.fromkeys(range(3), "beginner"))
        live = await until(arena, live.match.id, lambda live: live.match.phase == "over")
        assert live.match.ended is None


async def test_what_waited_for_a_bot_goes_on_after_a_restart(url: str, tmp_path: Path) -> None:
    async with house(url, tmp_path) as before:
        matches = [(await begun(before, bots={0: "beginner"})).match.id for _ in range(3)]
    async with with_bots(url, tmp_path, plays_first) as arena:
        for match in matches:
            assert (await until(arena, match, lambda live: bool(live.match.moves))).match.movers == (0,)


async def crashes(*_: object) -> bytes:
    raise RuntimeError("a bot lost its mind")


async def cheats(*_: object) -> bytes:
    return b'{"do":"place","cell":"4a1"}'


async def babbles(*_: object) -> bytes:
    return b"\xff"


@pytest.mark.parametrize("choose", [crashes, cheats, babbles])
async def test_a_bot_that_fails_takes_the_default(sqlite_url: str, tmp_path: Path, choose: Choose) -> None:
    async with with_bots(sqlite_url, tmp_path, choose) as arena:
        live = await begun(arena, bots={0: "beginner"})
        expected = live.game.apply(live.match.state, Seat(0), live.game.default(live.match.state, Seat(0)))
        live = await until(arena, live.match.id, lambda live: bool(live.match.moves))
        assert live.match.state == expected


async def test_a_decision_that_cannot_be_stored_is_tried_again(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.01)
    async with with_bots(sqlite_url, tmp_path, plays_first) as arena:
        append, failures = arena.log.append, [OSError("the disk is full")] * 5

        async def fails_for_a_while(rows: Sequence[Row], *, facts: Facts | None = None) -> None:
            if rows[0].kind == "moved" and rows[0].body.startswith(b'{"event":"moved","seat":1') and failures:
                raise failures.pop()
            await append(rows, facts=facts)

        monkeypatch.setattr(arena.log, "append", fails_for_a_while)
        match = (await begun(arena, bots={1: "beginner"})).match.id
        await moved(arena, match, 0)
        assert (await until(arena, match, lambda live: len(live.match.moves) == 2)).match.movers == (0, 1)
        assert not failures


async def test_a_worker_that_dies_is_replaced(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path) as arena:
        live = await begun(arena, bots={1: "beginner"})
        await moved(arena, live.match.id, 0)
        await until(arena, live.match.id, lambda live: len(live.match.moves) == 2)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        await moved(arena, live.match.id, 0)
        await until(arena, live.match.id, lambda live: len(live.match.moves) == 4)


async def test_a_worker_that_hangs_is_ended(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.tables.workers.LATE", -0.97)
    async with with_bots(sqlite_url, tmp_path) as arena:
        live = await begun(arena, bots={0: "beginner"})
        default = live.game.apply(live.match.state, Seat(0), live.game.default(live.match.state, Seat(0)))
        assert (await until(arena, live.match.id, lambda live: bool(live.match.moves))).match.state == default


async def test_a_bot_answers_proposals_on_every_server(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path, plays_first) as arena:
        match = (await begun(arena, bots={1: "beginner"})).match.id
        await moved(arena, match, 0)
        live = await until(arena, match, lambda live: live.match.since[0] is not None)
        await arena.offer(match, ANN, 0, "draw")
        live = await until(arena, match, lambda live: live.match.offer is None)
        assert live.match.phase == "playing"
        await arena.offer(match, ANN, 0, "takeback")
        live = await until(arena, match, lambda live: live.match.moves == ())
        kinds = [type(entry.event) for entry in await arena.matches.entries(match)]
        assert kinds.count(Offered) == 2 and kinds[-1] is TookBack


async def test_a_bot_thinks_once_where_several_servers_listen(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 1.5)
    asked: list[str] = []

    def thinker(where: str) -> Choose:
        async def choose(*question: object) -> bytes | None:
            asked.append(where)
            return await plays_first(*question)  # type: ignore[arg-type]

        return choose

    async with with_bots(postgres_url, tmp_path, thinker("here")) as here, with_bots(postgres_url, tmp_path, thinker("there")):
        match = (await begun(here, bots={1: "beginner"})).match.id
        for count in (2, 4, 6):
            await moved(here, match, 0)
            await until(here, match, partial(_has_moves, count))
        await asyncio.sleep(1.6)
        assert asked == ["here"] * 3


def _has_moves(count: int, live: Live) -> bool:
    return len(live.match.moves) == count


async def test_another_server_lets_a_bot_think_when_its_own_has_died(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.2)
    async with house(postgres_url, tmp_path) as asleep, with_bots(postgres_url, tmp_path, plays_first):
        match = (await begun(asleep, bots={1: "beginner"})).match.id
        await moved(asleep, match, 0)
        await until(asleep, match, lambda live: len(live.match.moves) == 2)


async def test_a_bot_that_is_no_longer_asked_does_not_think(sqlite_url: str, tmp_path: Path) -> None:
    async with with_bots(sqlite_url, tmp_path) as arena:
        view = encode((await begun(arena)).game.view((await begun(arena)).match.state, Seat(0)))
        assert await arena.bots.workers.choose("pylos", "beginner", view, Seat(0), 1.0, lambda: False) is None
        assert not multiprocessing.active_children()
