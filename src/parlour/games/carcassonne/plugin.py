"""What Carcassonne offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.carcassonne.bots import LEVELS, brought, warm
from parlour.games.carcassonne.lesson import LESSON
from parlour.games.carcassonne.rules import GAME, v1
from parlour.games.carcassonne.rules.tiles import SETS
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import Duel
from parlour.plugin.plugin import Bots, GamePlugin, Judge

if TYPE_CHECKING:
    from parlour.games.carcassonne import commands, records
    from parlour.games.carcassonne.bench import newcomer, speed, steadiness
    from parlour.games.carcassonne.pictures import position, sheet
else:
    commands = lazy_module("parlour.games.carcassonne.commands")
    records = lazy_module("parlour.games.carcassonne.records")
    newcomer = lazy_module("parlour.games.carcassonne.bench.newcomer")
    speed = lazy_module("parlour.games.carcassonne.bench.speed")
    steadiness = lazy_module("parlour.games.carcassonne.bench.steadiness")
    position = lazy_module("parlour.games.carcassonne.pictures.position")
    sheet = lazy_module("parlour.games.carcassonne.pictures.sheet")

DUELS = (
    Duel("beginner-plus", "beginner", 0.693, 300),
    Duel("casual", "beginner-plus", 0.718, 200),
    Duel("casual-plus", "casual", 0.733, 200),
    Duel("club", "casual-plus", 0.667, 200),
    Duel("club-plus", "club", 0.725, 200),
    Duel("expert", "club-plus", 0.715, 200),
    Duel("expert-plus", "expert", 0.668, 200),
    Duel("master", "expert-plus", 0.648, 200),
    Duel("master-plus", "master", 0.675, 200),
)
"""Two seats, as RULES.md tells."""

PLUGIN = GamePlugin(
    game=GAME,
    former={1: v1.Carcassonne},
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("expert", 0, brought=brought)),
    lesson=LESSON,
    shelf=SETS,
    figures=lambda: speed.FIGURES,
    measurements={
        "steadiness": lambda console: steadiness.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    commands=lambda: commands.app,
    record=lambda kept, folder: records.moves(kept, folder),
    poster=lambda kept, folder: records.picture(kept, folder),
    pictures=lambda name, assets: sheet.sheet(name, assets),
    position=lambda view, assets: position.position(view, assets),
)
