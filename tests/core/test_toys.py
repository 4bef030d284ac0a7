"""The toy games themselves obey every law: what the other tests break in them is the only thing broken."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Game
from parlour.core.laws import check, trials

from .toys.bids import Bids
from .toys.dice import Dice
from .toys.hands import Hands, draw_other, swap_secret
from .toys.stones import Stones

SECRETS = {"hands": {"hands": swap_secret, "drawn": draw_other}}


@pytest.mark.parametrize("game", [Stones(), Hands(), Bids(), Dice()], ids=lambda game: game.spec.id)
def test_a_toy_obeys_every_law(game: Game[Any, Any, Any, Any]) -> None:
    states = [check(game, trial, SECRETS.get(game.spec.id)) for trial in trials(game, 6)]
    assert len(states) >= 6
    assert max(states) > 3
