"""Reserved match ids, which encode who may use them, so that nothing needs to be stored.

An id has 16 hex characters: four random bytes and a four-byte tag. The tag is a MAC, keyed with the
server's secret, of the purpose, the owner and the random bytes. Clients cannot compute tags, and an
id for one purpose or person is invalid for another. A guess succeeds with a probability of 1 in
2^32, and every guess needs a request from another account.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest
from typing import Literal

RANDOM_BYTES = TAG_BYTES = 4

Purpose = Literal["table", "server"]
"""Who may open the match: a player, or the server (for tournaments and matchmaking)."""


class Reservations:
    """A generator and verifier of reserved match ids.

    Args:
        secret: The server's secret, 16 to 64 bytes.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new_table_id(self, player: str) -> str:
        """Return a new id with which only this player may open a table."""
        return self._new_id("table", player)

    def new_server_id(self) -> str:
        """Return a new id that no client may use."""
        return self._new_id("server")

    def server_match_id(self, name: str) -> str:
        """Return the id that is reserved for the server under a name.

        About 65,000 names are enough for two of them to share an id, so the caller must check what
        is stored under it.
        """
        return self._tagged(
            blake2b(
                name.encode(), key=self._secret, digest_size=RANDOM_BYTES, person=b"parlour-derived"
            ).digest(),
            "server",
        )

    def is_for_table(self, match: str, player: str) -> bool:
        """Return whether an id is reserved for a table of this player."""
        return self._is_valid(match, "table", player)

    def is_for_server(self, match: str) -> bool:
        """Return whether an id is reserved for a match that only the server opens."""
        return self._is_valid(match, "server")

    def _new_id(self, purpose: Purpose, owner: str = "") -> str:
        return self._tagged(secrets.token_bytes(RANDOM_BYTES), purpose, owner)

    def _tagged(self, random: bytes, purpose: Purpose, owner: str = "") -> str:
        return (random + self._tag(random, purpose, owner)).hex()

    def _is_valid(self, match: str, purpose: Purpose, owner: str = "") -> bool:
        try:
            id_bytes = bytes.fromhex(match)
        except ValueError:
            return False
        random, tag = id_bytes[:RANDOM_BYTES], id_bytes[RANDOM_BYTES:]
        return id_bytes.hex() == match and compare_digest(tag, self._tag(random, purpose, owner))

    def _tag(self, random: bytes, purpose: Purpose, owner: str) -> bytes:
        # The random bytes have a fixed length and no purpose contains a space, so the encoding is
        # unambiguous.
        named = random + f"{purpose} {owner}".encode()
        return blake2b(
            named, key=self._secret, digest_size=TAG_BYTES, person=b"parlour-reserved"
        ).digest()
