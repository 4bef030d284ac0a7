"""The table of Bidgame, which the site draws."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Seat
from parlour.plugin.layout import AnyPiece, Face, Hand, Layout, Part, Pile, Row, Words
from parlour.scaffold.bidgame.rules.view import BidgameView


def table_layout(view: BidgameView) -> Layout:
    """Return the prizes, the previous bids, and for each seat its sealed bid and its cards."""
    seats = range(len(view.cards))
    prize = () if view.prize is None else (_prize_part("prize", view.prize),)
    coming = tuple(_prize_part(f"coming-{prize}", prize) for prize in view.coming)
    bids = tuple(
        Part(
            f"last-{seat}",
            Words("last-bid", {"card": bid}, Seat(seat)),
            Face(seat=Seat(seat), text=str(bid)),
            seat=Seat(seat),
        )
        for seat, bid in enumerate(view.last_bids)
    )
    pieces: list[AnyPiece] = [
        Row(id="prizes", words=Words("up-for-bids"), parts=prize),
        Row(id="coming", words=Words("coming"), parts=coming),
    ]
    if bids:
        pieces.append(Row(id="last", words=Words("last-bids"), parts=bids))
    return Layout(
        pieces=(*pieces, *(piece for seat in seats for piece in _seat_pieces(view, Seat(seat)))),
        badges=tuple(Face(seat=Seat(seat)) for seat in seats),
    )


def _seat_pieces(view: BidgameView, seat: Seat) -> Iterator[AnyPiece]:
    """Yield the sealed bid and the cards of a seat, of which a part can be pressed to bid it."""
    is_own = seat == view.seat
    own_bid = view.own_bid if is_own else None
    back = Face(glyph="back") if view.has_bid[seat] else None
    yield Pile(
        id=f"bid-{seat}",
        words=Words("bid"),
        seat=seat,
        count=int(view.has_bid[seat]),
        top=back if own_bid is None else _card_face(own_bid),
        token="" if own_bid is None else f"own-{own_bid}",
    )
    if is_own:
        cards = tuple(
            Part(f"card-{card}", _card_words(card), _card_face(card), token=f"own-{card}")
            for card in view.cards[seat]
            if card != own_bid
        )
        yield Hand(id="hand", words=Words("hand"), seat=seat, parts=cards)
    else:
        others = tuple(
            Part(f"seat-{seat}-card-{card}", _card_words(card), _card_face(card))
            for card in view.cards[seat]
        )
        yield Hand(id=f"cards-{seat}", words=Words("hand"), seat=seat, parts=others)


def _prize_part(id: str, prize: int) -> Part:
    face = Face(glyph="hexagon", text=str(prize), colour="yellow")
    return Part(id, Words("prize", {"prize": prize}), face)


def _card_words(card: int) -> Words:
    return Words("card", {"card": card})


def _card_face(card: int) -> Face:
    return Face(text=str(card))
