"""The actions of Betta and their legality."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from parlour.core.game import Action, Illegal
from parlour.games.betta.rules.display import is_full


class Place(Action, frozen=True):
    """The action of laying a card on a display after a number of clockwise quarter turns."""

    card: str
    turns: int
    display: int


def legal_actions(displays: Sequence[str], hand: Sequence[str]) -> Iterator[Place]:
    """Yield every card of a hand in every rotation on every display that is not full."""
    open_displays = [number for number, display in enumerate(displays) if not is_full(display)]
    for card in hand:
        for number in open_displays:
            for turns in range(4):
                yield Place(card, turns, number)


def action_refusal(displays: Sequence[str], hand: Container[str], action: Place) -> Illegal | None:
    """Return why an action of the seat to move is illegal, or None if it is legal."""
    if action.card not in hand:
        return Illegal("betta.not-in-hand", card=action.card)
    if not 0 <= action.turns < 4:
        return Illegal("betta.no-such-rotation", turns=action.turns)
    if not 0 <= action.display < len(displays):
        return Illegal("betta.no-such-display", display=action.display)
    if is_full(displays[action.display]):
        return Illegal("betta.display-full", display=action.display)
    return None
