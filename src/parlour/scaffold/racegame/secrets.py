"""The secret of Racegame: the coming rolls, which nobody may see."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.plugin.secrets import Scramble
from parlour.scaffold.racegame.rules.state import State


def with_other_rolls(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with other coming rolls."""
    return replace(state, rng=rng)


SECRETS: dict[str, Scramble] = {"coming rolls": with_other_rolls}
