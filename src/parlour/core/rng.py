"""A keyed, counter-based random number generator, immutable and identical on all platforms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

from parlour.core.value import Value

T = TypeVar("T")

WORD_COUNT = 1 << 64
"""The number of values of a word."""


class Rng(Value, frozen=True):
    """A random number generator: block n is BLAKE2b(n) under a 32-byte key.

    Every method that draws returns the result and the next generator.

    Attributes:
        key: The 32-byte key.
        drawn: The number of words drawn.

    >>> value, rng = Rng(bytes(32)).below(6)
    >>> value, rng.drawn
    (0, 1)
    """

    key: bytes
    drawn: int = 0

    def __repr__(self) -> str:
        """Return a representation without the key, because it may appear in logs and messages."""
        return f"Rng({commitment(self.key)[:8]}…, drawn={self.drawn})"

    def word(self) -> tuple[int, Rng]:
        """Return 64 uniform random bits and the next generator."""
        block = blake2b(self.drawn.to_bytes(8, "little"), key=self.key, digest_size=8).digest()
        return int.from_bytes(block, "little"), Rng(self.key, self.drawn + 1)

    def below(self, bound: int) -> tuple[int, Rng]:
        """Return a uniform integer in 0..bound-1 and the next generator.

        Words above the largest multiple of the bound are rejected, so there is no modulo bias.
        """
        if not 1 <= bound <= WORD_COUNT:
            raise ValueError("bound must be in 1..2**64")
        limit = WORD_COUNT - WORD_COUNT % bound
        rng = self
        while True:
            word, rng = rng.word()
            if word < limit:
                return word % bound, rng

    def choice(self, items: Sequence[T]) -> tuple[T, Rng]:
        """Return a uniformly chosen item and the next generator."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffle(self, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
        """Return the items in uniformly random order (Fisher-Yates) and the next generator.

        >>> Rng(bytes(32)).shuffle("abcd")[0]
        ('c', 'd', 'b', 'a')
        """
        shuffled, rng = list(items), self
        for last in range(len(shuffled) - 1, 0, -1):
            pick, rng = rng.below(last + 1)
            shuffled[last], shuffled[pick] = shuffled[pick], shuffled[last]
        return tuple(shuffled), rng

    def fork(self, label: int | str) -> Rng:
        """Return an independent generator derived from a label."""
        return Rng(
            blake2b(
                b"fork:" + str(label).encode(), key=self.key, digest_size=32, salt=_salt(self.drawn)
            ).digest()
        )


def _salt(drawn: int) -> bytes:
    return drawn.to_bytes(16, "little")


def commitment(key: bytes) -> str:
    """Return the hash of a key, in hex, which is published when a match opens.

    >>> commitment(bytes(32))[:16]
    '82c33be0fbd02075'
    """
    return blake2b(key, digest_size=32, person=b"parlour-commit").hexdigest()


def derive_seed(key: bytes, match: str, nonces: Iterable[bytes]) -> bytes:
    """Return the 32-byte match seed from the server key, match id and nonces (in seat order).

    Each part is prefixed with its length, so that different lists of parts never give the same
    input.
    """
    seed_hash = blake2b(key=key, digest_size=32, person=b"parlour-match")
    for part in (match.encode(), *nonces):
        seed_hash.update(len(part).to_bytes(4, "little") + part)
    return seed_hash.digest()
