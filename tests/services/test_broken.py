"""A log that cannot be folded stops its own match, says why, and nothing else."""

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

from .harness import ANN, Clock, begun, first, moved, open_house, refused

MOVE = Moved(Seat(0), msgspec.Raw(b'{"do":"place","cell":"4a1"}'))


async def damaged(
    house: Application,
    game: str = "pylos",
    body: bytes = b"not json",
    kind: str = "moved",
    digest: str | None = None,
) -> str:
    """Return a match with a row behind its last that this version cannot fold, unheard of by this house."""
    loaded = await begun(house, game, settings=TableSettings(public=True))
    match = loaded.match
    await house.log.append([EventRow(match.id, match.seq + 1, match.at, kind, body, digest)])
    return match.id


@pytest.mark.parametrize(
    ("body", "kind", "digest", "why"),
    [
        (b"not json", "moved", None, "cannot be read"),
        (b"{}", "teleported", None, "no event"),
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
async def test_a_damaged_row_stops_that_match_alone(
    sqlite_url: str, tmp_path: Path, body: bytes, kind: str, digest: str | None, why: str
) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        broken, well = (
            await damaged(before, body=body, kind=kind, digest=digest),
            (await begun(before, settings=TableSettings(public=True))).match.id,
        )
    async with open_house(sqlite_url, tmp_path) as house:
        for _ in range(2):
            with pytest.raises(MatchUnavailable) as stopped:
                await house.matches.store.get(broken)
            assert stopped.value.code == "core.corrupt-log" and why in str(
                stopped.value.details["reason"]
            )
            assert str(stopped.value.details["seq"]) in house.translations.error_message(
                stopped.value.code, stopped.value.details
            )
        assert (
            await refused(house.matches.seats.act(broken, ANN, 0, 3, b"{}", 0), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert (
            await refused(house.matches.seats.resign(broken, ANN, 0), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert (
            await refused(house.matches.proofs.prove(broken), MatchUnavailable)
            == "core.corrupt-log"
        )
        assert well in [line.match for line in await house.lobby.live_tables(ANN)]
        assert (await moved(house, well, 0)).match.movers == (0,)


async def test_a_match_that_breaks_while_it_is_in_memory_stops_too(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        broken = await damaged(house)
        loaded = house.matches.store.cached_match(broken)
        assert loaded is not None
        # The house believes in its memory until it appends; then the log is the truth.
        assert (
            await refused(
                house.matches.seats.act(
                    broken, ANN, 0, loaded.match.since[0] or 0, first(loaded, 0), 0
                ),
                MatchUnavailable,
            )
            == "core.corrupt-log"
        )
        assert house.matches.store.cached_match(broken) is None


async def test_flags_of_other_matches_fall_beside_a_broken_one(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        timed = TableSettings(clock=PerMove(60_000))
        loaded = await begun(before, settings=timed)
        await before.log.append(
            [EventRow(loaded.match.id, loaded.match.seq + 1, loaded.match.at, "moved", b"?")]
        )
        well = (await begun(before, settings=timed)).match.id
    async with open_house(sqlite_url, tmp_path) as house:
        clock.wait(60_000 + deadlines.GRACE_MS)
        await house.clocks.deadlines.sweep()
        assert (await house.matches.store.get(well)).match.movers == (0,)


async def test_what_the_rules_refused_is_not_told_to_everybody(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        secret = encode(Moved(Seat(0), msgspec.Raw(b'{"do":"play","card":1234567}')))
        broken = await damaged(before, "hands", secret)
    async with open_house(sqlite_url, tmp_path) as house:
        with pytest.raises(MatchUnavailable) as stopped:
            await house.matches.store.get(broken)
        told = house.translations.error_message(stopped.value.code, stopped.value.details) + repr(
            stopped.value.details
        )
        assert "1234567" not in told and str(stopped.value.details["reason"]).startswith("hands.")


async def test_a_snapshot_that_cannot_be_read_is_no_more_than_a_lost_cache(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        loaded = await begun(before)
        await moved(before, loaded.match.id, 0)
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
            async with open_house(sqlite_url, tmp_path) as house:
                assert (await house.matches.store.get(loaded.match.id)).match.movers == (0,)


async def test_a_match_of_rules_that_are_gone_stops_alone(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as before:
        match = (await begun(before, "stones")).match.id
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        assert await refused(house.matches.store.get(match)) == "core.no-such-game"
        assert (await begun(house)).match.phase == "playing"
