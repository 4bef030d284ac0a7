"""Statements of previews, compared with the actual effects of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import AnyGame
from parlour.games.pylos.rules.actions import Take
from parlour.testing.applied_action import AppliedAction


def statements(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Yield each statement about an action and whether it is true."""
    view, preview = game.view(taken.after.state, None), taken.preview
    yield "the reserves are as the preview says", view.reserve == preview.reserve
    if not isinstance(taken.action, Take):
        yield (
            "a bonus is due exactly when the preview says so",
            (view.phase == "take") == (preview.bonus and view.phase != "over"),
        )
        yield (
            "the formations are those that were made",
            view.phase != "take" or view.made == preview.made,
        )
