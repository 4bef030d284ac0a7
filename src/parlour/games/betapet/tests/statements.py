"""Comparison of the statements of previews with the results of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import AnyGame
from parlour.games.betapet.rules.actions import Play
from parlour.testing.applied_action import AppliedAction


def statements(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Yield each statement of a preview and whether it is true."""
    if isinstance(taken.action, Play):
        (entry,) = [
            entry
            for entry in taken.after.state.entries[len(taken.before.entries) :]
            if entry.kind == "play"
        ]
        yield "the preview's points are those of the play", taken.preview.points == entry.points
        yield "the preview's words are those of the play", taken.preview.words == entry.words
        yield "the preview says whether all tiles were laid", taken.preview.bingo == entry.bingo
