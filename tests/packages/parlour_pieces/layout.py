"""The layout of the test game."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.plugin.layout import (
    AnyPiece,
    Chips,
    Counter,
    Face,
    Grid,
    Hand,
    Layout,
    Marker,
    Part,
    Pile,
    Row,
    Track,
    Words,
)
from parlour_pieces.rules import FIELDS, LAST_SPACE, SLOTS, PiecesView

BACK = Face(glyph="back")


def card_face(card: str) -> Face:
    """Return the face of a card."""
    return Face(
        glyph="flower" if card[0] == "r" else "hexagon",
        colour="red" if card[0] == "r" else "green",
        text=card[1],
    )


def card_part(id: str, card: str) -> Part:
    """Return a card."""
    return Part(id, Words("card", {"card": card}), card_face(card), f"card-{card}")


def pieces_layout(view: PiecesView) -> Layout:
    """Return the layout of a view."""
    grid = Grid(
        id="field",
        words=Words("field"),
        columns=3,
        parts=tuple(
            Part(
                name,
                Words("stone" if name == view.stone else "free", {"cell": name}),
                Face(glyph="star", colour="yellow") if name == view.stone else None,
                "stone" if name == view.stone else "",
            )
            for name in FIELDS
        ),
        column_names=tuple("abc"),
        row_names=("1", "2"),
    )
    draw = Pile(id="draw", words=Words("draw"), count=view.deck, top=BACK if view.deck else None)
    slots = Row(
        id="slots",
        words=Words("slots"),
        parts=tuple(
            card_part(slot, card) if card else Part(slot, Words("slot", {"slot": slot}))
            for slot, card in zip(SLOTS, view.slots, strict=True)
        ),
    )
    track = Track(
        id="track",
        words=Words("track"),
        parts=tuple(
            Part(f"space-{number}", Words("space", {"number": number}), Face(text=str(number)))
            for number in range(LAST_SPACE)
        ),
        markers=tuple(
            Marker(at, Face(seat=Seat(seat)), f"runner-{seat}") for seat, at in enumerate(view.at)
        ),
    )
    bids = Chips(
        id="bids",
        words=Words("bids"),
        parts=tuple(
            Part(f"bid-{number}", Words("bid", {"number": number})) for number in range(1, 4)
        ),
    )
    of_seats: list[AnyPiece] = []
    for seat, size in enumerate(view.sizes):
        own = seat == view.seat
        cards = (
            tuple(card_part(card, card) for card in view.hand)
            if own
            else tuple(
                Part(f"hidden-{seat}-{number}", Words("hidden"), BACK) for number in range(size)
            )
        )
        of_seats += [
            Counter(
                id=f"steps-{seat}",
                words=Words("steps"),
                value=view.at[seat],
                face=Face(glyph="heart", colour="red"),
                seat=Seat(seat),
            ),
            Hand(id=f"hand-{seat}", words=Words("hand"), parts=cards, seat=Seat(seat)),
        ]
    return Layout(pieces=(grid, track, draw, slots, bids, *of_seats), last_move=view.last)
