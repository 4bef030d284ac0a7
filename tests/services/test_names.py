"""Names at a table: nobody can be taken for somebody else."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from parlour.db.records import Player
from parlour.services.application import House
from parlour.services.errors import Forbidden
from parlour.services.matches.seating import ChairWish, TableWish
from parlour.services.names import distinct, proper_name

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
async def test_two_who_look_alike_are_told_apart_at_the_table(sqlite_url: str, tmp_path: Path, other: str) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ALICE, ("me", "open", "open"))
        second = Player("other-alice-", proper_name(other))
        chairs = (await house.tables.sit(match, second, 1, "")).match.chairs
        assert [chair and chair.name for chair in chairs] == ["Alice", f"{second.name} II", None]
        # Sitting there already is still known, whatever number the name was given.
        assert (await house.tables.sit(match, second, None, "")).match.chairs == chairs
        await house.chat.say(match, second, "it is me")
        assert (await house.store.said(match))[0].name == f"{second.name} II"


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zo\u00eb"), ("Ann", "Anna"), ("\u041e\u043b\u044c\u0433\u0430", "Olga"), ("\u674e", "\u738b")])
def test_names_that_differ_to_the_eye_are_left_alone(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


async def test_a_watcher_is_not_taken_for_somebody_who_sits(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ALICE, ("me", "open"))
        await house.chat.say(match, Player("wolf-wolf-wo", "\u0410lice"), "follow this link")
        assert [(line.name, line.seat) for line in await house.store.said(match)] == [("\u0410lice II", None)]


async def test_whoever_shares_a_device_finds_their_own_chair(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        chairs = (ChairWish(who="guest", name="Ann"), ChairWish(who="me"), ChairWish(who="open"))
        loaded = await house.tables.open(ANN, TableWish(game="betta", chairs=chairs))
        assert [chair and chair.name for chair in loaded.match.chairs] == ["Ann II", "Ann", None]
        moved = (await house.tables.sit(loaded.match.id, ANN, 2, "")).match.chairs
        assert [chair and chair.name for chair in moved] == ["Ann II", None, "Ann"]


@pytest.mark.parametrize("instead", [ChairWish(who="open"), ChairWish(who="bot", level="club"), ChairWish(who="guest", name="Pip")])
async def test_who_was_put_out_stays_out_of_that_table(url: str, tmp_path: Path, instead: ChairWish) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        match = await _opened(house, ANN, ("me", "open", "open"))
        await house.tables.sit(match, ALICE, 1, "")
        await house.tables.place(match, ANN, 1, instead)
        assert await refused(house.tables.sit(match, ALICE, 2, ""), Forbidden) == "core.put-out"
        assert await refused(house.chat.say(match, ALICE, "let me in"), Forbidden) == "core.put-out"
        assert await refused(house.watched(match, ALICE), Forbidden) == "core.put-out"
        # The log knows it, so a house that opens again does too.
        house.matches._kept.clear()
        assert await refused(house.tables.sit(match, ALICE, 2, ""), Forbidden) == "core.put-out"
        other = await _opened(house, ANN, ("me", "open"))
        assert (await house.tables.sit(other, ALICE, None, "")).match.chairs[1]


async def test_who_stands_up_or_is_moved_may_come_again(sqlite_url: str, tmp_path: Path) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        match = await _opened(house, ANN, ("me", "open", "guest"))
        await house.tables.sit(match, ALICE, 1, "")
        await house.tables.stand(match, ALICE)
        await house.tables.sit(match, ALICE, 1, "")
        # A guest of the host's own device is the host: freeing that chair bars nobody.
        await house.tables.place(match, ANN, 2, ChairWish(who="open"))
        assert (await house.tables.place(match, ANN, 2, ChairWish(who="me"))).match.out == frozenset()


async def _opened(house: House, host: Player, who: tuple[str, ...]) -> str:
    chairs = tuple(ChairWish(who=one) for one in who)  # type: ignore[arg-type]
    wish = TableWish(game="betta", chairs=chairs, nonce=secrets.token_hex(8), match=(await house.tables.promise(None, host)).match)
    return (await house.tables.open(host, wish)).match.id
