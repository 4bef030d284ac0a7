"""The plugin of the test game."""

from __future__ import annotations

from parlour.plugin.player import BotLevel
from parlour.plugin.plugin import Bots, GamePlugin
from parlour.search.baselines import RandomPlayer
from parlour_pieces.layout import pieces_layout
from parlour_pieces.rules import Pieces
from parlour_pieces.secrets import with_other_cards

PLUGIN = GamePlugin(
    game=Pieces,
    bots=Bots((BotLevel("beginner", RandomPlayer),)),
    layout=pieces_layout,
    secrets=lambda _: {"cards": with_other_cards},
)
