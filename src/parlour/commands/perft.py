"""`parlour perft GAME`: count the tree under a position."""

from __future__ import annotations

from parlour.core import registry
from parlour.core.game import Illegal
from parlour.tables.sentences import Sentences


def perft(game: str, /, *, variant: str, position: str, depth: int) -> int:
    """Print the numbers of sequences, moves and states that a position has at a depth.

    Args:
        game: The game's id.
        variant: The variant, by the name its options give it.
        position: The position in the game's own notation.
        depth: How many turns deep to count.
    """
    room = registry.part(game, "perft")
    if room is None:
        print(f"{game} counts no trees: only games with a perft module do.")
        return 1
    try:
        print(*room.count(variant, position, depth))
    except Illegal as reason:
        print(Sentences().refusal(reason.code, reason.details))
        return 1
    return 0
