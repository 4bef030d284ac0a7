"""Promises of luck: the house shows the hash of a match's key before the browser that opens it gives its own part."""

from __future__ import annotations

import re
from hashlib import blake2b
from hmac import compare_digest

from parlour.core.game import Illegal
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.store import Store
from parlour.services.matches.reservations import Reservations

SECRET_NAME = "match keys"
"""The name of the secret that the keys of all matches are made of; it belongs to the database, so every house on it promises the same."""

MATCH_ID_PATTERN = re.compile(r"[0-9a-f]{16}", re.ASCII)


class MatchCommitment(Value, frozen=True):
    """A match that may be opened, and the commitment to its key."""

    match: str
    commitment: str


class Commitments:
    """The ids and keys of matches to come. Both follow from the server's secret, so that nothing need be stored for a promise."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None

    async def commit(self, match: str) -> MatchCommitment:
        """Return the promise for a match that is to be opened under this id."""
        return MatchCommitment(match, commitment(await self.match_key(match)))

    async def reservations(self) -> Reservations:
        """Return what makes and checks reserved match ids."""
        return Reservations(await self._server_secret())

    async def is_own_match(self, match: str, key: bytes) -> bool:
        """Return whether a match with this id and key was opened by a server on this database: nobody else knows the key beforehand."""
        return MATCH_ID_PATTERN.fullmatch(match) is not None and compare_digest(
            key, await self.match_key(match)
        )

    async def match_key(self, match: str) -> bytes:
        """Return the key of a match, 32 bytes; raises Illegal for what cannot be the id of one."""
        if MATCH_ID_PATTERN.fullmatch(match) is None:
            raise Illegal("core.not-a-promise")
        return blake2b(
            match.encode(),
            key=await self._server_secret(),
            digest_size=32,
            person=b"parlour-promise",
        ).digest()

    async def rematch_id(self, match: str, place: int = 0) -> str:
        """Return the id of the one match that follows a match: everybody who asks gets the same.

        It follows from the server's secret and not from the match's key, which is shown when the match is over. No client may open a
        table under it, but an imported file may have it. `place` counts the ids before it under which a foreign match was found: those
        from 1 on are reserved for the server, and no file can have them.
        """
        if place:
            return (await self.reservations()).server_match_id(f"{match} {place}")
        return blake2b(
            match.encode(),
            key=await self._server_secret(),
            digest_size=8,
            person=b"parlour-rematch",
        ).hexdigest()

    async def _server_secret(self) -> bytes:
        if self._secret is None:
            self._secret = await self._store.secret(SECRET_NAME)
        return self._secret
