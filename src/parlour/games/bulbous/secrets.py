"""The secrets of Bulbous, and the sealed decisions that look alike to other seats."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.core.game import AnyGame, Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.actions import AnyAction, Bid
from parlour.games.bulbous.rules.cards import CARDS, fits, sorted_cards
from parlour.games.bulbous.rules.state import State, contested_specimen
from parlour.plugin.secrets import Disguise, Scramble


@dataclass
class HiddenCards:
    """Changes to one secret at a time: other hands, sealed bids, added cards and future draws."""

    seat: Seat | None

    def with_other_hands(self, state: State, rng: Rng) -> State:
        """Exchange cards between the other hands and the deck at random."""
        others = [
            other
            for other in range(state.seats)
            if other != self.seat and state.added[other] is None
        ]
        cards, _ = rng.shuffle(
            [card for other in others for card in state.hands[other]] + list(state.deck)
        )
        hands = list(state.hands)
        for other in others:
            hands[other], cards = (
                sorted_cards(cards[: len(hands[other])]),
                cards[len(hands[other]) :],
            )
        return replace(state, hands=tuple(hands), deck=sorted_cards(cards))

    def with_other_bids(self, state: State, rng: Rng) -> State:
        """Exchange cards of other sealed bids with fitting cards of other hands and the deck."""
        if state.phase != "bid":
            return state
        colour = contested_specimen(state).colour
        for other, choice in enumerate(state.choices):
            if other == self.seat or choice is None or choice.do != "bid":
                continue
            pool = [card for card in (*choice.cards, *state.deck) if fits(card, colour)]
            kept = tuple(card for card in choice.cards if not fits(card, colour))
            cards, rng = rng.shuffle(pool)
            laid = cards[: len(choice.cards) - len(kept)]
            deck = sorted_cards(
                card
                for card in (*state.deck, *choice.cards)
                if card not in laid and card not in kept
            )
            choices = (
                *state.choices[:other],
                replace(choice, cards=sorted_cards((*laid, *kept))),
                *state.choices[other + 1 :],
            )
            state = replace(state, choices=choices, deck=deck)
        return state

    def with_other_additions(self, state: State, rng: Rng) -> State:
        """Change the cards that other seats added after a tie."""
        if state.phase != "add":
            return state
        colour, found = contested_specimen(state).colour, list(state.added)
        for other, cards in enumerate(state.added):
            if other != self.seat and cards is not None:
                fitting = [
                    (),
                    *((card,) for card in state.hands[other] if CARDS[card].colour == colour),
                ]
                found[other], rng = rng.choice(fitting)
        return replace(state, added=tuple(found))

    def with_other_draws(self, state: State, rng: Rng) -> State:
        """Change the generator, and so the cards that will be drawn."""
        return replace(state, rng=rng)


SECRETS: dict[str, Scramble] = {
    "hands": lambda state, seat, rng: HiddenCards(seat).with_other_hands(state, rng),
    "sealed bids": lambda state, seat, rng: HiddenCards(seat).with_other_bids(state, rng),
    "added cards": lambda state, seat, rng: HiddenCards(seat).with_other_additions(state, rng),
    "coming draws": lambda state, seat, rng: HiddenCards(seat).with_other_draws(state, rng),
}


def disguises(game: AnyGame) -> dict[str, Disguise]:
    """Return the disguise of sealed bids and of cards added after a tie."""
    return {
        "sealed decisions": lambda state, seat, action, rng: _disguised(
            game, state, seat, action, rng
        )
    }


def _disguised(
    game: AnyGame, state: State, seat: Seat, action: AnyAction, rng: Rng
) -> AnyAction | None:
    """Return an action that other seats cannot distinguish from this one, or None.

    There is none for an open action, or for a decision that immediately reveals all bids.
    """
    if state.phase == "add":
        others = list(game.legal_actions(state, seat))
        return (
            rng.choice(others)[0]
            if sum(cards is None for cards in state.added)
            > len(state.added) - len(_tied_seats(state)) + 1
            else None
        )
    if not isinstance(action, Bid) or state.choices.count(None) == 1:
        return None
    same = [
        other
        for other in game.legal_actions(state, seat)
        if isinstance(other, Bid) and len(other.cards) == len(action.cards)
    ]
    return rng.choice(same)[0]


def _tied_seats(state: State) -> tuple[Seat, ...]:
    return state.revealed.tied if state.revealed else ()
