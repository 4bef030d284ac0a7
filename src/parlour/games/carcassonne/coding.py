"""The coding of Carcassonne for learning agents: candidates, and the land tile by tile.

Squares, rotations and meeples have no useful fixed numbers, because the land grows in any
direction. The number of an action is therefore its place in the list of legal actions, and the
observation describes each of these candidates. A chip has the fixed number 1 + its place among the
chips of the set; 0 is no bet. Candidates beyond the first 512 cannot be chosen; with the packaged
tiles about one decision in five thousand of random matches has more, and the mean is 50 to 100.

The parts of an observation follow each other in this order; seats are counted from the observing
one in turn order:

| part | values |
| --- | --- |
| match | 7 (`_match_values`) |
| own chips | 1 for each chip in the hand, by its place among the chips of the set |
| seats | 4 for each seat (`_seat_values`) |
| drawn tile | 1 for its kind, in the order of the tile set |
| stack | the number of tiles of each kind, in ninths |
| land | 42 for each placed tile in order, up to 95 tiles (`TileValue`) |
| candidates | 16 for each of 512 candidates (`CandidateValue`), in all phases but `bet` |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

from parlour.core.game import AnyGame, Seat
from parlour.games.carcassonne.observation_layout import (
    CANDIDATES,
    FEATURE_KINDS,
    KIND_SCALE,
    LARGEST_EDGE,
    MATCH,
    PHASES,
    POINTS_SCALE,
    SEAT,
    SIDES,
    SIZE_SCALE,
    SQUARE_SCALE,
    CandidateValue,
    TileValue,
)
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.kinds import PORT_COUNT, OfficeRoads, TileKind, tile_kinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land
from parlour.games.carcassonne.rules.outlook import ChipQuestion
from parlour.games.carcassonne.rules.state import MEEPLES_PER_SEAT, Options, State
from parlour.games.carcassonne.rules.tiles import (
    CHIPS_PER_SEAT,
    MAX_TILES,
    CarcassonneTileSet,
)
from parlour.games.carcassonne.rules.view import CarcassonneView, segment_of, view_land

Number = TypeVar("Number", bound=np.number[Any])

if TYPE_CHECKING:
    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]
    Ints = npt.NDArray[np.int64]


class KindTables(NamedTuple):
    """The kinds of a tile set as arrays, in the order of the set."""

    edges: Ints
    """The edge codes of the sides after each number of turns, shape (kinds, 4, 4)."""

    ports: Ints
    """The segment at each port after each number of turns, or -1; shape (kinds, 4, 12)."""

    monasteries: Ints
    """The segment that is a monastery, or -1; shape (kinds,)."""

    shields: Ints
    """The number of shields; shape (kinds,)."""

    offices: Ints
    """Whether the tile has an office; shape (kinds,)."""


class CandidateRow(NamedTuple):
    """A candidate: the position of a tile, and a segment of it."""

    x: int
    y: int
    turns: int
    """Clockwise quarter turns."""
    segment: int = -1
    """The segment, or -1."""
    size: int = 0
    """The size of the chosen feature."""


def coded_view(game: AnyGame, state: State, seat: Seat) -> CarcassonneView:
    """Return the view of a seat without the fields that follow from the land."""
    assert isinstance(game, Carcassonne)
    return game.table_view(state, seat)


class CarcassonneCoding:
    """The coding of a match of Carcassonne with a tile set, options and a number of seats."""

    action_count = CANDIDATES

    def __init__(self, tiles: CarcassonneTileSet, options: Options, seats: int) -> None:
        self.kinds, self.seats = tile_kinds(tiles, options.offices), seats
        self.order = {name: number for number, name in enumerate(self.kinds)}
        self.names = sorted(tiles.chips)
        self.chips = {chip: number for number, chip in enumerate(self.names)}
        self.tables = kind_tables(tiles, options.offices)
        self.first_kind = MATCH + CHIPS_PER_SEAT + seats * SEAT
        self.first_tile = self.first_kind + 2 * len(self.kinds)
        self.first_candidate = self.first_tile + MAX_TILES * TileValue.COUNT
        self.length = self.first_candidate + CANDIDATES * CandidateValue.COUNT

    def mask(self, view: CarcassonneView, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action but those beyond the first 512, shape (512,)."""
        mask = np.zeros(CANDIDATES, np.int8)
        if seat not in view.awaited:
            return mask
        if view.phase == "bet":
            mask[[0, *(1 + self.chips[chip] for chip in view.chips)]] = 1
        elif view.phase == "place":
            mask[: sum([1 + len(each.free.split()) for each in view.placements])] = 1
        else:
            mask[: len(asked_question(view).choices)] = 1
        return mask

    def action(self, view: CarcassonneView, number: int) -> AnyAction:
        """Return the legal action with a number."""
        if view.phase == "bet":
            return Bet(self.names[number - 1] if number else None)
        if view.phase == "place":
            x, y, turns, name = next(islice(placements(view), number, None))
            return Place(x, y, turns, name)
        question, action_type = asked_question(view), Settle if view.phase == "settle" else Choose
        return action_type(question.tile, question.choices[number].segment)

    def observation(self, view: CarcassonneView, seat: Seat) -> Floats:
        """Return what a seat sees, shape (length,)."""
        values = np.zeros(self.length, np.float32)
        values[: self.first_tile] = [
            *_match_values(view, seat),
            *[chip in view.chips for chip in self.chips],
            *(
                value
                for step in range(self.seats)
                for value in _seat_values(view, Seat((seat + step) % self.seats))
            ),
            *[view.drawn == name for name in self.kinds],
            *[min(view.remaining.get(name, 0) / KIND_SCALE, 1) for name in self.kinds],
        ]
        land = view_land(view, self.kinds)
        tiles = values[self.first_tile : self.first_candidate].reshape(MAX_TILES, -1)
        self._write_land(view, seat, land, tiles[: len(view.tiles)])
        if seat in view.awaited:
            rows = values[self.first_candidate :].reshape(CANDIDATES, -1)
            self._write_candidates(view, land, rows)
        return values

    def _write_land(self, view: CarcassonneView, seat: Seat, land: Land, out: Floats) -> None:
        """Write the values of each tile, shape (tiles, TileValue.COUNT)."""
        tables, count = self.tables, len(view.tiles)
        kinds = np.array([self.order[tile.tile] for tile in view.tiles])
        turns = np.array([tile.turns for tile in view.tiles])
        out[:, TileValue.PRESENT] = 1
        out[:, TileValue.SQUARE] = np.array([tile.x for tile in view.tiles]) / SQUARE_SCALE
        out[:, TileValue.SQUARE + 1] = np.array([tile.y for tile in view.tiles]) / SQUARE_SCALE
        out[:, TileValue.EDGES : TileValue.OWN_MEEPLES] = tables.edges[kinds, turns] / LARGEST_EDGE
        # The last feature is that of ports without a segment, which has no meeples.
        features = np.full(count * SEGMENT_STRIDE + 1, count * SEGMENT_STRIDE)
        features[list(land.feature)] = list(land.feature.values())
        own, others = self._meeples(view, seat, land)
        first = np.arange(0, count * SEGMENT_STRIDE, SEGMENT_STRIDE)[:, None]
        ports = tables.ports[kinds, turns]
        at_ports = features[np.where(ports >= 0, first + ports, -1)]
        out[:, TileValue.OWN_MEEPLES : TileValue.OTHER_MEEPLES] = own[at_ports] / MEEPLES_PER_SEAT
        out[:, TileValue.OTHER_MEEPLES : TileValue.OPEN] = others[at_ports] / MEEPLES_PER_SEAT
        is_open = np.zeros(count * SEGMENT_STRIDE + 1, np.bool_)
        is_open[[name for name, feature in land.features.items() if feature.open]] = True
        out[:, TileValue.OPEN : TileValue.MONASTERY] = is_open[at_ports[:, 1::3]]
        monasteries = tables.monasteries[kinds]
        at_monastery = np.where(monasteries >= 0, first[:, 0] + monasteries, -1)
        out[:, TileValue.MONASTERY] = monasteries >= 0
        out[:, TileValue.MONASTERY + 1] = own[at_monastery]
        out[:, TileValue.MONASTERY + 2] = others[at_monastery]
        out[:, TileValue.SHIELDS] = np.minimum(tables.shields[kinds] / 2, 1)
        out[:, TileValue.OFFICE] = tables.offices[kinds]
        for office in view.offices:
            is_own = seat in office.seats
            out[office.tile, TileValue.OFFICE + 1] = is_own
            out[office.tile, TileValue.OFFICE + 2] = (len(office.seats) - is_own) / 5

    def _meeples(self, view: CarcassonneView, seat: Seat, land: Land) -> tuple[Ints, Ints]:
        """Return the own meeples on each feature, and those of the other seat that has most."""
        counts = np.zeros((self.seats, len(view.tiles) * SEGMENT_STRIDE + 1), np.int64)
        for meeple in view.meeples:
            counts[meeple.seat, land.feature[segment_of(land, meeple.place)]] += 1
        own = counts[seat].copy()
        counts[seat] = 0
        return own, counts.max(axis=0)

    def _write_candidates(self, view: CarcassonneView, land: Land, out: Floats) -> None:
        """Write the values of each candidate, shape (CANDIDATES, CandidateValue.COUNT)."""
        if view.phase == "place" and view.drawn is not None:
            kind = self.kinds[view.drawn]
            found = [
                CandidateRow(x, y, turns, -1 if name is None else kind.number[name])
                for x, y, turns, name in placements(view)
            ]
        elif view.phase in ("settle", "choose"):
            question = asked_question(view)
            kind, (x, y), turns = land.tiles[question.tile]
            found = [
                CandidateRow(x, y, turns, kind.number[choice.segment], choice.tiles)
                for choice in question.choices
            ]
        else:
            return
        rows = np.array(found[:CANDIDATES])
        out = out[: len(rows)]
        turns_, segments = rows[:, 2], rows[:, 3]
        out[:, CandidateValue.PRESENT] = 1
        out[:, CandidateValue.SQUARE : CandidateValue.EDGES] = rows[:, :2] / SQUARE_SCALE
        edges = self.tables.edges[self.order[kind.id], turns_]
        out[:, CandidateValue.EDGES : CandidateValue.KIND] = edges / LARGEST_EDGE
        # The values of no segment, which has the number -1, are the last ones.
        kinds, sides = _segment_values(kind)
        out[:, CandidateValue.KIND : CandidateValue.SIDES] = kinds[segments]
        out[:, CandidateValue.SIDES : CandidateValue.SIZE] = sides[segments, turns_]
        out[:, CandidateValue.SIZE] = np.minimum(rows[:, 4] / SIZE_SCALE, 1)


