"""`parlour perft GAME`: count the tree under a position."""

from __future__ import annotations

from parlour.core import registry


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
    print(*room.count(variant, position, depth))
    return 0
