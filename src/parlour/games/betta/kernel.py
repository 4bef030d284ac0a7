"""The rules again as machine code: a match is one row of integers, a display four masks of nine bits in one of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Protocol

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat, replace
from parlour.games.betta.box import LEVELS, Box
from parlour.games.betta.deal import DISPLAYS, EACH_COLOUR
from parlour.games.betta.display import COLOURS, EMPTY, mask, orientations, turned
from parlour.games.betta.scoring import FIRST_CARD, SOLO, STAFF
from parlour.games.betta.state import Mode, Placed, State
from parlour.search.compiled import compiled, lowest, population

Row = npt.NDArray[np.int64]


class Ints(Protocol):
    """An array of integers as the compiled functions use it."""

    def __getitem__(self, index: int, /) -> int:
        """Return one of them."""

    def __setitem__(self, index: int, value: int, /) -> None:
        """Change one of them."""


# Where things stand in a row.
SEATS, MODE, COUNT, TAKEN, FIRST, GOALS, SET, OPEN = range(8)
SCORES, COLOUR, DISPLAY, HAND, LEFT, STACK, SIZE = 8, 13, 18, 28, 43, 48, 78
CLASSIC, SOLO_EVEN, SOLO_ANY, BETTY = range(4)
NONE = -1

# Where things stand in the tables: cards in four rotations, counts of bits, points of fish, patterns by the 216 sets of six.
MOST_TARGETS = 24
CARDS, STAFF_POINTS, SOLO_POINTS, POINTS, MADE, TOUCHED, TABLES = 0, 240, 250, 260, 5444, 116036, 226628
NINE = 511
EVERYWHERE = 1 | 1 << 9 | 1 << 18 | 1 << 27


def bits(cells: str) -> int:
    """Return nine cells as four masks, red lowest."""
    return sum(mask(cells, colour) << 9 * number for number, colour in enumerate(COLOURS))


def cells(packed: int) -> str:
    """Return four masks as nine cells."""
    return "".join(next((colour for number, colour in enumerate(COLOURS) if packed >> 9 * number + cell & 1), EMPTY) for cell in range(9))


@cache
def card_numbers(box: Box) -> dict[str, int]:
    """Return the number of each card: 0 to 47 by colour, then Betty's."""
    return {card.id: number for number, card in enumerate((*box.staff, *box.printed.betty.cards))}


@cache
def card_names(box: Box) -> tuple[str, ...]:
    """Return the cards by number."""
    return tuple(card_numbers(box))


@cache
def tables(box: Box) -> Row:
    """Return all that the kernel looks up, in one array."""
    found = np.zeros(TABLES, np.int64)
    for name, number in card_numbers(box).items():
        found[CARDS + 4 * number : CARDS + 4 * number + 4] = [bits(turned(box.cards[name].fish, turns)) for turns in range(4)]
    found[STAFF_POINTS : STAFF_POINTS + 10], found[SOLO_POINTS : SOLO_POINTS + 10] = STAFF, SOLO
    shown = np.arange(512)
    for patterns, number in pattern_sets(box).items():
        targets = [(box.patterns[name].points, cells) for name in patterns for cells in orientations(box.patterns[name].cells)]
        targets.sort(key=lambda target: -target[0])
        found[POINTS + number * MOST_TARGETS :][: len(targets)] = [points for points, _ in targets]
        # Targets are bits, the dearest lowest: those that a colour makes, and those that its new fish touch.
        for place, (_, shape) in enumerate(targets):
            made, touched = (found[start + 512 * number : start + 512 * number + 512] for start in (MADE, TOUCHED))
            made |= (shown & shape == shape) << place
            touched |= (shown & shape != 0) << place
    return found


@cache
def pattern_sets(box: Box) -> dict[frozenset[str], int]:
    """Return the number of each set of six patterns that may be in play."""
    pairs = [list(combinations((pattern.id for pattern in box.printed.patterns if pattern.points == level), 2)) for level in LEVELS]
    return {
        frozenset(low + middle + high): 36 * one + 6 * two + three
        for one, low in enumerate(pairs[0])
        for two, middle in enumerate(pairs[1])
        for three, high in enumerate(pairs[2])
    }


def blank(mode: int, colours: tuple[str | None, ...], goals: tuple[int, ...]) -> Row:
    """Return the row of a match before its deal."""
    row = np.zeros(SIZE, np.int64)
    row[SEATS], row[MODE], row[COUNT] = len(colours), mode, DISPLAYS[len(colours)]
    row[GOALS] = sum(points << 12 * number for number, points in enumerate(goals))
    row[COLOUR : COLOUR + 5] = NONE
    row[COLOUR : COLOUR + len(colours)] = [NONE if colour is None else COLOURS.index(colour) for colour in colours]
    row[HAND : HAND + 15] = NONE
    row[STACK : STACK + 30] = NONE
    return row


