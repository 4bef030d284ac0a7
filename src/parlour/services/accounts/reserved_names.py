"""Reserved words, which no name may contain because they suggest a role on the site."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category, normalize

from parlour.core.game import Illegal
from parlour.services.names import confusable_skeleton, proper_name

RESERVED = [
    "admin",
    "admins",
    "administrator",
    "administrators",
    "mod",
    "mods",
    "moderator",
    "moderators",
    "operator",
    "operators",
    "sysop",
    "system",
    "root",
    "staff",
    "host",
    "support",
    "parlour",
    "official",
    "webmaster",
    "administratorin",
    "moderatorin",
    "betreiber",
    "betreiberin",
    "gastgeber",
    "gastgeberin",
    "systemadministrator",
    "administrador",
    "administradora",
    "moderador",
    "moderadora",
    "operador",
    "operadora",
    "sistema",
    "anfitrión",
    "anfitriona",
    "administrateur",
    "administratrice",
    "modérateur",
    "modératrice",
    "opérateur",
    "opératrice",
    "système",
    "hôte",
    "hôtesse",
    "amministratore",
    "amministratrice",
    "moderatore",
    "moderatrice",
    "operatore",
    "operatrice",
    "administratör",
    "moderatör",
    "operatör",
    "systemadministratör",
    "värd",
    "värdinna",
]
"""The reserved words: roles of staff in the six languages of the server, English first."""

_WORD = re.compile(r"[^\W\d_]+")
_CAPITAL_INSIDE = re.compile(r"(?<=[a-z])(?=[A-Z])")


def require_unreserved(name: str) -> None:
    """Raise Illegal if a name contains a reserved word in any spelling."""
    word = reserved_word(name)
    if word is not None:
        raise Illegal("account.name-reserved", word=word)


def reserved_word(name: str) -> str | None:
    """Return the reserved word that a name contains, or None.

    The reserved word may be one of the words of the name, or the whole name without spaces.

    >>> reserved_word("Valeria (operator)")
    'operator'
    >>> reserved_word("M0derator")
    'moderator'
    >>> reserved_word("Modesty") is None
    True
    """
    reserved = _folded_words()
    canonical = proper_name(name)
    for form in (canonical, confusable_skeleton(canonical)):
        words = [
            word
            for part in _WORD.findall(_unmarked(form))
            for word in (part, *_CAPITAL_INSIDE.split(part))
        ]
        for word in (*words, "".join(_WORD.findall(_unmarked(form)))):
            for folded in _folds(word):
                if folded in reserved:
                    return reserved[folded]
    return None


@cache
def _folded_words() -> dict[str, str]:
    # If two words have the same folded form, the first one is reported.
    return {folded: word for word in reversed(RESERVED) for folded in _folds(_unmarked(word))}


def _folds(word: str) -> set[str]:
    """Return the case-folded forms of a word and of its look-alikes.

    A capital I looks like a small l, so look-alikes are replaced both before and after case
    folding.
    """
    return {
        word.casefold(),
        confusable_skeleton(word).casefold(),
        confusable_skeleton(word.casefold()).casefold(),
    }


def _unmarked(text: str) -> str:
    """Return a text without accents."""
    return "".join(letter for letter in normalize("NFD", text) if category(letter) != "Mn")
