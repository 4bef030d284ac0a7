"""Mistakes that show a seat what it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.game import GameEvent, GameTypes, LogEntry, Seat
from parlour.core.rng import Rng
from parlour.laws.randomness import without_generator
from parlour.testing.mutants.mistake import GameClass, Mistake, subclass


def open_state(game: GameClass) -> GameClass | None:
    """Add the whole state to every view except its generator, and let determinize return it."""
    if not game.spec.has_hidden_information:
        return None
    view_type = msgspec.defstruct(
        game.types.view.__name__,
        [("truth", game.types.state)],
        bases=(game.types.view,),
        frozen=True,
        kw_only=True,
    )

    def view(self: Any, state: Any, seat: Seat | None) -> Any:
        shown = game.view(self, state, seat)
        names = [field.name for field in msgspec.structs.fields(game.types.view)]
        return view_type(
            **{name: getattr(shown, name) for name in names}, truth=without_generator(state)
        )

    def determinize(self: Any, view: Any, rng: Rng) -> Any:
        return game.reshuffle(self, view.truth, rng)

    return subclass(
        game,
        types=GameTypes(game.types.state, game.types.action, view_type, game.types.options),
        view=view,
        determinize=determinize,
    )


def wrong_seat(game: GameClass) -> GameClass | None:
    """Show each seat the view of the next seat."""
    if not game.spec.has_hidden_information:
        return None

    def view(self: Any, state: Any, seat: Seat | None) -> Any:
        seats = len(game.ranking(self, state).ranks)
        return game.view(self, state, None if seat is None else Seat((seat + 1) % seats))

    return subclass(game, view=view)


def open_log(game: GameClass) -> GameClass | None:
    """Show everybody the log entries that only one seat may read."""
    if not game.spec.has_hidden_information:
        return None

    def log_entries(
        self: Any, events: Sequence[GameEvent], seat: Seat | None
    ) -> Sequence[LogEntry]:
        shown = list(game.log_entries(self, events, seat))
        for other in map(Seat, range(game.spec.max_seats)):
            shown += [
                entry for entry in game.log_entries(self, events, other) if entry not in shown
            ]
        return shown

    return subclass(game, log_entries=log_entries)


def hidden_log(game: GameClass) -> GameClass | None:
    """Write log entries only for the first seat in a game without hidden information."""
    if game.spec.has_hidden_information:
        return None

    def log_entries(
        self: Any, events: Sequence[GameEvent], seat: Seat | None
    ) -> Sequence[LogEntry]:
        return game.log_entries(self, events, seat) if seat == 0 else ()

    return subclass(game, log_entries=log_entries)


SECRECY_MISTAKES = (
    Mistake("open-state", "a view contains the whole state", open_state),
    Mistake("wrong-seat", "a seat gets the view of another seat", wrong_seat),
    Mistake("open-log", "log entries show to all what one seat may know", open_log),
    Mistake("hidden-log", "only one seat reads what happened in an open game", hidden_log),
)
