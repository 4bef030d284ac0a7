"""The house commits to its luck before anybody gives their own, also to whoever opens a table or asks for a rematch."""

from __future__ import annotations

from pathlib import Path

from parlour.core.game import Illegal
from parlour.core.rng import commitment
from parlour.services.matches.seating import SeatRequest, TableRequest

from .harness import ANN, BOB, EVE, moved, open_house, refused

WISH = TableRequest(game="pylos", seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open")))


def wish(match: str, nonce: str = "ab" * 16) -> TableRequest:
    """Return the wish for a table that was promised."""
    return TableRequest(game="pylos", seats=WISH.seats, match=match, nonce=nonce)


async def test_a_table_is_opened_with_the_key_that_was_promised_whatever_the_browser_gives(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        one, other = (
            await house.tables.commit_match(None, ANN),
            await house.tables.commit_match(None, ANN),
        )
        assert one.match != other.match and one.commitment != other.commitment
        opened = await house.tables.open_table(ANN, wish(one.match))
        assert opened.match.id == one.match
        assert commitment(opened.match.opened.key) == one.commitment
        chair = opened.match.chairs[0]
        assert chair is not None and chair.nonce.hex() == "ab" * 16


async def test_a_promise_is_kept_by_every_house_on_one_database_and_after_a_restart(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        promise = await house.tables.commit_match(None, ANN)
    async with open_house(sqlite_url, tmp_path / "elsewhere") as house:
        opened = await house.tables.open_table(ANN, wish(promise.match))
        assert commitment(opened.match.opened.key) == promise.commitment


async def test_a_promise_opens_one_table_and_nothing_else_is_one(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        promise = await house.tables.commit_match(None, ANN)
        await house.tables.open_table(ANN, wish(promise.match))
        assert (
            await refused(house.tables.open_table(ANN, wish(promise.match)), Illegal)
            == "core.commitment-used"
        )
        for invented in (
            "x",
            "../../etc",
            "A" * 16,
            "0" * 17,
            "0" * 16,
            promise.match.upper(),
            promise.match[:8],
            promise.match + "00",
        ):
            assert (
                await refused(house.tables.open_table(ANN, wish(invented)), Illegal)
                == "core.not-a-commitment"
            )


async def test_a_rematch_is_promised_to_those_who_sat_and_to_nobody_else(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path) as house:
        first = await house.tables.open_table(ANN, WISH)
        await house.tables.sit(first.match.id, BOB, None, "")
        await house.tables.start(first.match.id, ANN)
        await moved(house, first.match.id, 0)
        assert (
            await refused(house.tables.commit_match(first.match.id, ANN), Illegal)
            == "core.not-over"
        )
        await house.matches.seats.resign(first.match.id, BOB, 1)
        assert (
            await refused(house.tables.commit_match(first.match.id, EVE)) == "core.not-your-table"
        )
        promise = await house.tables.commit_match(first.match.id, BOB)
        again = await house.tables.open_or_join_rematch(first.match.id, ANN, "cd" * 16)
        assert (again.match.id, commitment(again.match.opened.key)) == (
            promise.match,
            promise.commitment,
        )
