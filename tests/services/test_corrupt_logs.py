"""Tests that a corrupt log affects only its own match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour.core.clock import PerMove
from parlour.core.codec import encode
from parlour.core.event import Moved, TableSettings, TookBack
from parlour.core.game import Seat
from parlour.db.records import EventRow
from parlour.services.application import Application
from parlour.services.errors import MatchUnavailable
from parlour.services.matches import deadlines

from .harness import (
    ANN,
    ManualClock,
    create_match,
    error_code,
    first_legal_action,
    make_move,
    open_application,
)

MOVE = Moved(Seat(0), msgspec.Raw(b'{"do":"place","cell":"4a1"}'))


async def create_corrupt_match(
    app: Application,
    game: str = "pylos",
    body: bytes = b"not json",
    kind: str = "moved",
    digest: str | None = None,
) -> str:
    """Create a match whose last row is corrupt and not in any cache."""
    loaded = await create_match(app, game, settings=TableSettings(public=True))
    match = loaded.match
    await app.log.append([EventRow(match.id, match.seq + 1, match.at, kind, body, digest)])
    return match.id


@pytest.mark.parametrize(
    ("body", "kind", "digest", "why"),
    [
        (b"not json", "moved", None, "cannot be read"),
        (b"{}", "teleported", None, "not an event"),
        (encode(MOVE), "moved", None, "pylos.not-open"),
        (encode(TookBack(0)), "tookback", None, "core.not-agreed"),
        (
            encode(Moved(Seat(0), msgspec.Raw(b'{"do":"place","cell":"1a1"}'))),
            "moved",
            "0" * 16,
            "digests differ",
        ),
    ],
)
async def test_a_corrupt_row_affects_its_match_only(
    sqlite_url: str, tmp_path: Path, body: bytes, kind: str, digest: str | None, why: str
) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        broken, well = (
            await create_corrupt_match(before, body=body, kind=kind, digest=digest),
            (await create_match(before, settings=TableSettings(public=True))).match.id,
        )
    async with open_application(sqlite_url, tmp_path) as app:
        for _ in range(2):
            with pytest.raises(MatchUnavailable) as stopped:
                await app.matches.store.get(broken)
            assert stopped.value.code == "core.corrupt-log" and why in str(
                stopped.value.details["reason"]
            )
            assert str(stopped.value.details["seq"]) in app.translations.error_message(
                stopped.value.code, stopped.value.details
            )
        assert (
            await error_code(app.matches.seats.act(broken, ANN, 0, 3, b"{}", 0), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert (
            await error_code(app.matches.seats.resign(broken, ANN, 0), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert (
            await error_code(app.matches.proofs.prove(broken), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert well in [line.match for line in await app.lobby.live_tables(ANN)]
        assert (await make_move(app, well, 0)).match.movers == (0,)


async def test_a_cached_match_with_a_new_corrupt_row_is_unavailable(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        broken = await create_corrupt_match(app)
        loaded = app.matches.store.cached_match(broken)
        assert loaded is not None
        # The server uses its cache until it appends, and only then reads the log.
        assert (
            await error_code(
                app.matches.seats.act(
                    broken,
                    ANN,
                    0,
                    loaded.match.decision_ids[0] or 0,
                    first_legal_action(loaded, 0),
                    0,
                ),
                MatchUnavailable,
            )
            == "core.corrupt-log"
        )
        assert app.matches.store.cached_match(broken) is None


async def test_a_corrupt_match_does_not_stop_other_flags(
    sqlite_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        timed = TableSettings(clock=PerMove(60_000))
        loaded = await create_match(before, settings=timed)
        await before.log.append(
            [EventRow(loaded.match.id, loaded.match.seq + 1, loaded.match.at, "moved", b"?")]
        )
        well = (await create_match(before, settings=timed)).match.id
    async with open_application(sqlite_url, tmp_path) as app:
        clock.wait(60_000 + deadlines.GRACE_MS)
        await app.clocks.deadlines.sweep()
        assert (await app.matches.store.get(well)).match.movers == (0,)


async def test_the_error_of_a_corrupt_match_reveals_no_secret(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        secret = encode(Moved(Seat(0), msgspec.Raw(b'{"do":"play","card":1234567}')))
        broken = await create_corrupt_match(before, "hands", secret)
    async with open_application(sqlite_url, tmp_path) as app:
        with pytest.raises(MatchUnavailable) as stopped:
            await app.matches.store.get(broken)
        error_text = app.translations.error_message(
            stopped.value.code, stopped.value.details
        ) + repr(stopped.value.details)
        assert "1234567" not in error_text and str(stopped.value.details["reason"]).startswith(
            "hands."
        )


async def test_an_unreadable_snapshot_is_ignored(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        loaded = await create_match(before)
        await make_move(before, loaded.match.id, 0)
        for number, body in enumerate(
            (
                b"",
                b"{}",
                b'{"opened":{"game":"chess","version":1}}',
                b'{"opened":{"game":"pylos","version":99}}',
                b"\xff",
            )
        ):
            await before.log.save_snapshot(loaded.match.id, number, body)
            async with open_application(sqlite_url, tmp_path) as app:
                assert (await app.matches.store.get(loaded.match.id)).match.movers == (0,)


async def test_a_match_of_missing_rules_is_unavailable(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as before:
        match = (await create_match(before, "stones")).match.id
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        assert await error_code(app.matches.store.get(match)) == "core.no-such-game"
        assert (await create_match(app)).match.phase == "playing"
