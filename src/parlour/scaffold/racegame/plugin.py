"""The Racegame plugin, which registers the game with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour.scaffold.racegame.bots import LEVELS
from parlour.scaffold.racegame.layout import track_layout
from parlour.scaffold.racegame.rules.game import Racegame
from parlour.scaffold.racegame.secrets import SECRETS

PLUGIN = GamePlugin(
    game=Racegame,
    bots=Bots(LEVELS),
    layout=track_layout,
    secrets=lambda game: SECRETS,
)
