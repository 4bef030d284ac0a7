"""What Pylos offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.folder import Bots, Folder
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Duel
from parlour.games.pylos.bots import LEVELS, equip, warm
from parlour.games.pylos.lesson import LESSON
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.perft import count

if TYPE_CHECKING:
    from parlour.games.pylos import commands, picture
    from parlour.games.pylos.bench import newcomer, speed, steady, truth
else:
    picture = lazy_module("parlour.games.pylos.picture")
    commands = lazy_module("parlour.games.pylos.commands")
    newcomer = lazy_module("parlour.games.pylos.bench.newcomer")
    speed = lazy_module("parlour.games.pylos.bench.speed")
    steady = lazy_module("parlour.games.pylos.bench.steady")
    truth = lazy_module("parlour.games.pylos.bench.truth")

DUELS = (
    Duel("beginner-plus", "beginner", 0.74, 200),
    Duel("casual", "beginner-plus", 0.671, 400),
    Duel("casual-plus", "casual", 0.735, 400),
    Duel("club", "casual-plus", 0.735, 200),
    Duel("club-plus", "club", 0.72, 200),
    Duel("expert", "club-plus", 0.66, 200),
    Duel("expert-plus", "expert", 0.74, 200),
    Duel("master", "expert-plus", 0.745, 200),
    Duel("master-plus", "master", 0.75, 200),
)
"""Paired games of the standard variant, with a million positions a move for the strongest, who had no table; all think by a fixed measure.

The steps of basic are alike. Advanced has a dial of its own (bots.py), whose steps RULES.md tells.
"""

FOLDER = Folder(
    game=Pylos,
    bots=Bots(LEVELS, warm, equip, unit="outcome", mistakes=(0.15, 0.4, 0.8, 1.5), duels=DUELS),
    lesson=LESSON,
    figures=lambda: speed.FIGURES,
    measurements={
        "truth": lambda console: truth.measure(console),
        "steady": lambda console: steady.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    perft=count,
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
