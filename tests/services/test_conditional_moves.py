"""Tests that conditional moves are played or dropped in time and stay secret."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import DAY_MS, Correspondence, PerMove
from parlour.core.codec import encode
from parlour.core.event import Moved, Seated, TableSettings
from parlour.core.game import Seat
from parlour.db.conditional_moves import ConditionalMovesRow
from parlour.db.records import PreparedStatement
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.matches import conditional_lines, conditional_move_tracker
from parlour.services.matches.frames import build_frame
from parlour.services.matches.history import recent_entries
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import match_listing

from ..core.toys.stones import Take
from .harness import (
    ANN,
    BOB,
    EVE,
    answer_offer,
    create_match,
    error_code,
    make_move,
    open_application,
)

SLOW = TableSettings(clock=Correspondence(3), draws=True, takebacks=True)
ONE, TWO, THREE = (encode(Take(count)) for count in (1, 2, 3))


async def create_stones_match(app: Application, seats: int = 2) -> str:
    """Create a correspondence match of Stones with twelve stones and Ann on turn."""
    for person in (ANN, BOB, EVE):
        await app.log.store.save_player(person)
    return (
        await create_match(app, "stones", seats, options=b'{"heap":12}', settings=SLOW)
    ).match.id


async def add_line(
    app: Application, match: str, *actions: bytes, player: Any = BOB, seat: int = 1
) -> list[list[int]]:
    """Add a line of conditional moves and return all lines of the seat as numbers of stones."""
    plan = await app.matches.conditional_moves.moves_of_seat(match, player, seat)
    return line_counts(
        await app.matches.conditional_moves.add_line(match, player, seat, plan.decision_id, actions)
    )


def line_counts(plan: Any) -> list[list[int]]:
    """Return lines of conditional moves as numbers of stones."""
    return [[int(bytes(item.action)[-2:-1]) for item in line] for line in plan.lines]


async def heap_size(app: Application, match: str) -> int:
    """Return the number of stones left in a match."""
    return stones_left(await app.matches.store.get(match))


def stones_left(loaded: LoadedMatch) -> int:
    """Return the number of stones left in a loaded match."""
    state: Any = loaded.match.state
    return int(state.heap)


async def test_a_conditional_move_is_played_at_once_and_its_line_goes_on(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_stones_match(app)
        assert await add_line(app, match, ONE, THREE, TWO, ONE) == [[1, 3, 2, 1]]
        assert await add_line(app, match, TWO, TWO) == [[1, 3, 2, 1], [2, 2]]
        after = await make_move(app, match, 0, Take(1))
        log = await app.matches.store.entries(match)
        assert await heap_size(app, match) == 8 and after.turn.seats == {0}
        assert [entry.event.seat for entry in log[-2:] if isinstance(entry.event, Moved)] == [
            0,
            1,
        ] and log[-1].at == log[-2].at
        assert line_counts(await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == [
            [2, 1]
        ], "a line for another move is dropped"
        app.matches.store.forget(match)
        await make_move(app, match, 0, Take(2))
        assert (
            await heap_size(app, match) == 5
            and line_counts(await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == []
        )


async def test_an_unexpected_move_is_left_to_the_player(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, ONE, THREE)
        after = await make_move(app, match, 0, Take(3))
        assert after.turn.seats == {1} and await heap_size(app, match) == 9
        assert line_counts(await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == []
        await make_move(app, match, 1, Take(1))
        await make_move(app, match, 0, Take(1))
        assert await heap_size(app, match) == 7, "it is not played later either"


async def test_lines_of_both_players_can_play_to_the_end(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, THREE, THREE, THREE, THREE)
        await make_move(app, match, 0, Take(3))
        await make_move(app, match, 0, Take(2))
        await add_line(app, match, ONE, THREE, player=ANN, seat=0)
        assert (await make_move(app, match, 1, Take(1))).match.phase == "over"
        assert await app.matches.conditional_moves._repository.rows_of(match) == [], (
            "lines of a finished match are deleted"
        )


async def test_three_players_can_set_conditional_moves(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app, 3)
        assert await add_line(app, match, ONE, TWO, THREE, player=EVE, seat=2) == [[1, 2, 3]]
        await make_move(app, match, 0, Take(1))
        assert line_counts(await app.matches.conditional_moves.moves_of_seat(match, EVE, 2)) == [
            [2, 3]
        ]
        await make_move(app, match, 1, Take(2))
        assert await heap_size(app, match) == 6


async def test_another_answer_replaces_a_line_and_lines_can_be_removed(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, ONE, TWO, ONE, TWO)
        await add_line(app, match, TWO, TWO)
        assert await add_line(app, match, ONE, TWO) == [[1, 2, 1, 2], [2, 2]], (
            "an existing line is not added again"
        )
        assert await add_line(app, match, ONE, THREE) == [[2, 2], [1, 3]], (
            "each move has only one answer"
        )
        assert await add_line(app, match, ONE, THREE, ONE, ONE) == [[2, 2], [1, 3, 1, 1]]
        since = (await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)).decision_id
        assert line_counts(
            await app.matches.conditional_moves.remove_lines(match, BOB, 1, since, [TWO, TWO])
        ) == [[1, 3, 1, 1]]
        assert (
            line_counts(await app.matches.conditional_moves.remove_lines(match, BOB, 1, since, []))
            == []
        )
        await make_move(app, match, 0, Take(1))
        assert await heap_size(app, match) == 11


async def test_an_offer_waits_for_the_player_and_the_line_stays(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, ONE, THREE)
        await app.matches.seats.offer(match, ANN, 0, "draw")
        assert (await make_move(app, match, 0, Take(1))).turn.seats == {1}, (
            "conditional moves do not decline a draw"
        )
        await answer_offer(app, match, BOB, 1, False)
        assert await heap_size(app, match) == 8


async def test_a_take_back_drops_all_lines(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await make_move(app, match, 0, Take(1))
        await add_line(app, match, TWO, TWO, player=ANN, seat=0)
        await app.matches.seats.offer(match, ANN, 0, "takeback")
        await answer_offer(app, match, BOB, 1, True)
        await make_move(app, match, 0, Take(1))
        await make_move(app, match, 1, Take(2))
        assert await heap_size(app, match) == 9


async def test_lines_of_a_former_occupant_are_not_played(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, ONE, THREE)
        await app.matches.store.change(
            match, lambda _: [Seated(seat=Seat(1), name="Eve", player=EVE.id)]
        )
        assert (await make_move(app, match, 0, Take(1))).turn.seats == {1}


async def test_an_invalid_line_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        since = (await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)).decision_id
        lay_down = app.matches.conditional_moves.add_line
        assert (
            await error_code(lay_down(match, ANN, 0, since, [ONE, ONE, ONE])) == "core.line-is-due"
        )
        assert await error_code(lay_down(match, BOB, 1, since, [ONE])) == "core.line-without-reply"
        assert await error_code(lay_down(match, BOB, 1, since, [])) == "core.line-without-reply"
        assert await error_code(lay_down(match, BOB, 1, since - 1, [ONE, ONE])) == "core.stale"
        assert (
            await error_code(lay_down(match, BOB, 1, since, [TWO, THREE, THREE, THREE, TWO]))
            == "stones.not-so-many"
        )
        assert (
            await error_code(lay_down(match, BOB, 1, since, [b"{}", ONE])) == "core.not-an-action"
        )
        assert await error_code(lay_down(match, BOB, 1, since, [ONE] * 41)) == "core.line-too-long"
        assert await error_code(lay_down(match, BOB, 1, since, [ONE] * 14)) == "core.not-playing"
        for player, seat in ((EVE, 1), (BOB, 0), (BOB, 7)):
            for asked in (
                app.matches.conditional_moves.moves_of_seat(match, player, seat),
                app.matches.conditional_moves.preview_line(match, player, seat, []),
                lay_down(match, player, seat, since, [ONE, ONE]),
            ):
                assert await error_code(asked, Forbidden) == "core.not-your-seat"


@pytest.mark.parametrize(
    ("game", "clock"),
    [("carcassonne", Correspondence(1)), ("betta", Correspondence(1)), ("stones", PerMove(DAY_MS))],
)
async def test_conditional_moves_need_correspondence_without_chance_and_secrets(
    sqlite_url: str, tmp_path: Path, game: str, clock: Any
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = (await create_match(app, game, 2, settings=TableSettings(clock=clock))).match.id
        assert not (await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)).allowed
        assert (
            await error_code(app.matches.conditional_moves.add_line(match, BOB, 1, 0, [ONE, ONE]))
            == "core.no-conditional-moves"
        )


async def test_previewing_a_line_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        before = await app.matches.store.get(match)
        after, plan = await app.matches.conditional_moves.preview_line(match, BOB, 1, [ONE, THREE])
        assert stones_left(after) == 8 and after.turn.seats == {0} and line_counts(plan) == [[1, 3]]
        assert (await app.matches.store.get(match)).match == before.match and line_counts(
            await app.matches.conditional_moves.moves_of_seat(match, BOB, 1)
        ) == []


class DatabaseTap:
    """A recorder of the reads and appends of a database."""

    def __init__(self, app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[object] = []
        self._read, self._append = app.log.store._database.read, app.log.append
        monkeypatch.setattr(app.log.store._database, "read", self.read)
        monkeypatch.setattr(app.log, "append", self.append)

    async def read(self, statement: PreparedStatement) -> Any:
        """Record a query and run it."""
        self.heard.append(statement.query)
        return await self._read(statement)

    async def append(
        self, rows: Any, writes: Sequence[PreparedStatement] = (), **arguments: Any
    ) -> Any:
        """Record the number of rows and the further statements of an append, and run it."""
        self.heard.append((len(rows), [write.query for write in writes]))
        return await self._append(rows, writes=writes, **arguments)


def visible_data(loaded: LoadedMatch) -> list[bytes | None]:
    """Return all frames, log entries and list entries that show a match."""
    eyes = (None, Seat(0), Seat(1))
    found: list[bytes | None] = [encode(build_frame(loaded, seat)) for seat in eyes]
    return [
        *found,
        *(encode(recent_entries(loaded, seat, 3)) for seat in eyes),
        encode(match_listing(loaded)),
    ]


async def test_conditional_moves_are_invisible_to_others(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        # Turn reminders run in the background and would disturb the recorded queries.
        app.matches.store._append_listeners.clear()
        worlds: list[tuple[list[bytes | None], list[object]]] = []
        for planned_here in (False, True):
            loaded = await app.matches.store.get(match := await create_stones_match(app))
            if planned_here:
                await add_line(app, match, ONE, TWO, ONE, TWO)
                await add_line(app, match, TWO, TWO)
            with monkeypatch.context() as tapped:
                taps = DatabaseTap(app, tapped)
                after = await make_move(app, match, 0, Take(3), at=loaded.match.at + 5)
                await make_move(app, match, 1, Take(1), at=loaded.match.at + 9)
            shown = [
                text
                and text.replace(match.encode(), b"M").replace(str(after.match.at).encode(), b"T")
                for text in visible_data(after)
            ]
            worlds.append((shown, taps.heard))
        without, planned = worlds
        assert without[1] == planned[1], "the database queries are equal"
        assert [len(text or b"") for text in without[0]] == [
            len(text or b"") for text in planned[0]
        ]


async def test_an_offer_takes_no_time_that_reveals_a_line(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        match = await create_stones_match(app)
        await add_line(app, match, ONE, TWO)
        decoded: list[ConditionalMovesRow] = []
        read = conditional_lines.decoded_lines

        def noted(row: ConditionalMovesRow) -> Any:
            decoded.append(row)
            return read(row)

        monkeypatch.setattr(conditional_move_tracker, "decoded_lines", noted)
        await app.matches.seats.offer(match, ANN, 0, "draw")
        assert decoded == [], "the time of an offer does not depend on lines"
        await answer_offer(app, match, BOB, 1, False)
        await make_move(app, match, 0, Take(1))
        assert decoded and await heap_size(app, match) == 9
