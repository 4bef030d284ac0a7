"""Whether a password is among those that are guessed first: common ones, their usual variants, keyboard runs, and words of the context.

Source of the requirement: NIST SP 800-63B, section 3.1.1.2. The list is zxcvbn's (30 000 of the most frequent leaked passwords, MIT licence);
`tools/common_passwords.py` derives it.
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
"""So many characters must not follow from the one before them."""

SHORTEST_WORD = 3
"""Words of the context with fewer letters are too short to be looked for."""

ROWS = (
    ("1234567890", "qwertyuiop", "asdfghjkl;", "zxcvbnm,./"),
    ("1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm,.-"),
    ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn,;:"),
)
"""The keys of the commonest keyboards, row by row."""

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
    """Return whether a password is common, follows a pattern, or is made of words of its context, such as its owner's name."""
    plain = normalize("NFKC", password).casefold()
    return any(_is_simple(form) for form in _forms(plain, _words(context)))


def _forms(plain: str, words: tuple[str, ...]) -> Iterator[str]:
    """Yield a password, also without words of the context, and each of these also with digits read as letters."""
    for form in dict.fromkeys((plain, _without(plain, words))):
        yield form
        yield form.translate(LEET)
        yield _AFFIX.sub("", form).translate(LEET)


def _without(plain: str, words: tuple[str, ...]) -> str:
    for word in words:
        plain = plain.replace(word, "")
        read = plain.translate(LEET)
        if word in read and len(read) == len(plain):
            plain = read.replace(word, "")
    return plain


def _words(context: Iterable[str]) -> tuple[str, ...]:
    """Return the words of a context, the longest first, so that a name goes whole before its parts do."""
    found = {text for whole in context for text in _parts(normalize("NFKC", whole).casefold())}
    return tuple(
        sorted(
            (word for word in found if len(word) >= SHORTEST_WORD),
            key=lambda word: (-len(word), word),
        )
    )


def _parts(whole: str) -> list[str]:
    parts = re.findall(r"[^\W\d_]+", whole)
    return [whole.strip(), "".join(parts), *parts]


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
    """Return how many characters of a text do not follow from the one before: by repeating it, counting on, or on a neighbouring key."""
    return bool(text) + sum(
        not (abs(ord(one) - ord(other)) <= 1 or other in _adjacent_keys().get(one, ""))
        for one, other in pairwise(text)
    )


@cache
def _adjacent_keys() -> dict[str, str]:
    """Return for each key those beside, above and below it on any of the keyboards."""
    found: dict[str, set[str]] = {}
    for rows in ROWS:
        for number, row in enumerate(rows):
            for place, sign in enumerate(row):
                below = rows[number + 1] if number + 1 < len(rows) else ""
                beside = {*row[place + 1 : place + 2], *below[max(0, place - 1) : place + 1]}
                for other in beside:
                    found.setdefault(sign, set()).add(other)
                    found.setdefault(other, set()).add(sign)
    return {sign: "".join(sorted(others)) for sign, others in found.items()}


@cache
def common_passwords() -> frozenset[str]:
    """Return the passwords that are guessed first, in small letters."""
    packed = files("parlour.services.accounts").joinpath("common_passwords.txt.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().split("\n"))
