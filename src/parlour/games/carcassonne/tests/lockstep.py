"""A comparison of the rules and the kernels, which play the same random match in lockstep."""

from __future__ import annotations

import random

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.kernel import chips, features, placement, scoring
from parlour.games.carcassonne.kernel.packed import SCORE_SOURCES, cell_of, square_of
from parlour.games.carcassonne.kernel.packing import pack_state, packed_segment
from parlour.games.carcassonne.kernel.tables import chip_payouts, kernel_tables
from parlour.games.carcassonne.kernel.workspace import new_workspace
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
PAYOUTS = chip_payouts(TILES)
KINDS = tile_kinds(TILES, "drawn")
CHIPS = sorted(TILES.chips)


class Lockstep:
    """A random match that the rules and the kernels play in parallel."""

    def __init__(self, options: Options, seats: int, seed: int) -> None:
        self.random = random.Random(seed)
        self.kinds = tile_kinds(TILES, options.offices)
        self.tiles = kernel_tables(TILES, options.offices, PAYOUTS, seats).tiles
        self.state = RULES.setup(options, seats, Rng(self.random.randbytes(32))).state
        self.packed = pack_state(self.state, self.kinds, TILES, self.tiles)
        self.workspace = new_workspace()
        self.settled_roots: dict[int, int] = {}
        """By tile, the feature that the mover has named for its stack this turn."""
        self.final_roots: dict[tuple[int, int], int] = {}
        """By tile and seat, the feature that the seat has named at the end."""

    def play(self) -> State:
        """Play the match to its end and return the final state of the rules."""
        self.compare()
        while awaited := RULES.turn(self.state).seats:
            self.decide(self.random.choice(sorted(awaited)))
        assert self.packed.drawn_kind == -1
        self.finish()
        self.compare()
        return self.state

    def decide(self, seat: Seat) -> None:
        """Apply one random action of a seat in the rules and in the kernels."""
        before = self.state
        if before.phase == "place":
            self.compare_placements()
        action: AnyAction = self.random.choice(list(RULES.legal_actions(before, seat)))
        self.state = RULES.apply(before, seat, action).state
        match action:
            case Place():
                numbers = self.kinds[before.drawn or ""].number
                meeple = -1 if action.meeple is None else numbers[action.meeple]
                cell = cell_of(action.x, action.y)
                placement.place_tile(self.tiles, self.packed, cell, action.turns, meeple)
                self.compare_land(self.land())
                self.settled_roots = {}
                self.settle()
            case Settle():
                self.settled_roots[action.tile] = self.root(action.tile, action.segment)
                self.settle()
            case Bet(chip) if self.state.phase != "bet":
                bets = (*before.bets[:seat], chip or "", *before.bets[seat + 1 :])
                for other, bet in enumerate(bets):
                    chips.place_chip(self.packed, other, CHIPS.index(bet) if bet else -1)
                self.begin_turn()
            case Choose():
                self.final_roots[action.tile, seat] = self.root(action.tile, action.segment)

    def settle(self) -> None:
        """Settle the stacks of a turn in the kernels once the mover has decided all of them."""
        choices = {tile: self.stack_choices(tile) for tile in self.offices()}
        stacks = {stack.tile: stack_question(self.land(), stack) for stack in self.state.settling}
        if self.state.phase == "settle":
            for tile, roots in choices.items():
                expected = (
                    [self.root(tile, choice.segment) for choice in stacks[tile].choices]
                    if tile in stacks
                    else []
                )
                decided = tile in self.settled_roots
                assert expected == ([self.settled_roots[tile]] if decided else roots)
            return
        for tile, roots in choices.items():
            assert len(roots) < 2 or tile in self.settled_roots
            if roots:
                root = self.settled_roots.get(tile, roots[0])
                chips.settle_chips(self.packed, PAYOUTS, tile, root)
        chips.remove_empty_offices(self.packed)
        is_betting = self.state.phase == "bet"
        has_chips = any(self.state.chips)
        assert chips.can_bet(self.tiles, self.packed) == is_betting or not has_chips
        if is_betting:
            self.compare()
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """Draw a tile for the next seat in the kernels.

        At the end of the match, compare the final choices of each seat instead.
        """
        placement.pass_turn(self.packed)
        placement.draw_tile(self.tiles, self.packed)
        if self.state.phase not in ("choose", "over"):
            self.compare()
        if self.state.phase == "choose":
            land = self.land()
            for seat in range(len(self.state.scores)):
                for stack in chip_questions(self.state, land, Seat(seat)):
                    assert self.final_choices(stack.tile) == [
                        self.root(stack.tile, choice.segment)
                        for choice in stack_question(land, stack).choices
                    ]

    def finish(self) -> None:
        """Settle the remaining chips in the packed state and apply the final scoring."""
        for tile in self.offices():
            roots = self.final_choices(tile)
            for seat in range(len(self.state.scores)):
                root = self.final_roots.get((tile, seat), roots[0] if roots else -1)
                size = features.feature_size(self.packed, root) if root >= 0 else 0
                chips.reveal_chip(self.packed, PAYOUTS, tile, seat, size)
        chips.remove_empty_offices(self.packed)
        scoring.score_end(self.tiles, self.packed)

    def compare(self) -> None:
        """Compare the two states, except for secret decisions, and check the meeples.

        No seat may have more than seven meeples, and no completed feature may have any.
        """
        state, packed, land = self.state, self.packed, self.land()
        self.compare_land(land)
        assert min(meeple_supply(state)) >= 0
        for name in meeples_by_feature(state.meeples, land):
            assert land.features[name].open or land.features[name].kind == "field"
        seats = range(len(state.scores))
        assert tuple(packed.supply[: len(seats)].tolist()) == meeple_supply(state)
        for seat in seats:
            scores = state.scores[seat]
            assert packed.scores[seat].tolist() == [getattr(scores, each) for each in SCORE_SOURCES]
            hand = {chip for number, chip in enumerate(CHIPS) if packed.hand[seat] >> number & 1}
            assert hand == set(state.chips[seat])
        laid = {(chip.tile, chip.seat): 1 + CHIPS.index(chip.chip) for chip in state.laid}
        for tile in range(len(state.placed)):
            for seat in seats:
                assert packed.chips[tile, seat] == laid.get((tile, Seat(seat)), 0)
        if state.phase != "over":
            assert packed.mover == state.mover
            assert packed.discarded_count == len(state.discarded)
            assert state.drawn is None or list(self.kinds)[packed.drawn_kind] == state.drawn

    def compare_land(self, land: Land) -> None:
        """Compare the features, their meeples, and the edges around every empty square."""
        meeples, packed = meeples_by_feature(self.state.meeples, land), self.packed
        for segment, name in land.feature.items():
            assert features.feature_root(packed, packed_segment(segment)) == packed_segment(name)
        for name, feature in land.features.items():
            root = packed_segment(name)
            assert packed.open_sides[root] == feature.open
            assert packed.shields[root] == feature.shields
            if feature.kind in ("city", "road"):
                assert features.feature_size(packed, root) == feature.tiles
            for seat in range(len(self.state.scores)):
                assert packed.meeples[root, seat] == meeples.get(name, []).count(Seat(seat))
        count = packed.frontier_count
        cells, edges = packed.frontier_cells[:count], packed.frontier_edges[:count]
        assert land.frontier == {
            square_of(cell): codes
            for cell, codes in zip(cells.tolist(), edges.tolist(), strict=True)
        }

    def compare_placements(self) -> None:
        """Compare the placements of the drawn tile and the segments that may get a meeple."""
        kind, packed, workspace = self.kinds[self.state.drawn or ""], self.packed, self.workspace
        count = placement.write_placements(self.tiles, packed, workspace)
        cells, turns = workspace.cells[:count].tolist(), workspace.turns[:count].tolist()
        by_kernel = {
            (*square_of(cell), turn): placement.free_segments(self.tiles, packed, cell, turn)
            for cell, turn in zip(cells, turns, strict=True)
        }
        assert by_kernel == {
            (each.x, each.y, each.turns): sum(1 << kind.number[name] for name in each.free.split())
            for each in legal_placements(self.state, self.kinds)
            if each.turns < kind.period
        }

    def land(self) -> Land:
        """Return the land of the current state of the rules."""
        return land_of(self.state, self.kinds)

    def offices(self) -> list[int]:
        """Return the numbers of the tiles with chips in the packed state."""
        return [int(tile) for tile in self.packed.offices[: self.packed.office_count]]

    def stack_choices(self, tile: int) -> list[int]:
        """Return the roots of the completed features for which the kernel may settle a stack."""
        roots = self.workspace.roots
        count = chips.write_stack_choices(self.tiles, self.packed, tile, roots)
        return [int(root) for root in roots[:count]]

    def final_choices(self, tile: int) -> list[int]:
        """Return the roots of the features that a chip may count for at the end in the kernel."""
        roots = self.workspace.roots
        count = chips.write_final_choices(self.tiles, self.packed, tile, roots)
        return [int(root) for root in roots[:count]]

    def root(self, tile: int, segment: str) -> int:
        """Return the packed root of the feature that contains a named segment of a tile."""
        number = self.land().tiles[tile].kind.number[segment]
        return features.feature_root(self.packed, packed_segment(SEGMENT_STRIDE * tile + number))
