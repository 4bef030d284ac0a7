"""Lookup and storage of assets by their hash."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.core.game import AssetLookup, no_assets
from parlour.plugin.asset_store import AssetStore

ADDRESS_PATTERN = re.compile(r"[0-9a-f]{16,128}", re.ASCII)
"""The format of an address. Table options are untrusted, so no other text is looked up."""


def asset_lookup(store: AssetStore | None, folder: Path | None = None) -> AssetLookup:
    """Return a function that finds assets by address.

    The function raises LookupError for an asset that is missing or does not match its address.

    Args:
        store: The kind of asset, or None for a game without assets.
        folder: The operator's data folder.
    """
    if store is None:
        return no_assets

    def find(address: str) -> bytes:
        if ADDRESS_PATTERN.fullmatch(address) is None:
            raise LookupError(f"{address[:40]!r} is not an asset address")
        packaged = store.find_packaged(address)
        if packaged is not None:
            return packaged
        path = None if folder is None else folder / store.name / f"{address}{store.suffix}"
        if path is None or not path.is_file():
            raise LookupError(
                f"no asset {address} in {store.name}; add it to play or replay matches that need it"
            )
        body = store.unpack(path.read_bytes())
        if store.compute_address is not None and store.compute_address(body) != address:
            raise LookupError(f"the asset {address} in {store.name} does not match its address")
        return body

    return find


def store_asset(store: AssetStore, folder: Path, address: str, body: bytes) -> Path:
    """Store an asset in the operator's data folder atomically and return its path."""
    store_folder = folder / store.name
    store_folder.mkdir(parents=True, exist_ok=True)
    path = store_folder / f"{address}{store.suffix}"
    temporary = path.with_name(f"{path.name}.half")
    temporary.write_bytes(store.pack(body))
    return temporary.replace(path)
