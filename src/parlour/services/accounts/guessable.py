"""Guessable passwords: common ones and their variants, keyboard runs, words of the context.

Source of the requirement: NIST SP 800-63B, section 3.1.1.2. The list is zxcvbn's (30 000 of the
most frequent
leaked passwords, MIT licence); `tools/common_passwords.py` derives it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from unicodedata import normalize

FRESH = 5
"""The fewest characters that must not follow from the one before them."""

SHORTEST_WORD = 3
"""Shorter words of the context (letters) are ignored."""

ROWS = (
    ("1234567890", "qwertyuiop", "asdfghjkl;", "zxcvbnm,./"),
    ("1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm,.-"),
    ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn,;:"),
)
"""The rows of the most common keyboard layouts."""

LEET = str.maketrans(
    {
        "0": "o",
        "1": "i",
        "3": "e",
        "4": "a",
        "5": "s",
        "7": "t",
        "@": "a",
        "$": "s",
        "!": "i",
        "€": "e",
    }
)

_AFFIX = re.compile(r"^[\W\d_]+|[\W\d_]+$")
_UNIT = re.compile(r"(.+?)\1+")


def is_guessable(password: str, context: Iterable[str] = ()) -> bool:
    """Return whether a password is common, has a simple pattern or consists of context words.

    Args:
        context: Words such as the owner's name.
    """
    plain = normalize("NFKC", password).casefold()
    return any(_is_simple(form) for form in _forms(plain, _words(context)))


def _forms(plain: str, words: tuple[str, ...]) -> Iterator[str]:
    """Yield a password, also without words of the context, and each with digits read as letters."""
    for form in dict.fromkeys((plain, _without(plain, words))):
        yield form
        yield form.translate(LEET)
        yield _AFFIX.sub("", form).translate(LEET)


def _without(plain: str, words: tuple[str, ...]) -> str:
    for word in words:
        plain = plain.replace(word, "")
        as_letters = plain.translate(LEET)
        if word in as_letters and len(as_letters) == len(plain):
            plain = as_letters.replace(word, "")
    return plain


def _words(context: Iterable[str]) -> tuple[str, ...]:
    """Return the words of a context, longest first, so that a full name goes before its parts."""
    found = {text for full in context for text in _parts(normalize("NFKC", full).casefold())}
    return tuple(
        sorted(
            (word for word in found if len(word) >= SHORTEST_WORD),
            key=lambda word: (-len(word), word),
        )
    )


def _parts(full: str) -> list[str]:
    parts = re.findall(r"[^\W\d_]+", full)
    return [full.strip(), "".join(parts), *parts]


def _is_simple(form: str) -> bool:
    repeated = _UNIT.fullmatch(form)
    unit = repeated[1] if repeated else form
    core = _AFFIX.sub("", unit)
    bare = re.sub(r"[\W_]+", "", unit)
    return (
        not common_passwords().isdisjoint((form, unit, core, bare))
        or fresh_characters(unit) < FRESH
        or not core
    )


def fresh_characters(text: str) -> int:
    """Return how many characters do not follow from the one before.

    A character follows if it repeats the one before, is its neighbour in the alphabet or on a
    keyboard.
    """
    return bool(text) + sum(
        not (abs(ord(first) - ord(second)) <= 1 or second in _adjacent_keys().get(first, ""))
        for first, second in pairwise(text)
    )


@cache
def _adjacent_keys() -> dict[str, str]:
    """Return for each key its neighbours on any of the keyboards."""
    found: dict[str, set[str]] = {}
    for rows in ROWS:
        for row_number, row in enumerate(rows):
            for column, key in enumerate(row):
                below = rows[row_number + 1] if row_number + 1 < len(rows) else ""
                beside = {*row[column + 1 : column + 2], *below[max(0, column - 1) : column + 1]}
                for second in beside:
                    found.setdefault(key, set()).add(second)
                    found.setdefault(second, set()).add(key)
    return {key: "".join(sorted(others)) for key, others in found.items()}


@cache
def common_passwords() -> frozenset[str]:
    """Return the common passwords in lower case."""
    packed = files("parlour.services.accounts").joinpath("common_passwords.txt.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().split("\n"))
