"""A new table from a position of a match that is over: the same hidden facts, recorded, proven, and counted for nothing."""

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
from parlour.services.matches.seating import Arrangement, SeatRequest

from .harness import ANN, BOB, begun, moved, open_house, refused

ME, GUEST, OPEN = (
    SeatRequest(occupant="me"),
    SeatRequest(occupant="guest", name="Oda"),
    SeatRequest(occupant="open"),
)


async def over(house: Application, game: str = "betta", moves: int = 5) -> LoadedMatch:
    """Return a match of so many moves that Ann gave up."""
    loaded = await begun(house, game)
    for _ in range(moves):
        loaded = await moved(house, loaded.match.id, next(iter(loaded.turn.seats)))
    return await house.matches.seats.resign(loaded.match.id, ANN, 0)


async def past_state(house: Application, loaded: LoadedMatch, step: int) -> Any:
    """Return the state of a match after a step."""
    found = (await house.matches.histories.load(loaded)).match_at_step(step)
    assert found is not None
    return found.state


async def test_a_table_goes_on_with_the_same_hidden_facts_and_stands_alone(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        before = await over(house)
        loaded = await house.tables.fork_match(
            before, 3, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        assert loaded.match.phase == "playing" and loaded.match.state == await past_state(
            house, before, 3
        )
        match = loaded.match.id
        for _ in range(3):
            loaded = await house.matches.store.get(match)
            seat = Seat(next(iter(loaded.turn.seats)))
            since = loaded.match.since[seat]
            assert since is not None
            loaded = await house.matches.seats.act(
                match,
                ANN,
                seat,
                since,
                encode(next(iter(loaded.game.legal_actions(loaded.match.state, seat)))),
                0,
            )
        loaded = await house.matches.seats.resign(match, ANN, 0)
        log = await house.matches.store.entries(match)
        kept = decode_archive(encode_archive(archive_match(match, loaded.game, log)))
        proof = verify_log(
            match, kept.events, loaded.game, kept.commitment, stated_ranking=kept.ranking
        )
        assert proof.holds and before.match.id in next(
            check.text for check in proof.checks if check.name == "seed"
        )
        for name in (ANN.name, BOB.name, ANN.id, BOB.id):
            past = next(entry.event for entry in kept.events if isinstance(entry.event, Started))
            assert name.encode() not in encode(past.past), "nobody of the match before is named"
        assert not match_outcome(loaded.game, loaded.match, log).rated


async def test_luck_to_come_is_the_same_or_drawn_anew_and_no_view_changes(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        before = await over(house, "betapet", moves=2)
        state = await past_state(house, before, 2)
        same = await house.tables.fork_match(
            before, 2, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        anew = [
            await house.tables.fork_match(
                before, 2, ANN, ForkRequest(seats=(ME, GUEST), start=True, redraw=True)
            )
            for _ in range(2)
        ]
        assert (
            same.match.state == state
            and len({encode(each.match.state) for each in (same, *anew)}) == 3
        )
        for seat in (Seat(0), Seat(1), None):
            assert {encode(same.game.view(each.match.state, seat)) for each in (same, *anew)} == {
                encode(same.game.view(state, seat))
            }


async def test_friends_gather_first_and_the_board_waits_as_it_was(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        before = await over(house)
        table = (
            await house.tables.fork_match(before, 2, ANN, ForkRequest(seats=(OPEN, ME)))
        ).match.id
        assert (await house.matches.store.get(table)).match.phase == "gathering"
        for change in (Arrangement(seat_count=3), Arrangement(options={"mode": "betty"})):
            assert await refused(house.tables.arrange(table, ANN, change)) == "core.origin-is-fixed"
        await house.tables.arrange(table, ANN, Arrangement(order=(1, 0)))
        await house.tables.sit(table, BOB, None, "")
        loaded = await house.tables.start(table, ANN)
        assert loaded.match.state == await past_state(house, before, 2)
        assert [chair and chair.name for chair in loaded.match.chairs] == ["Ann", "Bob"]


async def test_what_nobody_may_go_on_from_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        wish = ForkRequest(seats=(ME, GUEST), start=True)
        running = await begun(house, "betta")
        assert await refused(house.tables.fork_match(running, 0, ANN, wish)) == "core.not-over"
        before = await over(house)
        assert (
            await refused(house.tables.fork_match(before, 99, ANN, wish), NotFound)
            == "core.no-such-step"
        )
        assert await refused(house.tables.fork_match(before, 6, ANN, wish)) == "core.bad-origin", (
            "nobody plays on where somebody has left"
        )
        assert (
            await refused(
                house.tables.fork_match(before, 2, ANN, ForkRequest(seats=(ME, OPEN), start=True))
            )
            == "core.open-seats"
        )
        daily = LoadedMatch(
            replace(before.match, opened=replace(before.match.opened, day="2027-01-01")),
            before.game,
        )
        assert await refused(house.tables.fork_match(daily, 2, ANN, wish)) == "core.origin-daily"
        former = LoadedMatch(
            replace(before.match, opened=replace(before.match.opened, version=0)), before.game
        )
        assert await refused(house.tables.fork_match(former, 2, ANN, wish)) == "core.other-version"
        monkeypatch.setattr(fork, "MAX_PAST_BYTES", 10)
        assert (
            await refused(house.tables.fork_match(before, 2, ANN, wish)) == "core.origin-too-long"
        )


async def test_a_past_that_was_made_up_is_no_past(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        before = await over(house)
        loaded = await house.tables.fork_match(
            before, 3, ANN, ForkRequest(seats=(ME, GUEST), start=True)
        )
        log = await house.matches.store.entries(loaded.match.id)
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
