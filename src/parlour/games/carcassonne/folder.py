"""What Carcassonne offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.folder import Bots, Folder, Judge
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Duel
from parlour.games.carcassonne.bots import LEVELS, brought, warm
from parlour.games.carcassonne.lesson import LESSON
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.tiles import SETS

if TYPE_CHECKING:
    from parlour.games.carcassonne import commands, records
    from parlour.games.carcassonne.bench import levels, speed
    from parlour.games.carcassonne.pictures import position, sheet
else:
    commands = lazy_module("parlour.games.carcassonne.commands")
    records = lazy_module("parlour.games.carcassonne.records")
    levels = lazy_module("parlour.games.carcassonne.bench.levels")
    speed = lazy_module("parlour.games.carcassonne.bench.speed")
    position = lazy_module("parlour.games.carcassonne.pictures.position")
    sheet = lazy_module("parlour.games.carcassonne.pictures.sheet")

DUELS = (
    Duel("casual", "beginner", 1.0, 200),
    Duel("club", "casual", 0.658, 120),
    Duel("expert", "club", 0.821, 120),
    Duel("master", "expert", 0.775, 120),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=GAME,
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("expert", 0, brought=brought)),
    lesson=LESSON,
    shelf=SETS,
    figures=lambda: speed.FIGURES,
    measurements={"levels": lambda console: levels.measure(console)},
    commands=lambda: commands.app,
    record=lambda kept, folder: records.moves(kept, folder),
    poster=lambda kept, folder: records.picture(kept, folder),
    pictures=lambda name, assets: sheet.sheet(name, assets),
    position=lambda view, assets: position.position(view, assets),
)
