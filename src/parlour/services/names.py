"""What people may be called: names are made one way of writing, and two that look alike are told apart at a table."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from unicodedata import category, normalize

from parlour.core.game import Illegal
from parlour.services.text import BLANK_CHARACTERS, JOINERS, one_line

MAX_NAME_LENGTH = 32

MAX_TEXT_LENGTH = 1_000
"""Of a longer text nothing further is looked at: it is no name."""

NUMERALS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")

_INVISIBLE = (
    BLANK_CHARACTERS
    | JOINERS
    | {
        "\u034f",
        "\u17b4",
        "\u17b5",
        *map(chr, range(0x180B, 0x1810)),
        *map(chr, range(0xFE00, 0xFE10)),
    }
)
"""Marks that change nothing a reader could tell apart in a name."""


def proper_name(text: str) -> str:
    """Return a name on one line in one way of writing, empty when nothing of it can be seen; raises Illegal `core.name-too-long`."""
    kept: list[str] = []
    for letter in normalize("NFKC", text[:MAX_TEXT_LENGTH]):
        # Letters that come large and small are never joined; those of other scripts and emoji may be.
        if letter not in JOINERS or not (kept and category(kept[-1]) in ("Lu", "Ll")):
            kept.append(letter)
    name = one_line("".join(kept), MAX_TEXT_LENGTH)
    if len(name) > MAX_NAME_LENGTH:
        raise Illegal("core.name-too-long", most=MAX_NAME_LENGTH, letters=len(name))
    return name


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return a name that looks like nobody's at the table: the second Pip is Pip II, however the letters are written."""
    looks = set().union(*map(_skeletons, taken)) if taken else set()
    return next((free for free in numbered_names(name) if not _skeletons(free) & looks), name)


def numbered_names(name: str) -> tuple[str, ...]:
    """Return the names that somebody of this name may bear at a table."""
    return (name, *(f"{name} {numeral}" for numeral in NUMERALS))


def _skeletons(name: str) -> set[str]:
    """Return how a name looks as it is and in small letters: two names that share a look are taken for each other."""
    return {confusable_skeleton(name).casefold(), confusable_skeleton(name.casefold())}


@lru_cache(maxsize=2_000)
def confusable_skeleton(name: str) -> str:
    """Return a name with every letter replaced by the one that it looks like (Unicode Technical Standard 39, section 4)."""
    bare = (
        letter
        for letter in normalize("NFD", name)
        if category(letter) != "Cf" and letter not in _INVISIBLE
    )
    return normalize("NFD", "".join(map(_prototype, bare)))


@lru_cache(maxsize=2_000)
def _prototype(letter: str) -> str:
    """Return the letter that stands for all that look like this one: of those it is listed beside, the one with most beside it."""
    from confusable_homoglyphs.confusables import (
        confusables_data,
    )  # 900 kB, read when the first name is compared

    beside: list[str] = sorted(
        {letter, *(entry["c"] for entry in confusables_data.get(letter, ()))}
    )
    return max(beside, key=lambda found: len(confusables_data.get(found, ())))
