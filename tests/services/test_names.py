"""Names at a table: nobody can be taken for somebody else."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.errors import Forbidden
from parlour.services.matches.seating import SeatRequest, TableRequest
from parlour.services.names import distinct_name, proper_name

from .harness import ANN, open_house, refused

ALICE = Player("first-alice-", "Alice")


@pytest.mark.parametrize(
    "other",
    [
        "Alice",
        "\u0410lice",
        "Al\u200dice",
        "A\u200clice",
        "ALICE",
        "AIice",
        "A1ice",
        "\uff21lice",
        "Al\u034fice",
        "\u13aalice",
        "Alic\u0435",
        "Alice\ufe0f",
    ],
)
async def test_two_who_look_alike_are_told_apart_at_the_table(
    sqlite_url: str, tmp_path: Path, other: str
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ALICE, ("me", "open", "open"))
        second = Player("other-alice-", proper_name(other))
        chairs = (await house.tables.sit(match, second, 1, "")).match.chairs
        assert [chair and chair.name for chair in chairs] == ["Alice", f"{second.name} II", None]
        # Sitting there already is still known, whatever number the name was given.
        assert (await house.tables.sit(match, second, None, "")).match.chairs == chairs
        await house.matches.chat.send_message(match, second, "it is me")
        assert (await house.log.store.messages_of(match))[0].name == f"{second.name} II"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoe", "Zo\u00eb"),
        ("Ann", "Anna"),
        ("\u041e\u043b\u044c\u0433\u0430", "Olga"),
        ("\u674e", "\u738b"),
    ],
)
def test_names_that_differ_to_the_eye_are_left_alone(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == other


async def test_a_watcher_is_not_taken_for_somebody_who_sits(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ALICE, ("me", "open"))
        await house.matches.chat.send_message(
            match, Player("wolf-wolf-wo", "\u0410lice"), "follow this link"
        )
        assert [(line.name, line.seat) for line in await house.log.store.messages_of(match)] == [
            ("\u0410lice II", None)
        ]


async def test_whoever_shares_a_device_finds_their_own_chair(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        chairs = (
            SeatRequest(occupant="guest", name="Ann"),
            SeatRequest(occupant="me"),
            SeatRequest(occupant="open"),
        )
        loaded = await house.tables.open_table(ANN, TableRequest(game="betta", seats=chairs))
        assert [chair and chair.name for chair in loaded.match.chairs] == ["Ann II", "Ann", None]
        moved = (await house.tables.sit(loaded.match.id, ANN, 2, "")).match.chairs
        assert [chair and chair.name for chair in moved] == ["Ann II", None, "Ann"]


@pytest.mark.parametrize(
    "instead",
    [
        SeatRequest(occupant="open"),
        SeatRequest(occupant="bot", level="club"),
        SeatRequest(occupant="guest", name="Pip"),
    ],
)
async def test_who_was_put_out_stays_out_of_that_table(
    url: str, tmp_path: Path, instead: SeatRequest
) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        match = await _opened(house, ANN, ("me", "open", "open"))
        await house.tables.sit(match, ALICE, 1, "")
        await house.tables.assign_seat(match, ANN, 1, instead)
        assert (
            await refused(house.tables.sit(match, ALICE, 2, ""), Forbidden)
            == "core.removed-from-table"
        )
        assert (
            await refused(house.matches.chat.send_message(match, ALICE, "let me in"), Forbidden)
            == "core.removed-from-table"
        )
        assert (
            await refused(house.matches.access.watchable_match(match, ALICE), Forbidden)
            == "core.removed-from-table"
        )
        # The log knows it, so a house that opens again does too.
        house.matches.store._cache.clear()
        assert (
            await refused(house.tables.sit(match, ALICE, 2, ""), Forbidden)
            == "core.removed-from-table"
        )
        other = await _opened(house, ANN, ("me", "open"))
        assert (await house.tables.sit(other, ALICE, None, "")).match.chairs[1]


async def test_who_stands_up_or_is_moved_may_come_again(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ANN, ("me", "open", "guest"))
        await house.tables.sit(match, ALICE, 1, "")
        await house.tables.leave_seat(match, ALICE)
        await house.tables.sit(match, ALICE, 1, "")
        # A guest of the host's own device is the host: freeing that chair bars nobody.
        await house.tables.assign_seat(match, ANN, 2, SeatRequest(occupant="open"))
        assert (
            await house.tables.assign_seat(match, ANN, 2, SeatRequest(occupant="me"))
        ).match.out == frozenset()


async def _opened(house: Application, host: Player, who: tuple[str, ...]) -> str:
    chairs = tuple(SeatRequest(occupant=one) for one in who)  # type: ignore[arg-type]
    wish = TableRequest(
        game="betta",
        seats=chairs,
        nonce=secrets.token_hex(8),
        match=(await house.tables.commit_match(None, host)).match,
    )
    return (await house.tables.open_table(host, wish)).match.id
