"""Layouts of views, for games whose boards the site draws."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.containment import contained
from parlour.core.game import AnyGame
from parlour.core.rng import Rng
from parlour.plugin import registry

SAMPLE_DECISIONS = 12
"""The number of random decisions that lead to a sample position."""

MAX_SAMPLE_ACTIONS = 100
"""The maximum number of legal actions among which a sample position chooses."""


def layout_json(game: AnyGame, view: Any) -> msgspec.Raw | None:
    """Return the JSON of the layout of a view.

    It is computed from the view alone, so it reveals nothing that the view does not contain.

    Args:
        game: The rules.
        view: The view, or None before the start.

    Returns:
        The layout, or None before the start and in games without a layout.
    """
    plugin = registry.game_plugins().get(game.spec.id)
    if view is None or plugin is None or plugin.layout is None:
        return None
    return msgspec.Raw(encode(plugin.layout(view)))


@cache
def sample_layout(game: AnyGame) -> msgspec.Raw | None:
    """Return the layout of a sample position for cards without a match.

    Returns:
        The layout as spectators see it, or None in games without a layout.
    """
    options, random = contained(game.types.options)(), Random(0)
    state = game.setup(options, min(game.seat_counts(options)), Rng(bytes(32))).state
    for _ in range(SAMPLE_DECISIONS):
        seats = sorted(game.turn(state).seats)
        if not seats:
            break
        actions = list(islice(game.legal_actions(state, seats[0]), MAX_SAMPLE_ACTIONS))
        after = game.apply(state, seats[0], random.choice(actions)).state
        if not game.turn(after).seats:
            break
        state = after
    return layout_json(game, game.view(state, None))
