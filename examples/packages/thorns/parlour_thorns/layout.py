"""The table of Thorns, which the site draws: piles, bids and the cards that were turned over."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Seat
from parlour.plugin.layout import AnyPiece, Chips, Counter, Face, Layout, Part, Pile, Row, Words
from parlour_thorns.rules.actions import Card
from parlour_thorns.rules.view import ThornsView

FACES: dict[Card, Face] = {
    "rose": Face(glyph="flower", colour="red"),
    "thorn": Face(glyph="triangle", colour="green"),
}
"""The drawing of each kind of card."""

CARD_BACK = Face(glyph="back")

KINDS: tuple[Card, ...] = ("rose", "thorn")


def table_layout(view: ThornsView) -> Layout:
    """Return the bids, and for each seat its picks, its pile, its turned cards and its hand."""
    seats = range(len(view.hand_sizes))
    pieces: list[AnyPiece] = [Counter(id="bid", words=Words("bid"), value=view.bid)]
    if view.phase in ("add", "bid"):
        pieces.append(Chips(id="bids", words=Words("bids"), parts=tuple(_bid_chips(view))))
    return Layout(
        pieces=(*pieces, *(piece for seat in seats for piece in _seat_pieces(view, Seat(seat)))),
        badges=tuple(Face(seat=Seat(seat)) for seat in seats),
    )


def _bid_chips(view: ThornsView) -> Iterator[Part]:
    """Yield a chip for each possible bid, and one to pass."""
    for count in range(view.bid + 1, sum(view.pile_sizes) + 1):
        yield Part(f"count-{count}", Words("count", {"count": count}))
    if view.phase == "bid":
        yield Part("pass", Words("pass"))


def _seat_pieces(view: ThornsView, seat: Seat) -> Iterator[AnyPiece]:
    """Yield the pieces of a seat; the cards of a pile are hidden."""
    yield Counter(id=f"picks-{seat}", words=Words("picks"), seat=seat, value=view.points[seat])
    size = view.pile_sizes[seat]
    yield Pile(
        id=f"seat-{seat}",
        words=Words("pile"),
        seat=seat,
        count=size,
        top=CARD_BACK if size else None,
    )
    # Until the first card of the next round is turned over, those of the previous one are shown.
    is_new = any(view.turned)
    turned = view.turned[seat] if is_new or view.phase == "pick" else view.shown[seat]
    if turned:
        cards = tuple(
            Part(f"turned-{seat}-{number}", Words(card), FACES[card])
            for number, card in enumerate(turned)
        )
        yield Row(id=f"turned-{seat}", words=Words("turned"), seat=seat, parts=cards)
    if seat != view.seat:
        yield Counter(
            id=f"hand-{seat}", words=Words("cards"), seat=seat, value=view.hand_sizes[seat]
        )
        return
    if view.own_pile:
        own = tuple(
            Part(f"own-{number}", Words(card), FACES[card])
            for number, card in enumerate(view.own_pile)
        )
        yield Row(id="own-pile", words=Words("own-pile"), seat=seat, parts=own)
    for kind in KINDS:
        count = view.hand.count(kind)
        if count:
            yield Pile(
                id=kind, words=Words(f"hand-{kind}"), seat=seat, count=count, top=FACES[kind]
            )
