"""Replay of a GCG record that checks every score."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Illegal
from parlour.games.betapet.records.gcg import GcgRecord, GcgTurn
from parlour.games.betapet.records.notation import parse_play, split_letters
from parlour.games.betapet.rules.board import (
    EMPTY,
    LAYOUTS,
    LETTER_TIMES,
    SQUARES,
    WORD_TIMES,
    Board,
)
from parlour.games.betapet.rules.placement import (
    PlacedLetter,
    board_with,
    board_without,
    formed_runs,
)
from parlour.games.betapet.rules.scoring import is_bingo, play_points, rack_value, scored_words
from parlour.games.betapet.rules.tiles import TILE_SETS, BetapetTileSet, natural_letter

BOARD_PRAGMA, TILES_PRAGMA, FOREIGN_TILES_PRAGMA = "board-layout", "tile-set", "tile-distribution"
"""The names of pragmas."""
DEFAULT_BOARD, DEFAULT_TILES = "classic", "english"
"""The board and the tile set of files that do not name any."""

FOREIGN_NAMES = {"crosswordgame": "classic"}
"""The names of boards in other programs; macondo and Woogles write CrosswordGame."""


PREMIUM_MARKS = frozenset((".", *LETTER_TIMES, *WORD_TIMES))
"""The valid premium marks."""


class ScoreDifference(ValueError):
    """The error raised for a turn of a GCG record that contradicts the rules.

    Attributes:
        line: The line number, from 1.
        reason: The reason.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


def record_board(record: GcgRecord) -> str:
    """Return the 225 premium marks of a record's board; raises ScoreDifference if it is unknown."""
    line, value = record.pragma(BOARD_PRAGMA) or (0, DEFAULT_BOARD)
    layout, _, marks = value.partition(" ")
    if marks:
        if len(marks) != SQUARES or set(marks) - PREMIUM_MARKS:
            raise ScoreDifference(
                line,
                f"a custom board needs {SQUARES} marks of {' '.join(sorted(PREMIUM_MARKS))}",
            )
        return marks
    name = FOREIGN_NAMES.get(layout.lower(), layout.lower())
    if name not in LAYOUTS:
        raise ScoreDifference(
            line, f"unknown board {layout}; choose one with --board: {', '.join(LAYOUTS)}"
        )
    return LAYOUTS[name]


def record_tile_set(record: GcgRecord) -> BetapetTileSet:
    """Return the tile set of a record, by default the English one.

    Raises:
        ScoreDifference: The record names an unknown tile set.
    """
    line, name = record.pragma(TILES_PRAGMA, FOREIGN_TILES_PRAGMA) or (0, DEFAULT_TILES)
    if name.lower() not in TILE_SETS:
        raise ScoreDifference(
            line, f"unknown tile set {name}; choose one with --tiles: {', '.join(TILE_SETS)}"
        )
    return TILE_SETS[name.lower()]


def all_differences(
    record: GcgRecord, premiums: str, tile_set: BetapetTileSet
) -> list[ScoreDifference]:
    """Return every turn whose points or total differ from the rules.

    After a wrong score the total in the file is assumed to be right. The list ends at a turn that
    cannot be played.
    """
    differences: list[ScoreDifference] = []
    try:
        replay_record(record, premiums, tile_set, differences.append)
    except ScoreDifference as last:
        differences.append(last)
    return differences


def raise_difference(difference: ScoreDifference) -> None:
    """Raise the given difference; this is the default callback of `replay_record`."""
    raise difference


def replay_record(
    record: GcgRecord,
    premiums: str,
    tile_set: BetapetTileSet,
    report: Callable[[ScoreDifference], None] = raise_difference,
) -> Board:
    """Replay a record and return the final board; raises ScoreDifference for an impossible turn.

    `report` is called for each turn whose points or total differ from the rules; by default it
    raises the difference.
    """
    board: Board = (EMPTY,) * SQUARES
    totals = dict.fromkeys((nick for nick, _ in record.players), 0)
    last: tuple[PlacedLetter, ...] = ()
    last_points, last_player = 0, ""
    for number, turn in enumerate(record.turns):
        line = record.lines[number] if record.lines else number + 1
        match turn.kind:
            case "play":
                last, last_points = _apply_play(board, turn, premiums, tile_set, line)
                last_player = turn.player
                board = board_with(board, last)
                expected = last_points
            case "withdrawn":
                if not last or turn.player != last_player:
                    raise ScoreDifference(line, "there is no play to withdraw")
                board, expected, last = board_without(board, last), -last_points, ()
                if turn.points == 0 and turn.total == totals[turn.player] + expected:
                    # Older records withdraw a play by changing only the total.
                    totals[turn.player] = turn.total
                    continue
            case "pass" | "exchange":
                expected = 0
            case "out" | "rack":
                expected = _rack_points(turn, tile_set, line)
            case _:
                expected = turn.points
        totals[turn.player] += expected
        if turn.points != expected:
            report(
                ScoreDifference(
                    line,
                    f"{_turn_label(turn)} makes {expected} points, the file says {turn.points}",
                )
            )
        elif turn.total != totals[turn.player]:
            report(
                ScoreDifference(
                    line,
                    f"{turn.player} has {totals[turn.player]} points in all, the file says {turn.total}",
                )
            )
        totals[turn.player] = turn.total
    return board


def _apply_play(
    board: Board, turn: GcgTurn, premiums: str, tile_set: BetapetTileSet, line: int
) -> tuple[tuple[PlacedLetter, ...], int]:
    """Return the tiles and points of a GCG play; raises ScoreDifference if it is not legal."""
    try:
        tiles = parse_play(board, turn.position, turn.word)
        for tile in tiles:
            if natural_letter(tile.letter) not in tile_set.letters:
                raise Illegal("betapet.not-a-letter", letter=tile.letter)
        words = scored_words(board, tiles, formed_runs(board, tiles), premiums, tile_set)
    except Illegal as error:
        raise ScoreDifference(
            line, f"{_turn_label(turn)} cannot be played: {error.code.partition('.')[2]}"
        ) from error
    return tiles, play_points(words, is_bingo(tiles))


def _rack_points(turn: GcgTurn, tile_set: BetapetTileSet, line: int) -> int:
    """Return the points that a GCG turn should have for a rack left at the end.

    The player who went out may gain them once (Betapet) or twice (club rules).

    Raises:
        ScoreDifference: The rack contains an unknown tile.
    """
    try:
        value = rack_value(split_letters(turn.letters), tile_set.values)
    except KeyError as letter:
        raise ScoreDifference(line, f"unknown tile {letter}") from letter
    if turn.kind == "rack":
        return -value
    return turn.points if turn.points == value else 2 * value


def _turn_label(turn: GcgTurn) -> str:
    """Return a short text for a turn, for error messages."""
    return f"{turn.position} {turn.word}" if turn.kind == "play" else turn.kind
