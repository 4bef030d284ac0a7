"""Names that look like another's or like somebody who works for the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Illegal
from parlour.db.records import Player
from parlour.services.accounts.members import comparable_name
from parlour.services.accounts.reserved_names import RESERVED, reserved_word
from parlour.services.matches.seating import SeatRequest, TableRequest

from .harness import ANN, open_house, refused

PASSWORD = "felt lamp under rain"


@pytest.mark.parametrize(
    "name", ["OIga", "O1ga", "0lga", "olga", "OLGA", "O\u2113ga", "\u041elga", "Ol ga"]
)
async def test_nobody_looks_like_a_member_in_any_case(url: str, tmp_path: Path, name: str) -> None:
    async with open_house(url, tmp_path, toys=False) as house:
        for player, called in ((ANN, "Olga"), (Player("ben-ben-ben-", "Ben"), "Ines")):
            await house.log.store.save_player(player)
            await house.accounts.members.sign_up(player, called, PASSWORD)
        late = Player("late-late-la", "Late", created_at=1)
        await house.log.store.save_player(late)
        assert not await house.accounts.members.is_name_free(name)
        assert (
            await refused(house.accounts.members.sign_up(late, name, PASSWORD), Illegal)
            == "account.name-taken"
        )
        assert (
            await refused(house.accounts.members.rename(late, name), Illegal)
            == "account.name-taken"
        )
        member = Player("ben-ben-ben-", "Ines", created_at=1, role="member")
        assert (
            await refused(house.accounts.members.rename(member, name), Illegal)
            == "account.name-taken"
        )


def test_a_capital_i_is_a_small_l_whichever_of_the_two_came_first() -> None:
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
def test_words_for_roles_are_in_no_name(name: str, word: str) -> None:
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
def test_other_names_are_left_alone(name: str) -> None:
    assert reserved_word(name) is None


def test_every_language_has_its_words() -> None:
    assert all(reserved_word(f"Ann ({word})") for word in RESERVED)


async def test_guests_and_names_of_chairs_are_held_to_it_too_and_old_names_stay(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with open_house(sqlite_url, tmp_path, toys=False) as house:
        assert (
            await refused(house.accounts.members.rename(ANN, "Moderator"), Illegal)
            == "account.name-reserved"
        )
        assert (
            await refused(house.accounts.members.sign_up(ANN, "System", PASSWORD), Illegal)
            == "account.name-reserved"
        )
        chairs = (SeatRequest(occupant="me"), SeatRequest(occupant="guest", name="Operator"))
        assert (
            await refused(
                house.tables.open_table(ANN, TableRequest(game="betta", seats=chairs)), Illegal
            )
            == "account.name-reserved"
        )
        old = Player("old-old-old-", "Moderator", created_at=1)
        assert (await house.accounts.members.rename(old, "Moderator")).name == "Moderator"
        await house.log.store.save_player(ANN)
        assert (await house.accounts.members.sign_up_by_provider(ANN, "Operator")).name == "Ann"
