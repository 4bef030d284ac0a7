"""The deal: patterns are drawn, decks are shuffled, cards are removed, displays are opened."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.betta.rules.box import PATTERN_POINTS, BettaCard, Box
from parlour.games.betta.rules.display import COLOURS

DISPLAY_COUNTS = {1: 3, 2: 5, 3: 6, 4: 8, 5: 10}
"""The number of displays by number of seats."""

SEAT_COLOURS = "brgy"
"""The fish colour of each of the first four seats, which is also the displayed seat colour."""

HAND_SIZE = 3
TURNS_PER_SEAT = 7
SOLO_TURNS = 14
REMOVED_PER_DECK = 2
"""The number of cards that are removed from each deck unseen."""

CARDS_PER_COLOUR = 4
"""The number of cards of each colour in the even pool of a solo game."""


class Deal(Value, frozen=True, kw_only=True):
    """The random part of a match; nothing is shuffled later.

    Cards are stored as ids.
    """

    first: Seat
    patterns: tuple[str, ...]
    starts: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    removed: tuple[tuple[str, ...], ...]


def colours_with_betty(seats: int, betty: int) -> tuple[str | None, ...]:
    """Return the colour of each seat in a match with Betty.

    Betty has None, and the others have the colour of their seat. A fifth seat has the colour of
    Betty's seat.
    """
    return tuple(
        None if seat == betty else SEAT_COLOURS[seat if seat < len(SEAT_COLOURS) else betty]
        for seat in range(seats)
    )


def deal_match(box: Box, colours: tuple[str | None, ...], rng: Rng) -> Deal:
    """Return the deal for two or more seats, each with its own deck of twelve cards.

    A seat without a colour gets Betty's deck.
    """
    patterns, rng = draw_patterns(box, rng)
    decks = []
    for colour in colours:
        deck, rng = rng.shuffle(card.id for card in box.decks[colour])
        decks.append(deck)
    first, rng = rng.below(len(colours))
    opened = REMOVED_PER_DECK + 1
    return Deal(
        first=Seat(first),
        patterns=patterns,
        starts=tuple(deck[REMOVED_PER_DECK] for deck in decks),
        hands=tuple(deck[opened : opened + HAND_SIZE] for deck in decks),
        stacks=tuple(deck[opened + HAND_SIZE :] for deck in decks),
        removed=tuple(deck[:REMOVED_PER_DECK] for deck in decks),
    )


def deal_solo(box: Box, even: bool, rng: Rng) -> Deal:
    """Return the deal of a solo game: an even pool and a start card, or any fourteen cards."""
    patterns, rng = draw_patterns(box, rng)
    if even:
        pool: list[BettaCard] = []
        for colour in COLOURS:
            deck, rng = rng.shuffle(box.decks[colour])
            pool += deck[:CARDS_PER_COLOUR]
    else:
        pool = list(box.staff)
    cards, rng = rng.shuffle(card.id for card in pool)
    aside = 2 if even else 0
    return Deal(
        first=Seat(0),
        patterns=patterns,
        starts=cards[1:aside],
        hands=(cards[aside : aside + HAND_SIZE],),
        stacks=(cards[aside + HAND_SIZE : aside + SOLO_TURNS],),
        removed=(cards[: aside // 2],),
    )


def draw_patterns(box: Box, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Return two patterns of each level, lowest level first, and the next generator."""
    drawn: tuple[str, ...] = ()
    for points in PATTERN_POINTS:
        level, rng = rng.shuffle(
            pattern.id for pattern in box.printed.patterns if pattern.points == points
        )
        drawn += level[:2]
    return drawn, rng
