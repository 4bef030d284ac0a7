"""Hidden cards: random arrangements consistent with a view, and the take-back reshuffle."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.box import Box
from parlour.games.betta.rules.deal import CARDS_PER_COLOUR, REMOVED_PER_DECK
from parlour.games.betta.rules.display import COLOURS
from parlour.games.betta.rules.state import Options, State
from parlour.games.betta.rules.view import BettaView, seat_view


def determinized_state(view: BettaView, box: Box, rng: Rng) -> State:
    """Return a random state consistent with a view; unseen cards are dealt at random."""
    hands, stacks, aside = [], [], []
    for other in range(len(view.colours)):
        held = tuple(card.id for card in view.hand) if other == view.seat else None
        known = tuple(card.id for card in view.removed[other]) if view.removed is not None else None
        pool, rng = _unseen_pool(view, box, other, rng)
        cards, rng = rng.shuffle(pool)
        if held is None:
            held, cards = cards[: view.hands[other]], cards[view.hands[other] :]
        hands.append(held)
        stacks.append(cards[: view.stacks[other]])
        rest = cards[view.stacks[other] :]
        aside.append(known if known is not None else rest[: _removed_count(view.options)])
    return State(
        options=view.options,
        colours=view.colours,
        first=view.first,
        patterns=tuple(target.id for target in view.patterns),
        displays=view.displays,
        starts=tuple(card.id for card in view.starts),
        hands=tuple(hands),
        stacks=tuple(stacks),
        removed=tuple(aside),
        placed=view.placed,
        scores=view.scores,
    )


def reshuffle_state(state: State, box: Box, rng: Rng) -> State:
    """Return the state with reshuffled stacks.

    Removed cards are reshuffled as well while they are secret.
    """
    stacks, aside = [], []
    for seat in map(Seat, range(state.seats)):
        view = seat_view(state, box, seat)
        pool, rng = _unseen_pool(view, box, seat, rng)
        cards, rng = rng.shuffle(pool)
        stacks.append(cards[: view.stacks[seat]])
        aside.append(
            state.removed[seat]
            if view.removed is not None
            else cards[view.stacks[seat] :][: _removed_count(view.options)]
        )
    return replace(state, stacks=tuple(stacks), removed=tuple(aside))


def _removed_count(options: Options) -> int:
    """Return how many cards of each deck were removed before the match."""
    if options.mode == "solo":
        return 1 if options.pool == "even" else 0
    return REMOVED_PER_DECK


def _unseen_pool(view: BettaView, box: Box, other: int, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Return the unseen cards from which a seat's hand, stack and removed cards are drawn."""
    unseen = tuple(card.id for card in view.unseen[other])
    if view.options.mode != "solo" or view.options.pool == "any":
        return unseen, rng
    seen_cards = (
        *view.starts,
        *view.hand,
        *(view.removed[other] if view.removed is not None else ()),
    )
    met = [box.colour[card.id] for card in seen_cards] + [
        box.colour[ply.card] for ply in view.placed
    ]
    pool: tuple[str, ...] = ()
    for colour in COLOURS:
        cards, rng = rng.shuffle(name for name in unseen if box.colour[name] == colour)
        pool += cards[: CARDS_PER_COLOUR - met.count(colour)]
    return pool, rng
