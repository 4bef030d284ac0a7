"""Statements of Betta previews, each compared with the result of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import AnyGame
from parlour.testing.applied_action import AppliedAction


def statements(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Yield each statement about an action, with whether it is true."""
    before, after, preview = taken.before, taken.after.state, taken.preview
    gained = after.scores[taken.seat] - before.scores[taken.seat]
    yield "the preview's points are those of the move", preview.points == gained
    yield (
        "the tank looks as the preview says",
        after.displays[taken.action.display] == preview.after,
    )
    others = [number for number in range(len(before.displays)) if number != taken.action.display]
    yield (
        "no other tank changes",
        all(after.displays[number] == before.displays[number] for number in others),
    )
