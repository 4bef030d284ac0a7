"""Tests that only the owner or the server can open a match with a reserved id."""

from __future__ import annotations

from pathlib import Path

from parlour.core.game import replace
from parlour.services.matches.daily_deals import day_of_request
from parlour.services.matches.reservations import Reservations

from .harness import ANN, BOB, EVE, ManualClock, error_code, open_application
from .reservations import (
    DAILY,
    HOST,
    archive_file,
    bot_table_request,
    create_finished_match,
    create_tournament,
    pair_players,
    send_nonce,
)
from .tournaments import NONCE, sit_down


def test_an_id_is_valid_for_its_purpose_and_owner_only() -> None:
    ours, theirs = Reservations(b"1" * 32), Reservations(b"2" * 32)
    table, server = ours.new_table_id("ann"), ours.new_server_id()
    assert len(table) == len(server) == 16 and len({ours.new_server_id() for _ in range(50)}) == 50
    assert ours.server_match_id("one") == ours.server_match_id("one") != ours.server_match_id(
        "two"
    ) and ours.is_for_server(ours.server_match_id("one"))
    assert (
        ours.is_for_table(table, "ann")
        and not ours.is_for_table(table, "bob")
        and not ours.is_for_table(table, "")
    )
    assert (
        ours.is_for_server(server)
        and not ours.is_for_server(table)
        and not ours.is_for_table(server, "")
    )
    assert not theirs.is_for_table(table, "ann") and not theirs.is_for_server(server)
    flipped = f"{int(table, 16) ^ 1:016x}"
    for invented in (
        "",
        "x",
        flipped,
        table.upper(),
        table[:8],
        f"{table}00",
        f" {table}",
        f"{table[:8]} {table[8:]}",
    ):
        assert not ours.is_for_table(invented, "ann"), invented


async def test_a_reserved_id_opens_a_table_for_its_owner_only(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        reserved = (await app.tables.commit_match(None, ANN)).match
        for other in (BOB, EVE):
            assert (
                await error_code(app.tables.open_table(other, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
        assert await app.log.load(reserved) == []
        assert (await app.tables.open_table(ANN, bot_table_request(reserved))).match.id == reserved
        assert (
            await error_code(app.tables.open_table(ANN, bot_table_request(reserved)))
            == "core.commitment-used"
        )


async def test_a_client_cannot_open_a_tournament_table(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        tournament = await create_tournament(app)
        reserved = tournament.rounds[0].pods[0].match
        forged = await archive_file(app, (await create_finished_match(app)).match.id, reserved)
        for player in (ANN, BOB, EVE, HOST):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
            assert (
                await error_code(app.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert await app.log.load(reserved) == []
        tournament = await sit_down(app, tournament.id, ANN, BOB)
        assert (
            tournament.rounds[0].pods[0].opened and tournament.rounds[0].pods[0].match == reserved
        )
        assert (await app.matches.store.get(reserved)).match.opened.host == HOST.id


async def test_a_client_cannot_open_a_planned_match(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        found = await pair_players(app)
        forged = await archive_file(app, (await create_finished_match(app)).match.id, found)
        for player in (ANN, BOB, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(found)))
                == "core.not-a-commitment"
            )
            assert (
                await error_code(app.results.imports.import_file(forged, player))
                == "core.match-id-taken"
            )
        assert [await send_nonce(app, player, found) for player in (ANN, BOB)][-1] == found
        assert {
            occupant.player
            for occupant in (await app.matches.store.get(found)).match.occupants
            if occupant
        } == {ANN.id, BOB.id}


async def test_a_client_cannot_open_a_rematch_by_its_id(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path) as app:
        before = await create_finished_match(app)
        reserved = (await app.tables.commit_match(before.match.id, ANN)).match
        for player in (ANN, BOB, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
        assert await app.tables.rematch_of(before) is None
        assert (
            await app.tables.open_or_join_rematch(before.match.id, BOB, NONCE)
        ).match.id == reserved


async def test_a_client_cannot_open_a_daily_deal_by_its_id(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        reserved = await app.matches.daily_deals.match_id(
            "betta", str(day_of_request(app.matches.daily_deals.with_today(DAILY))), ANN
        )
        for player in (ANN, EVE):
            assert (
                await error_code(app.tables.open_table(player, bot_table_request(reserved)))
                == "core.not-a-commitment"
            )
        assert (
            await app.tables.open_table(ANN, replace(DAILY, match="0" * 16))
        ).match.id == reserved
