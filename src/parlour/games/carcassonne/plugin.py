"""The plugin that registers Carcassonne with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.carcassonne.bots import LEVELS, evaluate_draw, precompile
from parlour.games.carcassonne.lesson import LESSON
from parlour.games.carcassonne.rules import GAME, v1
from parlour.games.carcassonne.rules.tiles import TILE_SETS, find_tiles
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import LevelScore
from parlour.plugin.plugin import Bots, GamePlugin, LuckModel

if TYPE_CHECKING:
    from parlour.games.carcassonne import coding, commands, records, secrets
    from parlour.games.carcassonne.bench import newcomer, speed, steadiness
    from parlour.games.carcassonne.kernel import batch
    from parlour.games.carcassonne.pictures import position, sheet
else:
    secrets = lazy_module("parlour.games.carcassonne.secrets")
    batch = lazy_module("parlour.games.carcassonne.kernel.batch")
    coding = lazy_module("parlour.games.carcassonne.coding")
    commands = lazy_module("parlour.games.carcassonne.commands")
    records = lazy_module("parlour.games.carcassonne.records")
    newcomer = lazy_module("parlour.games.carcassonne.bench.newcomer")
    speed = lazy_module("parlour.games.carcassonne.bench.speed")
    steadiness = lazy_module("parlour.games.carcassonne.bench.steadiness")
    position = lazy_module("parlour.games.carcassonne.pictures.position")
    sheet = lazy_module("parlour.games.carcassonne.pictures.sheet")

LEVEL_SCORES = (
    LevelScore("beginner-plus", "beginner", 0.693, 300),
    LevelScore("casual", "beginner-plus", 0.718, 200),
    LevelScore("casual-plus", "casual", 0.733, 200),
    LevelScore("club", "casual-plus", 0.667, 200),
    LevelScore("club-plus", "club", 0.725, 200),
    LevelScore("expert", "club-plus", 0.715, 200),
    LevelScore("expert-plus", "expert", 0.668, 200),
    LevelScore("master", "expert-plus", 0.648, 200),
    LevelScore("master-plus", "master", 0.675, 200),
)
"""The scores of the levels, measured with two seats; see docs/explanation/opponents.md."""

PLUGIN = GamePlugin(
    game=GAME,
    former_rules={1: v1.CarcassonneV1},
    bots=Bots(
        LEVELS,
        precompile,
        level_scores=LEVEL_SCORES,
        luck_model=LuckModel("expert", 0, evaluate_draw=evaluate_draw),
    ),
    lesson=LESSON,
    asset_store=TILE_SETS,
    benchmarks=lambda: speed.FIGURES,
    measurements={
        "steadiness": lambda console: steadiness.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    commands=lambda: commands.app,
    write_record=lambda archive, folder: records.move_record(archive, folder),
    draw_poster=lambda archive, folder: records.match_poster(archive, folder),
    board_pictures=lambda name, assets: sheet.sheet_json(name, assets),
    draw_position=lambda view, assets, colours: position.position_svg(view, assets, colours),
    build_coding=lambda game, options, seats: coding.CarcassonneCoding(
        find_tiles(options.tiles, game.assets), options, seats
    ),
    coded_view=lambda game, state, seat: coding.coded_view(game, state, seat),
    build_batch=lambda game, options, seats, size: batch.CarcassonneBatch(
        game, options, seats, size
    ),
    secrets=lambda game: secrets.secrets(game),
)
