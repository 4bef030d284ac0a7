"""The Rowgame plugin, which registers the game with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour.scaffold.rowgame.bots import LEVELS
from parlour.scaffold.rowgame.layout import board_layout
from parlour.scaffold.rowgame.rules.game import Rowgame

PLUGIN = GamePlugin(game=Rowgame, bots=Bots(LEVELS), layout=board_layout)
