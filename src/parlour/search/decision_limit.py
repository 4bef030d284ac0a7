"""The limit of decisions of a match that bots play."""

from __future__ import annotations

from parlour.core.game import AnyGame


def check_decision_limit(game: AnyGame, decisions: int) -> None:
    """Raise ValueError if an unfinished match has had as many decisions as the game allows.

    Args:
        game: The rules.
        decisions: The number of decisions so far.
    """
    if decisions >= game.spec.max_decisions:
        raise ValueError(
            f"a match of {game.spec.id} did not end within {game.spec.max_decisions} decisions"
            " (max_decisions of its GameSpec)"
        )
