"""`parlour perft GAME`: count the move tree of a position."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.errors import error_sentence
from parlour.core.game import Illegal
from parlour.plugin import registry


def perft(
    game: str,
    /,
    *,
    variant: str,
    position: str,
    depth: Annotated[int, Parameter(validator=Number(gte=0))],
) -> int:
    """Print the numbers of sequences, moves and states at a depth of the move tree.

    Args:
        game: The id of the game.
        variant: The variant, as named in the options.
        position: The position in the game's notation.
        depth: The depth in turns.
    """
    count = registry.game_plugin(game).perft if game in registry.game_packages() else None
    if count is None:
        print(
            f"{game} does not support perft. Games that do: {', '.join(name for name, found in registry.game_plugins().items() if found.perft)}."
        )
        return 1
    try:
        print(*count(variant, position, depth))
    except Illegal as reason:
        print(error_sentence(reason))
        return 1
    return 0
