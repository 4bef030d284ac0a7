"""Conditional moves: what is laid is played at once when its condition comes true, dropped otherwise, and known to nobody else."""

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
from .harness import ANN, BOB, EVE, answer_open, begun, moved, open_house, refused

SLOW = TableSettings(clock=Correspondence(3), draws=True, takebacks=True)
ONE, TWO, THREE = (encode(Take(count)) for count in (1, 2, 3))


async def stones(house: Application, seats: int = 2) -> str:
    """Return a slow match of Stones, twelve in the heap, Ann to move."""
    for person in (ANN, BOB, EVE):
        await house.log.store.save_player(person)
    return (await begun(house, "stones", seats, options=b'{"heap":12}', settings=SLOW)).match.id


async def lay(
    house: Application, match: str, *actions: bytes, player: Any = BOB, seat: int = 1
) -> list[list[int]]:
    """Lay a line and return all lines of the seat, by what is taken."""
    plan = await house.matches.conditional_moves.moves_of_seat(match, player, seat)
    return counts(
        await house.matches.conditional_moves.add_line(
            match, player, seat, plan.decision_id, actions
        )
    )


def counts(plan: Any) -> list[list[int]]:
    """Return the lines of a plan by what is taken."""
    return [[int(bytes(one.action)[-2:-1]) for one in line] for line in plan.lines]


async def heap(house: Application, match: str) -> int:
    """Return how many stones lie there."""
    return stones_left(await house.matches.store.get(match))


def stones_left(loaded: LoadedMatch) -> int:
    """Return how many stones lie at a moment."""
    state: Any = loaded.match.state
    return int(state.heap)


