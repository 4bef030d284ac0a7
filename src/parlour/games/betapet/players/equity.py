"""Players that choose the play of the highest equity: points plus the value of the leave."""

from __future__ import annotations

from functools import cache
from random import Random

from parlour.games.betapet.players.word_player import WordPlayer
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import POINT, WAITING_COST, LeaveValue
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.games.betapet.rules.view import BetapetView


class BetapetGreedyPlayer(WordPlayer):
    """A player that chooses the play with the most points."""

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return a function that values every leave at 0."""
        return lambda leave: 0

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the play of the highest equity, a better exchange, or a pass."""
        value = self.leave_value(view)
        play = self.generator(view).best_play(view.board, view.premiums, view.rack, value)
        leave = max(exchange_leaves(view), key=value, default=None)
        if leave is not None and (
            play is None or value(leave) > play.points * POINT + value(play.leave)
        ):
            return Exchange(rack_without(view.rack, leave))
        return Pass() if play is None else Play(play.tiles)


class StaticPlayer(BetapetGreedyPlayer):
    """A player that uses learnt leave values; with an empty bag, the cost of tiles at the end."""

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return a function that values leaves by learnt values, or by points with an empty bag."""
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
    """Return every set of tiles that can be kept in an exchange: the proper subsets of the rack.

    The result is empty if the bag has too few tiles for an exchange.
    """
    if view.bag < MIN_BAG_FOR_EXCHANGE:
        return []
    rack = view.rack
    return [
        tuple(letter for place, letter in enumerate(rack) if chosen >> place & 1)
        for chosen in range((1 << len(rack)) - 1)
    ]
