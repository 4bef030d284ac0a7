"""Finds boxes by their address: those that an operator keeps beside the one installed."""

from __future__ import annotations

from pathlib import Path

from parlour.core.codec import encode
from parlour.core.game import Assets
from parlour.games.betta.box import Box, address

FOLDER = "boxes"
"""Where kept boxes lie inside an operator's data folder."""


def lookup(folder: Path | None = None) -> Assets:
    """Return the function that finds a packed box by its address; raises LookupError for an unknown one."""

    def find(digest: str) -> bytes:
        path = folder / FOLDER / f"{digest}.json" if folder is not None and digest.isalnum() else None
        if path is None or not path.is_file():
            raise LookupError(f"no box {digest} is at hand; keep it to replay matches that were played with it")
        body = path.read_bytes()
        if address(body) != digest:
            raise LookupError(f"the box kept as {digest} is another one")
        return body

    return find


def store(folder: Path, box: Box) -> Path:
    """Keep a box in a data folder and return where."""
    home = folder / FOLDER
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{box.digest}.json"
    path.write_bytes(encode(box.printed))
    return path
