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
    from parlour.games.pylos.bench import speed, truth
else:
    picture = lazy_module("parlour.games.pylos.picture")
    commands = lazy_module("parlour.games.pylos.commands")
    speed = lazy_module("parlour.games.pylos.bench.speed")
    truth = lazy_module("parlour.games.pylos.bench.truth")

DUELS = (
    Duel("casual", "beginner", 0.87, 200),
    Duel("club", "casual", 0.97, 200),
    Duel("expert", "club", 0.96, 200),
    Duel("master", "expert", 0.93, 60),
)
"""Paired games of the standard variant at the usual thinking time."""

FOLDER = Folder(
    game=Pylos,
    bots=Bots(LEVELS, warm, equip, unit="outcome", mistakes=(0.15, 0.4, 0.8, 1.5), duels=DUELS),
    lesson=LESSON,
    figures=lambda: speed.FIGURES,
    measurements={"truth": lambda console: truth.measure(console)},
    perft=count,
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
