"""The Bidgame plugin, which registers the game with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour.scaffold.bidgame.bots import LEVELS
from parlour.scaffold.bidgame.layout import table_layout
from parlour.scaffold.bidgame.rules.game import Bidgame
from parlour.scaffold.bidgame.secrets import DISGUISES, SECRETS

PLUGIN = GamePlugin(
    game=Bidgame,
    bots=Bots(LEVELS),
    layout=table_layout,
    secrets=lambda game: SECRETS,
    disguises=lambda game: DISGUISES,
)
