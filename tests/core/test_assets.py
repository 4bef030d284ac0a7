"""Large data is found by the hash of what it says, and nothing else is taken for it."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from parlour.plugin.asset_store import AssetStore
from parlour.plugin.assets import asset_lookup, store_asset

SHIPPED = b"what ships with the game"


def address(body: bytes) -> str:
    """Return the hash of some data."""
    return sha256(body).hexdigest()


SHELF = AssetStore(
    "boxes",
    ".box",
    {address(SHIPPED): SHIPPED}.get,
    address,
    pack=lambda body: body[::-1],
    unpack=lambda body: body[::-1],
)


def test_what_ships_and_what_was_kept_is_found(tmp_path: Path) -> None:
    path = store_asset(SHELF, tmp_path, address(b"brought"), b"brought")
    assert path.read_bytes() == b"thguorb"
    find = asset_lookup(SHELF, tmp_path)
    assert find(address(SHIPPED)) == SHIPPED
    assert find(address(b"brought")) == b"brought"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_what_is_not_at_hand_not_itself_or_no_address_is_refused(tmp_path: Path) -> None:
    path = store_asset(SHELF, tmp_path, address(b"brought"), b"brought")
    path.write_bytes(b"forged")
    trusting = replace(SHELF, compute_address=None)
    assert asset_lookup(trusting, tmp_path)(address(b"brought")) == b"degrof"
    with pytest.raises(LookupError, match="does not match its address"):
        asset_lookup(SHELF, tmp_path)(address(b"brought"))
    with pytest.raises(LookupError, match=r"no asset .* in boxes"):
        asset_lookup(SHELF)(address(b"brought"))
    with pytest.raises(LookupError, match="is not an asset address"):
        asset_lookup(SHELF, tmp_path)("../../etc/passwd")
    with pytest.raises(LookupError, match="no asset"):
        asset_lookup(None, tmp_path)("0" * 64)
