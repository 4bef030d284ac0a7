"""A match in memory, beside the rules it is played by."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from parlour.core.codec import encode
from parlour.core.event import Flagged, Left, Logged, Moved, Started, TookBack
from parlour.core.fold import standing, turn
from parlour.core.game import AnyGame, Happening, Turn
from parlour.core.match import Match
from parlour.core.step import Step

STEPS = (Started, Moved, TookBack, Left, Flagged)
"""The events that a review stops at, and that ask somebody to decide."""


class Recent(NamedTuple):
    """An entry that this process has just appended, what happened in its game, and how long its decision took in ms."""

    entry: Logged
    happened: tuple[Happening, ...]
    spent_ms: int


@dataclass(frozen=True)
class LoadedMatch:
    """A match beside its rules; `here`: this very process appended its last event.

    `recent` are the last entries of its log without a gap, as far as what happened with them is known without a fold;
    `asked_at` is the moment of the last step (None: not known).
    """

    match: Match[Any]
    game: AnyGame
    here: bool = False
    recent: tuple[Recent, ...] = ()
    asked_at: int | None = None

    def after(self, step: Step, entry: Logged) -> LoadedMatch:
        """Return the match after an entry that this process appends."""
        decided = isinstance(entry.event, Moved)
        asked_at = entry.at if isinstance(entry.event, STEPS) else self.asked_at
        spent = entry.at - self.asked_at if decided and self.asked_at is not None else 0
        # Without the moment of the question nobody knows how long the answer took: a history is read for it.
        known = not decided or self.asked_at is not None
        recent = (*self.recent, Recent(entry, step.happened, spent)) if known else ()
        return LoadedMatch(step.match, self.game, True, recent, asked_at)

    @cached_property
    def turn(self) -> Turn:
        """Who must decide now."""
        return turn(self.game, self.match)

    @cached_property
    def public_parts(self) -> tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]:
        """The JSON of what every frame tells alike and lists tell too: the turn, the standing and the clocks."""
        parts = (self.turn, standing(self.game, self.match), self.match.clock)
        return (msgspec.Raw(encode(parts[0])), msgspec.Raw(encode(parts[1])), msgspec.Raw(encode(parts[2])))

    @cached_property
    def public_view(self) -> msgspec.Raw | None:
        """The JSON of what everybody may see, made once for lists and watchers; None before the start."""
        state = self.match.state
        return None if state is None else msgspec.Raw(encode(self.game.view(state, None)))
