"""The end of a game of two once the bag is empty: both racks are known, so play can be counted out."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.candidate import Candidate
from parlour.games.betapet.kernel.finder import CompiledFinder
from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.leaves import LARGEST
from parlour.games.betapet.kernel.outgoing import OUTS_KEPT, outgoing, touched
from parlour.games.betapet.kernel.position import CODES, JOKER_CODE, LINES, counts_of
from parlour.games.betapet.kernel.search import FOUND, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, FOUND_TILES, everything
from parlour.games.betapet.kernel.selfplay import lay
from parlour.games.betapet.rules.board import SIZE, SQUARES, Board
from parlour.games.betapet.rules.state import Rack
from parlour.search.compiled import compiled, lowest

DEEPEST = 24
"""So many decisions the search looks ahead at most."""

PLAYS = 100_000
"""Room for the plays of all steps together; a rack with two jokers has some tens of thousands."""

FAR = 1 << 30
SURE_DEPTH = 99
"""The depth with which what was counted out to the end is remembered: it holds at any depth."""

PART_SECONDS, FEWEST, MOST = 0.02, 8, 20_000
"""The search is asked for so much at a time, so that it stops on time; its share in positions is found by what the last took."""

LOOKS, PLY, ENTERING, VALUE, SURE = range(5)
"""Where a search stands: the positions it may still look at, its step, whether that is new, the value of the step just judged, and
whether it was counted out."""

LOW, HIGH, BEST, BEST_SURE, ALL_SURE, NEXT, NUMBER, PASSED, GAINED, NARROW, BEGIN, CHOSEN, KEY, OUTS = range(14)
"""What a step of the search knows: its window, the best value so far and whether it is counted out, whether all are, what comes
next of how many, whether the last turn was a pass, the points of the play being tried, whether it is tried with the narrowest
window, where its plays begin, the number of the best, what names the position, and how many plays take the other one out (-1: not asked)."""

MEMORY = 1 << 18
ENTRY_KEY, ENTRY_VALUE, ENTRY_KIND, ENTRY_DEPTH, ENTRY_CHOICE = range(5)
"""What is remembered of a position: its value or a bound of it, how deep that was searched, and the number of the best play."""

AT_LEAST, AT_MOST, EXACT = 1, 2, 3

TILE_KEYS = SQUARES * 64
RACK_KEYS = 2 * CODES * 8


@dataclass(frozen=True)
class Outcome:
    """What was found: the play (None: pass), the points by which it wins to the end, whether that is certain, and how deep it looked."""

    play: Candidate | None
    margin: int
    certain: bool
    depth: int


def solve(finder: CompiledFinder, board: Board, premiums: str, mine: Rack, theirs: Rack, passed: bool, seconds: float) -> Outcome:
    """Return the best decision found in about this time, looking one decision further at a time until all is counted out.

    Two passes in a row are taken to end the game, for nothing would change until the third round.
    """
    until = perf_counter() + seconds
    boards = np.zeros((DEEPEST + 1, 7, LINES, SIZE), np.int32)
    racks = np.zeros((DEEPEST + 1, 2, CODES), np.int64)
    boards[0] = finder.squares(board, premiums)
    racks[0, 0], racks[0, 1] = counts_of(mine, finder.codes), counts_of(theirs, finder.codes)
    plays, order = np.zeros(PLAYS * FOUND, np.int64), np.zeros(PLAYS + DEEPEST + 2, np.int64)
    steps, memory = np.zeros((DEEPEST + 1, 14), np.int64), np.zeros((MEMORY, 5), np.int64)
    keys = np.random.default_rng(1).integers(1, 1 << 62, TILE_KEYS + RACK_KEYS)
    hashes = np.zeros(DEEPEST + 1, np.int64)
    outs, open_to = np.zeros((DEEPEST + 1, OUTS_KEPT), np.int64), np.zeros((DEEPEST + 1, SQUARES), np.int64)
    choice, margin, certain, part, reached = -1, -FAR, False, FEWEST, 0
    for depth in range(1, DEEPEST + 1):
        state, ended = np.array([0, 0, 1, 0, 0], np.int64), False
        steps[0, LOW], steps[0, HIGH], steps[0, PASSED], steps[0, NEXT], steps[0, CHOSEN] = -FAR, FAR, passed, 0, choice
        while not ended and (depth == 1 or perf_counter() < until):
            state[LOOKS], begun = part, perf_counter()
            ended = count_out(boards, racks, hashes, finder.words.nodes, finder.worth, depth, plays, order, steps, memory, keys, outs, open_to, state)
            part = int(min(max(part * PART_SECONDS / max(perf_counter() - begun, 1e-5), FEWEST), MOST))
        if ended or steps[0, NEXT] > 0:
            # The best before is tried first, so a search that was cut short may only have found a better one.
            choice, margin = int(steps[0, CHOSEN]), int(steps[0, BEST])
        if not ended:
            break
        certain, reached = bool(state[SURE]), depth
        if certain:
            break
    number = everything(boards[0], finder.words.nodes, racks[0, 0], finder.worth, np.zeros(LARGEST, np.int64), plays)
    play = finder.candidate(mine, plays[choice * FOUND : choice * FOUND + FOUND]) if choice < number else None
    return Outcome(play, margin, certain, reached)


@compiled
def value_of(counts: Ints64, worth: Ints64) -> int:
    """Return what a rack counts."""
    total = whole(0)
    for code in range(CODES):
        total += counts[code] * worth[code]
    return total


@compiled
def laid_value(play: Ints64, worth: Ints64) -> int:
    """Return what the tiles of a play count on a rack."""
    total = whole(0)
    for place in range(FOUND_STRIP, FOUND_STRIP + SIZE):
        if play[place] > 0:
            total += worth[play[place]]
    return total


@compiled
def listed(plays: Ints64, number: int, first: int, tiles: int, mine: int, theirs: int, worth: Ints64, order: Ints64) -> None:
    """Put the numbers of plays in the order to try them.

    `first` comes first, then those that promise most by their points and by what stays on the racks; the pass (`number`) last.
    """
    keys = np.empty(number + 1, np.int64)
    for place in range(number):
        play = plays[place * FOUND : place * FOUND + FOUND]
        out = play[FOUND_TILES] == tiles
        keys[place] = -(play[FOUND_POINTS] + (2 * theirs + mine if out else laid_value(play, worth)))
    keys[number] = FAR
    if 0 <= first <= number:
        keys[first] = -FAR
    order[: number + 1] = np.argsort(keys)


@compiled
def named(hash_of_board: int, racks: npt.NDArray[np.int64], passed: int, keys: Ints64) -> int:
    """Return the name of a position: its board, both racks, and whether the last turn was a pass."""
    found = hash_of_board ^ (passed * 0x2545F4914F6CDD1D)
    for side in range(2):
        for code in range(1, CODES):
            if racks[side, code]:
                found ^= keys[TILE_KEYS + (side * CODES + code) * 8 + racks[side, code]]
    return whole(found)


@compiled
def count_out(
    boards: Ints32,
    racks: npt.NDArray[np.int64],
    hashes: Ints64,
    nodes: Ints32,
    worth: Ints64,
    depth: int,
    plays: Ints64,
    order: Ints64,
    steps: Ints64,
    memory: Ints64,
    keys: Ints64,
    outs: Ints64,
    open_to: Ints64,
    state: Ints64,
) -> bool:
    """Search on from where `state` stands, so many decisions ahead, by alpha-beta; return whether that came to its end.

    Where the depth ends, both are taken to keep their tiles, and a value that rests on it is not sure.
    """
    leaves = np.zeros(LARGEST, np.int64)
    ply, entering, value, sure = state[PLY], state[ENTERING] != 0, state[VALUE], state[SURE]
    while True:
        step, mover, other = steps[ply], racks[ply, 0], racks[ply, 1]
        told = False
        if entering:
            if state[LOOKS] <= 0:
                state[PLY], state[ENTERING], state[VALUE], state[SURE] = ply, 1, value, sure
                return False
            state[LOOKS] -= 1
            step[KEY] = named(hashes[ply], racks[ply], step[PASSED], keys)
            entry = memory[step[KEY] & (MEMORY - 1)]
            first = step[CHOSEN] if ply == 0 else whole(-1)
            if entry[ENTRY_KEY] == step[KEY] and entry[ENTRY_KIND]:
                first = entry[ENTRY_CHOICE] if ply else first
                if ply and entry[ENTRY_DEPTH] >= depth - ply:
                    kind = entry[ENTRY_KIND]
                    if (
                        kind == EXACT
                        or (kind == AT_LEAST and entry[ENTRY_VALUE] >= step[HIGH])
                        or (kind == AT_MOST and entry[ENTRY_VALUE] <= step[LOW])
                    ):
                        told, value, sure = True, entry[ENTRY_VALUE], whole(entry[ENTRY_DEPTH] == SURE_DEPTH)
            if not told:
                room = plays[step[BEGIN] * FOUND : (PLAYS - 1) * FOUND]
                number = everything(boards[ply], nodes, mover, worth, leaves, room)
                tiles, mine, theirs = mover.sum(), value_of(mover, worth), value_of(other, worth)
                step[BEST], step[BEST_SURE], step[ALL_SURE], step[NEXT], step[NUMBER] = -FAR, 0, (number + 1) * FOUND <= len(room), 0, number
                step[NARROW], step[OUTS] = 0, -1
                if ply + 1 == depth:
                    _judge(step, number, theirs - mine, step[PASSED])
                    for place in range(number):
                        play = room[place * FOUND : place * FOUND + FOUND]
                        if play[FOUND_TILES] == tiles:
                            _judge(step, place, play[FOUND_POINTS] + 2 * theirs, 1)
                        else:
                            _judge(step, place, play[FOUND_POINTS] + theirs - mine + laid_value(play, worth), 0)
                    step[NEXT] = number + 1
                else:
                    listed(room, number, first, tiles, mine, theirs, worth, order[step[BEGIN] :])
                entering = False
                continue
        elif step[NEXT] <= step[NUMBER] and step[BEST] < step[HIGH]:
            place = order[step[BEGIN] + step[NEXT]]
            low = max(step[LOW], step[BEST])
            if step[NEXT] and step[OUTS] < 0:
                rest = plays[(step[BEGIN] + step[NUMBER] + 1) * FOUND : (PLAYS - 1) * FOUND]
                step[OUTS] = outgoing(boards[ply], nodes, other, worth, leaves, rest, outs[ply], open_to[ply])
            if step[NEXT] and step[OUTS]:
                # What takes the other one out and is not touched by this play may be laid after it.
                gained, kept, left = whole(0), value_of(mover, worth), (whole(1) << step[OUTS]) - 1
                if place < step[NUMBER]:
                    play = plays[(step[BEGIN] + place) * FOUND : (step[BEGIN] + place + 1) * FOUND]
                    gained = play[FOUND_POINTS]
                    kept -= laid_value(play, worth)
                    left &= ~touched(boards[ply], play, open_to[ply])
                if left and (play[FOUND_TILES] < mover.sum() if place < step[NUMBER] else not step[PASSED]):
                    highest = gained - outs[ply, lowest(left)] - 2 * kept
                    if highest <= low:
                        _judge(step, place, highest, 1)
                        step[NEXT] += 1
                        continue
            after = steps[ply + 1]
            racks[ply + 1, 0], racks[ply + 1, 1] = other, mover
            hashes[ply + 1] = hashes[ply]
            if place == step[NUMBER]:
                step[GAINED] = 0
                if step[PASSED]:
                    _judge(step, place, value_of(other, worth) - value_of(mover, worth), 1)
                    step[NEXT] += 1
                    continue
                boards[ply + 1] = boards[ply]
                after[PASSED] = 1
            else:
                play = plays[(step[BEGIN] + place) * FOUND : (step[BEGIN] + place + 1) * FOUND]
                step[GAINED] = play[FOUND_POINTS]
                if play[FOUND_TILES] == mover.sum():
                    _judge(step, place, step[GAINED] + 2 * value_of(other, worth), 1)
                    step[NEXT] += 1
                    continue
                line = play[FOUND_LINE]
                for spot in range(SIZE):
                    code = play[FOUND_STRIP + spot]
                    if code:
                        racks[ply + 1, 1, code if code > 0 else JOKER_CODE] -= 1
                        square = line * SIZE + spot if line < SIZE else spot * SIZE + line - SIZE
                        hashes[ply + 1] ^= keys[square * 64 + (code if code > 0 else 32 - code)]
                boards[ply + 1] = boards[ply]
                lay(boards[ply + 1], nodes, worth, line, play[FOUND_STRIP : FOUND_STRIP + SIZE])
                after[PASSED] = 0
            after[BEGIN] = step[BEGIN] + step[NUMBER] + 1
            step[NARROW] = step[NEXT] > 0 and step[HIGH] - low > 1
            after[LOW], after[HIGH] = step[GAINED] - (low + 1 if step[NARROW] else step[HIGH]), step[GAINED] - low
            ply += 1
            entering = True
            continue
        else:
            value = whole(step[BEST])
            sure = step[BEST_SURE] if value >= step[HIGH] else step[ALL_SURE]
            entry = memory[step[KEY] & (MEMORY - 1)]
            if ply and not (entry[ENTRY_KEY] == step[KEY] and entry[ENTRY_DEPTH] == SURE_DEPTH and entry[ENTRY_KIND] == EXACT):
                entry[ENTRY_KEY], entry[ENTRY_VALUE], entry[ENTRY_CHOICE] = step[KEY], value, step[CHOSEN]
                entry[ENTRY_KIND] = AT_LEAST if value >= step[HIGH] else AT_MOST if value <= step[LOW] else EXACT
                entry[ENTRY_DEPTH] = SURE_DEPTH if sure else depth - ply
        # This step is judged: tell the one before, which tries again with its whole window what was better than thought.
        if ply == 0:
            state[VALUE], state[SURE] = value, sure
            return True
        ply -= 1
        step, entering = steps[ply], False
        won = step[GAINED] - value
        if step[NARROW] and max(step[LOW], step[BEST]) < won < step[HIGH]:
            step[NARROW] = 0
            steps[ply + 1, LOW], steps[ply + 1, HIGH] = step[GAINED] - step[HIGH], step[GAINED] - max(step[LOW], step[BEST])
            ply += 1
            entering = True
        else:
            _judge(step, order[step[BEGIN] + step[NEXT]], won, sure)
            step[NEXT] += 1


@compiled
def _judge(step: Ints64, place: int, value: int, sure: int) -> None:
    """Take in the value of the decision just tried."""
    if not sure:
        step[ALL_SURE] = 0
    if value > step[BEST]:
        step[BEST], step[CHOSEN], step[BEST_SURE] = value, place, sure