def mode_number(mode: Mode, even: bool) -> int:
    """Return the kernel's number of a mode."""
    return {"classic": CLASSIC, "betty": BETTY, "solo": SOLO_EVEN if even else SOLO_ANY}[mode]


def pack(state: State, box: Box) -> Row:
    """Return a state as a row; history and removed cards stay behind, for no move depends on them."""
    options, seats = state.options, len(state.colours)
    goals = box.goals(options.goals, seats) if options.mode == "betty" else ()
    row = blank(mode_number(options.mode, options.pool == "even"), state.colours, goals)
    row[TAKEN], row[FIRST], row[SET] = len(state.placed), state.first, pattern_sets(box)[frozenset(state.patterns)]
    row[SCORES : SCORES + seats] = state.scores
    row[DISPLAY : DISPLAY + len(state.displays)] = [bits(display) for display in state.displays]
    row[OPEN] = sum(1 << number for number, display in enumerate(state.displays) if EMPTY in display)
    numbers = card_numbers(box)
    for seat in range(seats):
        for place, card in enumerate(state.hands[seat]):
            row[HAND + 3 * seat + place] = numbers[card]
        # The next card lies last, so that drawing is shortening.
        for place, card in enumerate(reversed(state.stacks[seat])):
            row[STACK + 6 * seat + place] = numbers[card]
        row[LEFT + seat] = len(state.stacks[seat])
    return row


def unpack(row: Row, before: State, box: Box) -> State:
    """Return the state that a row says, with what it does not say taken from an earlier state of the match."""
    seats, names = range(len(before.colours)), card_names(box)
    placed = Placed(seat=Seat(0), card="", display=0, turns=0, points=0)
    return replace(
        before,
        displays=tuple(cells(int(display)) for display in row[DISPLAY : DISPLAY + row[COUNT]]),
        hands=tuple(tuple(names[card] for card in row[HAND + 3 * seat : HAND + 3 * seat + 3] if card != NONE) for seat in seats),
        stacks=tuple(tuple(names[card] for card in row[STACK + 6 * seat :][: row[LEFT + seat]][::-1]) for seat in seats),
        placed=(placed,) * int(row[TAKEN]),
        scores=tuple(int(score) for score in row[SCORES : SCORES + len(seats)]),
    )


@compiled
def below(luck: Ints, bound: int) -> int:
    """Return a random integer under a bound; `luck` is one word of xorshift64*, never zero."""
    word = luck[0]
    word ^= (word >> 12) & 0xFFFFFFFFFFFFF
    word ^= word << 25
    word ^= (word >> 27) & 0x1FFFFFFFFF
    luck[0] = word
    return (((word * 2685821657736338717) >> 33) & 0x7FFFFFFF) * bound >> 31


@compiled
def laid(display: int, card: int) -> int:
    """Return a display once a card lies on it."""
    here = (card | card >> 9 | card >> 18 | card >> 27) & NINE
    return display & ~(here * EVERYWHERE) | card


@compiled
def points(tables: Ints, patterns: int, display: int, card: int, after: int) -> int:
    """Return the best score of a card that makes `after` out of `display`."""
    best = FIRST_CARD if display == 0 else 0
    for shift in (0, 9, 18, 27):
        new = card >> shift & NINE
        if new:
            start = 512 * patterns
            hits = tables[MADE + start + (after >> shift & NINE)] & tables[TOUCHED + start + new]
            if hits:
                best = max(best, tables[POINTS + MOST_TARGETS * patterns + lowest(hits)])
    return best


@compiled
def is_full(display: int) -> bool:
    """Return whether fish are seen in all nine cells."""
    return (display | display >> 9 | display >> 18 | display >> 27) & NINE == NINE


@compiled
def plies(row: Ints) -> int:
    """Return how many turns the match has unless all displays fill."""
    return 14 if row[SEATS] == 1 else 7 * row[SEATS]


@compiled
def is_over(row: Ints) -> bool:
    """Return whether nobody is to move."""
    return row[OPEN] == 0 or row[TAKEN] == plies(row)


@compiled
def mover(row: Ints) -> int:
    """Return whose turn it is."""
    return (row[FIRST] + row[TAKEN]) % row[SEATS]