async def test_an_answer_is_played_at_once_and_the_chain_goes_on(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        match = await stones(house)
        assert await lay(house, match, ONE, THREE, TWO, ONE) == [[1, 3, 2, 1]]
        assert await lay(house, match, TWO, TWO) == [[1, 3, 2, 1], [2, 2]]
        after = await moved(house, match, 0, Take(1))
        log = await house.matches.store.entries(match)
        assert await heap(house, match) == 8 and after.turn.seats == {0}
        assert [entry.event.seat for entry in log[-2:] if isinstance(entry.event, Moved)] == [
            0,
            1,
        ] and log[-1].at == log[-2].at
        assert counts(await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == [
            [2, 1]
        ], "what foresaw another move is dropped"
        house.matches.store.forget(match)
        await moved(house, match, 0, Take(2))
        assert (
            await heap(house, match) == 5
            and counts(await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == []
        )


async def test_whatever_was_not_foreseen_is_left_to_the_person(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, ONE, THREE)
        after = await moved(house, match, 0, Take(3))
        assert after.turn.seats == {1} and await heap(house, match) == 9
        assert counts(await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)) == []
        await moved(house, match, 1, Take(1))
        await moved(house, match, 0, Take(1))
        assert await heap(house, match) == 7, "it is not played later either"


async def test_two_plans_may_play_on_by_themselves_and_to_the_end(url: str, tmp_path: Path) -> None:
    async with open_house(url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, THREE, THREE, THREE, THREE)
        await moved(house, match, 0, Take(3))
        await moved(house, match, 0, Take(2))
        await lay(house, match, ONE, THREE, player=ANN, seat=0)
        assert (await moved(house, match, 1, Take(1))).match.phase == "over"
        assert await house.matches.conditional_moves._repository.rows_of(match) == [], (
            "nothing is kept of a match that is over"
        )


async def test_three_at_a_table(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house, 3)
        assert await lay(house, match, ONE, TWO, THREE, player=EVE, seat=2) == [[1, 2, 3]]
        await moved(house, match, 0, Take(1))
        assert counts(await house.matches.conditional_moves.moves_of_seat(match, EVE, 2)) == [
            [2, 3]
        ]
        await moved(house, match, 1, Take(2))
        assert await heap(house, match) == 6


async def test_another_answer_to_the_same_takes_its_place_and_lines_can_be_taken_away(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, ONE, TWO, ONE, TWO)
        await lay(house, match, TWO, TWO)
        assert await lay(house, match, ONE, TWO) == [[1, 2, 1, 2], [2, 2]], (
            "what is laid already is not laid twice"
        )
        assert await lay(house, match, ONE, THREE) == [[2, 2], [1, 3]], (
            "one answers a move in one way"
        )
        assert await lay(house, match, ONE, THREE, ONE, ONE) == [[2, 2], [1, 3, 1, 1]]
        since = (await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)).decision_id
        assert counts(
            await house.matches.conditional_moves.remove_lines(match, BOB, 1, since, [TWO, TWO])
        ) == [[1, 3, 1, 1]]
        assert (
            counts(await house.matches.conditional_moves.remove_lines(match, BOB, 1, since, []))
            == []
        )
        await moved(house, match, 0, Take(1))
        assert await heap(house, match) == 11


async def test_a_proposal_waits_for_the_person_and_then_the_plan_goes_on(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, ONE, THREE)
        await house.matches.seats.offer(match, ANN, 0, "draw")
        assert (await moved(house, match, 0, Take(1))).turn.seats == {1}, (
            "nobody's plan declines a draw"
        )
        await answer_open(house, match, BOB, 1, False)
        assert await heap(house, match) == 8


async def test_a_take_back_drops_all_plans(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await moved(house, match, 0, Take(1))
        await lay(house, match, TWO, TWO, player=ANN, seat=0)
        await house.matches.seats.offer(match, ANN, 0, "takeback")
        await answer_open(house, match, BOB, 1, True)
        await moved(house, match, 0, Take(1))
        await moved(house, match, 1, Take(2))
        assert await heap(house, match) == 9


async def test_who_has_the_chair_now_is_bound_by_nobodys_plan(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, ONE, THREE)
        await house.matches.store.change(
            match, lambda _: [Seated(seat=Seat(1), name="Eve", player=EVE.id)]
        )
        assert (await moved(house, match, 0, Take(1))).turn.seats == {1}


async def test_what_cannot_be_laid_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        since = (await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)).decision_id
        lay_down = house.matches.conditional_moves.add_line
        assert await refused(lay_down(match, ANN, 0, since, [ONE, ONE, ONE])) == "core.line-is-due"
        assert await refused(lay_down(match, BOB, 1, since, [ONE])) == "core.line-without-reply"
        assert await refused(lay_down(match, BOB, 1, since, [])) == "core.line-without-reply"
        assert await refused(lay_down(match, BOB, 1, since - 1, [ONE, ONE])) == "core.stale"
        assert (
            await refused(lay_down(match, BOB, 1, since, [TWO, THREE, THREE, THREE, TWO]))
            == "stones.not-so-many"
        )
        assert await refused(lay_down(match, BOB, 1, since, [b"{}", ONE])) == "core.not-an-action"
        assert await refused(lay_down(match, BOB, 1, since, [ONE] * 41)) == "core.line-too-long"
        assert await refused(lay_down(match, BOB, 1, since, [ONE] * 14)) == "core.not-playing"
        for player, seat in ((EVE, 1), (BOB, 0), (BOB, 7)):
            for asked in (
                house.matches.conditional_moves.moves_of_seat(match, player, seat),
                house.matches.conditional_moves.preview_line(match, player, seat, []),
                lay_down(match, player, seat, since, [ONE, ONE]),
            ):
                assert await refused(asked, Forbidden) == "core.not-your-seat"


@pytest.mark.parametrize(
    ("game", "clock"),
    [("carcassonne", Correspondence(1)), ("betta", Correspondence(1)), ("stones", PerMove(DAY_MS))],
)
async def test_nothing_is_laid_where_luck_or_secrets_are_or_a_game_is_quick(
    sqlite_url: str, tmp_path: Path, game: str, clock: Any
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = (await begun(house, game, 2, settings=TableSettings(clock=clock))).match.id
        assert not (await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)).allowed
        assert (
            await refused(house.matches.conditional_moves.add_line(match, BOB, 1, 0, [ONE, ONE]))
            == "core.no-conditional-moves"
        )


async def test_thinking_ahead_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        before = await house.matches.store.get(match)
        after, plan = await house.matches.conditional_moves.preview_line(
            match, BOB, 1, [ONE, THREE]
        )
        assert stones_left(after) == 8 and after.turn.seats == {0} and counts(plan) == [[1, 3]]
        assert (await house.matches.store.get(match)).match == before.match and counts(
            await house.matches.conditional_moves.moves_of_seat(match, BOB, 1)
        ) == []


class Taps:
    """What is asked of a database and written to it."""

    def __init__(self, house: Application, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[object] = []
        self._read, self._append = house.log.store._database.read, house.log.append
        monkeypatch.setattr(house.log.store._database, "read", self.read)
        monkeypatch.setattr(house.log, "append", self.append)

    async def read(self, statement: PreparedStatement) -> Any:
        """Record a query and run it."""
        self.heard.append(statement.query)
        return await self._read(statement)

    async def append(
        self, rows: Any, projection: Any = None, writes: Sequence[PreparedStatement] = ()
    ) -> Any:
        """Record the number of events and the further statements of an append, and run it."""
        self.heard.append((len(rows), [write.query for write in writes]))
        return await self._append(rows, projection=projection, writes=writes)


def told(loaded: LoadedMatch) -> list[bytes | None]:
    """Return all that is told of a match: frames, lines of the log, lists."""
    eyes = (None, Seat(0), Seat(1))
    found: list[bytes | None] = [encode(build_frame(loaded, seat)) for seat in eyes]
    return [
        *found,
        *(encode(recent_entries(loaded, seat, 3)) for seat in eyes),
        encode(match_listing(loaded)),
    ]


async def test_a_world_with_a_plan_cannot_be_told_from_one_without(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        # Reminders of turns leave beside all this, when they come to it.
        house.matches.store._append_listeners.clear()
        worlds: list[tuple[list[bytes | None], list[object]]] = []
        for planned_here in (False, True):
            loaded = await house.matches.store.get(match := await stones(house))
            if planned_here:
                await lay(house, match, ONE, TWO, ONE, TWO)
                await lay(house, match, TWO, TWO)
            with monkeypatch.context() as tapped:
                taps = Taps(house, tapped)
                after = await moved(house, match, 0, Take(3), at=loaded.match.at + 5)
                await moved(house, match, 1, Take(1), at=loaded.match.at + 9)
            shown = [
                text
                and text.replace(match.encode(), b"M").replace(str(after.match.at).encode(), b"T")
                for text in told(after)
            ]
            worlds.append((shown, taps.heard))
        without, planned = worlds
        assert without[1] == planned[1], "the database is asked and told the same"
        assert [len(text or b"") for text in without[0]] == [
            len(text or b"") for text in planned[0]
        ]


async def test_a_proposal_measures_no_plan(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        match = await stones(house)
        await lay(house, match, ONE, TWO)
        decoded: list[ConditionalMovesRow] = []
        read = conditional_lines.decoded_lines

        def noted(row: ConditionalMovesRow) -> Any:
            decoded.append(row)
            return read(row)

        monkeypatch.setattr(conditional_move_tracker, "decoded_lines", noted)
        await house.matches.seats.offer(match, ANN, 0, "draw")
        assert decoded == [], "proposing takes as long whatever is laid"
        await answer_open(house, match, BOB, 1, False)
        await moved(house, match, 0, Take(1))
        assert decoded and await heap(house, match) == 9
