"""The expected gain of each action in the current turn.

The hands of the other seats are sampled, and those seats are assumed to bid above a random
threshold. Each bid is then compared with the later value of its cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from parlour.games.bulbous.bulb_value import bulb_stake
from parlour.games.bulbous.heuristics import POINT_VALUE, candidate_bids, card_value
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Pass, Swap
from parlour.games.bulbous.rules.bids import bid_sum
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits
from parlour.games.bulbous.rules.view import BulbousView, SpecimenView
from parlour.plugin.player import Candidate

WILD_RANK = 1000
"""The rank of a bid with a wild."""

DRAWN_CARD_VALUE = POINT_VALUE * 6
"""The value of an unknown drawn card in points, that of an average card."""

RIVAL_BID_RATE = 0.35
"""The assumed probability that a seat with a wild bids it."""


def rank_decisions(view: BulbousView, luck: Random, samples: int) -> list[Candidate]:
    """Return the candidate actions of a turn with their expected gain in points, best first.

    Args:
        view: The view of the seat that decides.
        luck: The source of randomness.
        samples: The number of sampled deals.
    """
    assert view.seat is not None and view.contested is not None
    specimen = next(one for one in view.active if one.colour == view.contested)
    gain = bulb_stake(
        specimen.counts, specimen.size - len(specimen.bulbs), view.seat, view.options.edition
    )
    if view.left is not None and view.left[view.seat] == 0:
        gain = 0.0
    if view.phase == "add":
        return _add_candidates(view, gain)
    rivals = [_best_rival_rank(view, specimen, luck) for _ in range(samples)]
    found = [
        Candidate(
            Pass(),
            DRAWN_CARD_VALUE if len(view.hand) < view.limit and not _is_last_turn(view) else 0.0,
        )
    ]
    for cards in candidate_bids(view.hand, view.contested):
        own = bid_sum(cards, view.contested)
        mine = WILD_RANK if own.wild else own.value
        won = sum(mine > rival for rival in rivals) / samples
        tied = sum(mine == rival for rival in rivals) / samples
        cost = sum(card_value(card, view) for card in cards)
        found.append(Candidate(Bid(frozenset(cards)), gain * (won + 0.4 * tied) - cost))
    found += _swap_candidates(view)
    return sorted(found, key=lambda candidate: -candidate.value)


def _swap_candidates(view: BulbousView) -> Sequence[Candidate]:
    """Return the swaps of the least valuable card and of the two least valuable cards."""
    worst = sorted(view.hand, key=lambda card: card_value(card, view))
    drawn = 0.0 if _is_last_turn(view) else DRAWN_CARD_VALUE
    return [
        Candidate(
            Swap(frozenset(worst[:count])),
            sum(drawn - card_value(card, view) for card in worst[:count]),
        )
        for count in (1, 2)
        if len(worst) >= count
    ]


def _is_last_turn(view: BulbousView) -> bool:
    """Return whether this is the last turn of the match, after which drawn cards are useless."""
    return view.final and view.turn == len(view.active) - 1


def _add_candidates(view: BulbousView, gain: float) -> list[Candidate]:
    """Return the cards that may be added to a tied bid, valued by their estimated chance to win."""
    found = [Candidate(Add(), 0.0)]
    for card in view.hand:
        if CARDS[card].colour == view.contested:
            won = 0.3 + 0.07 * CARDS[card].number if CARDS[card].number else 0.2
            found.append(Candidate(Add(card), gain * won - card_value(card, view)))
    return sorted(found, key=lambda candidate: -candidate.value)


def _best_rival_rank(view: BulbousView, specimen: SpecimenView, luck: Random) -> int:
    """Return the best rank among the other seats' bids in one sampled deal, or -1 without bids.

    A sealed bid is filled with as many fitting cards as it contains. A seat that has yet to choose
    bids, if at all, above a random threshold.
    """
    unseen = list(view.unseen)
    luck.shuffle(unseen)
    best, colour = -1, specimen.colour
    for seat, choice in enumerate(view.choices):
        if seat == view.seat:
            continue
        if choice is not None:
            if choice.do == "bid":
                laid = [card for card in unseen if fits(card, colour)][: choice.count]
                unseen = [card for card in unseen if card not in laid]
                best = max(best, _bid_rank(laid, colour))
            continue
        hand, unseen = unseen[: view.hands[seat]], unseen[view.hands[seat] :]
        best = max(best, _threshold_bid_rank(hand, colour, view.final, luck))
    return best


def _threshold_bid_rank(hand: Sequence[str], colour: Colour, final: bool, luck: Random) -> int:
    fitting = [card for card in hand if fits(card, colour)]
    if not fitting:
        return -1
    if final:
        return _bid_rank(fitting, colour)
    if any(CARDS[card].kind == "wild" for card in fitting):
        return WILD_RANK if luck.random() < RIVAL_BID_RATE else -1
    need = luck.randint(8, 15)
    values = sorted(bid_sum(cards, colour).value for cards in candidate_bids(hand, colour))
    return next((value for value in values if value >= need), -1)


def _bid_rank(cards: Sequence[str], colour: Colour) -> int:
    found = bid_sum(cards, colour)
    return WILD_RANK if found.wild else found.value


def random_near_best(candidates: Sequence[Candidate], luck: Random, margin: float) -> AnyAction:
    """Return a random action with nearly the best value, which opponents cannot predict.

    Args:
        candidates: The candidates, best first.
        luck: The source of randomness.
        margin: How far below the best value an action may be, in points.
    """
    near = [
        candidate for candidate in candidates if candidate.value >= candidates[0].value - margin
    ]
    chosen: AnyAction = luck.choice(near).action
    return chosen
