"""Finds word graphs by the hash of their list: the packaged ones, then those an operator imported."""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from parlour.core.game import Assets, Illegal, replace
from parlour.core.value import Value
from parlour.games.betapet.rules.state import Options

PACKAGED = files("parlour.games.betapet") / "data"
FOLDER = "lexicons"
"""Where imported lists lie inside an operator's data folder."""


class Lexicon(Value, frozen=True, kw_only=True):
    """What is known of a word list. `name` says honestly what it is; `stands_for` names the list its rooms were made for."""

    id: str
    name: str
    language: str
    digest: str
    words: int
    stands_for: str | None = None
    licence: str | None = None
    source: str | None = None
    imported: bool = False


@cache
def packaged() -> tuple[Lexicon, ...]:
    """Return the lists that ship with the game."""
    return msgspec.json.decode((PACKAGED / "lexicons.json").read_bytes(), type=tuple[Lexicon, ...])


def imported(folder: Path | None) -> tuple[Lexicon, ...]:
    """Return the lists an operator imported, by name."""
    if folder is None or not (folder / FOLDER).is_dir():
        return ()
    found = (msgspec.json.decode(path.read_bytes(), type=Lexicon) for path in (folder / FOLDER).glob("*.json"))
    return tuple(sorted(found, key=lambda lexicon: lexicon.name))


def lexicons(folder: Path | None = None) -> tuple[Lexicon, ...]:
    """Return every list at hand."""
    return (*packaged(), *imported(folder))


def lookup(folder: Path | None = None) -> Assets:
    """Return the function that finds a word graph by its list's hash; raises LookupError for an unknown one."""

    def find(digest: str) -> bytes:
        for lexicon in packaged():
            if lexicon.digest == digest:
                return lzma.decompress((PACKAGED / f"{lexicon.id}.words.xz").read_bytes())
        path = folder / FOLDER / f"{digest}.words.xz" if folder is not None and digest.isalnum() else None
        if path is None or not path.is_file():
            raise LookupError(f"no word list {digest} is at hand; import it to play or replay this match")
        return lzma.decompress(path.read_bytes())

    return find


def store(folder: Path, lexicon: Lexicon, graph: bytes) -> Path:
    """File an imported list and return where its graph lies; the record is written last, so that a half-written list is not found."""
    home = folder / FOLDER
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{lexicon.digest}.words.xz"
    path.write_bytes(lzma.compress(graph))
    (home / f"{lexicon.digest}.json").write_bytes(msgspec.json.format(msgspec.json.encode(lexicon)))
    return path


def pinned(options: Options, folder: Path | None = None) -> Options:
    """Return options with a list's id or name replaced by its hash; raises Illegal for a list that is not at hand."""
    wanted = options.lexicon.casefold()
    for lexicon in lexicons(folder):
        if wanted in (lexicon.digest, lexicon.id.casefold(), lexicon.name.casefold()):
            return replace(options, lexicon=lexicon.digest)
    raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon)
