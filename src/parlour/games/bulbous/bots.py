"""Five people to play Bulbous against, from one who bids what takes his fancy to one whom nobody reads.

The two strongest think with the compiled search once `warm` has fetched it, and like the third until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from parlour.core.game import AnyGame, Seat
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Candidate, Level
from parlour.games.bulbous.expectation import mixed, ranking
from parlour.games.bulbous.heuristics import bids_worth_a_thought, other_decision, price
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Pass, Swap
from parlour.games.bulbous.rules.bids import counted
from parlour.games.bulbous.rules.cards import CARDS, Colour
from parlour.games.bulbous.rules.view import BulbousView
from parlour.search.baselines import GamePlayer
from parlour.search.lazy import Lazy, fetching, warmed

if TYPE_CHECKING:
    from parlour.games.bulbous.kernel import player as kernel
else:
    kernel = lazy_module("parlour.games.bulbous.kernel.player")

MARGIN = 0.05
"""How many points of the best count as equal."""

SAMPLES = 60
"""Deals that are sampled for a bid."""


class RulePlayer(GamePlayer):
    """Decides by rule of thumb; how it bids is each player's own."""

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a decision."""
        other = other_decision(view, luck)
        if other is not None:
            return other
        assert view.contested is not None
        return self.added(view, view.contested) if view.phase == "add" else self.bid(view, view.contested, luck)

    def added(self, view: BulbousView, colour: Colour) -> Add:
        """Return the card to add after a tie, or none."""
        raise NotImplementedError

    def bid(self, view: BulbousView, colour: Colour, luck: Random) -> AnyAction:
        """Return a bid, a swap or a pass."""
        raise NotImplementedError


class CarelessPlayer(RulePlayer):
    """Bids a card or two of the colour when it has a high one, now and then; else passes or swaps without a plan."""

    def added(self, view: BulbousView, colour: Colour) -> Add:
        """Return no card."""
        return Add()

    def bid(self, view: BulbousView, colour: Colour, luck: Random) -> AnyAction:
        """Return what took its fancy."""
        fitting = [card for card in view.hand if CARDS[card].colour == colour]
        if fitting and luck.random() < 0.6:
            return Bid(frozenset(luck.sample(fitting, luck.randint(1, min(3, len(fitting))))))
        if view.hand and luck.random() < 0.4:
            return Swap(frozenset({luck.choice(view.hand)}))
        return Pass()


class ThresholdPlayer(RulePlayer):
    """Bids as soon as it holds enough of the colour, the cheapest cards that reach it, and a wild only for the last space."""

    def added(self, view: BulbousView, colour: Colour) -> Add:
        """Return the highest card."""
        return Add(max((card for card in view.hand if CARDS[card].colour == colour), key=lambda card: CARDS[card].number, default=None))

    def bid(self, view: BulbousView, colour: Colour, luck: Random) -> AnyAction:
        """Return a bid of 11 to 15 and more, all that fits in the final round, else a swap of low cards or a pass."""
        specimen = next(one for one in view.active if one.colour == colour)
        bids = [(counted(cards, colour), cards) for cards in bids_worth_a_thought(view.hand, colour)]
        if view.final and bids:
            return Bid(frozenset(max(bids, key=lambda bid: bid[0].rank)[1]))
        need = luck.randint(11, 15)
        enough = [bid for bid in bids if (not bid[0].wild and bid[0].value >= need) or (bid[0].wild and len(specimen.bulbs) == specimen.size - 1)]
        if enough:
            return Bid(frozenset(min(enough, key=lambda bid: bid[0].rank)[1]))
        if len(view.hand) < view.limit - 1:
            return Pass()
        low = sorted(view.hand, key=lambda card: price(card, view))[:2]
        return Swap(frozenset(low))


class ExpectedValuePlayer:
    """Weighs what a bid may win, with the hands the others could hold, against what its cards are worth later."""

    def __init__(self, game: AnyGame, samples: int = SAMPLES) -> None:
        self.game, self.samples = game, samples

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return one of the best decisions, luck choosing among those nearly equal."""
        return mixed(self.rank(view, seat, luck, seconds), luck, MARGIN)

    def rank(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the decisions worth a thought with the points they are expected to gain, the best first."""
        other = other_decision(view, luck)
        return ranking(view, luck, self.samples) if other is None else [Candidate(other, 0.0)]


class SearchPlayer:
    """Plays the rest of the game many times in its head; weighs one turn alone until the compiled search has arrived.

    Of the decisions that it looked at nearly as often as at the best it takes any, each as often as it was looked at, so that nobody can
    count on what it does; `share` says how nearly.
    """

    def __init__(self, game: AnyGame, kernel_player: Lazy[kernel.KernelPlayer], share: float) -> None:
        self.kernel_player, self.share = kernel_player, share
        self.meanwhile = ExpectedValuePlayer(game)

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a decision."""
        kernel_player = self.kernel_player.ready()
        if kernel_player is None:
            return self.meanwhile.choose(view, seat, luck, seconds)
        return kernel_player.decision(view, luck, seconds, self.share)

    def rank(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the decisions that were looked at with the final points they led to on average, the best first."""
        kernel_player = self.kernel_player.ready()
        if kernel_player is None:
            return self.meanwhile.rank(view, seat, luck, seconds)
        return kernel_player.rank(view, luck, seconds)


EXPERT = Lazy(lambda: warmed("Bulbous", kernel.KernelPlayer(400)))
MASTER = Lazy(lambda: warmed("Bulbous", kernel.KernelPlayer(1600)))
"""The compiled searches of this process."""

warm = fetching(EXPERT, MASTER)

LEVELS = (
    Level("beginner", CarelessPlayer),
    Level("casual", ThresholdPlayer),
    Level("club", ExpectedValuePlayer),
    Level("expert", partial(SearchPlayer, kernel_player=EXPERT, share=0.5)),
    Level("master", partial(SearchPlayer, kernel_player=MASTER, share=1.0)),
)
"""The five, weakest first."""
