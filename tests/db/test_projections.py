"""What lists, sweepers and doors ask of the database: summaries, deadlines, players, invites, chat."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import insert

from parlour.db.log import CLAIM_MS, Conflict, Log
from parlour.db.records import (
    EventRow,
    MatchProjection,
    Message,
    Player,
    PreparedStatement,
    SeatRow,
)
from parlour.db.schema.matches import table_code

if TYPE_CHECKING:
    from tests.db.conftest import OpenLog

ANN, BOT, FREE = SeatRow(0, "ann", "Ann"), SeatRow(1, None, "Rosa", "club"), SeatRow(1)


@dataclass
class Table:
    """A match that changes."""

    log: Log
    match: str

    def __post_init__(self) -> None:
        self.positions = count()

    async def change(self, facts: MatchProjection) -> None:
        await self.log.append(
            [EventRow(self.match, next(self.positions), facts.updated_at, "moved", b"{}")],
            projection=facts,
        )


def facts(
    at: int = 1, phase: str = "playing", game: str = "toy", public: bool = True, **more: Any
) -> MatchProjection:
    return MatchProjection(game=game, phase=phase, public=public, updated_at=at, **more)


async def test_facts_are_replaced_as_a_whole(opened: OpenLog) -> None:
    async with opened() as log:
        table = Table(log, "a")
        await table.change(
            facts(
                5,
                "gathering",
                seats=(ANN, BOT),
                deadlines=((0, 10), (1, 20)),
                after="before",
                listing=b"{}",
            )
        )
        (found,) = await log.store.match_summaries()
        assert (found.match, found.game, found.phase, found.public, found.after) == (
            "a",
            "toy",
            "gathering",
            True,
            "before",
        )
        assert (found.seats, found.listing, found.opened_at, found.updated_at) == (
            (ANN, BOT),
            b"{}",
            5,
            5,
        )
        await table.change(facts(9, "over", seats=(BOT,), listing=b"[1,2]", public=False))
        (found,) = await log.store.match_summaries()
        assert (found.phase, found.public, found.after, found.seats) == (
            "over",
            False,
            None,
            (BOT,),
        )
        assert (found.listing, found.opened_at, found.updated_at) == (b"[1,2]", 5, 9)
        assert await log.claim_due(1_000) == []
        await table.change(facts(seats=()))
        assert (await log.store.match_summaries())[0].seats == ()


async def test_seats_and_deadlines_that_are_not_told_stay_as_they_are(opened: OpenLog) -> None:
    async with opened() as log:
        table = Table(log, "a")
        await table.change(facts(seats=(ANN, BOT), deadlines=((0, 10),)))
        await table.change(facts(2, seats=None, deadlines=None))
        assert (await log.store.match_summaries())[0].seats == (ANN, BOT)
        await table.change(facts(3, seats=(BOT,), deadlines=None))
        await table.change(facts(4, seats=None, deadlines=((0, 10), (1, 20))))
        (found,) = await log.store.match_summaries()
        assert (found.seats, found.updated_at) == ((BOT,), 4)
        assert await log.claim_due(100) == [("a", 0, 10), ("a", 1, 20)]


async def test_summaries_answer_what_lists_ask(opened: OpenLog) -> None:
    async with opened() as log:
        await Table(log, "old").change(facts(1, seats=(ANN, FREE)))
        await Table(log, "new").change(facts(3, "gathering", seats=(ANN, BOT)))
        await Table(log, "private").change(
            facts(2, game="other", public=False, seats=(SeatRow(0, "bea", "Bea"), FREE))
        )

        async def found(**asked: Any) -> list[str]:
            return [summary.match for summary in await log.store.match_summaries(**asked)]

        assert await found() == ["new", "private", "old"]
        assert await found(limit=2) == ["new", "private"]
        assert await found(phase="playing") == ["private", "old"]
        assert await found(phase="playing", public=True) == ["old"]
        assert await found(public=False) == ["private"]
        assert await found(player="ann") == ["new", "old"]
        assert await found(player="bea", game="other", phase="playing", public=False) == ["private"]
        assert await found(player="bea", game="toy") == []
        assert (await log.store.match_summaries(player="bea"))[0].seats == (
            SeatRow(0, "bea", "Bea"),
            FREE,
        )


async def test_deadlines_fall_due_in_order_and_once(opened: OpenLog) -> None:
    async with opened() as log:
        await Table(log, "a").change(facts(deadlines=((0, 30), (1, 10))))
        await Table(log, "b").change(facts(deadlines=((0, 20),)))
        assert await log.claim_due(9) == []
        assert await log.claim_due(20) == [("a", 1, 10), ("b", 0, 20)]
        assert await log.claim_due(30) == [("a", 0, 30)], (
            "what a sweeper was given is not given away again"
        )
        assert await log.claim_due(30 + CLAIM_MS) == [("a", 1, 10), ("b", 0, 20), ("a", 0, 30)], (
            "unless nothing came of it"
        )


async def test_a_new_deadline_frees_the_seat_from_the_old_claim(opened: OpenLog) -> None:
    async with opened() as log:
        table = Table(log, "a")
        await table.change(facts(deadlines=((0, 10),)))
        assert await log.claim_due(10) == [("a", 0, 10)]
        await table.change(facts(deadlines=((0, 11),)))
        assert await log.claim_due(11) == [("a", 0, 11)]
        await table.change(facts(deadlines=()))
        assert await log.claim_due(10 * CLAIM_MS) == []


async def test_two_sweepers_share_the_work(opened: OpenLog) -> None:
    async with opened() as one, opened() as two:
        await asyncio.gather(
            *(
                Table(one, f"m{number:02}").change(facts(deadlines=((0, number),)))
                for number in range(40)
            )
        )
        shares = await asyncio.gather(
            *((one, two)[sweep % 2].claim_due(40, limit=7) for sweep in range(8))
        )
        handed_out = [deadline for share in shares for deadline in share]
        assert len(handed_out) == len(set(handed_out))
        handed_out += await one.claim_due(40)
        assert sorted(handed_out) == [(f"m{number:02}", 0, number) for number in range(40)]


async def test_players_are_known_by_their_sessions(opened: OpenLog) -> None:
    ann = Player("ann", "Ann", b'{"theme":"dark"}', 5)
    async with opened() as log:
        await log.store.save_player(ann, b"\x00one")
        await log.store.save_player(ann, b"two")
        one, two = (
            await log.store.find_session(b"\x00one", 1),
            await log.store.find_session(b"two", 1),
        )
        assert one and two and one.player == two.player == ann and not one.ended and not two.ended
        assert await log.store.find_session(b"three", 1) is None
        renamed = Player("ann", "Anna", b"{}", 5)
        await log.store.save_player(renamed)
        found = await log.store.find_session(b"two", 1)
        assert found and found.player == renamed


async def test_a_session_stays_with_its_player(opened: OpenLog) -> None:
    async with opened() as log:
        await log.store.save_player(Player("ann", "Ann"), b"token")
        await log.store.save_player(Player("bea", "Bea"), b"token")
        found = await log.store.find_session(b"token", 1)
        assert found is not None
        assert found.player.id == "ann"


async def test_a_session_that_ended_opens_nothing(opened: OpenLog) -> None:
    async with opened() as log:
        for token in (b"phone", b"laptop"):
            await log.store.save_player(Player("ann", "Ann"), token)
        await log.store.end_session(b"phone", 7)
        for token, ended in ((b"phone", True), (b"laptop", False)):
            found = await log.store.find_session(token, 1)
            assert found is not None and found.ended == ended


async def test_a_secret_is_made_once_for_all_processes(opened: OpenLog) -> None:
    async with opened() as one, opened() as two:
        found = await asyncio.gather(*(log.store.secret("tokens") for log in (one, two, one, two)))
        assert (
            len(set(found)) == 1
            and len(found[0]) == 32
            and await one.store.secret("other") != found[0]
        )


async def test_a_further_projection_is_written_with_its_append_or_not_at_all(
    opened: OpenLog,
) -> None:
    async with opened() as log:
        keep = insert(table_code)

        def first(match: str) -> list[PreparedStatement]:
            return [log.store.prepare(keep, code=f"{number}", match=match) for number in range(2)]

        await log.append(
            [EventRow("a", 0, 1, "opened", b"{}")], projection=facts(), writes=first("a")
        )
        assert [await log.store.match_of_code(code) for code in "01"] == ["a", "a"]
        with pytest.raises(Conflict):
            await log.append(
                [EventRow("a", 0, 1, "opened", b"{}")],
                projection=facts(phase="over"),
                writes=[log.store.prepare(keep, code="2", match="a")],
            )
        with pytest.raises(Exception, match=r"(?i)unique"):
            await log.append(
                [EventRow("a", 1, 1, "moved", b"{}")],
                projection=facts(phase="over"),
                writes=first("b"),
            )
        assert len(await log.load("a")) == 1 and await log.store.match_of_code("2") is None
        assert [found.phase for found in await log.store.match_summaries()] == ["playing"]


async def test_a_code_invites_to_one_match(opened: OpenLog) -> None:
    async with opened() as log:
        assert await log.store.add_code("red fox", "a")
        assert not await log.store.add_code("red fox", "b")
        assert (
            await log.store.match_of_code("red fox"),
            await log.store.match_of_code("blue hen"),
        ) == ("a", None)


async def test_chat_is_told_oldest_first(opened: OpenLog) -> None:
    async with opened() as log:
        lines = [
            Message(
                id=f"{at}",
                match="a",
                player="ann",
                name="Ann",
                seat=at % 2 or None,
                at=at,
                text=f"Hej {at} ♟",
            )
            for at in range(5)
        ]
        for line in [*lines, lines[0]]:
            await log.store.add_message(line)
        assert await log.store.messages_of("a") == lines
        assert await log.store.messages_of("a", limit=2) == lines[3:]
        assert await log.store.messages_of("b") == []
