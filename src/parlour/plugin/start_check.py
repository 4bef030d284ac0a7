"""Checks at the start that the rules of an installed package can deal and show a match."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from parlour.core.codec import codec_of, encode
from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.plugin.layout import Layout


def check_start(game: AnyGame, layout: Callable[[Any], Layout] | None = None) -> None:
    """Deal a match with default options and show it to every seat and to spectators.

    It takes a few milliseconds and finds mistakes that would otherwise appear at the first table.
    `parlour check` examines whole matches.

    Args:
        game: The rules.
        layout: Returns the board of a view, in games that declare one.

    Raises:
        Exception: Whatever the rules raise, or the error of a view that JSON cannot hold.
    """
    options, codec = game.types.options(), codec_of(game)
    seats = min(game.seat_counts(options))
    state = game.setup(options, seats, Rng(bytes(32))).state
    for seat in (None, *map(Seat, range(seats))):
        view = game.view(state, seat)
        codec.decode_view(encode(view))
        if layout is not None:
            layout(view)
    for seat in game.turn(state).seats:
        if not list(islice(game.legal_actions(state, seat), 1)):
            raise ValueError(f"seat {seat} must decide but has no legal action")
