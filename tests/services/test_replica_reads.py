"""Tests that lists may come from a replica, and that nothing else does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from parlour.db.opening import open_log
from parlour.db.records import PreparedStatement
from parlour.db.result_rows import QueryResult
from parlour.db.store import Store, sqlite_dialect
from parlour.services.application import Application, ApplicationOptions
from parlour.services.paces import PACES
from parlour.services.results.results import ResultQuery

from .harness import ANN, BOB, create_match, make_move


class ReadFromReplica(Exception):
    """A read went to the replica."""


class FakeReplica:
    """A database that answers no read."""

    async def read(self, statement: PreparedStatement) -> QueryResult:
        raise ReadFromReplica

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        raise AssertionError("nothing is written through the replica")


LISTS: dict[str, Callable[[Application], Awaitable[Any]]] = {
    "live tables": lambda app: app.lobby.live_tables(ANN),
    "tables of a friend": lambda app: app.lobby.watchable_tables_of(BOB, ANN),
    "finished matches": lambda app: app.lobby.finished_matches(ANN),
    "results": lambda app: app.results.queries.search(ResultQuery(), ANN),
    "profile": lambda app: app.results.queries.recent_results(BOB, ANN),
    "totals": lambda app: app.results.queries.totals_of(ANN),
    "leaderboard": lambda app: app.results.leaderboards.leaderboard("pylos", PACES[0], None, ANN),
    "statistics": lambda app: app.results.statistics.statistics_of(ANN, "pylos", ANN),
    "bot ladder": lambda app: app.results.bot_ladders.ladder("pylos", ANN),
}


async def open_with_replica(url: str, folder: Path) -> Application:
    """Open an application whose replica answers no read."""
    log = await open_log(url)
    log.list_store = Store(FakeReplica(), sqlite_dialect())
    return Application(log, ApplicationOptions(folder))


@pytest.mark.parametrize("name", LISTS)
async def test_a_list_is_read_from_the_replica(name: str, sqlite_url: str, tmp_path: Path) -> None:
    app = await open_with_replica(sqlite_url, tmp_path)
    try:
        with pytest.raises(ReadFromReplica):
            await LISTS[name](app)
    finally:
        await app.log.close()


async def test_play_and_its_result_never_read_from_the_replica(
    sqlite_url: str, tmp_path: Path
) -> None:
    app = await open_with_replica(sqlite_url, tmp_path)
    try:
        for person in (ANN, BOB):
            await app.log.store.save_player(person)
        match = (await create_match(app)).match.id
        app.matches.store.forget(match)
        await make_move(app, match, 0)
        await app.matches.chat.send_message(match, ANN, "Hello")
        assert [table.match for table in await app.lobby.own_tables(ANN)] == [match]
        assert await app.lobby.open_tables(ANN) == []
        await app.matches.seats.resign(match, BOB, 1)
        await app.results.recorder.catch_up()
        result = await app.results.queries.match_result(match, ANN)
        assert [seat.rank for seat in result.seats] == [1, 2]
    finally:
        await app.log.close()
