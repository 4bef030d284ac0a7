"""Functions that raise as if they were part of a game's package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def failing_function(
    game: str, error: str = r"ZeroDivisionError('a\nmistake')"
) -> Callable[..., Any]:
    """Return a function that raises an error and belongs to the package of a game."""
    namespace: dict[str, Any] = {"__name__": f"parlour.games.{game}.mistake"}
    exec(f"def fail(*arguments, **named): raise {error}", namespace)
    fail: Callable[..., Any] = namespace["fail"]
    return fail
