"""What Bulbous offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.folder import Bots, Folder, Judge
from parlour.core.lazy_module import lazy_module
from parlour.core.player import Duel
from parlour.games.bulbous.bots import LEVELS, warm
from parlour.games.bulbous.lesson import LESSON
from parlour.games.bulbous.rules.game import Bulbous

if TYPE_CHECKING:
    from parlour.games.bulbous import commands, picture
    from parlour.games.bulbous.bench import exploitability, levels, speed
else:
    picture = lazy_module("parlour.games.bulbous.picture")
    commands = lazy_module("parlour.games.bulbous.commands")
    exploitability = lazy_module("parlour.games.bulbous.bench.exploitability")
    levels = lazy_module("parlour.games.bulbous.bench.levels")
    speed = lazy_module("parlour.games.bulbous.bench.speed")

DUELS = (
    Duel("casual", "beginner", 0.995, 200),
    Duel("club", "casual", 0.888, 200),
    Duel("expert", "club", 0.779, 120),
    Duel("master", "expert", 0.625, 80),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=Bulbous,
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("casual", 8)),
    lesson=LESSON,
    figures=lambda: speed.FIGURES,
    measurements={"levels": lambda console: levels.measure(console), "exploitability": lambda console: exploitability.measure(console)},
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
