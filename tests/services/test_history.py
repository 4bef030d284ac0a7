"""Tests that recent log entries and the move list agree."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.core.game import Seat
from parlour.db.records import EventRow
from parlour.services.matches.history import recent_entries

from .harness import ANN, BOB, answer_offer, create_match, make_move, open_application


@pytest.mark.parametrize("game", ["pylos", "betta"])
async def test_recent_entries_equal_those_of_the_history(
    sqlite_url: str, tmp_path: Path, game: str
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await create_match(app, game)
        match, known_count = loaded.match.id, 0
        for number in range(8):
            before = loaded.match.seq
            if number == 3:
                await app.matches.seats.offer(match, ANN, 0, "takeback")
                loaded = await answer_offer(app, match, BOB, 1, True)
                assert recent_entries(loaded, None, before) is None, (
                    "entries of an earlier command are not cached"
                )
                continue
            (seat,) = loaded.game.turn(loaded.match.state).seats
            loaded = await make_move(app, match, seat, at=loaded.match.at + 1_000)
            history = await app.matches.histories.load(loaded)
            for eyes in (None, Seat(0), Seat(1)):
                found = recent_entries(loaded, eyes, before)
                if number != 4:
                    assert found == history.entries(eyes, before)
                    known_count += len(found or ())
        assert known_count >= 18
    async with open_application(sqlite_url, tmp_path) as app:
        loaded = await app.matches.store.get(match)
        assert recent_entries(loaded, None, loaded.match.seq - 1) is None, (
            "entries of another process are read from the log"
        )


async def test_concurrent_reader_does_not_replace_recent_entries(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that folds an entry after it was appended keeps the appended match."""
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, "pylos")).match.id
        before = (await make_move(app, match, 0)).match
        store = app.matches.store
        load, is_reading, may_read = store.log.load, asyncio.Event(), asyncio.Event()

        async def load_late(match_id: str, after: int = -1) -> list[EventRow]:
            is_reading.set()
            await may_read.wait()
            return await load(match_id, after)

        with monkeypatch.context() as patch:
            patch.setattr(store.log, "load", load_late)
            reader = asyncio.create_task(store.get(match))
            await is_reading.wait()
        await make_move(app, match, 1)
        may_read.set()
        assert (await reader).match.seq == before.seq + 1
        assert recent_entries(await store.get(match), None, before.seq) is not None
