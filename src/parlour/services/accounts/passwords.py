"""Passwords: hashed and compared with Argon2id, beside the event loop and never many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.core.game import Illegal
from parlour.services.accounts.guessable import is_guessable

T = TypeVar("T")

SHORTEST, LONGEST = 10, 200
"""Signs of a password: NIST SP 800-63B asks for length and for no mixture of kinds."""

DIFFERENT = 5
"""So many different signs a password has at least."""

CONTEXT = ("Parlour", "password")
"""Words that are tried first here."""

MEMORY_KIB = 46 * 1024
"""The first of OWASP's settings for Argon2id: 46 MiB, one pass, one lane."""

AT_ONCE = 2
"""How many are hashed at the same time: each takes its memory and one core."""

MOST_WAITING = 32
"""How many wait for that at most; whoever comes then is told to come again."""


class Passwords:
    """Hashes and compares; a flood of sign-ins costs two cores and never the games."""

    def __init__(self) -> None:
        self._argon = PasswordHasher(time_cost=1, memory_cost=MEMORY_KIB, parallelism=1)
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        """Return what may be stored of a password."""
        return await self._beside(lambda: self._argon.hash(folded(password)))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Return whether a password is the one that was stored; where none was, it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.hashed("nobody has this password")
        found = await self._beside(lambda: self._compared(password, stored or self._nobody or ""))
        return found and stored is not None

    def is_old(self, stored: str) -> bool:
        """Return whether a hash was made with other settings than today's."""
        return self._argon.check_needs_rehash(stored)

    def _compared(self, password: str, stored: str) -> bool:
        try:
            return self._argon.verify(stored, folded(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Illegal("core.too-busy")
        self._waiting += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def folded(password: str) -> str:
    """Return a password as every keyboard types it: the same signs in the same encoding."""
    return normalize("NFKC", password)


def require_good(password: str, name: str) -> None:
    """Raise Illegal for a password that is too short, too long or too easily guessed."""
    if len(password) < SHORTEST:
        raise Illegal("people.password-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise Illegal("people.password-long", most=LONGEST)
    if len(set(folded(password).casefold())) < DIFFERENT or is_guessable(password, (name, *CONTEXT)):
        raise Illegal("people.password-weak")
