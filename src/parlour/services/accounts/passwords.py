"""Password hashing and verification with Argon2id, in a small number of threads."""

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

MIN_LENGTH, MAX_LENGTH = 10, 200
"""The minimum and maximum length; NIST SP 800-63B asks for length, not for kinds of characters."""

MIN_DISTINCT_CHARACTERS = 5
"""The minimum number of distinct characters in a password."""

CONTEXT = ("Parlour", "password")
"""The words that attackers of this site try first."""

MEMORY_KIB = 46 * 1024
"""The memory (KiB) per hash, from OWASP's first setting for Argon2id (one pass, one lane)."""

MAX_CONCURRENT = 2
"""The maximum number of simultaneous hashes; each takes MEMORY_KIB and one core."""

MAX_WAITING = 32
"""The maximum number of waiting requests; further requests are rejected."""


class PasswordService:
    """The service that hashes and verifies passwords.

    It uses at most two cores, so a flood of sign-ins does not slow down the games.
    """

    def __init__(self) -> None:
        self._argon = PasswordHasher(time_cost=1, memory_cost=MEMORY_KIB, parallelism=1)
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)
        self._waiting = 0
        self._dummy_hash: str | None = None

    async def hash_password(self, password: str) -> str:
        """Return the hash of a password."""
        return await self._run_in_thread(lambda: self._argon.hash(normalized_password(password)))

    async def verify(self, password: str, stored: str | None) -> bool:
        """Return whether a password matches a hash.

        Without a hash the result is False after the same time, so that unknown names are not
        revealed.
        """
        if self._dummy_hash is None:
            self._dummy_hash = await self.hash_password("nobody has this password")
        found = await self._run_in_thread(
            lambda: self._verify_hash(password, stored or self._dummy_hash or "")
        )
        return found and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Return whether a hash was made with outdated settings."""
        return self._argon.check_needs_rehash(stored)

    def _verify_hash(self, password: str, stored: str) -> bool:
        try:
            return self._argon.verify(stored, normalized_password(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _run_in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise Illegal("core.too-busy")
        self._waiting += 1
        try:
            async with self._semaphore:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def normalized_password(password: str) -> str:
    """Return a password in NFKC form, so that all keyboards produce the same bytes."""
    return normalize("NFKC", password)


def require_strong_password(password: str, name: str) -> None:
    """Raise Illegal for a password that is too short, too long or guessable."""
    if len(password) < MIN_LENGTH:
        raise Illegal("account.password-short", least=MIN_LENGTH)
    if len(password) > MAX_LENGTH:
        raise Illegal("account.password-long", most=MAX_LENGTH)
    if len(set(normalized_password(password).casefold())) < MIN_DISTINCT_CHARACTERS or is_guessable(
        password, (name, *CONTEXT)
    ):
        raise Illegal("account.password-weak")
