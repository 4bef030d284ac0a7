"""What may come of each candidate at one view: deals that the view cannot tell from the true one, and play-outs on them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter

import numpy as np

from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.move_code import NO_MOVE, decode
from parlour.games.betapet.kernel.movegen import PLAY
from parlour.games.betapet.kernel.packed import Squares, counts_of
from parlour.games.betapet.kernel.playout import TO_THE_END
from parlour.games.betapet.kernel.selfplay import lay_play
from parlour.games.betapet.players.comparison import Comparison, Contender
from parlour.games.betapet.players.deals import deals
from parlour.games.betapet.players.last_draws import gains, inferred, splits
from parlour.games.betapet.players.win_probability import Floats, WinProbability
from parlour.games.betapet.plays.scored_play import POINT, LeaveValue
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Play
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import is_joker, natural, on_rack
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.player import Candidate

MOST_DEALS = 1200
"""No candidate is tried on more deals."""

NEAR_END = 9
"""With so few tiles in the bag games are played out to their end."""

LAST_DRAWS = 2
"""With no more tiles in the bag, the end is counted out for all ways in which they may lie."""

COUNTED_OUT = 5
"""So many of the best by play-outs are then counted out."""

NODES = 8000
"""So many nodes are searched for each of them, all ways together."""

DOUBT = 7.0
"""How far differences of equity are from what play-outs find, as a deviation in points."""


class Simulation:
    """The candidates of one view, tried out on the same deals; values are what that gained, in points."""

    def __init__(self, generator: CompiledGenerator, view: BetapetView, leave_value: LeaveValue, racks: int, luck: Random) -> None:
        self.generator, self.view, self.leave_value = generator, view, leave_value
        others = [(view.mover + step) % len(view.counts) for step in range(1, len(view.counts))]
        others = [seat for seat in others if seat not in view.gone]
        self.sizes = np.array([view.counts[seat] for seat in others], np.int64)
        lead = view.scores[view.mover] - sum(view.scores[seat] for seat in others) / len(others)
        self.win_probability = WinProbability(generator.tile_set.language, lead, view.bag) if len(others) == 1 else None
        self.slope = self.win_probability.slope if self.win_probability else 1.0
        self.turns = TO_THE_END if view.bag <= NEAR_END else 1 + len(others)
        self._board = generator.packed(view.board, view.premiums)
        dealt = deals(generator, view, MOST_DEALS, racks, np.random.default_rng(luck.getrandbits(64)))
        near = len(others) == 1 and view.bag <= LAST_DRAWS
        self._ways = inferred(generator, view, splits(view.unseen, view.bag)) if near else []
        self._counted: dict[int, float] = {}
        self.comparison = Comparison(generator.playing, self.sizes, dealt, self.turns, self._worth, DOUBT * self.slope)

    def think(self, candidates: Sequence[tuple[AnyAction, int]], play_outs: int, until: float) -> None:
        """Try out candidates, each with its points."""
        for action, points in candidates:
            self.comparison.add(self.contender(action, points))
        self.comparison.compare(play_outs, until)
        if self._ways:
            means = self.comparison.means()
            for number in sorted(range(len(means)), key=means.__getitem__, reverse=True)[:COUNTED_OUT]:
                if perf_counter() < until:
                    self._count_out(number)

    def ranked(self) -> list[Candidate]:
        """Return the candidates by their worth, the best first, each with the commonest answer."""
        found = [
            Candidate(one.action, worth, self._answer(number))
            for number, (one, worth) in enumerate(zip(self.comparison.contenders, self._worths(), strict=True))
        ]
        return sorted(found, key=lambda candidate: candidate.value, reverse=True)

    def weigh(self, action: AnyAction, points: int) -> float:
        """Return the worth of any action on the deals that the best was tried on."""
        for candidate in self.ranked():
            if candidate.action == action:
                return candidate.value
        self.comparison.add(self.contender(action, points))
        number = len(self.comparison.contenders) - 1
        self.comparison.try_out(number, max(map(len, self.comparison.worths)))
        self._count_out(number)
        return self._worths()[number]

    def _count_out(self, number: int) -> None:
        """Count the end out after one contender, in every split of the unseen tiles, if it empties the bag."""
        one, view = self.comparison.contenders[number], self.view
        if not self._ways or not isinstance(one.action, Play) or len(one.action.tiles) < view.bag:
            return
        kept = without(view.rack, tuple(on_rack(tile.letter) for tile in one.action.tiles))
        found = gains(self.generator, one.after, kept, one.points, self._ways, NODES // len(self._ways))
        worths = self._worth(found, np.full(len(found), -1.0))
        self._counted[number] = float(worths @ np.array([way.chance for way in self._ways]))

    def _worths(self) -> list[float]:
        """Return what each contender is worth: counted out, or else by play-outs, which are as far off as those of the others were on average."""
        means, counted = self.comparison.means(), self._counted
        if not counted:
            return means
        off, best = fmean(worth - means[number] for number, worth in counted.items()), max(counted.values())
        least = min(means[number] for number in counted)
        # Whoever was behind by play-outs was not counted out, and stays behind.
        return [counted.get(number, min(mean + off, best) if mean <= least else mean + off) for number, mean in enumerate(means)]

    def _worth(self, gains: Floats, bags: Floats) -> Floats:
        """Return what gains are worth: with two seats by the chance to win, else just as much."""
        return self.win_probability.worths(gains, bags) if self.win_probability else gains

    def _laid(self, play: Play) -> Squares:
        """Return the packed board after a play."""
        generator, after, strip = self.generator, self._board.copy(), np.zeros(SIZE, np.int64)
        rows, columns = zip(*(divmod(tile.square, SIZE) for tile in play.tiles), strict=True)
        line, places = (rows[0], columns) if len(set(rows)) == 1 else (SIZE + columns[0], rows)
        for place, tile in zip(places, play.tiles, strict=True):
            code = generator.codes[natural(tile.letter)]
            strip[place] = -code if is_joker(tile.letter) else code
        lay_play(after, generator.words.nodes, generator.tile_points, line, strip)
        return after

    def _answer(self, number: int) -> tuple[AnyAction, ...]:
        code = self.comparison.answer(number)
        if code == NO_MOVE:
            return ()
        play = np.zeros(PLAY, np.int64)
        decode(code, 0, play)
        return (Play(self.generator.tiles(play)),)

    def contender(self, action: AnyAction, points: int) -> Contender:
        view, codes = self.view, self.generator.codes
        after, kept = self._board, view.rack
        returned: Rack = ()
        if isinstance(action, Play):
            after, kept = self._laid(action), without(kept, tuple(on_rack(tile.letter) for tile in action.tiles))
        elif isinstance(action, Exchange):
            kept, returned = without(kept, action.letters), action.letters
        return Contender(
            action, after, counts_of(kept, codes), counts_of(returned, codes), points, self.slope * (points + self.leave_value(kept) / POINT)
        )
