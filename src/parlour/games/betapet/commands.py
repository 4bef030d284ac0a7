"""The commands `parlour betapet …` and `parlour lexicon …`."""

from __future__ import annotations

from collections import Counter
from lzma import LZMAError
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.lexicons.graph import build_graph
from parlour.games.betapet.lexicons.wordlist import InvalidWordList, folded_word
from parlour.games.betapet.lexicons.wordlist import read_word_list as read_words
from parlour.games.betapet.records.gcg import InvalidGcg, parse_gcg
from parlour.games.betapet.records.replay import (
    ScoreDifference,
    all_differences,
    record_board,
    record_tile_set,
)
from parlour.games.betapet.rooms import available_rooms
from parlour.games.betapet.rules.board import LAYOUTS
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import TILE_SETS, TileSetName, split_tiles
from parlour.plugin.terminal import escape_control_characters

Language = Literal["en", "fr", "it", "sv", "de", "es"]
Layout = Literal["standard", "special", "classic"]
ReplayOutcome = Literal["correct", "different", "unreadable"]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]

LANGUAGE_TILES: dict[str, TileSetName] = {
    "en": "english",
    "fr": "french",
    "it": "italian",
    "sv": "swedish",
    "de": "german",
    "es": "spanish",
}

app = App(name="betapet", help="Betapet: records of games, and what leaves are worth.")
lexicon = App(name="lexicon", help="Betapet's word lists.")


def print_line(text: str) -> None:
    """Print a line verbatim: markup has no effect and control characters are escaped."""
    Console(highlight=False, soft_wrap=True).print(escape_control_characters(text), markup=False)


def failure_reason(error: Exception) -> str:
    """Return the message of an error, without the error number of the operating system."""
    return (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)


@app.command(name="replay")
def replay_files(
    *paths: Path,
    board: Layout | None = None,
    tiles: TileSetName | None = None,
    lenient: bool = False,
) -> int:
    """Check every score in GCG files; exit with 1 on a wrong score or an invalid file.

    Args:
        paths: GCG files, and folders whose .gcg files are checked.
        board: The board; overrides the board that a file names.
        tiles: The tile set; overrides the tile set that a file names.
        lenient: Report every wrong score of a file instead of only the first.
    """
    if not paths:
        print_line("Name a GCG file or a folder of GCG files.")
        return 1
    outcomes = Counter[ReplayOutcome]()
    for path in paths:
        files = gcg_files(path)
        if not files:
            print_line(f"{path}: no .gcg file in this folder")
            outcomes["unreadable"] += 1
        for file in files:
            outcomes[replay_file(file, board, tiles, lenient)] += 1
    if outcomes.total() > 1:
        print_line(
            f"{outcomes.total()} files: {outcomes['correct']} correct, {outcomes['different']} different, {outcomes['unreadable']} not read"
        )
    return int(outcomes["correct"] < outcomes.total())


def gcg_files(path: Path) -> list[Path]:
    """Return the GCG files in a folder and its subfolders, sorted, or a single file unchanged."""
    return (
        sorted(file for file in path.rglob("*") if file.suffix.lower() == ".gcg")
        if path.is_dir()
        else [path]
    )


def replay_file(
    file: Path, board: Layout | None, tiles: TileSetName | None, lenient: bool
) -> ReplayOutcome:
    """Check one GCG file, and print and return the outcome."""
    try:
        record = parse_gcg(file.read_bytes())
        premiums = LAYOUTS[board] if board else record_board(record)
        tile_set = TILE_SETS[tiles] if tiles else record_tile_set(record)
    except (InvalidGcg, ScoreDifference, OSError) as error:
        print_line(f"{file}: {failure_reason(error)}")
        return "unreadable"
    differences = all_differences(record, premiums, tile_set)
    for difference in differences if lenient else differences[:1]:
        print_line(f"{file}: {difference}")
    if differences:
        return "different"
    print_line(
        f"{file}: {len(record.turns)} turn{'s' * (len(record.turns) != 1)}, all scores correct"
    )
    return "correct"


@app.command
def learn(
    language: Language,
    /,
    *,
    rounds: Positive = 4,
    games: Positive = 2500,
    deals: Positive = 1000,
    seed: int = 1,
    to: Path | None = None,
) -> int:
    """Learn leave values by self-play, and measure them against a greedy player.

    Args:
        language: The language whose free list and tiles are used.
        rounds: The number of rounds; each plays with the values learnt so far.
        games: The number of games in each round.
        deals: The number of paired deals in the measurement.
        seed: The random seed.
        to: The file to write the values to.
    """
    from parlour.games.betapet.kernel.learning import GREEDY, STATIC, GameSetting, play_duel
    from parlour.games.betapet.kernel.learning import learn_leaves as learn_leaf_table
    from parlour.games.betapet.kernel.leave_table import leaves_from_table

    listed_lexicon = next(
        (known for known in catalogue.packaged_lexicons() if known.language == language), None
    )
    if listed_lexicon is None:
        print_line(f"no {language} word list ships with the server")
        return 1
    if to is not None:
        try:
            to.touch()
        except OSError as error:
            print_line(f"{to}: {failure_reason(error)}")
            return 1
    setting = GameSetting(
        WordGraph(catalogue.graph_lookup()(listed_lexicon.digest)),
        LANGUAGE_TILES[language],
        "standard",
    )
    table = learn_leaf_table(setting, rounds, games, seed, print_line)
    if to is not None:
        to.write_bytes(
            msgspec.json.format(msgspec.json.encode(leaves_from_table(table, language))) + b"\n"
        )
    print_line(
        f"{listed_lexicon.id}: {play_duel(setting, (table, table), (STATIC, GREEDY), deals, seed + 1)}"
    )
    return 0


