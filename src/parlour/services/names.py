"""Names of players, normalized and made distinguishable at a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from unicodedata import category, normalize

from parlour.core.game import Illegal
from parlour.services.text import BLANK_CHARACTERS, JOINERS, one_line

MAX_NAME_LENGTH = 32

MAX_TEXT_LENGTH = 1_000
"""The length to which a text is cut before it is examined."""

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
"""The characters that make no visible difference in a name."""


def proper_name(text: str) -> str:
    """Return a normalized name on one line, or "" if nothing of it is visible; raises Illegal."""
    letters: list[str] = []
    for letter in normalize("NFKC", text[:MAX_TEXT_LENGTH]):
        # Joiners are invisible between cased letters, but other scripts and emoji need them.
        if letter not in JOINERS or not (letters and category(letters[-1]) in ("Lu", "Ll")):
            letters.append(letter)
    name = one_line("".join(letters), MAX_TEXT_LENGTH)
    if len(name) > MAX_NAME_LENGTH:
        raise Illegal("core.name-too-long", most=MAX_NAME_LENGTH, letters=len(name))
    return name


def distinct_name(name: str, used_names: Collection[str]) -> str:
    """Return a name that resembles no other name at the table: the second Ann becomes Ann II."""
    return first_distinct_name(numbered_names(name), used_names) or name


def first_distinct_name(candidates: Iterable[str], used_names: Collection[str]) -> str | None:
    """Return the first name that resembles no other name at the table, or None."""
    used_skeletons = set().union(*map(_skeletons, used_names)) if used_names else set()
    return next(
        (candidate for candidate in candidates if not _skeletons(candidate) & used_skeletons), None
    )


def numbered_names(name: str) -> tuple[str, ...]:
    """Return a name and its numbered variants, which distinguish players with the same name."""
    return (name, *(f"{name} {numeral}" for numeral in NUMERALS))


def _skeletons(name: str) -> set[str]:
    """Return the skeletons of a name and of its lower case.

    Names with a common skeleton look alike.
    """
    return {confusable_skeleton(name).casefold(), confusable_skeleton(name.casefold())}


@lru_cache(maxsize=2_000)
def confusable_skeleton(name: str) -> str:
    """Return the skeleton of a name, in which look-alike letters are replaced by one of them.

    Source: Unicode Technical Standard 39, section 4.
    """
    bare = (
        letter
        for letter in normalize("NFD", name)
        if category(letter) != "Cf" and letter not in _INVISIBLE
    )
    return normalize("NFD", "".join(map(_prototype, bare)))


@lru_cache(maxsize=2_000)
def _prototype(letter: str) -> str:
    """Return the letter that represents all letters that look like this one.

    It is the one with the most look-alikes among this letter and its look-alikes.
    """
    from confusable_homoglyphs.confusables import (
        confusables_data,
    )  # 900 kB, imported for the first comparison

    look_alikes: list[str] = sorted(
        {letter, *(entry["c"] for entry in confusables_data.get(letter, ()))}
    )
    return max(look_alikes, key=lambda other: len(confusables_data.get(other, ())))
