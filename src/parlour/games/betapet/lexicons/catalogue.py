"""The available word lists, packaged and imported, each identified by the hash of its words."""

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
"""The length of the hash prefix in the id of an imported list."""


class Lexicon(Value, frozen=True, kw_only=True):
    """The catalogue entry of a word list.

    Several entries may have the same words under different names.
    """

    id: str
    """The id of the list."""

    name: str
    """The name of the list."""

    language: str
    """The language."""

    digest: str
    """The SHA-256 of its words."""

    words: int
    """The number of words."""

    stands_for: str | None = None
    """The name of the list whose rooms use this list, if the names differ."""

    licence: str | None = None
    """The licence of a packaged list."""

    source: str | None = None
    """The source of a packaged list."""

    imported: bool = False
    """Whether the list was imported on this server."""

    superseded: bool = False
    """Whether a newer list was imported under the same name.

    Matches that use the superseded list can still be replayed and exported.
    """


@cache
def packaged_lexicons() -> tuple[Lexicon, ...]:
    """Return the lists that ship with the game."""
    return msgspec.json.decode(
        (DATA_FOLDER / "lexicons.json").read_bytes(), type=tuple[Lexicon, ...]
    )


def _packaged_graph(digest: str) -> bytes | None:
    """Return the word graph of a packaged list, or None if the hash is unknown."""
    lexicon = next((lexicon for lexicon in packaged_lexicons() if lexicon.digest == digest), None)
    return (
        None
        if lexicon is None
        else lzma.decompress((DATA_FOLDER / f"{lexicon.id}.words.xz").read_bytes())
    )


GRAPHS = AssetStore("lexicons", ".words.xz", _packaged_graph, None, lzma.compress, lzma.decompress)
"""The store of word graphs by the hash of their list; it avoids rebuilding them each time."""


def graph_lookup(folder: Path | None = None) -> AssetLookup:
    """Return a function that finds a word graph by its hash or raises LookupError."""
    return asset_lookup(GRAPHS, folder)


def imported_lexicons(folder: Path | None) -> tuple[Lexicon, ...]:
    """Return the imported lists sorted by name; invalid records are skipped."""
    return tuple(
        sorted(
            (found for found in _imported_records(folder).values() if found is not None),
            key=lambda lexicon: lexicon.name,
        )
    )


def unreadable_records(folder: Path | None) -> list[Path]:
    """Return the paths of the invalid records of imported lists."""
    return [path for path, found in _imported_records(folder).items() if found is None]


def _imported_records(folder: Path | None) -> dict[Path, Lexicon | None]:
    """Return the record in each file of the import folder, or None for an invalid file."""
    records: dict[Path, Lexicon | None] = {}
    for path in sorted((folder / GRAPHS.name).glob("*.json")) if folder is not None else ():
        try:
            records[path] = msgspec.json.decode(path.read_bytes(), type=Lexicon)
        except (msgspec.DecodeError, UnicodeDecodeError, OSError):
            records[path] = None
    return records


def all_lexicons(folder: Path | None = None) -> tuple[Lexicon, ...]:
    """Return every available list, packaged lists first."""
    return (*packaged_lexicons(), *imported_lexicons(folder))


def new_lexicon_id(folder: Path, digest: str, name: str) -> str:
    """Return the id of an imported list: a prefix of its hash.

    If the same words are imported under another name, the id gets a suffix.
    """
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
    """Store an imported list and return the path of its graph.

    The record is written after the graph, so that an incomplete list is never found. Other lists of
    the same name and language are marked as superseded.
    """
    path = store_asset(GRAPHS, folder, lexicon.digest, graph)
    older = [
        known
        for known in imported_lexicons(folder)
        if _has_same_name(known, lexicon) and known.digest != lexicon.digest
    ]
    for known in (lexicon, *(replace(other, superseded=True) for other in older)):
        record = path.with_name(f"{known.digest}{known.id[ID_LENGTH:]}.json")
        temporary = record.with_name(f"{record.name}.half")
        temporary.write_bytes(msgspec.json.format(msgspec.json.encode(known)))
        temporary.replace(record)
    return path


def _has_same_name(one: Lexicon, other: Lexicon) -> bool:
    return one.language == other.language and one.name.casefold() == other.name.casefold()


def pin_lexicon(options: Options, folder: Path | None = None) -> Options:
    """Return options that name the word list by its hash; raises Illegal for an unknown list."""
    wanted = options.lexicon.casefold()
    for lexicon in sorted(all_lexicons(folder), key=lambda known: known.superseded):
        if wanted in (lexicon.digest, lexicon.id.casefold(), lexicon.name.casefold()):
            return replace(options, lexicon=lexicon.digest)
    raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon)