@compiled
def step(tables: Ints, row: Ints, place: int, turns: int, display: int) -> int:
    """Lay the card at a place of the mover's hand, in the row itself, and return its points."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    hand = HAND + 3 * seat
    card = tables[CARDS + 4 * row[hand + place] + turns]
    before = row[DISPLAY + display]
    after = laid(before, card)
    made = points(tables, row[SET], before, card, after)
    row[DISPLAY + display] = after
    if is_full(after):
        row[OPEN] &= ~(1 << display)
    for later in range(place, 2):
        row[hand + later] = row[hand + later + 1]
    row[hand + 2] = NONE
    if row[LEFT + seat]:
        row[LEFT + seat] -= 1
        drawn = STACK + 6 * seat + row[LEFT + seat]
        row[hand + 2] = row[drawn]
        row[drawn] = NONE
    row[SCORES + seat] += made
    row[TAKEN] += 1
    return made


@compiled
def worth(tables: Ints, row: Ints, seat: int, display: int) -> int:
    """Return what a display would be worth to a seat at the end."""
    colour = row[COLOUR + seat]
    if colour >= 0:
        return tables[STAFF_POINTS + population(display >> 9 * colour & NINE)]
    most, kinds = 0, 0
    for shift in (0, 9, 18, 27):
        count = population(display >> shift & NINE)
        most = max(most, count)
        kinds += count > 0
    if row[MODE] == BETTY:
        return row[GOALS] >> 12 * kinds & 4095
    return tables[SOLO_POINTS + most]


@compiled
def total(tables: Ints, row: Ints, seat: int) -> int:
    """Return the points of a seat if the match ended now."""
    found = row[SCORES + seat]
    for display in range(row[COUNT]):
        found += worth(tables, row, seat, row[DISPLAY + display])
    return found


@compiled
def standings(tables: Ints, row: Ints, keys: Ints) -> None:
    """Fill in one number a seat, the higher the better, that orders the seats and their ties as the rules do."""
    seats = row[SEATS]
    for seat in range(seats):
        colour, fish, best = row[COLOUR + seat], 0, 0
        if colour >= 0:
            for display in range(row[COUNT]):
                count = population(row[DISPLAY + display] >> 9 * colour & NINE)
                fish += count
                best = max(best, count)
        keys[seat] = total(tables, row, seat) << 16 | fish << 8 | best
    if row[MODE] == BETTY:
        for seat in range(seats):
            if row[COLOUR + seat] < 0:
                for other in range(seats):
                    if keys[other] >> 16 == keys[seat] >> 16:
                        keys[seat] = max(keys[seat], keys[other])


@compiled
def shuffle(luck: Ints, items: Ints, start: int, count: int) -> None:
    """Shuffle part of an array in itself."""
    for last in range(count - 1, 0, -1):
        pick = below(luck, last + 1)
        items[start + last], items[start + pick] = items[start + pick], items[start + last]


@compiled
def deal(tables: Ints, row: Ints, luck: Ints, deck: Ints) -> None:
    """Set a blank row up; `deck` is room for 48 cards."""
    seats = row[SEATS]
    row[SET], row[FIRST] = below(luck, 216), below(luck, seats)
    row[OPEN] = (1 << row[COUNT]) - 1
    if seats == 1:
        for card in range(48):
            deck[card] = card
        opened, size = 0, 48
        if row[MODE] == SOLO_EVEN:
            for colour in range(4):
                shuffle(luck, deck, 12 * colour, 12)
                for card in range(EACH_COLOUR):
                    deck[EACH_COLOUR * colour + card] = deck[12 * colour + card]
            opened, size = 1, 16
        shuffle(luck, deck, 0, size)
        row[LEFT] = 11
        if opened:
            row[DISPLAY] = tables[CARDS + 4 * deck[14]]
        for card in range(3):
            row[HAND + card] = deck[card]
        for card in range(11):
            row[STACK + card] = deck[3 + card]
        return
    for seat in range(seats):
        own = row[COLOUR + seat] if row[COLOUR + seat] >= 0 else 4
        for card in range(12):
            deck[card] = 12 * own + card
        shuffle(luck, deck, 0, 12)
        row[DISPLAY + seat] = tables[CARDS + 4 * deck[9]]
        row[LEFT + seat] = 6
        for card in range(3):
            row[HAND + 3 * seat + card] = deck[card]
        for card in range(6):
            row[STACK + 6 * seat + card] = deck[3 + card]


@compiled
def playout(tables: Ints, row: Ints, luck: Ints) -> None:
    """Play to the end in the row itself, each legal action as likely as any other."""
    while not is_over(row):
        hand = HAND + 3 * ((row[FIRST] + row[TAKEN]) % row[SEATS])
        held = 3
        while row[hand + held - 1] == NONE:
            held -= 1
        open_displays = row[OPEN]
        skip = below(luck, population(open_displays))
        while skip:
            open_displays &= open_displays - 1
            skip -= 1
        step(tables, row, below(luck, held), below(luck, 4), lowest(open_displays))


@compiled
def random_games(tables: Row, start: Row, luck: Row, games: int) -> float:
    """Deal and play so many random matches and return the mean of all totals."""
    row, deck, sum_of_totals = start.copy(), np.empty(48, np.int64), 0
    for _ in range(games):
        row[:] = start
        deal(tables, row, luck, deck)
        playout(tables, row, luck)
        for seat in range(row[SEATS]):
            sum_of_totals += total(tables, row, seat)
    mean: float = sum_of_totals / games / start[SEATS]
    return mean