def placements(view: CarcassonneView) -> Iterator[tuple[int, int, int, str | None]]:
    """Yield the square, the turns and the segment with a meeple of each legal placement."""
    for each in view.placements:
        yield each.x, each.y, each.turns, None
        for name in each.free.split():
            yield each.x, each.y, each.turns, name


def asked_question(view: CarcassonneView) -> ChipQuestion:
    """Return the question that a seat must answer in the phases `settle` and `choose`."""
    return next(each for each in (*view.questions, *view.settling) if len(each.choices) > 1)


def _match_values(view: CarcassonneView, seat: Seat) -> list[float]:
    """Return 1 for the phase, whether it is the seat's turn, and the tiles in stack and discard.

    The numbers of tiles are in 96ths.
    """
    return [
        *(view.phase == phase for phase in PHASES),
        view.mover == seat and view.phase != "over",
        view.left / SQUARE_SCALE,
        len(view.discarded) / SQUARE_SCALE,
    ]


def _seat_values(view: CarcassonneView, seat: Seat) -> list[float]:
    """Return what is known of a seat.

    These are its points (in 200ths), its supply of meeples (in sevenths), the chips in its hand (in
    sixths), and whether it has decided while others still decide.
    """
    return [
        min(max(view.totals[seat] / POINTS_SCALE, -1), 1),
        view.supply[seat] / MEEPLES_PER_SEAT,
        view.chip_counts[seat] / CHIPS_PER_SEAT,
        seat in view.decided,
    ]


