"""Tests for the fair queue that orders bot decisions."""

from __future__ import annotations

import asyncio

from parlour.services.engine.fair_queue import FairQueue, Priority

PEOPLE, WATCHED, NOBODY = Priority.PEOPLE, Priority.WATCHED, Priority.NOBODY


async def call_order(workers: int, asked: list[tuple[str, Priority]]) -> list[str]:
    """Return the order in which decisions start.

    Args:
        workers: The number of decisions that may run at once.
        asked: The owner and priority of each request; `net:ann` is Ann in network `net`.
    """
    queue, called, begin = FairQueue(workers), [], asyncio.Event()

    async def decide(owner: str, company: Priority) -> None:
        async with queue.acquire((owner.partition(":")[0], owner), lambda: company):
            called.append(owner)
            await begin.wait()

    tasks = []
    for owner, company in asked:
        tasks.append(asyncio.create_task(decide(owner, company)))
        await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)
    return called


async def test_matches_with_people_come_first_and_unwatched_ones_last() -> None:
    asked = [("held", PEOPLE), ("nobody", NOBODY), ("watched", WATCHED), ("people", PEOPLE)]
    assert await call_order(1, asked) == ["held", "people", "watched", "nobody"]


async def test_owners_take_turns_regardless_of_their_number_of_tables() -> None:
    asked = [("ann", PEOPLE)] * 5 + [("bob", PEOPLE)] * 2
    assert await call_order(1, asked) == ["ann", "bob", "ann", "bob", "ann", "ann", "ann"]


async def test_new_guests_for_each_table_share_the_turns_of_their_network() -> None:
    asked = [
        ("held", PEOPLE),
        *((f"flood:{number}", PEOPLE) for number in range(5)),
        ("home:ann", PEOPLE),
        ("home:bob", PEOPLE),
        ("home:ann", PEOPLE),
    ]
    assert await call_order(1, asked) == [
        "held",
        "flood:0",
        "home:ann",
        "flood:1",
        "home:bob",
        "flood:2",
        "home:ann",
        "flood:3",
        "flood:4",
    ]


async def test_matches_of_bots_only_leave_a_worker_free() -> None:
    assert await call_order(2, [("ann", NOBODY), ("ann", NOBODY), ("bob", PEOPLE)]) == [
        "ann",
        "bob",
        "ann",
    ]


async def test_a_cancelled_decision_is_skipped() -> None:
    queue, begin = FairQueue(1), asyncio.Event()

    async def decide(owner: str) -> str:
        async with queue.acquire((owner,), lambda: PEOPLE):
            await begin.wait()
        return owner

    held, given_up, last = (
        asyncio.create_task(decide(owner)) for owner in ("held", "given up", "last")
    )
    await asyncio.sleep(0)
    given_up.cancel()
    begin.set()
    assert [await held, await last] == ["held", "last"]
