"""Tests that users' text is reduced to one line that every database can store."""

from __future__ import annotations

from typing import Literal
from unicodedata import combining, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.services import names
from parlour.services import text as texts
from parlour.services.accounts import guests
from parlour.services.text import JOINERS, RUN, many_lines, normalized, one_line


@given(st.text(), st.integers(1, 60))
def test_any_text_becomes_one_printable_line(text: str, longest: int) -> None:
    line = one_line(text, longest)
    assert len(line) <= longest and line == " ".join(line.split())
    assert all(letter.isprintable() or letter in JOINERS for letter in line)
    assert one_line(line, longest) == line, "a tidy line stays as it is"
    line.encode()


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        " ",
        "\n\t",
        "\x00",
        "\u200b",
        "\u3164\u2800",
        "\u202e",
        "\u0301\u0301",
        "\u200d",
        "\ufeff",
        "\u00ad",
    ],
)
def test_invisible_text_is_empty(nothing: str) -> None:
    assert one_line(nothing, 32) == "" and names.proper_name(nothing) == ""


@given(st.text())
def test_usual_text_is_normalized_as_by_unicode(text: str) -> None:
    runs = max(
        (len(run) for run in "".join("m" if combining(letter) else " " for letter in text).split()),
        default=0,
    )
    if runs <= RUN:
        assert normalized(text) == normalize("NFC", text)


def test_a_long_run_of_marks_is_cut_before_normalization(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def noted(form: Literal["NFC"], text: str) -> str:
        seen.append(text)
        return normalize(form, text)

    monkeypatch.setattr(texts, "normalize", noted)
    bomb = "a" + "\u0300\u0316" * 15_000 + "b" + "\u0301" * 29
    assert one_line(bomb, 8_000).startswith("\u00e0") and many_lines(bomb, 32_000).endswith(
        "b\u0301\u0301\u0301\u0301"
    )
    assert [len(text) for text in seen] == [1 + RUN + 30, 1 + RUN + 30]


def test_only_the_needed_part_of_a_long_text_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def noted(text: str) -> str:
        seen.append(len(text))
        return text

    monkeypatch.setattr(texts, "normalized", noted)
    one_line("x" * 1_000_000, 32)
    assert seen == [32 * texts.MOST_READ]


def test_different_encodings_give_the_same_name() -> None:
    assert one_line("Zoe\u0308", 32) == one_line("Zo\u00eb", 32)


def test_a_guest_is_derived_from_the_token_alone() -> None:
    key = b"k" * 32
    token = guests.new_token(key)
    assert (
        guests.has_valid_mac(token, key)
        and not guests.has_valid_mac(token, b"l" * 32)
        and guests.guest_from_token(token) == guests.guest_from_token(token)
    )
    others = {guests.guest_from_token(guests.new_token(key)).id for _ in range(1_000)}
    assert len(others) == 1_000 and guests.guest_from_token(token).id not in others
    assert (
        token not in repr(guests.guest_from_token(token))
        and guests.guest_from_token(token).id not in token
    )