def all_rotations(values: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """Return values of sides or ports after 0 to 3 clockwise quarter turns, shape (rows, 4, n)."""
    width = values.shape[1] // SIDES
    return np.stack([np.roll(values, width * turns, axis=1) for turns in range(SIDES)], axis=1)


@lru_cache(maxsize=1 << 8)
def _segment_values(kind: TileKind) -> tuple[Floats, Floats]:
    """Return the kind of each segment of a tile, and its sides after each number of turns.

    The last row of both is zero. The shapes are (segments + 1, 4) and (segments + 1, 4, 4).
    """
    shape = (len(kind.segments) + 1, SIDES)
    kinds, sides = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for number, segment in enumerate(kind.segments):
        kinds[number, FEATURE_KINDS.index(segment.kind)] = 1
        sides[number, [port // (PORT_COUNT // SIDES) for port in segment.ports]] = 1
    return kinds, all_rotations(sides)


@lru_cache
def kind_tables(tiles: CarcassonneTileSet, offices: OfficeRoads) -> KindTables:
    """Return the kinds of a tile set as arrays."""
    kinds: Iterable[TileKind] = tile_kinds(tiles, offices).values()
    return KindTables(
        all_rotations(np.array([kind.edges for kind in kinds])),
        all_rotations(np.array([kind.port for kind in kinds])),
        np.array([-1 if kind.monastery is None else kind.monastery for kind in kinds]),
        np.array([sum(segment.shields for segment in kind.segments) for kind in kinds]),
        np.array([kind.office for kind in kinds], np.int64),
    )
