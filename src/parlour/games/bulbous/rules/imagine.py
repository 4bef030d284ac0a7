"""Determinization: random states that are consistent with a view."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, fits, sorted_cards
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import State, TurnChoice
from parlour.games.bulbous.rules.view import BulbousView, SpecimenView

SampledBids = tuple[dict[int, tuple[str, ...]], list[str], Rng]


def determinized_state(view: BulbousView, rng: Rng) -> State:
    """Return a random state consistent with a view; sealed bids contain only legal cards."""
    bids, rest, luck = _sample_bids(view, rng.fork("bids"))
    hands: list[tuple[str, ...]] = []
    for seat, count in enumerate(view.hands):
        held = view.hand if seat == view.seat else tuple(rest[:count])
        rest = rest if seat == view.seat else rest[count:]
        hands.append(sorted_cards(held))
    added: list[tuple[str, ...] | None] = []
    for seat, decided in enumerate(view.decided):
        choices = [(), *((card,) for card in hands[seat] if CARDS[card].colour == view.contested)]
        cards, luck = luck.choice(choices)
        added.append(view.added if seat == view.seat else cards if decided else None)
    active = {specimen.colour: specimen for specimen in view.active}
    return State(
        options=view.options,
        rng=rng.fork("luck"),
        first=view.first,
        round=view.round,
        phase=view.phase,
        places=tuple(_specimen(active[colour]) if colour in active else None for colour in COLOURS),
        completed=tuple(map(_specimen, view.completed)),
        hands=tuple(hands),
        deck=sorted_cards(rest),
        discard=view.discard,
        order=view.order,
        turn=view.turn,
        choices=tuple(
            None
            if choice is None
            else TurnChoice(do=choice.do, cards=bids.get(seat, choice.cards), drawn=choice.drawn)
            for seat, choice in enumerate(view.choices)
        ),
        added=tuple(added),
        lit=view.lit,
        dry=view.dry,
        final=view.final,
        revealed=view.revealed,
        over=view.over,
    )


def _sample_bids(view: BulbousView, rng: Rng) -> SampledBids:
    """Return random cards for each sealed bid, the other unseen cards and the next generator.

    The first card of every bid fits the contested specimen. With the bluff option, the others need
    not fit.
    """
    sealed = [
        Seat(seat)
        for seat, choice in enumerate(view.choices)
        if choice is not None and choice.do == "bid" and not choice.cards
    ]
    rest, rng = rng.shuffle(view.unseen)
    cards = list(rest)
    bids: dict[int, list[str]] = {}
    for seat in sealed:
        bids[seat] = [_take_card(cards, view, True)]
    for seat in sealed:
        choice = view.choices[seat]
        assert choice is not None
        bids[seat] += [
            _take_card(cards, view, view.options.bluff == "off") for _ in range(choice.count - 1)
        ]
    return {seat: sorted_cards(laid) for seat, laid in bids.items()}, cards, rng


def _take_card(cards: list[str], view: BulbousView, fitting: bool) -> str:
    """Remove and return the first card, or the first that fits the contested specimen."""
    assert view.contested is not None
    colour = view.contested
    place = next(place for place, card in enumerate(cards) if not fitting or fits(card, colour))
    return cards.pop(place)


def _specimen(seen: SpecimenView) -> Specimen:
    return Specimen(seen.colour, seen.size, seen.bulbs)
