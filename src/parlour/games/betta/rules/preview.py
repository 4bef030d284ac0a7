"""What a card would make before it is laid."""

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
    """What a card would make: the pattern and its cells, the cells whose fish it hides, the display after it.

    `fish` is the card as it would lie; `gain` is the change of one's own final points for that display. What says nothing is not
    sent: five at a table make frames of 120 such drafts.
    """

    pattern: str | None = None
    cells: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    fish: str = ""
    after: str = ""
    gain: int = 0


def action_previews(
    view: BettaView, box: Box, seat: Seat, actions: Sequence[Place]
) -> list[BettaPreview]:
    """Return what each of these cards of a seat's own would make."""
    patterns = tuple(box.patterns[target.id] for target in view.patterns)
    hand = {card.id: card.fish for card in view.hand}
    colour, seats = view.colours[seat], len(view.colours)
    # The displays as they lie, by what they would be worth to this seat: counted once for all actions.
    values = [display_worth(view.options, box, seats, colour, display) for display in view.displays]

    def draft(action: Place) -> BettaPreview:
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

    return [draft(action) for action in actions]
