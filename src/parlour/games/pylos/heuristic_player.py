"""A static evaluation in plain Python, and a player that searches with it."""

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
"""Odd multipliers of the position hash; their multiples differ in the high bits."""


def static_evaluation(state: State, seat: Seat) -> float:
    """Return the lead of a seat in balls.

    A ball in reserve counts 1, a free ball 0.1, and a bonus that is due 1.5.
    """
    free = ~covered_hollows(state.white | state.black)
    scores = [
        BALLS - own.bit_count() + 0.1 * (own & free).bit_count()
        for own in (state.white, state.black)
    ]
    due = 0.0 if not state.due else 1.5 if state.mover == seat else -1.5
    return scores[seat] - scores[1 - seat] + due


class NoisyPlayer:
    """A player that searches a few decisions ahead in plain Python, with evaluation noise.

    Each position has constant noise throughout one decision.

    Args:
        game: The game.
        depth: The search depth in decisions.
        noise: The maximum noise in balls; small errors are more likely than large ones.
    """

    def __init__(self, game: AnyGame, depth: int, noise: float = 0.0) -> None:
        self.game, self.depth, self.noise = game, depth, noise

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the action with the highest value, immediately if there is only one."""
        action: AnyAction = self._search_player(luck).choose(view, seat, luck, seconds)
        return action

    def ranked_candidates(
        self, view: PylosView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the actions with their values in balls, best first."""
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
    """Return the noise of a position from a seat's point of view, from -1 to 1.

    The distribution is triangular. The two seats see the noise with opposite signs.
    """
    bits = (
        state.white * HASH_MULTIPLIERS[0] ^ state.black * HASH_MULTIPLIERS[1] ^ seed
    ) * HASH_MULTIPLIERS[2] & MASK_64
    bits = (bits ^ bits >> 32) * HASH_MULTIPLIERS[2] & MASK_64
    noise = ((bits >> 40) + (bits >> 16 & 0xFFFFFF)) / (1 << 24) - 1
    return -noise if seat else noise
