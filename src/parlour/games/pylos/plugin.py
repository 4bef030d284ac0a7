"""The plugin that registers Pylos with the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.pylos.bots import LEVELS, precompile, set_data_folder
from parlour.games.pylos.lesson import LESSON
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.perft import perft
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import LevelScore
from parlour.plugin.plugin import Bots, GamePlugin

if TYPE_CHECKING:
    from parlour.games.pylos import coding, commands, picture
    from parlour.games.pylos.bench import newcomer, speed, stability, truth
    from parlour.games.pylos.kernel import batch
else:
    batch = lazy_module("parlour.games.pylos.kernel.batch")
    coding = lazy_module("parlour.games.pylos.coding")
    picture = lazy_module("parlour.games.pylos.picture")
    commands = lazy_module("parlour.games.pylos.commands")
    newcomer = lazy_module("parlour.games.pylos.bench.newcomer")
    speed = lazy_module("parlour.games.pylos.bench.speed")
    stability = lazy_module("parlour.games.pylos.bench.stability")
    truth = lazy_module("parlour.games.pylos.bench.truth")

LEVEL_SCORES = (
    LevelScore("beginner-plus", "beginner", 0.728, 600),
    LevelScore("casual", "beginner-plus", 0.732, 1000),
    LevelScore("casual-plus", "casual", 0.75, 1000),
    LevelScore("club", "casual-plus", 0.727, 1000),
    LevelScore("club-plus", "club", 0.726, 1000),
    LevelScore("expert", "club-plus", 0.697, 1000),
    LevelScore("expert-plus", "expert", 0.722, 1000),
    LevelScore("master", "expert-plus", 0.739, 400),
    LevelScore("master-plus", "master", 0.73, 200),
)
"""The scores of the levels in paired matches of the standard variant.

The strongest level had a quarter of a second per move and no tablebase; the others have a fixed
depth. The scores in basic and advanced, which have separate settings (bots.py), are similar; see
docs/explanation/opponents.md.
"""

PLUGIN = GamePlugin(
    game=Pylos,
    bots=Bots(
        LEVELS,
        precompile,
        set_data_folder,
        value_unit="outcome",
        mistake_thresholds=(0.15, 0.4, 0.8, 1.5),
        level_scores=LEVEL_SCORES,
    ),
    lesson=LESSON,
    benchmarks=lambda: speed.FIGURES,
    measurements={
        "truth": lambda console: truth.measure(console),
        "steady": lambda console: stability.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    perft=perft,
    draw_position=lambda view, _assets, _colours: picture.position_svg(view),
    commands=lambda: commands.app,
    build_coding=lambda _game, _options, _seats: coding.PylosCoding(),
    build_batch=lambda _game, options, _seats, size: batch.PylosBatch(size, options.variant),
)
