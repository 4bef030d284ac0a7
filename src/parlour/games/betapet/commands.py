"""`parlour betapet …` and `parlour lexicon …`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from cyclopts import App
from rich.console import Console
from rich.table import Table

from parlour.games.betapet import assets
from parlour.games.betapet.export import gcg
from parlour.games.betapet.gcg import BadGcg, read
from parlour.games.betapet.graph import build
from parlour.games.betapet.replay import Difference, board_of, replay, tiles_named
from parlour.games.betapet.rooms import lexicon_of, rooms
from parlour.games.betapet.rules.board import LAYOUTS
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import TILE_SETS, TileSetName
from parlour.games.betapet.wordlist import BadList, folded, split
from parlour.games.betapet.wordlist import read as read_words

Language = Literal["en", "fr", "it", "sv", "de", "es"]
Layout = Literal["standard", "special", "classic"]

LANGUAGE_TILES: dict[str, TileSetName] = {"en": "english", "fr": "french", "it": "italian", "sv": "swedish", "de": "german", "es": "spanish"}

app = App(name="betapet", help="Betapet: records of games, and what leaves are worth.")
lexicon = App(name="lexicon", help="Betapet's word lists.")

HOUSE = {"lexicon": lexicon}
"""What this game adds to the house's own commands."""

EXPORT = gcg
"""How `parlour betapet export` writes a match."""


@app.command(name="replay")
def replay_file(file: Path, /, *, board: Layout | None = None, tiles: TileSetName | None = None) -> int:
    """Check every score of a GCG file and stop at the first difference.

    Args:
        file: A game record in GCG.
        board: The board it was played on, where the file does not say.
        tiles: The tiles it was played with, where the file does not say.
    """
    console = Console(highlight=False)
    try:
        record = read(file.read_bytes())
        replay(record, LAYOUTS[board] if board else board_of(record), TILE_SETS[tiles] if tiles else tiles_named(record))
    except (BadGcg, Difference, OSError) as reason:
        console.print(f"{file}: {reason}", markup=False)
        return 1
    console.print(f"{file}: {len(record.turns)} turns, every score as the rules make it", markup=False)
    return 0


@app.command
def learn(language: Language, /, *, rounds: int = 4, games: int = 2500, deals: int = 1000, seed: int = 1, to: Path | None = None) -> int:
    """Learn by self-play what leaves are worth and measure that against taking the most points.

    Args:
        language: Whose free list and tiles to learn with.
        rounds: How often to play with what was learnt so far.
        games: Games in each round.
        deals: Paired deals of the measurement.
        seed: Luck.
        to: Where to write the values.
    """
    from parlour.games.betapet.kernel.learning import GREEDY, STATIC, Arena, duel
    from parlour.games.betapet.kernel.learning import learn as learnt
    from parlour.games.betapet.kernel.values import leaves_of

    console = Console(highlight=False)
    listed = next((known for known in assets.packaged() if known.language == language), None)
    if listed is None:
        console.print(f"no {language} list ships with the house")
        return 1
    arena = Arena(WordGraph(assets.lookup()(listed.digest)), LANGUAGE_TILES[language], "standard")
    table = learnt(arena, rounds, games, seed, console.print)
    if to is not None:
        to.write_bytes(msgspec.json.format(msgspec.json.encode(leaves_of(table, language))) + b"\n")
    console.print(f"{listed.id}: {duel(arena, (table, table), (STATIC, GREEDY), deals, seed + 1)}")
    return 0


@lexicon.command(name="import")
def import_list(file: Path, /, *, name: str, lang: Language, stands_for: str | None = None, data: Path = Path("data")) -> int:
    """Bring a word list of your own: one word a line.

    Args:
        file: The list, UTF-8 or ISO 8859-1; anything after a word on its line is left out.
        name: What it is called at the tables; the rooms made for a list of this name use it from now on.
        lang: Its language.
        stands_for: The list whose rooms should use this one, where it bears another name.
        data: The folder of the house.
    """
    console = Console(highlight=False)
    try:
        found = read_words(file.read_bytes(), lang)
    except (BadList, OSError) as reason:
        console.print(f"{file}: {reason}", markup=False)
        return 1
    digest = found.digest
    known = assets.Lexicon(id=digest[:12], name=name, language=lang, digest=digest, words=len(found.words), stands_for=stands_for, imported=True)
    assets.store(data, known, build(found))
    console.print(f"{name}: {len(found.words)} words, version {digest}", markup=False)
    console.print("letters  words")
    for length, count in found.lengths().items():
        console.print(f"{length:7}  {count}")
    two = [word for word in found.words if len(split(word, lang)) == 2]
    console.print(f"two letters ({len(two)}): {' '.join(two)}", markup=False)
    reasons = {"signs": "signs that are no letters", "length": "fewer than 2 or more than 15 letters", "tiles": "too many letters without a tile"}
    for why, count in found.refused.items():
        console.print(f"left out, {reasons.get(why, 'said twice')}: {count} ({', '.join(found.examples[why])})", markup=False)
    return 0


@lexicon.command(name="list")
def list_all(*, data: Path = Path("data")) -> int:
    """Show every word list, and which one each room uses.

    Args:
        data: The folder of the house.
    """
    console = Console()
    table = Table("list", "name", "language", "words", "stands for", "licence", "version")
    for known in assets.lexicons(data):
        licence = "your own" if known.imported else known.licence
        table.add_row(known.id, known.name, known.language, str(known.words), known.stands_for, licence, known.digest[:16])
    console.print(table)
    table = Table("room", "made for", "plays with")
    for room in rooms(data):
        table.add_row(room.name, room.made_for, lexicon_of(room, data).name)
    console.print(table)
    return 0


@lexicon.command
def check(*words: str, data: Path = Path("data")) -> int:
    """Say of each word which lists have it; exits with 1 when one is in none.

    Args:
        words: Words, in any case.
        data: The folder of the house.
    """
    console = Console(highlight=False)
    find = assets.lookup(data)
    lists = [(known, WordGraph(find(known.digest))) for known in assets.lexicons(data)]
    table = Table("word", *(known.id for known, _ in lists))
    missing = False
    for word in words:
        answers = [split(folded(word, known.language), known.language) in graph for known, graph in lists]
        missing |= not any(answers)
        table.add_row(word.upper(), *("yes" if answer else "no" for answer in answers))
    console.print(table)
    return int(missing)
