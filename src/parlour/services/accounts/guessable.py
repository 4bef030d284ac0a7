"""Detection of guessable passwords: common ones, their variants and keyboard runs.

A password is also guessable if it consists of context words, such as the owner's name. The
requirement is from NIST SP 800-63B, section 3.1.1.2. The list contains the 30 000 most frequent
leaked passwords of zxcvbn (MIT licence); `tools/common_passwords.py` derives it.
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
"""The minimum number of characters that do not follow from the previous one."""

SHORTEST_WORD = 3
"""The minimum length of context words in letters; shorter words are ignored."""

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
        password: The password.
        context: Words that an attacker would try first, such as the owner's name.
    """
    plain = normalize("NFKC", password).casefold()
    return any(_is_simple(form) for form in _forms(plain, _words(context)))


def _forms(plain: str, words: tuple[str, ...]) -> Iterator[str]:
    """Yield the variants of a password that are checked.

    These are the password with and without context words, and each of them with digits read as
    letters.
    """
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
    """Return the words of a context, longest first.

    A full name is therefore removed before its parts.
    """
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
    """Return the number of characters that do not follow from the previous one.

    A character follows from the previous one if it is the same, or its neighbour in the alphabet or
    on a keyboard.
    """
    return bool(text) + sum(
        not (abs(ord(first) - ord(second)) <= 1 or second in _adjacent_keys().get(first, ""))
        for first, second in pairwise(text)
    )


@cache
def _adjacent_keys() -> dict[str, str]:
    """Return the neighbours of each key on any of the keyboards."""
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
    """Return the set of common passwords in lower case."""
    packed = files("parlour.services.accounts").joinpath("common_passwords.txt.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().split("\n"))
