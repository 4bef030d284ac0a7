"""Five people to play Betapet against, weakest first."""

from __future__ import annotations

from parlour.core.game import AnyGame
from parlour.core.player import Level
from parlour.games.betapet.players.endgame import EndgamePlayer
from parlour.games.betapet.players.equity import GreedyPlayer, StaticPlayer
from parlour.games.betapet.players.vocabulary import VocabularyPlayer

NILS_LETTERS, MONA_LETTERS = 5, 15
"""The longest of the common words that the easiest players know."""


def _nils(game: AnyGame) -> VocabularyPlayer:
    return VocabularyPlayer(game, NILS_LETTERS, 0.6)


def _mona(game: AnyGame) -> VocabularyPlayer:
    return VocabularyPlayer(game, MONA_LETTERS, 0.06)


LEVELS = (
    Level("beginner", _nils),
    Level("casual", _mona),
    Level("club", GreedyPlayer),
    Level("expert", StaticPlayer),
    Level("master", EndgamePlayer),
)
