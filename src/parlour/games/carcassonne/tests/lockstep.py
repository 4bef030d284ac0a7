"""One random match on both sides: the rules and their twin in machine code, compared after every decision."""

from __future__ import annotations

import random

import numpy as np

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel import chips, packed
from parlour.games.carcassonne.kernel import rules as kernel
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.ending import chip_questions
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land
from parlour.games.carcassonne.rules.scoring import meeples_by_feature
from parlour.games.carcassonne.rules.state import Options, State, land_of, meeple_supply
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.games.carcassonne.rules.view import legal_placements, stack_question

RULES, TILES = GAME(), packaged_tiles()
PAY = packed.chip_payouts(TILES)
KINDS = {offices: tile_kinds(TILES, offices) for offices in ("drawn", "every")}
TABLES = {offices: packed.tile_tables(kinds) for offices, kinds in KINDS.items()}
CHIPS = sorted(TILES.chips)


class Lockstep:
    """A match on both sides. `named` is what the mover has chosen for stacks so far, `chosen` what seats have at the end."""

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.kinds, self.table = KINDS[options.offices], TABLES[options.offices]
        self.state = RULES.setup(options, seats, Rng(self.luck.randbytes(32))).state
        self.row = packed.pack(self.state, self.kinds, TILES, self.table)
        self.names = np.zeros(packed.SEGMENTS_PER_TILE, np.int64)
        self.cells, self.turns = np.zeros(800, np.int64), np.zeros(800, np.int64)
        self.named: dict[int, int] = {}
        self.chosen: dict[tuple[int, int], int] = {}

    def play(self) -> State:
        """Play to the end and return the last state of the rules."""
        self.compare()
        while awaited := RULES.turn(self.state).seats:
            self.take(self.luck.choice(sorted(awaited)))
        assert self.row[packed.DRAWN] == -1
        self.end()
        self.compare()
        return self.state

    def take(self, seat: Seat) -> None:
        """Take one random decision on both sides."""
        before = self.state
        if before.phase == "place":
            self.same_placements()
        action: AnyAction = self.luck.choice(list(RULES.legal_actions(before, seat)))
        self.state = RULES.apply(before, seat, action).state
        match action:
            case Place():
                index = (
                    -1
                    if action.meeple is None
                    else self.kinds[before.drawn or ""].number[action.meeple]
                )
                kernel.lay_tile(
                    self.table, self.row, packed.cell_of(action.x, action.y), action.turns, index
                )
                self.same_land(self.land())
                self.named = {}
                self.settle()
            case Settle():
                self.named[action.tile] = self.root(action.tile, action.segment)
                self.settle()
            case Bet(chip) if self.state.phase != "bet":
                for other, wanted in enumerate(
                    (*before.bets[:seat], chip or "", *before.bets[seat + 1 :])
                ):
                    chips.place_bet(self.row, other, CHIPS.index(wanted) if wanted else -1)
                self.next_turn()
            case Choose():
                self.chosen[action.tile, seat] = self.root(action.tile, action.segment)

    def settle(self) -> None:
        """Settle the stacks of a turn once the mover has named a feature wherever there is a choice."""
        offices = [
            int(self.row[packed.OFFICE + place]) for place in range(self.row[packed.OFFICES])
        ]
        wanted = {
            tile: self.listed(chips.write_stack_choices(self.table, self.row, tile, self.names))
            for tile in offices
        }
        stacks = {stack.tile: stack_question(self.land(), stack) for stack in self.state.settling}
        if self.state.phase == "settle":
            for tile, names in wanted.items():
                asked = (
                    [self.root(tile, choice.segment) for choice in stacks[tile].choices]
                    if tile in stacks
                    else []
                )
                assert asked == ([self.named[tile]] if tile in self.named else names)
            return
        for tile, names in wanted.items():
            assert len(names) < 2 or tile in self.named
            if names:
                chips.settle_chips(self.row, PAY, tile, self.named.get(tile, names[0]))
        chips.remove_empty_offices(self.row)
        assert chips.can_bet(self.table, self.row) == (self.state.phase == "bet") or not any(
            self.state.chips
        )
        if self.state.phase != "bet":
            self.next_turn()
        else:
            self.compare()

    def next_turn(self) -> None:
        kernel.pass_turn(self.row)
        kernel.draw_tile(self.table, self.row)
        if self.state.phase not in ("choose", "over"):
            self.compare()
        if self.state.phase == "choose":
            for seat in range(len(self.state.scores)):
                for stack in chip_questions(self.state, self.land(), Seat(seat)):
                    names = self.listed(
                        chips.write_final_choices(self.table, self.row, stack.tile, self.names)
                    )
                    assert names == [
                        self.root(stack.tile, choice.segment)
                        for choice in stack_question(self.land(), stack).choices
                    ]

    def end(self) -> None:
        for place in range(self.row[packed.OFFICES]):
            tile = int(self.row[packed.OFFICE + place])
            names = self.listed(chips.write_final_choices(self.table, self.row, tile, self.names))
            for seat in range(len(self.state.scores)):
                name = self.chosen.get((tile, seat), names[0] if names else -1)
                chips.reveal_chip(
                    self.row, PAY, tile, seat, kernel.tile_count(self.row, name) if name >= 0 else 0
                )
        chips.remove_empty_offices(self.row)
        kernel.score_end(self.table, self.row)

    def compare(self) -> None:
        """Compare everything but what is decided in secret; nobody has more than seven meeples out, and none of them in what is complete."""
        state, row, land = self.state, self.row, self.land()
        self.same_land(land)
        crowd = meeples_by_feature(state.meeples, land)
        assert min(meeple_supply(state)) >= 0
        assert all(
            land.features[name].open or land.features[name].kind == "field" for name in crowd
        )
        seats = range(len(state.scores))
        assert tuple(int(row[packed.SUPPLY + seat]) for seat in seats) == meeple_supply(state)
        for seat in seats:
            scores = row[packed.SCORES + 5 * seat : packed.SCORES + 5 * seat + 5]
            assert [getattr(state.scores[seat], source) for source in packed.SCORE_SOURCES] == list(
                scores
            )
            assert {
                chip for number, chip in enumerate(CHIPS) if row[packed.HAND + seat] >> number & 1
            } == set(state.chips[seat])
        laid = {(chip.tile, chip.seat): 1 + CHIPS.index(chip.chip) for chip in state.laid}
        for tile in range(len(state.placed)):
            for seat in seats:
                assert row[packed.BET + tile * packed.MAX_SEATS + seat] == laid.get(
                    (tile, Seat(seat)), 0
                )
        if state.phase != "over":
            assert row[packed.MOVER] == state.mover
            assert row[packed.DISCARDED] == len(state.discarded)
            assert state.drawn is None or list(self.kinds)[row[packed.DRAWN]] == state.drawn

    def same_land(self, land: Land) -> None:
        """Compare the features, who stands on them, and the edges around every empty square."""
        crowd = meeples_by_feature(self.state.meeples, land)
        for segment, name in land.feature.items():
            assert kernel.feature_root(self.row, self.of(segment)) == self.of(name)
        for name, feature in land.features.items():
            root = self.of(name)
            assert (self.row[packed.OPEN + root], self.row[packed.SHIELDS + root]) == (
                feature.open,
                feature.shields,
            )
            if feature.kind in ("city", "road"):
                assert kernel.tile_count(self.row, root) == feature.tiles
            for seat in range(len(self.state.scores)):
                assert self.row[
                    packed.FEATURE_MEEPLES + root * packed.MAX_SEATS + seat
                ] == crowd.get(name, []).count(Seat(seat))
        count = int(self.row[packed.FRONTIER])
        cells, codes = (
            self.row[start : start + count] for start in (packed.FRONT_CELL, packed.FRONT_CODE)
        )
        assert {
            packed.square_of(int(cell)): int(code) for cell, code in zip(cells, codes, strict=True)
        } == land.frontier

    def same_placements(self) -> None:
        """Compare the ways to lay the drawn tile and the segments that are free."""
        kind = self.kinds[self.state.drawn or ""]
        count = kernel.write_placements(self.table, self.row, self.cells, self.turns)
        found = {
            (*packed.square_of(cell), turns): kernel.free_segments(
                self.table, self.row, cell, turns
            )
            for cell, turns in zip(
                self.cells[:count].tolist(), self.turns[:count].tolist(), strict=True
            )
        }
        ways = legal_placements(self.state, self.kinds)
        free = {
            (way.x, way.y, way.turns): sum(1 << kind.number[name] for name in way.free.split())
            for way in ways
            if way.turns < kind.period
        }
        assert found == free

    def land(self) -> Land:
        return land_of(self.state, self.kinds)

    def listed(self, count: int) -> list[int]:
        return [int(name) for name in self.names[:count]]

    def root(self, tile: int, segment: str) -> int:
        return int(
            kernel.feature_root(
                self.row,
                tile * packed.SEGMENTS_PER_TILE + self.land().tiles[tile].kind.number[segment],
            )
        )

    @staticmethod
    def of(segment: int) -> int:
        return segment // SEGMENT_STRIDE * packed.SEGMENTS_PER_TILE + segment % SEGMENT_STRIDE
