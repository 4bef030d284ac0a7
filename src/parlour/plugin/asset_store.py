"""Storage of one kind of large immutable data, such as word lists, addressed by hash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _unchanged_bytes(body: bytes) -> bytes:
    return body


def _no_packaged_asset(address: str) -> bytes | None:
    return None


@dataclass(frozen=True)
class AssetStore:
    """One kind of asset, packaged with the game or stored in the operator's data folder.

    Attributes:
        name: The folder name, below the operator's data folder.
        suffix: The file name suffix; a file is named `<address><suffix>`.
        find_packaged: Returns a packaged asset by its address, or None.
        compute_address: Returns the hash (hex) of an unpacked asset. Without it, assets in the data
            folder are trusted, for kinds whose hash is slow to compute.
        pack: Converts an asset to the contents of its file.
        unpack: Converts the contents of a file to the asset.
    """

    name: str
    suffix: str
    find_packaged: Callable[[str], bytes | None] = _no_packaged_asset
    compute_address: Callable[[bytes], str] | None = None
    pack: Callable[[bytes], bytes] = _unchanged_bytes
    unpack: Callable[[bytes], bytes] = _unchanged_bytes
