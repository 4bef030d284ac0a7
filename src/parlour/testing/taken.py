"""An action with what its seat was told of it and what it did."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core.game import Seat, Transition


class AppliedAction(NamedTuple):
    """A legal action of a seat, applied to a state."""

    before: Any
    seat: Seat
    action: Any
    after: Transition[Any]
    # What `Game.view` told this seat of the state before.
    view: Any
    # What `Game.previews` told it of the action.
    preview: Any
