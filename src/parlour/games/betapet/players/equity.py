"""Players who take the play of the highest equity: its points, and what the leave is worth to them."""

from __future__ import annotations

from functools import cache
from random import Random

from parlour.games.betapet.players.word_player import WordPlayer
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import POINT, LeaveValue
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.games.betapet.rules.view import BetapetView

WAITING_COST = 10 * POINT
"""What it costs, the bag empty, not to go out now, beside twice the tiles kept."""


class BetapetGreedyPlayer(WordPlayer):
    """Takes the most points there are."""

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return what leaves are worth to this player: nothing."""
        return lambda leave: 0

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the play of the highest equity, an exchange whose leave alone is worth more, or a pass."""
        value = self.leave_value(view)
        play = self.generator(view).best_play(view.board, view.premiums, view.rack, value)
        kept = max(exchange_leaves(view), key=value, default=None)
        if kept is not None and (
            play is None or value(kept) > play.points * POINT + value(play.leave)
        ):
            return Exchange(rack_without(view.rack, kept))
        return Pass() if play is None else Play(play.tiles)


class StaticPlayer(BetapetGreedyPlayer):
    """Values leaves as learnt from many games; at the end, by what it costs to be left with them."""

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return what leaves are worth: learnt values while the bag lasts, then the tiles' own against one."""
        tile_set = TILE_SETS[view.options.tiles]
        if view.bag:
            return cache(packaged_leaves(tile_set.language).leave_value)
        others = sum(tile_set.values[letter] * count for letter, count in view.unseen.items())
        return lambda leave: (
            -2 * rack_value(leave, tile_set.values) * POINT - WAITING_COST
            if leave
            else 2 * others * POINT
        )


def exchange_leaves(view: BetapetView) -> list[Rack]:
    """Return what may be kept in an exchange: every selection but the whole rack, or nothing where the bag is too small."""
    if view.bag < MIN_BAG_FOR_EXCHANGE:
        return []
    rack = view.rack
    return [
        tuple(letter for place, letter in enumerate(rack) if chosen >> place & 1)
        for chosen in range((1 << len(rack)) - 1)
    ]
