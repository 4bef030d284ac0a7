"""Tests that `parlour admin` works while the server is stopped."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli import admin
from parlour.cli.address import note_address
from parlour.db.accounts import AccountRepository
from parlour.db.api_keys import ApiKeyRepository
from parlour.db.bot_accounts import BotAccountRepository
from parlour.db.opening import open_log
from parlour.db.records import Player
from parlour.services.accounts.api_keys import ApiKeys
from parlour.services.accounts.members import Members
from parlour.shared.bus import LocalBus

PASSWORD = "felt lamp under rain"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder with the member Ada and a guest."""

    async def furnish() -> None:
        log = await open_log(f"sqlite:///{tmp_path}/parlour.db")
        for name in ("Ada", "Guest"):
            await log.store.save_player(Player(name.lower(), name, created_at=1))
        await Members(log.store, AccountRepository(log.store)).sign_up(
            Player("ada", "Ada"), "Ada", PASSWORD
        )
        await log.close()

    asyncio.run(furnish())
    return tmp_path


def test_a_member_is_listed_muted_renamed_and_deleted(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.mute("ada", hours=24, why="shouting", data=folder) == 0
    assert admin.rename("Ada", "Ada Lovelace", data=folder) == 0
    capsys.readouterr()
    assert admin.users(data=folder) == 0
    listing = capsys.readouterr().out
    assert re.search(r"Ada Lovelace +member .* muted", listing) and "Guest" in listing
    assert admin.delete("Ada Lovelace", data=folder) == 0
    assert admin.delete_guests(days=30, data=folder) == 0
    capsys.readouterr()
    assert admin.users(data=folder) == 0 and capsys.readouterr().out == "No matching users.\n"
    assert admin.audit_log(data=folder) == 0
    output = capsys.readouterr().out
    assert (
        "muted · Former player" in output
        and "Lovelace" not in output
        and "Ada" not in output
        and "shouting" not in output
    )


def test_a_lost_passkey_is_replaced_by_a_one_time_code(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.recovery_code("Ada", data=folder) == 0
    code = capsys.readouterr().out.strip()
    assert re.fullmatch(r"(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}", code)

    async def recovered() -> Player:
        log = await open_log(f"sqlite:///{folder}/parlour.db")
        try:
            return await Members(log.store, AccountRepository(log.store)).recover_account(
                "Ada", code, PASSWORD + " again"
            )
        finally:
            await log.close()

    assert asyncio.run(recovered()).id == "ada"


def test_links_registration_mode_and_personal_data(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.operator(data=folder) == admin.invite(data=folder) == 0
    first, second = capsys.readouterr().out.split()
    assert (
        first.startswith("http://localhost:8000/join#")
        and second.startswith("http://localhost:8000/join#")
        and first != second
    )
    note_address(folder, "http://192.168.1.5:9000")
    assert admin.operator(data=folder) == 0 and capsys.readouterr().out.startswith(
        "http://192.168.1.5:9000/join#"
    )
    (folder / "notifications.toml").write_text('address = "https://games.example/"')
    assert admin.operator(data=folder) == 0 and capsys.readouterr().out.startswith(
        "https://games.example/join#"
    )
    assert admin.registration("closed", data=folder) == 0 and admin.registration(data=folder) == 0
    assert capsys.readouterr().out == "closed\nclosed\n"
    assert admin.export("Ada", folder / "ada.json", data=folder) == 0
    assert json.loads((folder / "ada.json").read_text())["player"]["name"] == "Ada"
    assert "argon2" not in (folder / "ada.json").read_text()


def test_an_unknown_user_is_reported_in_a_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.ban("Nobody", data=folder) == 1 and "Nobody" in capsys.readouterr().out
    assert (
        admin.users(data=tmp_path / "elsewhere") == 1 and "no database" in capsys.readouterr().out
    )


def test_no_command_removes_the_last_operator(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.role("Ada", "operator", data=folder) == 0
    capsys.readouterr()
    tries: tuple[Callable[[], int], ...] = (
        lambda: admin.role("Ada", "member", data=folder),
        lambda: admin.ban("Ada", data=folder),
        lambda: admin.merge("Ada", "Guest", data=folder),
        lambda: admin.delete("Ada", data=folder),
    )
    for tried in tries:
        assert tried() == 1 and "at least one operator" in capsys.readouterr().out
    assert (
        admin.role("Guest", "operator", data=folder) == 1
        and "for members" in capsys.readouterr().out
    )
    assert admin.role("Ada", "guest", data=folder) == 1 and "for members" in capsys.readouterr().out
    assert admin.users(data=folder) == 0
    assert re.search(r"Ada +operator", capsys.readouterr().out)


def test_the_sign_up_limit_is_printed_and_changed(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin.sign_up_limit(data=folder) == 0 and admin.sign_up_limit(500, data=folder) == 0
    assert capsys.readouterr().out == "60\n500\n"
    assert admin.sign_up_limit(0, data=folder) == 1 and "10000" in capsys.readouterr().out.replace(
        ",", ""
    )


def test_bot_accounts_are_listed_closed_and_their_keys_revoked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def furnish() -> None:
        log = await open_log(f"sqlite:///{folder}/parlour.db")
        bot = await Members(log.store, AccountRepository(log.store)).sign_up_bot("Climber")
        await BotAccountRepository(log.store).add(bot.id, "ada", 1)
        await ApiKeys(ApiKeyRepository(log.store), LocalBus()).create_key(bot, "k", ["play"], None)
        await log.close()

    asyncio.run(furnish())
    assert admin.bots(data=folder) == 0
    assert re.search(r"Climber +owned by Ada +never used", capsys.readouterr().out)
    assert admin.bot_accounts("closed", data=folder) == 0
    assert capsys.readouterr().out == "closed\n"
    assert admin.revoke_keys("Ada", data=folder) == 0

    async def keys_left() -> int:
        log = await open_log(f"sqlite:///{folder}/parlour.db")
        left = len(await ApiKeyRepository(log.store).keys_of("ada"))
        await log.close()
        return left

    assert asyncio.run(keys_left()) == 0
    assert admin.delete("Ada", data=folder) == 0
    capsys.readouterr()
    assert admin.bots(data=folder) == 0 and capsys.readouterr().out == "No bot accounts.\n"
    assert admin.audit_log(data=folder) == 0
    assert "bots-closed" in capsys.readouterr().out
