"""What may come of each candidate at one view: deals that the view cannot tell from the true one, and play-outs on them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter

import numpy as np

from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.move_code import NO_MOVE, decode_play
from parlour.games.betapet.kernel.movegen import PLAY_SIZE
from parlour.games.betapet.kernel.packed import PackedBoard, rack_counts
from parlour.games.betapet.kernel.playout import UNLIMITED_TURNS
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
"""No candidate is tried on more deals."""

PLAY_OUT_BAG = 9
"""With so few tiles in the bag games are played out to their end."""

LAST_DRAWS = 2
"""With no more tiles in the bag, the end is counted out for all ways in which they may lie."""

MAX_SOLVED = 5
"""So many of the best by play-outs are then counted out."""

NODE_BUDGET = 8000
"""So many nodes are searched for each of them, all ways together."""

EQUITY_DEVIATION = 7.0
"""How far differences of equity are from what play-outs find, as a deviation in points."""


class Simulation:
    """The candidates of one view, tried out on the same deals; values are what that gained, in points."""

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
        dealt = sample_deals(
            generator, view, MAX_DEALS, racks, np.random.default_rng(luck.getrandbits(64))
        )
        near = len(others) == 1 and view.bag <= LAST_DRAWS
        self._splits = (
            infer_split_chances(generator, view, tile_splits(view.unseen, view.bag)) if near else []
        )
        self._solved_values: dict[int, float] = {}
        self.comparison = Comparison(
            generator.playout_workspace,
            self.sizes,
            dealt,
            self.turns,
            self._gain_values,
            EQUITY_DEVIATION * self.slope,
        )

    def run(
        self, candidates: Sequence[tuple[AnyAction, int]], play_outs: int, until: float
    ) -> None:
        """Try out candidates, each with its points."""
        for action, points in candidates:
            self.comparison.add_contender(self.build_contender(action, points))
        self.comparison.compare(play_outs, until)
        if self._splits:
            means = self.comparison.mean_values()
            for number in sorted(range(len(means)), key=means.__getitem__, reverse=True)[
                :MAX_SOLVED
            ]:
                if perf_counter() < until:
                    self._solve_endings(number)

    def ranked_candidates(self) -> list[Candidate]:
        """Return the candidates by their worth, the best first, each with the commonest answer."""
        found = [
            Candidate(one.action, worth, self._reply_line(number))
            for number, (one, worth) in enumerate(
                zip(self.comparison.contenders, self._contender_values(), strict=True)
            )
        ]
        return sorted(found, key=lambda candidate: candidate.value, reverse=True)

    def action_value(self, action: AnyAction, points: int) -> float:
        """Return the worth of any action on the deals that the best was tried on."""
        for candidate in self.ranked_candidates():
            if candidate.action == action:
                return candidate.value
        self.comparison.add_contender(self.build_contender(action, points))
        number = len(self.comparison.contenders) - 1
        self.comparison.try_out(number, max(map(len, self.comparison.values)))
        self._solve_endings(number)
        return self._contender_values()[number]

    def _solve_endings(self, number: int) -> None:
        """Count the end out after one contender, in every split of the unseen tiles, if it empties the bag."""
        one, view = self.comparison.contenders[number], self.view
        if not self._splits or not isinstance(one.action, Play) or len(one.action.tiles) < view.bag:
            return
        kept = rack_without(view.rack, tuple(rack_tile(tile.letter) for tile in one.action.tiles))
        found = play_gains(
            self.generator,
            one.after,
            kept,
            one.points,
            self._splits,
            NODE_BUDGET // len(self._splits),
        )
        worths = self._gain_values(found, np.full(len(found), -1.0))
        self._solved_values[number] = float(worths @ np.array([way.chance for way in self._splits]))

    def _contender_values(self) -> list[float]:
        """Return what each contender is worth: counted out, or else by play-outs, which are as far off as those of the others were on average."""
        means, counted = self.comparison.mean_values(), self._solved_values
        if not counted:
            return means
        off, best = (
            fmean(worth - means[number] for number, worth in counted.items()),
            max(counted.values()),
        )
        least = min(means[number] for number in counted)
        # Whoever was behind by play-outs was not counted out, and stays behind.
        return [
            counted.get(number, min(mean + off, best) if mean <= least else mean + off)
            for number, mean in enumerate(means)
        ]

    def _gain_values(self, gains: Floats, bags: Floats) -> Floats:
        """Return what gains are worth: with two seats by the chance to win, else just as much."""
        return self.win_probability.gain_values(gains, bags) if self.win_probability else gains

    def _board_after(self, play: Play) -> PackedBoard:
        """Return the packed board after a play."""
        generator, after, strip = self.generator, self._board.copy(), np.zeros(SIZE, np.int64)
        rows, columns = zip(*(divmod(tile.square, SIZE) for tile in play.tiles), strict=True)
        line, places = (rows[0], columns) if len(set(rows)) == 1 else (SIZE + columns[0], rows)
        for place, tile in zip(places, play.tiles, strict=True):
            code = generator.codes[natural_letter(tile.letter)]
            strip[place] = -code if is_joker(tile.letter) else code
        lay_play(after, generator.words.nodes, generator.tile_points, line, strip)
        return after

    def _reply_line(self, number: int) -> tuple[AnyAction, ...]:
        code = self.comparison.most_common_reply(number)
        if code == NO_MOVE:
            return ()
        play = np.zeros(PLAY_SIZE, np.int64)
        decode_play(code, 0, play)
        return (Play(self.generator.play_tiles(play)),)

    def build_contender(self, action: AnyAction, points: int) -> Contender:
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
            after,
            rack_counts(kept, codes),
            rack_counts(returned, codes),
            points,
            self.slope * (points + self.leave_value(kept) / POINT),
        )
