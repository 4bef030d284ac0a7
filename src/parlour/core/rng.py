"""Luck as one small value: a keyed, counter-based generator that replays anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

from parlour.core.value import Value

T = TypeVar("T")

WORD_COUNT = 1 << 64
"""How many values a word can take."""


class Rng(Value, frozen=True):
    """A generator: block n is BLAKE2b(n) under a 32-byte key. Drawing returns the next generator beside the luck."""

    key: bytes
    drawn: int = 0

    def __repr__(self) -> str:
        """Name the generator without its key: a repr ends up in logs and messages."""
        return f"Rng({commitment(self.key)[:8]}…, drawn={self.drawn})"

    def word(self) -> tuple[int, Rng]:
        """Return 64 uniform bits and the next generator."""
        block = blake2b(self.drawn.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
        return int.from_bytes(block, "little"), Rng(self.key, self.drawn + 1)

    def below(self, bound: int) -> tuple[int, Rng]:
        """Return a uniform integer in 0..bound-1; words beyond the last whole multiple are drawn again."""
        if not 1 <= bound <= WORD_COUNT:
            raise ValueError("bound must be in 1..2**64")
        limit = WORD_COUNT - WORD_COUNT % bound
        rng = self
        while True:
            word, rng = rng.word()
            if word < limit:
                return word % bound, rng

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """Return one of the items, each as likely."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        """Return the items in uniformly random order (Fisher-Yates)."""
        deck, rng = list(items), self
        for last in range(len(deck) - 1, 0, -1):
            pick, rng = rng.below(last + 1)
            deck[last], deck[pick] = deck[pick], deck[last]
        return tuple(deck), rng

    def fork(self, label: int | str) -> Rng:
        """Return an independent generator named by a label, so that known luck is never met again."""
        return Rng(
            blake2b(
                b"fork:" + str(label).encode(), key=self.key, digest_size=32, salt=_salt(self.drawn)
            ).digest()
        )


def _salt(drawn: int) -> bytes:
    return drawn.to_bytes(16, "little")


def commitment(key: bytes) -> str:
    """Return the hash, in hex, that is shown when a match opens so that its key cannot be changed later."""
    return blake2b(key, digest_size=32, person=b"parlour-commit").hexdigest()


def derive_seed(key: bytes, match: str, nonces: Iterable[bytes]) -> bytes:
    """Return the 32 bytes that seed a match, made of the server's key, the match's id and every sitter's nonce in seat order.

    Each part goes in behind its length, so that no two lists of parts read alike.
    """
    mixed = blake2b(key=key, digest_size=32, person=b"parlour-match")
    for part in (match.encode(), *nonces):
        mixed.update(len(part).to_bytes(4, "little") + part)
    return mixed.digest()
