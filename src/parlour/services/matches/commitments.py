"""Commitments to match keys, published before the browser sends its nonce."""

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
"""The name of the secret from which all match keys are derived.

The secret is stored in the database, so all servers on it make the same commitments.
"""

MATCH_ID_PATTERN = re.compile(r"[0-9a-f]{16}", re.ASCII)


class MatchCommitment(Value, frozen=True):
    """The id of a match that may be opened, and the commitment to its key."""

    match: str
    """The reserved match id."""

    commitment: str
    """The hash of the match key."""


class Commitments:
    """The service that derives match ids and keys from the server's secret.

    Nothing needs to be stored for a commitment.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret: bytes | None = None

    async def commit(self, match: str) -> MatchCommitment:
        """Return the commitment to the key of a match."""
        return MatchCommitment(match, commitment(await self.match_key(match)))

    async def reservations(self) -> Reservations:
        """Return the object that generates and verifies reserved match ids."""
        return Reservations(await self._server_secret())

    async def is_own_match(self, match: str, key: bytes) -> bool:
        """Return whether a match was opened on this database, which its key proves."""
        return MATCH_ID_PATTERN.fullmatch(match) is not None and compare_digest(
            key, await self.match_key(match)
        )

    async def match_key(self, match: str) -> bytes:
        """Return the key of a match (32 bytes); raises Illegal for an invalid match id."""
        if MATCH_ID_PATTERN.fullmatch(match) is None:
            raise Illegal("core.not-a-commitment")
        return blake2b(
            match.encode(),
            key=await self._server_secret(),
            digest_size=32,
            person=b"parlour-promise",
        ).digest()

    async def rematch_id(self, match: str, place: int = 0) -> str:
        """Return the id of a match's rematch, which is the same for everyone who asks.

        It is derived from the server's secret instead of the match key, because the key is
        published when the match is over. No client can open a table with this id, but an imported
        file may have it.

        Args:
            match: The id of the previous match.
            place: How many earlier candidates for the id are taken by foreign matches. From 1 on,
                the ids are reserved for the server, so no imported file can have them.
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