@lexicon.command(name="import")
def import_list(
    file: Path,
    /,
    *,
    name: str,
    lang: Language,
    stands_for: str | None = None,
    data: Path = Path("data"),
) -> int:
    """Import a word list with one word per line.

    Args:
        file: The list, in UTF-8 or Windows-1252 (which includes ISO 8859-1). Text after a word
            on its line is ignored.
        name: The name shown at tables. Rooms for a list of this name use the new list from now
            on; it replaces an earlier list of the same name.
        lang: The language.
        stands_for: The list whose rooms should use the new list, if its name differs.
        data: The data folder of the server.
    """
    try:
        word_list = read_words(file.read_bytes(), lang)
    except (InvalidWordList, OSError) as error:
        print_line(f"{file}: {failure_reason(error)}")
        return 1
    digest = word_list.digest
    try:
        record = catalogue.Lexicon(
            id=catalogue.new_lexicon_id(data, digest, name),
            name=name,
            language=lang,
            digest=digest,
            words=len(word_list.words),
            stands_for=stands_for,
            imported=True,
        )
        catalogue.store_lexicon(data, record, build_graph(word_list))
    except OSError as error:
        print_line(f"{data}: {failure_reason(error)}")
        return 1
    print_line(f"{name}: {len(word_list.words)} words, version {digest}")
    print_line("letters  words")
    for length, count in word_list.length_counts().items():
        print_line(f"{length:7}  {count}")
    two_letter_words = [word for word in word_list.words if len(split_tiles(word, lang)) == 2]
    print_line(f"two letters ({len(two_letter_words)}): {' '.join(two_letter_words)}")
    reasons = {
        "signs": "characters that are not letters",
        "length": "fewer than 2 or more than 15 letters",
        "tiles": "too many letters without a tile",
    }
    for reason, count in word_list.refused.items():
        print_line(
            f"left out, {reasons.get(reason, 'listed twice')}: {count} ({', '.join(word_list.examples[reason])})"
        )
    return 0


@lexicon.command(name="list")
def list_all(*, data: Path = Path("data")) -> int:
    """Show every word list, and which list each room uses.

    Args:
        data: The data folder of the server.
    """
    console = Console()
    table = Table("list", "name", "language", "words", "stands for", "licence", "version")
    for known in catalogue.all_lexicons(data):
        own = "your own, replaced" if known.superseded else "your own"
        licence = own if known.imported else known.licence or ""
        cells = (
            known.id,
            known.name,
            known.language,
            str(known.words),
            known.stands_for or "",
            licence,
            known.digest[:16],
        )
        table.add_row(*(Text(escape_control_characters(cell)) for cell in cells))
    console.print(table)
    table = Table("room", "plays with", "in place of")
    for room in available_rooms(data):
        table.add_row(
            Text(escape_control_characters(room.name)),
            Text(escape_control_characters(room.note)),
            room.replaces,
        )
    console.print(table)
    broken = catalogue.unreadable_records(data)
    for path in broken:
        print_line(
            f"{path} is not a valid record of a word list; remove it and import the list again"
        )
    return int(bool(broken))


@lexicon.command
def check(*words: str, data: Path = Path("data")) -> int:
    """Print which lists contain each word; exit with 1 if any word is in no list.

    Args:
        words: The words, in upper or lower case.
        data: The data folder of the server.
    """
    if not words:
        print_line("Name a word to look up.")
        return 1
    try:
        lookup = catalogue.graph_lookup(data)
        lists = [
            (known, WordGraph(lookup(known.digest)))
            for known in catalogue.all_lexicons(data)
            if not known.superseded
        ]
    except (LookupError, ValueError, LZMAError) as error:
        print_line(str(error.args[0]))
        return 1
    table = Table("word", *(known.id for known, _ in lists))
    missing = False
    for word in words:
        answers = [
            split_tiles(folded_word(word, known.language), known.language) in graph
            for known, graph in lists
        ]
        missing |= not any(answers)
        table.add_row(
            Text(escape_control_characters(word.upper())),
            *("yes" if answer else "no" for answer in answers),
        )
    Console(highlight=False).print(table)
    return int(missing)
