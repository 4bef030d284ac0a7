"""The Cardgame plugin, which registers the game with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour.scaffold.cardgame.bots import LEVELS
from parlour.scaffold.cardgame.layout import table_layout
from parlour.scaffold.cardgame.rules.game import Cardgame
from parlour.scaffold.cardgame.secrets import DISGUISES, SECRETS

PLUGIN = GamePlugin(
    game=Cardgame,
    bots=Bots(LEVELS),
    layout=table_layout,
    secrets=lambda game: SECRETS,
    disguises=lambda game: DISGUISES,
)
