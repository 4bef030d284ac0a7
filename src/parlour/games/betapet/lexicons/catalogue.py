"""The word lists at hand: those that ship with the game, then those an operator imported; each by the hash of its words."""

from __future__ import annotations

import lzma
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from parlour.core.game import AssetLookup, Illegal, replace
from parlour.core.value import Value
from parlour.games.betapet.rules.state import Options
from parlour.plugin.asset_store import AssetStore
from parlour.plugin.assets import asset_lookup, store_asset

DATA_FOLDER = files("parlour.games.betapet") / "data"
ID_LENGTH = 12
"""Digits of its hash in the id of an imported list."""


class Lexicon(Value, frozen=True, kw_only=True):
    """The record of a word list. Several records may share the words of one list under different names."""

    id: str
    name: str
    language: str
    digest: str
    words: int
    # The list whose rooms use this one, if it has another name.
    stands_for: str | None = None
    licence: str | None = None
    source: str | None = None
    imported: bool = False
    # A newer list was imported under the same name. Matches that use this one can still be replayed and exported.
    superseded: bool = False


@cache
def packaged_lexicons() -> tuple[Lexicon, ...]:
    """Return the lists that ship with the game."""
    return msgspec.json.decode(
        (DATA_FOLDER / "lexicons.json").read_bytes(), type=tuple[Lexicon, ...]
    )


def _packaged_graph(digest: str) -> bytes | None:
    """Return the word graph of a list that ships with the game."""
    found = next((lexicon for lexicon in packaged_lexicons() if lexicon.digest == digest), None)
    return (
        None
        if found is None
        else lzma.decompress((DATA_FOLDER / f"{found.id}.words.xz").read_bytes())
    )


GRAPHS = AssetStore("lexicons", ".words.xz", _packaged_graph, None, lzma.compress, lzma.decompress)
"""Word graphs by the hash of their list, which takes too long to make again at every look."""


def graph_lookup(folder: Path | None = None) -> AssetLookup:
    """Return the function that finds a word graph by its list's hash; raises LookupError for one that is not at hand."""
    return asset_lookup(GRAPHS, folder)


def imported_lexicons(folder: Path | None) -> tuple[Lexicon, ...]:
    """Return the lists an operator imported, by name; a record that cannot be read shuts no room but its own."""
    return tuple(
        sorted(
            (found for found in _imported_records(folder).values() if found is not None),
            key=lambda lexicon: lexicon.name,
        )
    )


def unreadable_records(folder: Path | None) -> list[Path]:
    """Return the records of imported lists that cannot be read."""
    return [path for path, found in _imported_records(folder).items() if found is None]


def _imported_records(folder: Path | None) -> dict[Path, Lexicon | None]:
    """Return the record in each file, None where that is none."""
    found: dict[Path, Lexicon | None] = {}
    for path in sorted((folder / GRAPHS.name).glob("*.json")) if folder is not None else ():
        try:
            found[path] = msgspec.json.decode(path.read_bytes(), type=Lexicon)
        except (msgspec.DecodeError, UnicodeDecodeError, OSError):
            found[path] = None
    return found


def all_lexicons(folder: Path | None = None) -> tuple[Lexicon, ...]:
    """Return every list at hand."""
    return (*packaged_lexicons(), *imported_lexicons(folder))


def new_lexicon_id(folder: Path, digest: str, name: str) -> str:
    """Return the id for an imported list: the start of its hash, with a suffix for each further name of the same words."""
    same_words = [known for known in imported_lexicons(folder) if known.digest == digest]
    for known in same_words:
        if known.name.casefold() == name.casefold():
            return known.id
    return (
        f"{digest[:ID_LENGTH]}-{sha256(name.casefold().encode()).hexdigest()[:8]}"
        if same_words
        else digest[:ID_LENGTH]
    )


def store_lexicon(folder: Path, lexicon: Lexicon, graph: bytes) -> Path:
    """Save an imported list and return the path of its graph.

    The record is written after the graph, so that an incomplete list is never found. Other lists of the same name and language are
    marked as superseded.
    """
    path = store_asset(GRAPHS, folder, lexicon.digest, graph)
    older = [
        known
        for known in imported_lexicons(folder)
        if _has_same_name(known, lexicon) and known.digest != lexicon.digest
    ]
    for known in (lexicon, *(replace(other, superseded=True) for other in older)):
        record = path.with_name(f"{known.digest}{known.id[ID_LENGTH:]}.json")
        half = record.with_name(f"{record.name}.half")
        half.write_bytes(msgspec.json.format(msgspec.json.encode(known)))
        half.replace(record)
    return path


def _has_same_name(one: Lexicon, other: Lexicon) -> bool:
    return one.language == other.language and one.name.casefold() == other.name.casefold()


def pin_lexicon(options: Options, folder: Path | None = None) -> Options:
    """Return options with a list's id or name replaced by its hash; raises Illegal for a list that is not at hand."""
    wanted = options.lexicon.casefold()
    for lexicon in sorted(all_lexicons(folder), key=lambda known: known.superseded):
        if wanted in (lexicon.digest, lexicon.id.casefold(), lexicon.name.casefold()):
            return replace(options, lexicon=lexicon.digest)
    raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon)
