"""Pylos without the kernel: what a position is worth at a glance, and a player who looks a little ahead with a hazy judgement."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.board import BALLS, covered_hollows
from parlour.games.pylos.rules.state import State
from parlour.games.pylos.rules.view import PylosView
from parlour.plugin.player import Candidate
from parlour.search.alphabeta import AlphaBetaPlayer

MASK_64 = (1 << 64) - 1
HASH_MULTIPLIERS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0xD6E8FEB86659FD93)
"""Odd numbers whose multiples differ in the high bits."""


def static_evaluation(state: State, seat: Seat) -> float:
    """Return how well a seat stands, plainly, in balls: those in hand above all, then those free to be raised or taken back."""
    free = ~covered_hollows(state.white | state.black)
    ahead = [
        BALLS - own.bit_count() + 0.1 * (own & free).bit_count()
        for own in (state.white, state.black)
    ]
    due = 0.0 if not state.due else 1.5 if state.mover == seat else -1.5
    return ahead[seat] - ahead[1 - seat] + due


class NoisyPlayer:
    """Looks so many decisions ahead by the rules, with a judgement that is off by up to `haze` balls, mostly by less.

    It is off the same way for a position as often as it comes up within one decision, as people are about what they misjudge.
    """

    def __init__(self, game: AnyGame, depth: int, noise: float = 0.0) -> None:
        self.game, self.depth, self.noise = game, depth, noise

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the action that seems best; at once when there is only one."""
        action: AnyAction = self._search_player(luck).choose(view, seat, luck, seconds)
        return action

    def ranked_candidates(
        self, view: PylosView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the actions looked at, what seems best first, with their values in balls."""
        return self._search_player(luck).rank(view, seat, luck, seconds)

    def _search_player(self, luck: Random) -> AlphaBetaPlayer:
        seed = luck.getrandbits(64)
        return AlphaBetaPlayer(
            self.game,
            lambda state, seat: (
                static_evaluation(state, seat) + self.noise * position_noise(state, seat, seed)
            ),
            self.depth,
        )


def position_noise(state: State, seat: Seat, seed: int) -> float:
    """Return by how much luck makes a position look better to a seat than it is, from -1 to 1, mostly little."""
    bits = (
        state.white * HASH_MULTIPLIERS[0] ^ state.black * HASH_MULTIPLIERS[1] ^ seed
    ) * HASH_MULTIPLIERS[2] & MASK_64
    bits = (bits ^ bits >> 32) * HASH_MULTIPLIERS[2] & MASK_64
    off = ((bits >> 40) + (bits >> 16 & 0xFFFFFF)) / (1 << 24) - 1
    return -off if seat else off
