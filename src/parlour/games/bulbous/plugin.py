"""What Bulbous offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.bulbous.bots import LEVELS, warm
from parlour.games.bulbous.lesson import LESSON
from parlour.games.bulbous.rules.game import Bulbous
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import Duel
from parlour.plugin.plugin import Bots, GamePlugin, Judge

if TYPE_CHECKING:
    from parlour.games.bulbous import commands, picture
    from parlour.games.bulbous.bench import exploitability, levels, luck, newcomer, speed, steadiness
else:
    picture = lazy_module("parlour.games.bulbous.picture")
    commands = lazy_module("parlour.games.bulbous.commands")
    exploitability = lazy_module("parlour.games.bulbous.bench.exploitability")
    levels = lazy_module("parlour.games.bulbous.bench.levels")
    luck = lazy_module("parlour.games.bulbous.bench.luck")
    newcomer = lazy_module("parlour.games.bulbous.bench.newcomer")
    speed = lazy_module("parlour.games.bulbous.bench.speed")
    steadiness = lazy_module("parlour.games.bulbous.bench.steadiness")

DUELS = (
    Duel("beginner-plus", "beginner", 0.662, 400),
    Duel("casual", "beginner-plus", 0.689, 400),
    Duel("casual-plus", "casual", 0.669, 400),
    Duel("club", "casual-plus", 0.631, 400),
    Duel("club-plus", "club", 0.694, 400),
    Duel("expert", "club-plus", 0.709, 400),
    Duel("expert-plus", "expert", 0.624, 400),
    Duel("master", "expert-plus", 0.64, 400),
    Duel("master-plus", "master", 0.718, 200),
)
"""Two seats, as RULES.md tells."""

PLUGIN = GamePlugin(
    game=Bulbous,
    bots=Bots(LEVELS, warm, duels=DUELS, judge=Judge("club-plus", 8)),
    lesson=LESSON,
    figures=lambda: speed.FIGURES,
    measurements={
        "levels": lambda console: levels.measure(console),
        "exploitability": lambda console: exploitability.measure(console),
        "luck": lambda console: luck.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
    },
    # The first decisions of a match choose the specimens and their order: a third one contests something.
    min_decisions=3,
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
)
