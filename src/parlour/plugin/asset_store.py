"""Where one kind of large immutable data (word lists, card boxes, tile sets) stands, each piece by the hash of what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _unchanged_bytes(body: bytes) -> bytes:
    return body


def _no_packaged_asset(address: str) -> bytes | None:
    return None


@dataclass(frozen=True)
class AssetStore:
    """What ships with the game (`packaged`, by address; nothing where the rules read it themselves), and an operator's own.

    The latter are files `<address><suffix>` in the folder `name`.
    `address` makes the hash of unpacked data, in hex; without it what is kept is trusted, as where that takes long.
    `pack` and `unpack` are how a file holds it.
    """

    name: str
    suffix: str
    find_packaged: Callable[[str], bytes | None] = _no_packaged_asset
    compute_address: Callable[[bytes], str] | None = None
    pack: Callable[[bytes], bytes] = _unchanged_bytes
    unpack: Callable[[bytes], bytes] = _unchanged_bytes
