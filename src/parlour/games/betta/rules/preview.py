"""Previews of the effect of a card before it is laid."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Illegal, Preview, Seat
from parlour.games.betta.rules.actions import Place, action_refusal
from parlour.games.betta.rules.box import Box
from parlour.games.betta.rules.display import covered_cells, covered_display, rotated_cells
from parlour.games.betta.rules.scoring import card_score
from parlour.games.betta.rules.state import display_worth
from parlour.games.betta.rules.view import BettaView


class BettaPreview(Preview, frozen=True, kw_only=True, omit_defaults=True):
    """The effect of an action.

    Default values are omitted from the encoded form, because a frame for five seats has 120
    previews.
    """

    pattern: str | None = None
    cells: tuple[int, ...] = ()
    """The cells of the pattern."""
    covered: tuple[int, ...] = ()
    """The cells whose fish the card covers."""
    fish: str = ""
    """The card's cells in its rotation."""
    after: str = ""
    """The display after the action."""
    gain: int = 0
    """The change of the seat's final points for the display."""


def action_previews(
    view: BettaView, box: Box, seat: Seat, actions: Sequence[Place]
) -> list[BettaPreview]:
    """Return the effect of each action of the viewing seat."""
    patterns = tuple(box.patterns[target.id] for target in view.patterns)
    hand = {card.id: card.fish for card in view.hand}
    colour, seats = view.colours[seat], len(view.colours)
    values = [display_worth(view.options, box, seats, colour, display) for display in view.displays]

    def preview(action: Place) -> BettaPreview:
        refused = (
            action_refusal(view.displays, hand, action)
            if seat == view.mover
            else Illegal("betta.not-your-turn")
        )
        if refused is not None:
            return BettaPreview(problem=refused.code, details=refused.details)
        before, fish = view.displays[action.display], rotated_cells(hand[action.card], action.turns)
        made, after = card_score(before, fish, patterns), covered_display(before, fish)
        return BettaPreview(
            points=made.points,
            pattern=made.pattern,
            cells=made.cells,
            covered=covered_cells(before, fish),
            fish=fish,
            after=after,
            gain=display_worth(view.options, box, seats, colour, after) - values[action.display],
        )

    return [preview(action) for action in actions]
