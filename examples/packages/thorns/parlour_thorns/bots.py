"""The five bots of Thorns, weakest first: random, one that estimates its chances, and three that sample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from parlour.core.game import AnyGame, Seat
from parlour.plugin.player import BotLevel, Candidate
from parlour.search.baselines import RandomPlayer, determinized_state
from parlour_thorns.rules.actions import AnyAction, Bid, Discard, Lay, Pass, Pick
from parlour_thorns.rules.state import State, card_counts, laid_count

PICK_VALUE, CARD_VALUE = 4.0, 1.0
"""The values of a successful pick and of a card."""

ROSE_CHANCE = 0.75
"""The chance that an unknown card is a rose: three of the four cards of a seat are."""


@dataclass(frozen=True)
class BiddingStyle:
    """How a bot bids.

    Attributes:
        min_chance: The least chance of success at which it bids.
        bluff_rate: How often it lays its thorn first; half as often it bids although its own pile has
            the thorn.
    """

    min_chance: float
    bluff_rate: float


def success_chance(state: State, seat: Seat, count: int) -> float:
    """Return the chance to pick a number of roses, from the own pile and unknown other cards."""
    own = state.piles[seat]
    if "thorn" in own[-count:]:
        return 0.0
    return float(ROSE_CHANCE ** max(0, count - len(own)))


def styled_action(state: State, seat: Seat, style: BiddingStyle, luck: Random) -> AnyAction:
    """Return the action of a style; it looks at no hidden card of the other seats."""
    hand = state.hands[seat]
    if state.phase == "lay":
        is_thorn = hand[0] == "thorn" or ("thorn" in hand and luck.random() < style.bluff_rate)
        return Lay("thorn" if is_thorn else "rose")
    if state.phase == "discard":
        return Discard("rose" if hand.count("rose") > 1 else "thorn")
    if state.phase == "pick":
        piles = [owner for owner, pile in enumerate(state.piles) if pile]
        return Pick(luck.choice(piles))
    chance = success_chance(state, seat, state.bid + 1)
    is_bluff = "thorn" in state.piles[seat] and luck.random() < style.bluff_rate / 2
    is_last = state.bid + 1 == laid_count(state)
    if (
        chance >= style.min_chance
        or (is_bluff and not is_last)
        or (state.phase == "add" and not hand)
    ):
        return Bid(state.bid + 1)
    return Pass() if state.phase == "bid" else Lay("rose" if "rose" in hand else "thorn")


def position_lead(state: State, seat: Seat) -> float:
    """Return the value of a seat's picks and cards, less the mean of the others."""
    values = [
        PICK_VALUE * points + CARD_VALUE * cards
        for points, cards in zip(state.points, card_counts(state), strict=True)
    ]
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


class StyledPlayer:
    """A player that follows a style."""

    def __init__(self, game: AnyGame, style: BiddingStyle) -> None:
        self.game, self.style = game, style

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return the action of the style."""
        return styled_action(determinized_state(self.game, view, rng), seat, self.style, rng)


class SamplingPlayer:
    """A player that plays each action to the end of the round in many states that it may be in.

    Args:
        game: The rules.
        samples: The number of states.
        style: The style of all seats in the rest of the round.
    """

    def __init__(self, game: AnyGame, samples: int, style: BiddingStyle) -> None:
        self.game, self.samples, self.style = game, samples, style

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> AnyAction:
        """Return the action with the best mean result."""
        action: AnyAction = self.rank(view, seat, rng, seconds)[0].action
        return action

    def rank(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Sequence[Candidate]:
        """Return all legal actions with their mean results, best first."""
        state = determinized_state(self.game, view, rng)
        actions = list(self.game.legal_actions(state, seat))
        sums, count, until = [0.0] * len(actions), 0, monotonic() + seconds
        while count < self.samples and (count == 0 or monotonic() < until):
            state = determinized_state(self.game, view, rng)
            for number, action in enumerate(actions):
                sums[number] += self._round_value(state, seat, action, rng)
            count += 1
        found = [
            Candidate(action, total / count) for action, total in zip(actions, sums, strict=True)
        ]
        return sorted(found, key=lambda candidate: -candidate.value)

    def _round_value(self, state: State, seat: Seat, action: AnyAction, rng: Random) -> float:
        """Return the lead of a seat after the round in which it plays an action."""
        shown = state.shown
        after: State = self.game.apply(state, seat, action).state
        # A round that ends shows the cards that were turned over in it.
        while (awaited := self.game.turn(after).seats) and after.shown is shown:
            mover = min(awaited)
            following = styled_action(after, mover, self.style, rng)
            after = self.game.apply(after, mover, following).state
        return position_lead(after, seat)


STYLE = BiddingStyle(min_chance=0.4, bluff_rate=0.2)

LEVELS = (
    BotLevel("beginner", RandomPlayer),
    BotLevel("casual", lambda game: StyledPlayer(game, STYLE)),
    BotLevel("club", lambda game: SamplingPlayer(game, 3, STYLE)),
    BotLevel("expert", lambda game: SamplingPlayer(game, 12, STYLE)),
    BotLevel("master", lambda game: SamplingPlayer(game, 150, STYLE)),
)
