"""The table of Cardgame, which the site draws."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Seat, replace
from parlour.plugin.layout import (
    AnyPiece,
    Colour,
    Counter,
    Face,
    Glyph,
    Hand,
    Layout,
    Part,
    Pile,
    Row,
    Words,
)
from parlour.scaffold.cardgame.rules.state import rank_of, suit_of, winning_place
from parlour.scaffold.cardgame.rules.view import CardgameView

SUIT_DRAWINGS: dict[str, tuple[Glyph, Colour]] = {
    "moon": ("moon", "blue"),
    "star": ("star", "yellow"),
    "heart": ("heart", "red"),
}

CARD_BACK = Face(glyph="back")


def table_layout(view: CardgameView) -> Layout:
    """Return the trick, and for each seat its tricks, its laid card and its hand."""
    seats = range(len(view.hand_sizes))
    # Until the next card is led, the complete trick remains visible.
    trick = view.trick or view.played[-len(seats) :]
    # The winner of a complete trick is the leader of the next one.
    first = view.leader - (0 if view.trick or not trick else winning_place(trick))
    pieces: list[AnyPiece] = [
        Row(
            id="trick",
            words=Words("trick"),
            parts=tuple(
                replace(_card_part(f"trick-{card}", card), seat=Seat((first + place) % len(seats)))
                for place, card in enumerate(trick)
            ),
        )
    ]
    if view.revealed and not view.played:
        laid = (
            Part(
                f"revealed-{seat}",
                Words("revealed", {"card": card}, Seat(seat)),
                card_face(card),
                seat=Seat(seat),
            )
            for seat, card in enumerate(view.revealed)
        )
        pieces.append(Row(id="revealed", words=Words("all-revealed"), parts=tuple(laid)))
    return Layout(
        pieces=(*pieces, *(piece for seat in seats for piece in _seat_pieces(view, Seat(seat)))),
        last_move=(f"trick-{trick[-1]}",) if trick else (),
        badges=tuple(Face(seat=Seat(seat)) for seat in seats),
    )


def _seat_pieces(view: CardgameView, seat: Seat) -> Iterator[AnyPiece]:
    """Yield the pieces of a seat; the cards of other seats lie face down."""
    own_laid = view.own_laid if seat == view.seat else None
    yield Counter(id=f"tricks-{seat}", words=Words("tricks"), seat=seat, value=view.tricks[seat])
    yield Pile(
        id=f"laid-{seat}",
        words=Words("laid"),
        seat=seat,
        count=int(view.has_laid[seat]),
        top=card_face(own_laid) if own_laid else CARD_BACK if view.has_laid[seat] else None,
        token=own_laid or "",
    )
    if seat == view.seat:
        cards = tuple(_card_part(card, card) for card in view.hand)
        yield Hand(id="hand", words=Words("hand"), seat=seat, parts=cards)
    else:
        size = view.hand_sizes[seat]
        yield Pile(
            id=f"hand-{seat}",
            words=Words("cards"),
            seat=seat,
            count=size,
            top=CARD_BACK if size else None,
        )


def card_face(card: str) -> Face:
    """Return the drawing of a card: its rank on its suit."""
    glyph, colour = SUIT_DRAWINGS[suit_of(card)]
    return Face(glyph=glyph, text=str(rank_of(card)), colour=colour)


def _card_part(id: str, card: str) -> Part:
    return Part(id, Words("card", {"card": card}), card_face(card), token=card)
