"""The Thorns plugin, which registers the game with Parlour."""

from __future__ import annotations

from parlour.plugin.plugin import Bots, GamePlugin
from parlour_thorns.bots import LEVELS
from parlour_thorns.layout import table_layout
from parlour_thorns.lesson import LESSON
from parlour_thorns.rules.game import Thorns
from parlour_thorns.secrets import DISGUISES, SECRETS

PLUGIN = GamePlugin(
    game=Thorns,
    bots=Bots(LEVELS, mistake_thresholds=(0.1, 0.3, 0.8, 1.6)),
    layout=table_layout,
    lesson=LESSON,
    secrets=lambda game: SECRETS,
    disguises=lambda game: DISGUISES,
)
