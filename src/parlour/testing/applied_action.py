"""An action together with its view, preview and result."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core.game import Seat, Transition


class AppliedAction(NamedTuple):
    """A legal action applied to a state.

    Attributes:
        before: The state before the action.
        seat: The seat that acts.
        action: The action.
        after: The transition.
        view: The view of the seat before the action.
        preview: The preview of the action.
    """

    before: Any
    seat: Seat
    action: Any
    after: Transition[Any]
    view: Any
    preview: Any
