"""Tests that the names at a table are distinguishable."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from parlour.db.records import Player
from parlour.plugin import registry
from parlour.services.application import Application
from parlour.services.bot_names import SPARE_NAMES, bot_name_at_table
from parlour.services.errors import Forbidden
from parlour.services.i18n import Translations
from parlour.services.matches.table_requests import OccupantKind, SeatRequest, TableRequest
from parlour.services.names import distinct_name, proper_name

from .harness import ANN, error_code, open_application

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
async def test_names_that_look_alike_are_numbered_at_a_table(
    sqlite_url: str, tmp_path: Path, other: str
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        match = await _open_table(app, ALICE, ("me", "open", "open"))
        second = Player("other-alice-", proper_name(other))
        occupants = (await app.tables.sit(match, second, 1, "")).match.occupants
        assert [occupant and occupant.name for occupant in occupants] == [
            "Alice",
            f"{second.name} II",
            None,
        ]
        # A seated player is recognized although the name has a number now.
        assert (await app.tables.sit(match, second, None, "")).match.occupants == occupants
        await app.matches.chat.send_message(match, second, "it is me")
        assert (await app.log.store.messages_of(match))[0].name == f"{second.name} II"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoe", "Zo\u00eb"),
        ("Ann", "Anna"),
        ("\u041e\u043b\u044c\u0433\u0430", "Olga"),
        ("\u674e", "\u738b"),
    ],
)
def test_names_that_look_different_are_unchanged(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == other


async def test_a_spectators_chat_name_differs_from_those_of_players(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        match = await _open_table(app, ALICE, ("me", "open"))
        await app.matches.chat.send_message(
            match, Player("wolf-wolf-wo", "\u0410lice"), "follow this link"
        )
        assert [(line.name, line.seat) for line in await app.log.store.messages_of(match)] == [
            ("\u0410lice II", None)
        ]


async def test_a_player_on_a_shared_device_finds_their_own_seat(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        occupants = (
            SeatRequest(occupant="guest", name="Ann"),
            SeatRequest(occupant="me"),
            SeatRequest(occupant="open"),
        )
        loaded = await app.tables.open_table(ANN, TableRequest(game="betta", seats=occupants))
        assert [occupant and occupant.name for occupant in loaded.match.occupants] == [
            "Ann II",
            "Ann",
            None,
        ]
        moved = (await app.tables.sit(loaded.match.id, ANN, 2, "")).match.occupants
        assert [occupant and occupant.name for occupant in moved] == ["Ann II", None, "Ann"]


@pytest.mark.parametrize(
    "instead",
    [
        SeatRequest(occupant="open"),
        SeatRequest(occupant="bot", level="club"),
        SeatRequest(occupant="guest", name="Pip"),
    ],
)
async def test_a_removed_player_cannot_return_to_the_table(
    url: str, tmp_path: Path, instead: SeatRequest
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        match = await _open_table(app, ANN, ("me", "open", "open"))
        await app.tables.sit(match, ALICE, 1, "")
        await app.tables.assign_seat(match, ANN, 1, instead)
        assert (
            await error_code(app.tables.sit(match, ALICE, 2, ""), Forbidden)
            == "core.removed-from-table"
        )
        assert (
            await error_code(app.matches.chat.send_message(match, ALICE, "let me in"), Forbidden)
            == "core.removed-from-table"
        )
        assert (
            await error_code(app.matches.access.watchable_match(match, ALICE), Forbidden)
            == "core.removed-from-table"
        )
        # The number is in the log, so it survives a restart.
        app.matches.store._cache.clear()
        assert (
            await error_code(app.tables.sit(match, ALICE, 2, ""), Forbidden)
            == "core.removed-from-table"
        )
        other = await _open_table(app, ANN, ("me", "open"))
        assert (await app.tables.sit(other, ALICE, None, "")).match.occupants[1]


async def test_a_player_who_leaves_or_is_moved_may_return(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        match = await _open_table(app, ANN, ("me", "open", "guest"))
        await app.tables.sit(match, ALICE, 1, "")
        await app.tables.leave_seat(match, ALICE)
        await app.tables.sit(match, ALICE, 1, "")
        # A guest seat of the host's device belongs to the host, so freeing it bans nobody.
        await app.tables.assign_seat(match, ANN, 2, SeatRequest(occupant="open"))
        assert (
            await app.tables.assign_seat(match, ANN, 2, SeatRequest(occupant="me"))
        ).match.out == frozenset()


async def _open_table(app: Application, host: Player, kinds: tuple[OccupantKind, ...]) -> str:
    occupants = tuple(SeatRequest(occupant=kind) for kind in kinds)
    wish = TableRequest(
        game="betta",
        seats=occupants,
        nonce=secrets.token_hex(8),
        match=(await app.tables.commit_match(None, host)).match,
    )
    return (await app.tables.open_table(host, wish)).match.id


@pytest.mark.parametrize("game", sorted(registry.game_packages()))
def test_ten_bots_have_ten_names_at_a_table(game: str) -> None:
    bots = registry.game_plugin(game).bots
    assert bots
    of_levels = {Translations().bot_name(game, level.id) for level in bots.levels}
    assert not of_levels & set(SPARE_NAMES)
    for level in bots.levels:
        names: list[str] = []
        for _ in range(10):
            names.append(bot_name_at_table(Translations().bot_name(game, level.id), names))
        assert names[0] in of_levels
        assert len(set(names)) == 10
        assert not [name for name in names if name.endswith("I")]


async def test_bots_of_one_level_are_different_opponents(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        request = TableRequest(
            game="carcassonne",
            seats=(
                SeatRequest(occupant="me"),
                *(SeatRequest(occupant="bot", level="casual") for _ in range(5)),
            ),
        )
        opened = await app.tables.open_table(ALICE, request)
        names = [occupant.name for occupant in opened.match.occupants if occupant]
        assert names[:2] == ["Alice", "Odile"]
        assert not [name for name in names if "II" in name]
        assert len(set(names)) == 6
