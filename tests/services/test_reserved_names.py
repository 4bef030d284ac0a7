"""Tests for names that imitate other users or staff."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.services.accounts.members import comparable_name
from parlour.services.accounts.reserved_names import RESERVED, reserved_word
from parlour.services.matches.table_requests import SeatRequest, TableRequest

from .harness import ANN, error_code, open_application

PASSWORD = "felt lamp under rain"


@pytest.mark.parametrize(
    "name", ["OIga", "O1ga", "0lga", "olga", "OLGA", "O\u2113ga", "\u041elga", "Ol ga"]
)
async def test_no_name_looks_like_a_members_in_any_case(
    url: str, tmp_path: Path, name: str
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        for player, called in ((ANN, "Olga"), (Player("ben-ben-ben-", "Ben"), "Ines")):
            await app.log.store.save_player(player)
            await app.accounts.members.sign_up(player, called, PASSWORD)
        late = Player("late-late-la", "Late", created_at=1)
        await app.log.store.save_player(late)
        assert not await app.accounts.members.is_name_free(name)
        assert (
            await error_code(app.accounts.members.sign_up(late, name, PASSWORD), Illegal)
            == "account.name-taken"
        )
        assert (
            await error_code(app.accounts.members.rename(late, name), Illegal)
            == "account.name-taken"
        )
        member = Player("ben-ben-ben-", "Ines", created_at=1, role="member")
        assert (
            await error_code(app.accounts.members.rename(member, name), Illegal)
            == "account.name-taken"
        )


def test_capital_i_and_small_l_are_confusable_in_both_orders() -> None:
    for one, other in (("OIga", "Olga"), ("Ilse", "llse"), ("lan", "Ian")):
        assert comparable_name(one).shape == comparable_name(other).shape
    assert comparable_name("Olga").shape != comparable_name("Olaf").shape


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Moderator", "moderator"),
        ("operator", "operator"),
        ("Valeria (operator)", "operator"),
        ("System", "system"),
        ("M0DERATOR", "moderator"),
        ("\u041coderator", "moderator"),
        ("Mode-rator", "moderator"),
        ("A d m i n", "admin"),
        ("TheModerator", "moderator"),
        ("admin_1", "admin"),
        ("Admin1", "admin"),
        ("parlour staff", "parlour"),
        ("moderateur", "modérateur"),
        ("MODÉRATRICE Anne", "modératrice"),
        ("Karin, värd", "värd"),
        ("vard", "värd"),
        ("Betreiberin", "betreiberin"),
        ("El anfitrion", "anfitrión"),
        ("amministratore", "amministratore"),
    ],
)
def test_names_with_role_words_are_refused(name: str, word: str) -> None:
    assert reserved_word(name) == word


@pytest.mark.parametrize(
    "name",
    [
        "Modesty",
        "Ghost",
        "Adminda",
        "Systemia",
        "Rooty",
        "Moderata",
        "Olga",
        "Anna Host\u00e9n",
        "\u674e",
        "",
        "4711",
    ],
)
def test_other_names_are_accepted(name: str) -> None:
    assert reserved_word(name) is None


def test_every_language_has_role_words() -> None:
    assert all(reserved_word(f"Ann ({word})") for word in RESERVED)


async def test_guest_and_seat_names_are_checked_and_old_names_stay(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_application(sqlite_url, tmp_path, toys=False) as app:
        assert (
            await error_code(app.accounts.members.rename(ANN, "Moderator"), Illegal)
            == "account.name-reserved"
        )
        assert (
            await error_code(app.accounts.members.sign_up(ANN, "System", PASSWORD), Illegal)
            == "account.name-reserved"
        )
        occupants = (SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Operator"))
        assert (
            await error_code(
                app.tables.open_table(ANN, TableRequest(game="betta", seats=occupants)), Illegal
            )
            == "account.name-reserved"
        )
        old = Player("old-old-old-", "Moderator", created_at=1)
        assert (await app.accounts.members.rename(old, "Moderator")).name == "Moderator"
        await app.log.store.save_player(ANN)
        assert (await app.accounts.members.sign_up_by_provider(ANN, "Operator")).name == "Ann"
