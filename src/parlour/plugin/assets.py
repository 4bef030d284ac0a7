"""Finds and keeps large immutable data by the hash of what it says."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.core.game import AssetLookup, no_assets
from parlour.plugin.asset_store import AssetStore

ADDRESS_PATTERN = re.compile(r"[0-9a-f]{16,128}", re.ASCII)
"""What an address looks like: anybody may write anything in the options of a table, and no other text is ever looked up."""


def asset_lookup(shelf: AssetStore | None, folder: Path | None = None) -> AssetLookup:
    """Return the function that finds data by its address; raises LookupError for what is not at hand or not what it is called."""
    if shelf is None:
        return no_assets

    def find(address: str) -> bytes:
        if ADDRESS_PATTERN.fullmatch(address) is None:
            raise LookupError(f"{address[:40]!r} is no address")
        found = shelf.find_packaged(address)
        if found is not None:
            return found
        path = None if folder is None else folder / shelf.name / f"{address}{shelf.suffix}"
        if path is None or not path.is_file():
            raise LookupError(
                f"nothing called {address} stands in {shelf.name}; bring it to play or replay what needs it"
            )
        body = shelf.unpack(path.read_bytes())
        if shelf.compute_address is not None and shelf.compute_address(body) != address:
            raise LookupError(f"what is called {address} in {shelf.name} is something else")
        return body

    return find


def store_asset(shelf: AssetStore, folder: Path, address: str, body: bytes) -> Path:
    """Keep data under its address in an operator's folder and return where; whole or not at all, since it is renamed into place."""
    home = folder / shelf.name
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{address}{shelf.suffix}"
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(shelf.pack(body))
    return half.replace(path)
