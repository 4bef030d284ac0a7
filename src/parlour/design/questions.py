"""The questions that the page asks the process of a package."""

from __future__ import annotations

from typing import Any

from parlour.core.value import Value


class PositionQuestion(Value, frozen=True):
    """Which position of which match is meant.

    Attributes:
        options: The options, as a JSON object.
        seats: The number of seats.
        seed: The seed of the match.
        step: The number of decisions before the position.
        decisions: The decisions of the match as text (`decisions_text`), or empty for the random
            match of the seed.
        viewer: The seat whose view is examined, or None for spectators.
    """

    options: str
    seats: int
    seed: int
    step: int
    decisions: str = ""
    viewer: int | None = None


class ActionQuestion(Value, frozen=True):
    """An action in a position.

    Attributes:
        position: The position.
        seat: The seat that acts.
        action: The action.
    """

    position: PositionQuestion
    seat: int
    action: dict[str, Any]


class BotsQuestion(Value, frozen=True):
    """Which matches bots play.

    Attributes:
        options: The options, as a JSON object.
        seats: The number of seats.
        level: The level of every seat, or `random`.
    """

    options: str
    seats: int
    level: str
