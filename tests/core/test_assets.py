"""Tests that assets are found only by their hash."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from parlour.plugin.asset_store import AssetStore
from parlour.plugin.assets import asset_lookup, store_asset

PACKAGED = b"what ships with the game"


def address(body: bytes) -> str:
    """Return the hash by which an asset is found."""
    return sha256(body).hexdigest()


STORE = AssetStore(
    "boxes",
    ".box",
    {address(PACKAGED): PACKAGED}.get,
    address,
    pack=lambda body: body[::-1],
    unpack=lambda body: body[::-1],
)


def test_packaged_and_stored_assets_are_found(tmp_path: Path) -> None:
    path = store_asset(STORE, tmp_path, address(b"brought"), b"brought")
    assert path.read_bytes() == b"thguorb"
    find = asset_lookup(STORE, tmp_path)
    assert find(address(PACKAGED)) == PACKAGED
    assert find(address(b"brought")) == b"brought"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_missing_forged_and_invalid_assets_are_rejected(tmp_path: Path) -> None:
    path = store_asset(STORE, tmp_path, address(b"brought"), b"brought")
    path.write_bytes(b"forged")
    trusting = replace(STORE, compute_address=None)
    assert asset_lookup(trusting, tmp_path)(address(b"brought")) == b"degrof"
    with pytest.raises(LookupError, match="does not match its address"):
        asset_lookup(STORE, tmp_path)(address(b"brought"))
    with pytest.raises(LookupError, match=r"no asset .* in boxes"):
        asset_lookup(STORE)(address(b"brought"))
    with pytest.raises(LookupError, match="is not an asset address"):
        asset_lookup(STORE, tmp_path)("../../etc/passwd")
    with pytest.raises(LookupError, match="no asset"):
        asset_lookup(None, tmp_path)("0" * 64)
