"""What people type fits on one line and in any database."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.house.people import guests, names
from parlour.house.people.text import JOINERS, one_line


@given(st.text(), st.integers(1, 60))
def test_any_text_becomes_one_printable_line(text: str, longest: int) -> None:
    line = one_line(text, longest)
    assert len(line) <= longest and line == " ".join(line.split())
    assert all(letter.isprintable() or letter in JOINERS for letter in line)
    assert one_line(line, longest) == line, "a tidy line stays as it is"
    line.encode()


@pytest.mark.parametrize("nothing", ["", " ", "\n\t", "\x00", "\u200b", "\u3164\u2800", "\u202e", "\u0301\u0301", "\u200d", "\ufeff", "\u00ad"])
def test_what_cannot_be_seen_is_nothing(nothing: str) -> None:
    assert one_line(nothing, 32) == "" and names.proper_name(nothing) == ""


def test_what_two_keyboards_write_differently_is_one_name() -> None:
    assert one_line("Zoe\u0308", 32) == one_line("Zo\u00eb", 32)


def test_a_guest_follows_from_the_token_alone() -> None:
    key = b"k" * 32
    token = guests.new_token(key)
    assert guests.is_marked(token, key) and not guests.is_marked(token, b"l" * 32) and guests.guest(token) == guests.guest(token)
    others = {guests.guest(guests.new_token(key)).id for _ in range(1_000)}
    assert len(others) == 1_000 and guests.guest(token).id not in others
    assert token not in repr(guests.guest(token)) and guests.guest(token).id not in token
