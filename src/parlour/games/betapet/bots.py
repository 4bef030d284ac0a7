"""Who there is to play Betapet against, weakest first."""

from __future__ import annotations

from functools import partial

from parlour.core.game import AnyGame
from parlour.core.player import Level
from parlour.games.betapet.players.champion import ChampionPlayer
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.players.vocabulary import Vocabulary, VocabularyPlayer

VOCABULARIES = {
    "beginner": Vocabulary(letters=5, uncommon=0.0, sight=0.435, leaves=False),
    "beginner-plus": Vocabulary(letters=6, uncommon=0.0, sight=0.612, leaves=False),
    "casual": Vocabulary(letters=15, uncommon=0.0, sight=0.79, leaves=False),
    "casual-plus": Vocabulary(letters=15, uncommon=0.068, sight=0.834, leaves=False),
    "club": Vocabulary(letters=15, uncommon=0.24, sight=0.866, leaves=False),
    "club-plus": Vocabulary(letters=15, uncommon=0.477, sight=0.912, leaves=False),
    "expert": Vocabulary(letters=15, uncommon=0.62, sight=0.922, leaves=True),
    "expert-plus": Vocabulary(letters=15, uncommon=0.85, sight=0.942, leaves=True),
}
"""What the opponents below master know and see: chosen so that each leaves the one below behind in about as many games."""

KALLIOPE_PLAY_OUTS = 4000
"""So many play-outs a decision at most."""


def _kalliope(game: AnyGame) -> ChampionPlayer:
    return ChampionPlayer(game, KALLIOPE_PLAY_OUTS)


LEVELS = (
    *(Level(name, partial(VocabularyPlayer, knows=knows)) for name, knows in VOCABULARIES.items()),
    Level("master", StaticPlayer),
    Level("master-plus", _kalliope),
)
