"""The word lists at hand: those that ship with the game, then those an operator imported; each by the hash of its words."""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from parlour.assets import keep, lookup
from parlour.core.game import Assets, Illegal, replace
from parlour.core.shelf import Shelf
from parlour.core.value import Value
from parlour.games.betapet.rules.state import Options

DATA = files("parlour.games.betapet") / "data"


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
    return msgspec.json.decode((DATA / "lexicons.json").read_bytes(), type=tuple[Lexicon, ...])


def _packaged_graph(digest: str) -> bytes | None:
    """Return the word graph of a list that ships with the game."""
    found = next((lexicon for lexicon in packaged() if lexicon.digest == digest), None)
    return None if found is None else lzma.decompress((DATA / f"{found.id}.words.xz").read_bytes())


GRAPHS = Shelf("lexicons", ".words.xz", _packaged_graph, None, lzma.compress, lzma.decompress)
"""Word graphs by the hash of their list, which takes too long to make again at every look."""


def find_graph(folder: Path | None = None) -> Assets:
    """Return the function that finds a word graph by its list's hash; raises LookupError for one that is not at hand."""
    return lookup(GRAPHS, folder)


def imported(folder: Path | None) -> tuple[Lexicon, ...]:
    """Return the lists an operator imported, by name; a record that cannot be read shuts no room but its own."""
    return tuple(sorted((found for found in _records(folder).values() if found is not None), key=lambda lexicon: lexicon.name))


def unreadable(folder: Path | None) -> list[Path]:
    """Return the records of imported lists that cannot be read."""
    return [path for path, found in _records(folder).items() if found is None]


def _records(folder: Path | None) -> dict[Path, Lexicon | None]:
    """Return the record in each file, None where that is none."""
    found: dict[Path, Lexicon | None] = {}
    for path in sorted((folder / GRAPHS.name).glob("*.json")) if folder is not None else ():
        try:
            found[path] = msgspec.json.decode(path.read_bytes(), type=Lexicon)
        except (msgspec.DecodeError, UnicodeDecodeError, OSError):
            found[path] = None
    return found


def lexicons(folder: Path | None = None) -> tuple[Lexicon, ...]:
    """Return every list at hand."""
    return (*packaged(), *imported(folder))


def store(folder: Path, lexicon: Lexicon, graph: bytes) -> Path:
    """Keep an imported list and return where its graph lies; the record is written last, so that a half-written list is not found."""
    path = keep(GRAPHS, folder, lexicon.digest, graph)
    half = path.with_name(f"{lexicon.digest}.json.half")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(lexicon)))
    half.replace(path.with_name(f"{lexicon.digest}.json"))
    return path


def pinned(options: Options, folder: Path | None = None) -> Options:
    """Return options with a list's id or name replaced by its hash; raises Illegal for a list that is not at hand."""
    wanted = options.lexicon.casefold()
    for lexicon in lexicons(folder):
        if wanted in (lexicon.digest, lexicon.id.casefold(), lexicon.name.casefold()):
            return replace(options, lexicon=lexicon.digest)
    raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon)
