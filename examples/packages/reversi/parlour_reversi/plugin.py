"""The plugin that registers Reversi with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour_reversi.bots import LEVELS
from parlour_reversi.layout import board_layout
from parlour_reversi.lesson import LESSON
from parlour_reversi.rules.game import Reversi

PLUGIN = GamePlugin(
    game=Reversi,
    bots=Bots(LEVELS, mistake_thresholds=(2.0, 6.0, 15.0, 30.0)),
    layout=board_layout,
    lesson=LESSON,
)
