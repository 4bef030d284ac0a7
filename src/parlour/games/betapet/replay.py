"""Replays a GCG record, checking every score; and writes a match as one."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Illegal
from parlour.games.betapet.gcg import Record, Turn
from parlour.games.betapet.notation import letters_of, spelt, tiles_of, written
from parlour.games.betapet.rules.action import AnyAction, Exchange
from parlour.games.betapet.rules.board import EMPTY, LAYOUTS, SQUARES, Board
from parlour.games.betapet.rules.placement import Placed, formed, laid, lifted
from parlour.games.betapet.rules.scoring import is_bingo, points, rack_value, words
from parlour.games.betapet.rules.state import Entry, State
from parlour.games.betapet.rules.tiles import TILE_SETS, TileSet, natural

BOARD, TILES, LEXICON = "board-layout", "tile-set", "lexicon"
FOREIGN_BOARD, FOREIGN_TILES = "classic", "english"
"""What a file is read with when it names neither of ours."""


class Difference(ValueError):
    """Where a record and the rules part: the line, counted from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


def board_of(record: Record) -> str:
    """Return the premiums a record was played on: 225 marks."""
    named = record.pragma(BOARD) or FOREIGN_BOARD
    layout, _, marks = named.partition(" ")
    if len(marks) == SQUARES:
        return marks
    return LAYOUTS.get(layout, LAYOUTS[FOREIGN_BOARD])


def tiles_named(record: Record) -> TileSet:
    """Return the tile set a record names, or the English one."""
    return TILE_SETS.get(record.pragma(TILES) or FOREIGN_TILES, TILE_SETS[FOREIGN_TILES])


def replay(record: Record, premiums: str, tile_set: TileSet) -> Board:
    """Return the last board; raises Difference at the first turn whose points or total are others than the rules make."""
    board: Board = (EMPTY,) * SQUARES
    totals = dict.fromkeys((nick for nick, _ in record.players), 0)
    last: tuple[Placed, ...] = ()
    last_points = 0
    for number, turn in enumerate(record.turns):
        line = record.lines[number] if record.lines else number + 1
        match turn.kind:
            case "play":
                last, last_points = _played(board, turn, premiums, tile_set, line)
                board = laid(board, last)
                expected = last_points
            case "withdrawn":
                if not last:
                    raise Difference(line, "there is no play to withdraw")
                board, expected, last = lifted(board, last), -last_points, ()
            case "pass" | "exchange":
                expected = 0
            case "out" | "rack":
                expected = _counted(turn, tile_set, line)
            case _:
                expected = turn.points
        if turn.points != expected:
            raise Difference(line, f"{_named(turn)} makes {expected} points, the file says {turn.points}")
        totals[turn.player] += expected
        if turn.total != totals[turn.player]:
            raise Difference(line, f"{turn.player} has {totals[turn.player]} points in all, the file says {turn.total}")
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


def recorded(
    names: Sequence[str], states: Sequence[State], actions: Sequence[AnyAction | None], overtime: Sequence[int] = (), lexicon: str = ""
) -> Record:
    """Return a match as a record.

    `states` are the first state and the one after each step; `actions` the decision of each step (None: a seat left).
    `overtime` are the points each seat lost to the clock; `lexicon` is the list's name.
    """
    first = states[0]
    nicks = _nicks(names)
    layout = first.options.board
    board = f"{layout} {first.premiums}" if layout == "random" else layout
    pragmas = [(BOARD, board), (TILES, first.options.tiles), (LEXICON, f"{lexicon} {first.options.lexicon}".strip())]
    turns: list[Turn] = []
    notes: list[tuple[int, str]] = []
    for before, after, action in zip(states[:-1], states[1:], actions, strict=True):
        for entry in after.entries[len(before.entries) :]:
            if entry.kind == "left":
                notes.append((len(turns), f"{nicks[entry.seat]} left the game"))
            elif entry.kind == "rack" and not entry.points:
                # Nothing is lost by it, and a record has no line for that.
                continue
            elif entry.kind == "skipped":
                turns.append(Turn(player=nicks[entry.seat], kind="pass", rack=spelt(after.racks[entry.seat]), total=entry.total))
            else:
                turns.append(_turn(entry, nicks[entry.seat], before, after, action))
    scores = list(states[-1].scores)
    for seat, cost in enumerate(overtime):
        if cost:
            scores[seat] -= cost
            turns.append(Turn(player=nicks[seat], kind="time", points=-cost, total=scores[seat]))
    return Record(tuple(zip(nicks, names, strict=True)), tuple(pragmas), tuple(turns), tuple(notes))


def _turn(entry: Entry, nick: str, before: State, after: State, action: AnyAction | None) -> Turn:
    rack = spelt(before.racks[entry.seat])
    match entry.kind:
        case "play":
            position, word = written(before.board, entry.tiles)
            return Turn(player=nick, kind="play", rack=rack, position=position, word=word, points=entry.points, total=entry.total)
        case "exchange":
            given = spelt(action.letters) if isinstance(action, Exchange) else str(entry.count)
            return Turn(player=nick, kind="exchange", rack=rack, letters=given, total=entry.total)
        case "withdrawn":
            return Turn(player=nick, kind="withdrawn", rack=spelt(after.racks[entry.seat]), points=entry.points, total=entry.total)
        case "rack":
            left = spelt(entry.letters)
            return Turn(player=nick, kind="rack", rack=left, letters=left, points=entry.points, total=entry.total)
        case "out":
            return Turn(player=nick, kind="out", letters=spelt(entry.letters), points=entry.points, total=entry.total)
        case "challenge":
            return Turn(player=nick, kind="challenge", rack=rack, points=entry.points, total=entry.total)
        case _:
            return Turn(player=nick, kind="pass", rack=rack, total=entry.total)


def _nicks(names: Sequence[str]) -> list[str]:
    """Return a different one-word nick for each name."""
    found: list[str] = []
    for name in names:
        nick = "_".join(name.replace(":", " ").split()) or "player"
        number = len(found) + 1
        while nick in found:
            nick, number = f"{nick}_{number}", number + 1
        found.append(nick)
    return found
