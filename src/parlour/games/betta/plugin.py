"""The Betta plugin, which registers the game with Parlour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.betta.bots import LEVELS, OnePlyPlayer, precompile
from parlour.games.betta.lesson import LESSON
from parlour.games.betta.rules.box import BOXES, find_box
from parlour.games.betta.rules.game import Betta
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import LevelScore
from parlour.plugin.plugin import Bots, DailyDeal, GamePlugin, LuckModel

if TYPE_CHECKING:
    from parlour.games.betta import coding, commands, picture, secrets
    from parlour.games.betta.bench import levels, luck, newcomer, speed, steadiness
    from parlour.games.betta.kernel import batch
else:
    secrets = lazy_module("parlour.games.betta.secrets")
    batch = lazy_module("parlour.games.betta.kernel.batch")
    coding = lazy_module("parlour.games.betta.coding")
    picture = lazy_module("parlour.games.betta.picture")
    commands = lazy_module("parlour.games.betta.commands")
    levels = lazy_module("parlour.games.betta.bench.levels")
    luck = lazy_module("parlour.games.betta.bench.luck")
    newcomer = lazy_module("parlour.games.betta.bench.newcomer")
    speed = lazy_module("parlour.games.betta.bench.speed")
    steadiness = lazy_module("parlour.games.betta.bench.steadiness")

LEVEL_SCORES = (
    LevelScore("beginner-plus", "beginner", 0.737, 300),
    LevelScore("casual", "beginner-plus", 0.683, 300),
    LevelScore("casual-plus", "casual", 0.62, 300),
    LevelScore("club", "casual-plus", 0.65, 300),
    LevelScore("club-plus", "club", 0.637, 300),
    LevelScore("expert", "club-plus", 0.637, 300),
    LevelScore("expert-plus", "expert", 0.632, 300),
    LevelScore("master", "expert-plus", 0.658, 300),
    LevelScore("master-plus", "master", 0.68, 200),
)
"""The scores of each level against the level below with two seats.

docs/explanation/opponents.md describes the measurement.
"""

PLUGIN = GamePlugin(
    game=Betta,
    bots=Bots(
        LEVELS,
        precompile,
        level_scores=LEVEL_SCORES,
        luck_model=LuckModel("casual-plus", 2, build_player=OnePlyPlayer),
    ),
    daily_deal=DailyDeal({"mode": "solo", "deal": "daily"}),
    lesson=LESSON,
    asset_store=BOXES,
    benchmarks=lambda: speed.FIGURES,
    measurements={
        "levels": lambda console: levels.measure(console),
        "luck": lambda console: luck.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
    },
    draw_position=lambda view, _assets, _colours: picture.position_svg(view),
    commands=lambda: commands.app,
    build_coding=lambda _game, _options, seats: coding.BettaCoding(seats),
    build_batch=lambda game, options, seats, size: batch.BettaBatch(
        find_box(options.box, game.assets), options, seats, size
    ),
    secrets=lambda _game: secrets.SECRETS,
)
