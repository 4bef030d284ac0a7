"""Tests that guessable passwords are refused and ordinary long ones accepted."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal
from parlour.services.accounts.guessable import common_passwords, fresh_characters, is_guessable
from parlour.services.accounts.passwords import MAX_LENGTH, require_strong_password

COMMON = (
    *(
        "password12",
        "qwertyuiop",
        "1q2w3e4r5t",
        "iloveyou12",
        "Passw0rd123!",
        "letmein12345",
        "abcdefghij",
        "zaq12wsxcde3",
        "qazwsxedcr",
    ),
    *(
        "asdfghjkl;",
        "1qaz2wsx3edc",
        "football123",
        "princess123!",
        "trustno1trustno1",
        "passwordpassword",
        "q1w2e3r4t5y6",
        "0987654321",
    ),
    *(
        "11111222223",
        "P@$$w0rd2024",
        "qwertzuiop",
        "azertyuiop",
        "dragon12345",
        "2024password",
        "abcabcabcabc",
        "pass-word-12",
    ),
)

OWN = (
    "Wolfgang 1756",
    "wolfgangamadeus",
    "AmadeusWolfgang1",
    "parlour2024",
    "Parlour!Parlour",
    "w0lfgang1756",
    "parlourpassword",
    "wolfgang.parlour",
)

GOOD = (
    *(
        "felt lamp under rain",
        "a long way to Tipperary",
        "another long sentence",
        "the felt lamp hums",
        "correct horse battery",
    ),
    *(
        "vQ7#mLx2rT9w",
        "gråbrödratorg",
        "zwölf boxkämpfer",
        "tanzbär&quitte",
        "Amadeus plays the lute badly",
    ),
)


@pytest.mark.parametrize("password", COMMON)
def test_common_passwords_and_their_variants_are_refused(password: str) -> None:
    assert is_guessable(password)
    with pytest.raises(Illegal) as refused:
        require_strong_password(password, "")
    assert refused.value.code == "account.password-weak"


@pytest.mark.parametrize("password", OWN)
def test_the_owners_name_and_the_sites_name_are_refused(password: str) -> None:
    with pytest.raises(Illegal) as refused:
        require_strong_password(password, "Wolfgang Amadeus")
    assert refused.value.code == "account.password-weak"


@pytest.mark.parametrize("password", GOOD)
def test_ordinary_long_passwords_are_accepted(password: str) -> None:
    require_strong_password(password, "Wolfgang Amadeus")


def test_every_listed_password_is_refused() -> None:
    assert len(common_passwords()) > 25_000
    long = [word for word in common_passwords() if len(word) >= 10]
    assert long and all(is_guessable(word) for word in long)


def test_a_keyboard_run_has_few_fresh_characters() -> None:
    assert (
        fresh_characters("") == 0
        and fresh_characters("qwertyuiop") == 1
        and fresh_characters("1q2w3e4r5t") == 1
    )
    assert fresh_characters("felt lamp") > 5


def test_long_passwords_are_checked_in_linear_time() -> None:
    for text in ("4@8({[<369&#!1|7$+%2" * 10, "1q2w" * 50, "ab" * 99 + "x", "p4$$w0rd" * 25):
        assert is_guessable(text[:MAX_LENGTH]) in (True, False)
