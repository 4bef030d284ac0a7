"""The Bulbous plugin, which registers the game with Parlour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.bulbous.bots import LEVELS, precompile
from parlour.games.bulbous.lesson import LESSON
from parlour.games.bulbous.rules.game import Bulbous
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import LevelScore
from parlour.plugin.plugin import Bots, GamePlugin, LuckModel

if TYPE_CHECKING:
    from parlour.games.bulbous import coding, commands, picture, secrets
    from parlour.games.bulbous.bench import (
        exploitability,
        levels,
        luck,
        newcomer,
        speed,
        steadiness,
    )
    from parlour.games.bulbous.kernel import batch
else:
    secrets = lazy_module("parlour.games.bulbous.secrets")
    batch = lazy_module("parlour.games.bulbous.kernel.batch")
    coding = lazy_module("parlour.games.bulbous.coding")
    picture = lazy_module("parlour.games.bulbous.picture")
    commands = lazy_module("parlour.games.bulbous.commands")
    exploitability = lazy_module("parlour.games.bulbous.bench.exploitability")
    levels = lazy_module("parlour.games.bulbous.bench.levels")
    luck = lazy_module("parlour.games.bulbous.bench.luck")
    newcomer = lazy_module("parlour.games.bulbous.bench.newcomer")
    speed = lazy_module("parlour.games.bulbous.bench.speed")
    steadiness = lazy_module("parlour.games.bulbous.bench.steadiness")

LEVEL_SCORES = (
    LevelScore("beginner-plus", "beginner", 0.662, 400),
    LevelScore("casual", "beginner-plus", 0.689, 400),
    LevelScore("casual-plus", "casual", 0.669, 400),
    LevelScore("club", "casual-plus", 0.631, 400),
    LevelScore("club-plus", "club", 0.694, 400),
    LevelScore("expert", "club-plus", 0.709, 400),
    LevelScore("expert-plus", "expert", 0.624, 400),
    LevelScore("master", "expert-plus", 0.64, 400),
    LevelScore("master-plus", "master", 0.718, 200),
)
"""The scores of each level against the level below with two seats.

docs/explanation/opponents.md describes the measurement.
"""

PLUGIN = GamePlugin(
    game=Bulbous,
    bots=Bots(LEVELS, precompile, level_scores=LEVEL_SCORES, luck_model=LuckModel("club-plus", 8)),
    lesson=LESSON,
    benchmarks=lambda: speed.FIGURES,
    measurements={
        "levels": lambda console: levels.measure(console),
        "exploitability": lambda console: exploitability.measure(console),
        "luck": lambda console: luck.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
    },
    # The first two decisions choose a specimen and the order. Bidding starts with the third.
    min_decisions=3,
    draw_position=lambda view, _assets, _colours: picture.position_svg(view),
    commands=lambda: commands.app,
    build_coding=lambda _game, _options, seats: coding.BulbousCoding(seats),
    build_batch=lambda _game, options, seats, size: batch.BulbousBatch(options, seats, size),
    secrets=lambda _game: secrets.SECRETS,
    disguises=lambda game: secrets.disguises(game),
)
