"""What Betta offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.folder import Bots, DailyDeal, Folder, Judge
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Duel
from parlour.games.betta.bots import LEVELS, warm
from parlour.games.betta.lesson import LESSON
from parlour.games.betta.rules.box import BOXES
from parlour.games.betta.rules.game import Betta

if TYPE_CHECKING:
    from parlour.games.betta import commands, picture
    from parlour.games.betta.bench import levels, speed
else:
    picture = lazy_module("parlour.games.betta.picture")
    commands = lazy_module("parlour.games.betta.commands")
    levels = lazy_module("parlour.games.betta.bench.levels")
    speed = lazy_module("parlour.games.betta.bench.speed")

DUELS = (
    Duel("casual", "beginner", 1.0, 200),
    Duel("club", "casual", 0.82, 200),
    Duel("expert", "club", 0.668, 200),
    Duel("master", "expert", 0.592, 200),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=Betta,
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("casual", 2)),
    daily=DailyDeal({"mode": "solo", "deal": "daily"}),
    lesson=LESSON,
    shelf=BOXES,
    figures=lambda: speed.FIGURES,
    measurements={"levels": lambda console: levels.measure(console)},
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
