"""What Betta offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.betta.bots import LEVELS, OnePlyPlayer, warm
from parlour.games.betta.lesson import LESSON
from parlour.games.betta.rules.box import BOXES
from parlour.games.betta.rules.game import Betta
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import Duel
from parlour.plugin.plugin import Bots, DailyDeal, GamePlugin, Judge

if TYPE_CHECKING:
    from parlour.games.betta import commands, picture
    from parlour.games.betta.bench import levels, luck, newcomer, speed, steadiness
else:
    picture = lazy_module("parlour.games.betta.picture")
    commands = lazy_module("parlour.games.betta.commands")
    levels = lazy_module("parlour.games.betta.bench.levels")
    luck = lazy_module("parlour.games.betta.bench.luck")
    newcomer = lazy_module("parlour.games.betta.bench.newcomer")
    speed = lazy_module("parlour.games.betta.bench.speed")
    steadiness = lazy_module("parlour.games.betta.bench.steadiness")

DUELS = (
    Duel("beginner-plus", "beginner", 0.737, 300),
    Duel("casual", "beginner-plus", 0.683, 300),
    Duel("casual-plus", "casual", 0.62, 300),
    Duel("club", "casual-plus", 0.65, 300),
    Duel("club-plus", "club", 0.637, 300),
    Duel("expert", "club-plus", 0.637, 300),
    Duel("expert-plus", "expert", 0.632, 300),
    Duel("master", "expert-plus", 0.658, 300),
    Duel("master-plus", "master", 0.68, 200),
)
"""Two seats, as RULES.md tells."""

PLUGIN = GamePlugin(
    game=Betta,
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("casual-plus", 2, instead=OnePlyPlayer)),
    daily=DailyDeal({"mode": "solo", "deal": "daily"}),
    lesson=LESSON,
    shelf=BOXES,
    figures=lambda: speed.FIGURES,
    measurements={
        "levels": lambda console: levels.measure(console),
        "luck": lambda console: luck.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
    },
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
