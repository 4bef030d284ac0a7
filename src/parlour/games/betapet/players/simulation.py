"""Simulation of the candidates of a view by play-outs on deals consistent with the view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter

import numpy as np

from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.move_code import NO_MOVE, decode_play
from parlour.games.betapet.kernel.movegen import new_play
from parlour.games.betapet.kernel.packed import PackedBoard, copy_board, new_board, rack_counts
from parlour.games.betapet.kernel.playout import UNLIMITED_TURNS, PlayoutCandidate
from parlour.games.betapet.kernel.selfplay import lay_play
from parlour.games.betapet.players.comparison import Comparison, Contender
from parlour.games.betapet.players.deals import sample_deals
from parlour.games.betapet.players.last_draws import infer_split_chances, play_gains, tile_splits
from parlour.games.betapet.players.win_probability import Floats, WinProbability
from parlour.games.betapet.plays.scored_play import POINT, LeaveValue
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Play
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import is_joker, natural_letter, rack_tile
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.player import Candidate

MAX_DEALS = 1200
"""The maximum number of deals for a candidate."""

PLAY_OUT_BAG = 9
"""The number of tiles in the bag up to which games are simulated to their end."""

LAST_DRAWS = 2
"""The number of tiles in the bag up to which the endgame is solved for every split."""

MAX_SOLVED = 5
"""The number of best candidates by play-outs whose endgames are solved."""

NODE_BUDGET = 8000
"""The maximum number of nodes per solved candidate, for all splits together."""

EQUITY_DEVIATION = 7.0
"""The standard deviation of equity differences from simulated differences, in points."""


class Simulation:
    """The candidates of a view, simulated on the same deals; values are in points.

    Args:
        generator: The move generator.
        view: The view.
        leave_value: The function that values leaves.
        racks: The number of opponent racks that are sampled and weighted by the last turn.
        luck: The random generator.
    """

    def __init__(
        self,
        generator: CompiledGenerator,
        view: BetapetView,
        leave_value: LeaveValue,
        racks: int,
        luck: Random,
    ) -> None:
        self.generator, self.view, self.leave_value = generator, view, leave_value
        others = [(view.mover + step) % len(view.counts) for step in range(1, len(view.counts))]
        others = [seat for seat in others if seat not in view.gone]
        self.sizes = np.array([view.counts[seat] for seat in others], np.int64)
        lead = view.scores[view.mover] - sum(view.scores[seat] for seat in others) / len(others)
        self.win_probability = (
            WinProbability(generator.tile_set.language, lead, view.bag)
            if len(others) == 1
            else None
        )
        self.slope = self.win_probability.slope if self.win_probability else 1.0
        self.turns = UNLIMITED_TURNS if view.bag <= PLAY_OUT_BAG else 1 + len(others)
        self._board = generator.pack_board(view.board, view.premiums)
        deals = sample_deals(
            generator, view, MAX_DEALS, racks, np.random.default_rng(luck.getrandbits(64))
        )
        has_few_unseen = len(others) == 1 and view.bag <= LAST_DRAWS
        self._splits = (
            infer_split_chances(generator, view, tile_splits(view.unseen, view.bag))
            if has_few_unseen
            else []
        )
        self._solved_values: dict[int, float] = {}
        self.comparison = Comparison(
            generator.playout_workspace,
            self.sizes,
            deals,
            self.turns,
            self._gain_values,
            EQUITY_DEVIATION * self.slope,
        )

    def run(
        self, candidates: Sequence[tuple[AnyAction, int]], play_outs: int, deadline: float
    ) -> None:
        """Simulate candidates until the play-outs or the time are used up.

        Args:
            candidates: The candidate actions, each with its points.
            play_outs: The maximum number of play-outs.
            deadline: The time limit, on the clock of `time.perf_counter`.
        """
        for action, points in candidates:
            self.comparison.add_contender(self.build_contender(action, points))
        self.comparison.compare(play_outs, deadline)
        if self._splits:
            means = self.comparison.mean_values()
            for number in sorted(range(len(means)), key=means.__getitem__, reverse=True)[
                :MAX_SOLVED
            ]:
                if perf_counter() < deadline:
                    self._solve_endings(number)

    def ranked_candidates(self) -> list[Candidate]:
        """Return the candidates in descending value, each with the most common reply."""
        candidates = [
            Candidate(contender.action, value, self._reply_line(number))
            for number, (contender, value) in enumerate(
                zip(self.comparison.contenders, self._contender_values(), strict=True)
            )
        ]
        return sorted(candidates, key=lambda candidate: candidate.value, reverse=True)

    def action_value(self, action: AnyAction, points: int) -> float:
        """Return the value of any action, simulated on as many deals as the best candidate."""
        for candidate in self.ranked_candidates():
            if candidate.action == action:
                return candidate.value
        self.comparison.add_contender(self.build_contender(action, points))
        number = len(self.comparison.contenders) - 1
        self.comparison.try_out(number, max(map(len, self.comparison.values)))
        self._solve_endings(number)
        return self._contender_values()[number]

    def _solve_endings(self, number: int) -> None:
        """Solve the endgame for every split of the unseen tiles if a contender empties the bag."""
        contender, view = self.comparison.contenders[number], self.view
        if (
            not self._splits
            or not isinstance(contender.action, Play)
            or len(contender.action.tiles) < view.bag
        ):
            return
        leave = rack_without(
            view.rack, tuple(rack_tile(tile.letter) for tile in contender.action.tiles)
        )
        gains = play_gains(
            self.generator,
            contender.position.board,
            leave,
            contender.position.points,
            self._splits,
            NODE_BUDGET // len(self._splits),
        )
        values = self._gain_values(gains, np.full(len(gains), -1.0))
        self._solved_values[number] = float(
            values @ np.array([split.chance for split in self._splits])
        )

    def _contender_values(self) -> list[float]:
        """Return the value of each contender, from solved endgames or otherwise from play-outs.

        Values from play-outs are corrected by their mean difference from the solved values.
        """
        means, solved = self.comparison.mean_values(), self._solved_values
        if not solved:
            return means
        correction, best = (
            fmean(value - means[number] for number, value in solved.items()),
            max(solved.values()),
        )
        lowest = min(means[number] for number in solved)
        # Only the best contenders by play-outs were solved. The others may not overtake them merely
        # because of the correction.
        return [
            solved.get(
                number, min(mean + correction, best) if mean <= lowest else mean + correction
            )
            for number, mean in enumerate(means)
        ]

    def _gain_values(self, gains: Floats, bags: Floats) -> Floats:
        """Convert gains to values, by win probability with two seats, otherwise unchanged."""
        return self.win_probability.gain_values(gains, bags) if self.win_probability else gains

    def _board_after(self, play: Play) -> PackedBoard:
        """Return the packed board after a play."""
        generator, after, strip = self.generator, new_board(), np.zeros(SIZE, np.int64)
        copy_board(after, self._board)
        rows, columns = zip(*(divmod(tile.square, SIZE) for tile in play.tiles), strict=True)
        line, places = (rows[0], columns) if len(set(rows)) == 1 else (SIZE + columns[0], rows)
        for place, tile in zip(places, play.tiles, strict=True):
            code = generator.codes[natural_letter(tile.letter)]
            strip[place] = -code if is_joker(tile.letter) else code
        lay_play(after, generator.words.nodes, generator.tile_points, line, strip)
        return after

    def _reply_line(self, number: int) -> tuple[AnyAction, ...]:
        """Return the most common reply to a contender as a line of one action, or an empty line."""
        code = self.comparison.most_common_reply(number)
        if code == NO_MOVE:
            return ()
        play = new_play()
        decode_play(code, 0, play)
        return (Play(self.generator.play_tiles(play)),)

    def build_contender(self, action: AnyAction, points: int) -> Contender:
        """Convert an action to a contender, with its position and its prior value."""
        view, codes = self.view, self.generator.codes
        after, kept = self._board, view.rack
        returned: Rack = ()
        if isinstance(action, Play):
            after, kept = (
                self._board_after(action),
                rack_without(kept, tuple(rack_tile(tile.letter) for tile in action.tiles)),
            )
        elif isinstance(action, Exchange):
            kept, returned = rack_without(kept, action.letters), action.letters
        return Contender(
            action,
            PlayoutCandidate(after, rack_counts(kept, codes), rack_counts(returned, codes), points),
            self.slope * (points + self.leave_value(kept) / POINT),
        )
