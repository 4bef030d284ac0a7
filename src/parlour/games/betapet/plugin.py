"""The plugin that registers Betapet with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.clocks import CLOCKS
from parlour.games.betapet.formula import FORMULA
from parlour.games.betapet.lesson import LESSON
from parlour.games.betapet.lexicons.catalogue import GRAPHS
from parlour.games.betapet.rooms import available_rooms
from parlour.games.betapet.rules import v1
from parlour.games.betapet.rules.counts import count_statistics
from parlour.games.betapet.rules.game import Betapet
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import LevelScore
from parlour.plugin.plugin import Bots, GamePlugin, LuckModel

if TYPE_CHECKING:
    from parlour.games.betapet import coding, commands, picture, secrets
    from parlour.games.betapet.bench import endgames, newcomer, speed, steadiness
    from parlour.games.betapet.kernel import batch
    from parlour.games.betapet.lexicons import lookup
    from parlour.games.betapet.records import export
else:
    secrets = lazy_module("parlour.games.betapet.secrets")
    coding = lazy_module("parlour.games.betapet.coding")
    batch = lazy_module("parlour.games.betapet.kernel.batch")
    picture = lazy_module("parlour.games.betapet.picture")
    commands = lazy_module("parlour.games.betapet.commands")
    endgames = lazy_module("parlour.games.betapet.bench.endgames")
    steadiness = lazy_module("parlour.games.betapet.bench.steadiness")
    newcomer = lazy_module("parlour.games.betapet.bench.newcomer")
    speed = lazy_module("parlour.games.betapet.bench.speed")
    lookup = lazy_module("parlour.games.betapet.lexicons.lookup")
    export = lazy_module("parlour.games.betapet.records.export")

LEVEL_SCORES = (
    LevelScore("beginner-plus", "beginner", 0.716, 500),
    LevelScore("casual", "beginner-plus", 0.716, 500),
    LevelScore("casual-plus", "casual", 0.725, 500),
    LevelScore("club", "casual-plus", 0.685, 500),
    LevelScore("club-plus", "club", 0.729, 500),
    LevelScore("expert", "club-plus", 0.738, 500),
    LevelScore("expert-plus", "expert", 0.741, 500),
    LevelScore("master", "expert-plus", 0.672, 500),
    LevelScore("master-plus", "master", 0.639, 310),
)
"""The scores of bot levels in paired two-player games (docs/explanation/opponents.md)."""

PLUGIN = GamePlugin(
    game=Betapet,
    former_rules={1: v1.BetapetV1},
    bots=Bots(
        LEVELS,
        mistake_thresholds=(0.5, 5.0, 15.0, 30.0),
        level_scores=LEVEL_SCORES,
        luck_model=LuckModel("casual", 1),
    ),
    rooms=available_rooms,
    clocks=CLOCKS,
    lesson=LESSON,
    asset_store=GRAPHS,
    benchmarks=lambda: speed.FIGURES,
    measurements={
        "endgames": lambda console: endgames.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    draw_position=lambda view, _assets, _colours: picture.position_svg(view),
    commands=lambda: commands.app,
    server_commands={"lexicon": lambda: commands.lexicon},
    write_record=lambda kept, folder: export.match_gcg(kept, folder),
    record_suffix="gcg",
    count_statistics=count_statistics,
    rating_formula=FORMULA,
    look_up_word=lambda game, options, text: lookup.look_up_word(game, options, text),
    played_words=lambda game, state: lookup.played_words(game, state),
    secrets=lambda _game: secrets.SECRETS,
    disguises=lambda game: secrets.disguises(game),
    build_coding=lambda game, options, seats: coding.build_coding(game, options, seats),
    build_batch=lambda game, options, seats, size: batch.BetapetBatch(game, options, seats, size),
)
