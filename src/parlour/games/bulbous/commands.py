"""`parlour bulbous …`: commands that evaluate a bid and explain the notation."""

from __future__ import annotations

from typing import cast

from cyclopts import App

from parlour.core.game import Illegal
from parlour.games.bulbous.rules.actions import Bid
from parlour.games.bulbous.rules.bids import bid_sum
from parlour.games.bulbous.rules.cards import Colour, fits
from parlour.games.bulbous.rules.notation import action_text, parse_action

app = App(name="bulbous", help="What a bid of Bulbous is worth.")


@app.command
def bid(colour: Colour, /, *cards: str) -> int:
    """Print the value of a bid for a specimen of a colour.

    Args:
        colour: The colour of the specimen.
        cards: The cards, such as 4 6 x2, or wild.
    """
    try:
        action = cast(Bid, parse_action(" ".join(("bid", *cards)), colour))
    except Illegal:
        print(
            f"No cards: {' '.join(cards)}. Name numbers from 3 to 9, x2 or wild; another colour by its letter, such as r7."
        )
        return 1
    found = bid_sum(action.cards, colour)
    strange = [card for card in sorted(action.cards) if not fits(card, colour)]
    print(
        f"{action_text(action)}: {'wins outright' if found.wild else found.value}"
        + (f"; {', '.join(strange)} does not fit" if strange else "")
    )
    return 0
