"""Words that no name may contain, because they say that a person works for the server."""

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
"""The roles of the server in its six languages, one language after the other; English first."""

_WORD = re.compile(r"[^\W\d_]+")
_CAPITAL_INSIDE = re.compile(r"(?<=[a-z])(?=[A-Z])")


def require_unreserved(name: str) -> None:
    """Raise Illegal for a name with a reserved word in it, however that is written."""
    word = reserved_word(name)
    if word is not None:
        raise Illegal("people.name-reserved", word=word)


def reserved_word(name: str) -> str | None:
    """Return the reserved word that a name contains as a whole word, or is when its spaces and signs are left out.

    >>> reserved_word("Valeria (operator)")
    'operator'
    >>> reserved_word("M0derator")
    'moderator'
    >>> reserved_word("Modesty") is None
    True
    """
    found = _folded_words()
    called = proper_name(name)
    for look in (called, confusable_skeleton(called)):
        words = [
            word
            for part in _WORD.findall(_unmarked(look))
            for word in (part, *_CAPITAL_INSIDE.split(part))
        ]
        for word in (*words, "".join(_WORD.findall(_unmarked(look)))):
            for folded in _folds(word):
                if folded in found:
                    return found[folded]
    return None


@cache
def _folded_words() -> dict[str, str]:
    # Of two that fold alike the first one is named.
    return {folded: word for word in reversed(RESERVED) for folded in _folds(_unmarked(word))}


def _folds(word: str) -> set[str]:
    """Return how a word reads without case, and how it looks: capital I is a small l in one of them."""
    return {
        word.casefold(),
        confusable_skeleton(word).casefold(),
        confusable_skeleton(word.casefold()).casefold(),
    }


def _unmarked(text: str) -> str:
    """Return a text without accents: a name may leave them out."""
    return "".join(letter for letter in normalize("NFD", text) if category(letter) != "Mn")
