"""Tests that the statements on a move's way read one partition of each table in PostgreSQL."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, Table
from sqlalchemy.sql import visitors

import parlour.db
from parlour.core.clock import Correspondence, PerMove
from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.db.schema import metadata
from parlour.db.statements import DialectStatement
from parlour.services.application import Application
from parlour.services.matches import match_store

from ..core.toys.stones import Take
from .harness import (
    ANN,
    BOB,
    ManualClock,
    answer_offer,
    create_match,
    make_move,
    open_application,
)
from .statement_recorder import StatementRecorder

SQL = re.compile(r"\s*(select|insert|update|delete|with)\s")

ONE, TWO = (encode(Take(count)) for count in (1, 2))

PARTITIONED = frozenset(
    table.name
    for table in metadata.tables.values()
    if table.dialect_options["postgresql"]["partition_by"]
)

ALL_PARTITIONS = {
    "PostgresLog.claim_due": "the earliest deadlines of all matches, through the index of each",
    "Store.match_summaries": "lists of tables of a phase, a game or a player",
    "Store.timed_matches": "all running clocks, when a server starts or was asleep",
    "Store.has_running_clocks": "any running clock, until the first is found",
    "Store.unfinished_counts": "the numbers of matches, for the operator",
    "OutcomeRepository.unrecorded_matches": "finished matches without an outcome, at the start",
}
"""The methods whose statements may read every partition, with the reason."""

NOT_PLAYED = {
    "appends": "SQLite",
    "backup": "SQLite",
    "log_statements.SELECT_POSITION": "SQLite",
    "sqlite": "SQLite",
    "moderation": "the matches of a user, when an operator looks at or renames or erases the user",
    "personal_statements": "the rows of a user, when the account is exported, erased or merged",
}
"""The modules and statements that PostgreSQL does not run, or not on a move's way."""


def statements_of_code() -> Iterator[tuple[str, Any]]:
    """Yield the name and value of every statement about a partitioned table in `parlour.db`."""
    seen: set[int] = set()
    for module in pkgutil.iter_modules(parlour.db.__path__, "parlour.db."):
        short_name = module.name.rpartition(".")[2]
        for name, value in vars(importlib.import_module(module.name)).items():
            for statement in _statements(value):
                if id(statement) not in seen and _tables(statement) & PARTITIONED:
                    seen.add(id(statement))
                    yield f"{short_name}.{name}", statement


def _statements(value: Any) -> Iterator[Any]:
    is_sql = isinstance(value, str) and SQL.match(value) is not None
    if is_sql or isinstance(value, Executable | DialectStatement):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _statements(getattr(item, "statement", item))


def _tables(statement: Any) -> set[str]:
    if isinstance(statement, str):
        return set(re.findall(r"\b(?:from|join|into|update) (\w+)", statement))
    if isinstance(statement, DialectStatement):
        statement = statement.postgresql
    return {found.name for found in visitors.iterate(statement) if isinstance(found, Table)}


async def play(app: Application, clock: ManualClock) -> None:
    """Play matches with conditional moves, chat, a snapshot, a take-back and expired clocks."""
    for person in (ANN, BOB):
        await app.log.store.save_player(person)
    lines = app.matches.conditional_moves
    settings = TableSettings(clock=Correspondence(3), takebacks=True)
    loaded = await create_match(app, "stones", options=b'{"heap":12}', settings=settings)
    match = loaded.match.id
    decision = (await lines.moves_of_seat(match, BOB, 1)).decision_id
    await lines.add_line(match, BOB, 1, decision, [ONE, TWO, ONE, TWO])
    await make_move(app, match, 0, Take(1))
    app.matches.store.forget(match)
    await app.matches.seats.offer(match, ANN, 0, "takeback")
    await answer_offer(app, match, BOB, 1, True)
    await app.matches.chat.send_message(match, ANN, "Well played", key="once")
    await app.log.store.messages_of(match)
    # The positions of several matches are in a partition for each.
    await app.log.positions([match])
    await make_move(app, match, 0, Take(3))

    timed = TableSettings(clock=PerMove(60_000, "lose"))
    for _ in range(8):
        await create_match(app, settings=timed)
    await app.clocks.heartbeat.beat()
    await app.log.store.timed_matches()
    due = await app.log.claim_due(clock.wait(120_000), 1)
    await app.log.extend_claim(due[0].match, due[0].seat, clock.at)
    await app.clocks.deadlines.sweep()
    await app.results.recorder.catch_up()
    decision = (await lines.moves_of_seat(match, ANN, 0)).decision_id
    await lines.add_line(match, ANN, 0, decision, [ONE, TWO])
    await app.matches.seats.resign(match, BOB, 1)
    await app.lobby.own_tables(ANN)
    await app.log.store.unfinished_counts()


async def test_statements_about_a_match_read_one_partition(
    postgres_url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_store, "SNAPSHOT_INTERVAL", 2)
    recorder = StatementRecorder(monkeypatch)
    async with open_application(postgres_url, tmp_path) as app:
        await play(app, clock)
    wide = {
        found.method: found.query
        for found in recorder.executed
        if found.most_partitions > 1 and found.method not in ALL_PARTITIONS
    }
    assert wide == {}, "read one partition, or give the reason in ALL_PARTITIONS"
    appends = [found for found in recorder.executed if found.method == "PostgresLog.append"]
    read = {table for found in appends for table in found.partitions}
    # Conditional moves ("plan") change in the transaction of the append.
    assert read == {"event", "seat", "deadline", "plan"}, "the plans of appends were not read"
    assert {found.method for found in recorder.executed} >= ALL_PARTITIONS.keys()
    unplayed = {
        name
        for name, statement in statements_of_code()
        if not {name, name.partition(".")[0]} & NOT_PLAYED.keys()
        and not recorder.has_run(statement)
    }
    assert unplayed == set(), "let `play` run them, or give the reason in NOT_PLAYED"
