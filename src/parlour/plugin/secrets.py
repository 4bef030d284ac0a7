"""The secrets of a game, declared by its plugin so that every check of the game can use them.

A secret is a part of the state that some seat cannot see. A disguise is the hidden part of an
action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.game import Seat
from parlour.core.rng import Rng

Scramble = Callable[[Any, Seat | None, Rng], Any]
"""A function that changes one secret of a state, but nothing that this seat may see.

It receives the state, the seat and a source of randomness, and returns a state that this seat
cannot distinguish from the given one. A seat of None stands for spectators. It returns the state
unchanged if the secret does not exist in this state.
"""

Disguise = Callable[[Any, Seat, Any, Rng], Any]
"""A function that returns an action that other seats cannot distinguish from the given one.

It receives the state, the acting seat, a legal action and a source of randomness. It returns
another legal action, or None if the action has no hidden part in this state.
"""
