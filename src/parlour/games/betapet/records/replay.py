"""Replays a GCG record, checking every score."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Illegal
from parlour.games.betapet.records.gcg import Record, Turn
from parlour.games.betapet.records.notation import letters_of, tiles_of
from parlour.games.betapet.rules.board import EMPTY, LAYOUTS, LETTER_TIMES, SQUARES, WORD_TIMES, Board
from parlour.games.betapet.rules.placement import Placed, formed, laid, lifted
from parlour.games.betapet.rules.scoring import is_bingo, points, rack_value, words
from parlour.games.betapet.rules.tiles import TILE_SETS, TileSet, natural

BOARD, TILES, FOREIGN_TILES = "board-layout", "tile-set", "tile-distribution"
UNNAMED_BOARD, UNNAMED_TILES = "classic", "english"
"""What a file is read with when it names no board or no tiles."""

FOREIGN_NAMES = {"crosswordgame": "classic"}
"""What other programs call a board that we have: macondo and Woogles write CrosswordGame."""


MARKS = frozenset((".", *LETTER_TIMES, *WORD_TIMES))


class Difference(ValueError):
    """Where a record and the rules part: the line, counted from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


def board_of(record: Record) -> str:
    """Return the premiums a record was played on: 225 marks. Raises Difference for a board that we do not have."""
    line, value = record.pragma(BOARD) or (0, UNNAMED_BOARD)
    layout, _, marks = value.partition(" ")
    if marks:
        if len(marks) != SQUARES or set(marks) - MARKS:
            raise Difference(line, f"a board of one's own is told by {SQUARES} marks of {' '.join(sorted(MARKS))}")
        return marks
    name = FOREIGN_NAMES.get(layout.lower(), layout.lower())
    if name not in LAYOUTS:
        raise Difference(line, f"no board is called {layout}; choose one with --board: {', '.join(LAYOUTS)}")
    return LAYOUTS[name]


def tiles_named(record: Record) -> TileSet:
    """Return the tile set a record names, the English one where it names none. Raises Difference for one that we do not have."""
    line, name = record.pragma(TILES, FOREIGN_TILES) or (0, UNNAMED_TILES)
    if name.lower() not in TILE_SETS:
        raise Difference(line, f"no tile set is called {name}; choose one with --tiles: {', '.join(TILE_SETS)}")
    return TILE_SETS[name.lower()]


def all_differences(record: Record, premiums: str, tile_set: TileSet) -> list[Difference]:
    """Return every turn whose points or total differ from the rules.

    After a wrong score the file's own total is taken as the truth. A turn that cannot be played ends the list.
    """
    found: list[Difference] = []
    try:
        replay(record, premiums, tile_set, found.append)
    except Difference as last:
        found.append(last)
    return found


def stop_at(difference: Difference) -> None:
    """Raise the difference: the default of `replay`."""
    raise difference


def replay(record: Record, premiums: str, tile_set: TileSet, report: Callable[[Difference], None] = stop_at) -> Board:
    """Return the last board; raises Difference at the first turn that cannot be played.

    `report` receives each turn whose points or total differ from the rules; by default it raises.
    """
    board: Board = (EMPTY,) * SQUARES
    totals = dict.fromkeys((nick for nick, _ in record.players), 0)
    last: tuple[Placed, ...] = ()
    last_points, last_player = 0, ""
    for number, turn in enumerate(record.turns):
        line = record.lines[number] if record.lines else number + 1
        match turn.kind:
            case "play":
                last, last_points = _played(board, turn, premiums, tile_set, line)
                last_player = turn.player
                board = laid(board, last)
                expected = last_points
            case "withdrawn":
                if not last or turn.player != last_player:
                    raise Difference(line, "there is no play to withdraw")
                board, expected, last = lifted(board, last), -last_points, ()
                if turn.points == 0 and turn.total == totals[turn.player] + expected:
                    # Older records take a play back by the total alone.
                    totals[turn.player] = turn.total
                    continue
            case "pass" | "exchange":
                expected = 0
            case "out" | "rack":
                expected = _counted(turn, tile_set, line)
            case _:
                expected = turn.points
        totals[turn.player] += expected
        if turn.points != expected:
            report(Difference(line, f"{_named(turn)} makes {expected} points, the file says {turn.points}"))
        elif turn.total != totals[turn.player]:
            report(Difference(line, f"{turn.player} has {totals[turn.player]} points in all, the file says {turn.total}"))
        totals[turn.player] = turn.total
    return board


def _played(board: Board, turn: Turn, premiums: str, tile_set: TileSet, line: int) -> tuple[tuple[Placed, ...], int]:
    try:
        tiles = tiles_of(board, turn.position, turn.word)
        for tile in tiles:
            if natural(tile.letter) not in tile_set.letters:
                raise Illegal("betapet.not-a-letter", letter=tile.letter)
        found = words(board, tiles, formed(board, tiles), premiums, tile_set)
    except Illegal as reason:
        raise Difference(line, f"{_named(turn)} cannot be played: {reason.code.partition('.')[2]}") from reason
    return tiles, points(found, is_bingo(tiles))


def _counted(turn: Turn, tile_set: TileSet, line: int) -> int:
    """Return what a rack left at the end counts; who went out may gain it once (Betapet) or twice (the clubs' way)."""
    try:
        value = rack_value(letters_of(turn.letters), tile_set.values)
    except KeyError as letter:
        raise Difference(line, f"no tile is called {letter}") from letter
    if turn.kind == "rack":
        return -value
    return turn.points if turn.points == value else 2 * value


def _named(turn: Turn) -> str:
    return f"{turn.position} {turn.word}" if turn.kind == "play" else turn.kind
