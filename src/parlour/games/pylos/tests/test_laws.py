"""The laws of every game, for all variants."""

from __future__ import annotations

import pytest

from parlour.core import laws
from parlour.games.pylos.rules import GAME

PYLOS = GAME()


@pytest.mark.parametrize("trial", list(laws.trials(PYLOS, 12)), ids=lambda trial: f"{trial.options.variant} {trial.seed.decode()}")
def test_laws(trial: laws.Trial) -> None:
    assert laws.check(PYLOS, trial, every=2) > 20
