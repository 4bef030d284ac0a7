"""Tests for projections and the store: lists, deadlines, sessions, secrets and chat."""

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

ANN, BOT, OPEN_SEAT = SeatRow(0, "ann", "Ann"), SeatRow(1, None, "Rosa", "club"), SeatRow(1)


@dataclass
class ChangingMatch:
    """A match whose appends change its projection."""

    log: Log
    match: str

    def __post_init__(self) -> None:
        self.positions = count()

    async def change(self, projection: MatchProjection) -> None:
        await self.log.append(
            [EventRow(self.match, next(self.positions), projection.updated_at, "moved", b"{}")],
            projection=projection,
        )


def projection(
    at: int = 1, phase: str = "playing", game: str = "toy", public: bool = True, **fields: Any
) -> MatchProjection:
    return MatchProjection(game=game, phase=phase, public=public, updated_at=at, **fields)


async def test_a_projection_is_replaced_as_a_whole(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        match = ChangingMatch(log, "a")
        await match.change(
            projection(
                5,
                "gathering",
                seats=(ANN, BOT),
                deadlines=((0, 10), (1, 20)),
                after="before",
                listing=b"{}",
            )
        )
        (summary,) = await log.store.match_summaries()
        assert (summary.match, summary.game, summary.phase, summary.public, summary.after) == (
            "a",
            "toy",
            "gathering",
            True,
            "before",
        )
        assert (summary.seats, summary.listing, summary.opened_at, summary.updated_at) == (
            (ANN, BOT),
            b"{}",
            5,
            5,
        )
        await match.change(projection(9, "over", seats=(BOT,), listing=b"[1,2]", public=False))
        (summary,) = await log.store.match_summaries()
        assert (summary.phase, summary.public, summary.after, summary.seats) == (
            "over",
            False,
            None,
            (BOT,),
        )
        assert (summary.listing, summary.opened_at, summary.updated_at) == (b"[1,2]", 5, 9)
        assert await log.claim_due(1_000) == []
        await match.change(projection(seats=()))
        assert (await log.store.match_summaries())[0].seats == ()


async def test_seats_and_deadlines_of_none_are_left_as_they_are(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        match = ChangingMatch(log, "a")
        await match.change(projection(seats=(ANN, BOT), deadlines=((0, 10),)))
        await match.change(projection(2, seats=None, deadlines=None))
        assert (await log.store.match_summaries())[0].seats == (ANN, BOT)
        await match.change(projection(3, seats=(BOT,), deadlines=None))
        await match.change(projection(4, seats=None, deadlines=((0, 10), (1, 20))))
        (summary,) = await log.store.match_summaries()
        assert (summary.seats, summary.updated_at) == ((BOT,), 4)
        assert await log.claim_due(100) == [("a", 0, 10), ("a", 1, 20)]


async def test_summaries_meet_all_conditions(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        await ChangingMatch(log, "old").change(projection(1, seats=(ANN, OPEN_SEAT)))
        await ChangingMatch(log, "new").change(projection(3, "gathering", seats=(ANN, BOT)))
        await ChangingMatch(log, "private").change(
            projection(2, game="other", public=False, seats=(SeatRow(0, "bea", "Bea"), OPEN_SEAT))
        )

        async def matches(**conditions: Any) -> list[str]:
            return [summary.match for summary in await log.store.match_summaries(**conditions)]

        assert await matches() == ["new", "private", "old"]
        assert await matches(limit=2) == ["new", "private"]
        assert await matches(phase="playing") == ["private", "old"]
        assert await matches(phase="playing", public=True) == ["old"]
        assert await matches(public=False) == ["private"]
        assert await matches(player="ann") == ["new", "old"]
        assert await matches(player="bea", game="other", phase="playing", public=False) == [
            "private"
        ]
        assert await matches(player="bea", game="toy") == []
        assert (await log.store.match_summaries(player="bea"))[0].seats == (
            SeatRow(0, "bea", "Bea"),
            OPEN_SEAT,
        )


async def test_deadlines_are_claimed_in_order_and_once(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        await ChangingMatch(log, "a").change(projection(deadlines=((0, 30), (1, 10))))
        await ChangingMatch(log, "b").change(projection(deadlines=((0, 20),)))
        assert await log.claim_due(9) == []
        assert await log.claim_due(20) == [("a", 1, 10), ("b", 0, 20)]
        assert await log.claim_due(30) == [("a", 0, 30)], "a claimed deadline is not returned again"
        assert await log.claim_due(30 + CLAIM_MS) == [("a", 1, 10), ("b", 0, 20), ("a", 0, 30)], (
            "until the claim expires"
        )


async def test_a_changed_deadline_is_not_claimed(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        match = ChangingMatch(log, "a")
        await match.change(projection(deadlines=((0, 10),)))
        assert await log.claim_due(10) == [("a", 0, 10)]
        await match.change(projection(deadlines=((0, 11),)))
        assert await log.claim_due(11) == [("a", 0, 11)]
        await match.change(projection(deadlines=()))
        assert await log.claim_due(10 * CLAIM_MS) == []


async def test_two_sweepers_claim_different_deadlines(open_test_log: OpenLog) -> None:
    async with open_test_log() as first, open_test_log() as second:
        await asyncio.gather(
            *(
                ChangingMatch(first, f"m{number:02}").change(projection(deadlines=((0, number),)))
                for number in range(40)
            )
        )
        batches = await asyncio.gather(
            *((first, second)[sweep % 2].claim_due(40, limit=7) for sweep in range(8))
        )
        claimed = [deadline for batch in batches for deadline in batch]
        assert len(claimed) == len(set(claimed))
        claimed += await second.claim_due(40)
        assert sorted(claimed) == [(f"m{number:02}", 0, number) for number in range(40)]


async def test_a_session_leads_to_its_player(open_test_log: OpenLog) -> None:
    ann = Player("ann", "Ann", b'{"theme":"dark"}', 5)
    async with open_test_log() as log:
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
        session = await log.store.find_session(b"two", 1)
        assert session and session.player == renamed


async def test_a_token_keeps_its_first_player(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        await log.store.save_player(Player("ann", "Ann"), b"token")
        await log.store.save_player(Player("bea", "Bea"), b"token")
        session = await log.store.find_session(b"token", 1)
        assert session is not None
        assert session.player.id == "ann"


async def test_an_ended_session_is_marked_as_ended(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        for token in (b"phone", b"laptop"):
            await log.store.save_player(Player("ann", "Ann"), token)
        await log.store.end_session(b"phone", 7)
        for token, ended in ((b"phone", True), (b"laptop", False)):
            session = await log.store.find_session(token, 1)
            assert session is not None and session.ended == ended


async def test_a_secret_is_created_once_for_all_processes(open_test_log: OpenLog) -> None:
    async with open_test_log() as first, open_test_log() as second:
        secrets = await asyncio.gather(
            *(log.store.secret("tokens") for log in (first, second, first, second))
        )
        assert (
            len(set(secrets)) == 1
            and len(secrets[0]) == 32
            and await first.store.secret("other") != secrets[0]
        )


async def test_further_statements_are_written_with_their_append_or_not_at_all(
    open_test_log: OpenLog,
) -> None:
    async with open_test_log() as log:
        insert_code = insert(table_code)

        def two_codes(match: str) -> list[PreparedStatement]:
            return [
                log.store.prepare(insert_code, code=f"{number}", match=match) for number in range(2)
            ]

        await log.append(
            [EventRow("a", 0, 1, "opened", b"{}")], projection=projection(), writes=two_codes("a")
        )
        assert [await log.store.match_of_code(code) for code in "01"] == ["a", "a"]
        with pytest.raises(Conflict):
            await log.append(
                [EventRow("a", 0, 1, "opened", b"{}")],
                projection=projection(phase="over"),
                writes=[log.store.prepare(insert_code, code="2", match="a")],
            )
        with pytest.raises(Exception, match=r"(?i)unique"):
            await log.append(
                [EventRow("a", 1, 1, "moved", b"{}")],
                projection=projection(phase="over"),
                writes=two_codes("b"),
            )
        assert len(await log.load("a")) == 1 and await log.store.match_of_code("2") is None
        assert [summary.phase for summary in await log.store.match_summaries()] == ["playing"]


async def test_a_table_code_leads_to_one_match(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        assert await log.store.add_code("red fox", "a")
        assert not await log.store.add_code("red fox", "b")
        assert (
            await log.store.match_of_code("red fox"),
            await log.store.match_of_code("blue hen"),
        ) == ("a", None)


async def test_chat_is_returned_oldest_first(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        messages = [
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
        for message in [*messages, messages[0]]:
            await log.store.add_message(message)
        assert await log.store.messages_of("a") == messages
        assert await log.store.messages_of("a", limit=2) == messages[3:]
        assert await log.store.messages_of("b") == []
