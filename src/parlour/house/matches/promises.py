"""Promises of luck: the house shows the hash of a match's key before the browser that opens it gives its own part."""

from __future__ import annotations

import re
from hashlib import blake2b

from parlour.core.game import Illegal
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.store import Store
from parlour.house.matches import seating

SECRET = "match keys"
"""The name of the secret that the keys of all matches are made of; it belongs to the database, so every house on it promises the same."""

ID = re.compile(r"[0-9a-f]{16}", re.ASCII)


class Promise(Value, frozen=True):
    """A match that may be opened, and the commitment to its key."""

    match: str
    commitment: str


class Promises:
    """The keys of matches to come. A key follows from its match's id and a secret, so that nothing need be kept for a promise."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None

    async def make(self, match: str | None = None) -> Promise:
        """Return the promise for a fresh match, or for one whose id is known, such as a rematch."""
        promised = match or seating.new_id()
        return Promise(promised, commitment(await self.key(promised)))

    async def key(self, match: str) -> bytes:
        """Return the key of a match, 32 bytes; raises Illegal for what cannot be the id of one."""
        if ID.fullmatch(match) is None:
            raise Illegal("core.not-a-promise")
        return blake2b(match.encode(), key=await self._kept(), digest_size=32, person=b"parlour-promise").digest()

    async def rematch(self, match: str) -> str:
        """Return the id of the one match that follows a match: everybody who asks gets the same.

        It follows from the house's secret and not from the match's key, which is told when the match is over: whoever could compute it
        would open a table of their own in its place.
        """
        return blake2b(match.encode(), key=await self._kept(), digest_size=8, person=b"parlour-rematch").hexdigest()

    async def _kept(self) -> bytes:
        if self._secret is None:
            self._secret = await self._store.secret(SECRET)
        return self._secret
