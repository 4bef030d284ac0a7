"""Tests that the server commits to its key before players send nonces."""

from __future__ import annotations

from pathlib import Path

from parlour.core.game import Illegal
from parlour.core.rng import commitment
from parlour.services.matches.table_requests import SeatRequest, TableRequest

from .harness import ANN, BOB, EVE, error_code, make_move, open_application

WISH = TableRequest(game="pylos", seats=(SeatRequest(occupant="me"), SeatRequest(occupant="open")))


def reserved_table_request(match: str, nonce: str = "ab" * 16) -> TableRequest:
    """Return a request for a table with a reserved match id."""
    return TableRequest(game="pylos", seats=WISH.seats, match=match, nonce=nonce)


async def test_a_table_is_opened_with_the_committed_key(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        reserved, other = (
            await app.tables.commit_match(None, ANN),
            await app.tables.commit_match(None, ANN),
        )
        assert reserved.match != other.match and reserved.commitment != other.commitment
        opened = await app.tables.open_table(ANN, reserved_table_request(reserved.match))
        assert opened.match.id == reserved.match
        assert commitment(opened.match.opened.key) == reserved.commitment
        occupant = opened.match.occupants[0]
        assert occupant is not None and occupant.nonce.hex() == "ab" * 16


async def test_a_commitment_is_valid_on_every_server_and_after_a_restart(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        promise = await app.tables.commit_match(None, ANN)
    async with open_application(sqlite_url, tmp_path / "elsewhere") as app:
        opened = await app.tables.open_table(ANN, reserved_table_request(promise.match))
        assert commitment(opened.match.opened.key) == promise.commitment


async def test_a_commitment_opens_one_table_and_others_are_refused(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        promise = await app.tables.commit_match(None, ANN)
        await app.tables.open_table(ANN, reserved_table_request(promise.match))
        assert (
            await error_code(
                app.tables.open_table(ANN, reserved_table_request(promise.match)), Illegal
            )
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
                await error_code(
                    app.tables.open_table(ANN, reserved_table_request(invented)), Illegal
                )
                == "core.not-a-commitment"
            )


async def test_a_rematch_is_committed_to_its_players_only(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        first = await app.tables.open_table(ANN, WISH)
        await app.tables.sit(first.match.id, BOB, None, "")
        await app.tables.start(first.match.id, ANN)
        await make_move(app, first.match.id, 0)
        assert (
            await error_code(app.tables.commit_match(first.match.id, ANN), Illegal)
            == "core.not-over"
        )
        await app.matches.seats.resign(first.match.id, BOB, 1)
        assert (
            await error_code(app.tables.commit_match(first.match.id, EVE)) == "core.not-your-table"
        )
        promise = await app.tables.commit_match(first.match.id, BOB)
        again = await app.tables.open_or_join_rematch(first.match.id, ANN, "cd" * 16)
        assert (again.match.id, commitment(again.match.opened.key)) == (
            promise.match,
            promise.commitment,
        )
