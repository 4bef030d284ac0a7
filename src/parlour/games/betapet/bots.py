"""Who there is to play Betapet against, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.betapet.players.champion import ChampionPlayer
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.players.vocabulary import Vocabulary, VocabularyPlayer
from parlour.games.betapet.rules.actions import AnyAction
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.player import BotLevel, BotPlayer

VOCABULARIES = {
    "beginner": Vocabulary(letters=5, uncommon=0.0, sight=0.445, leaves=False),
    "beginner-plus": Vocabulary(letters=6, uncommon=0.0, sight=0.606, leaves=False),
    "casual": Vocabulary(letters=15, uncommon=0.0, sight=0.79, leaves=False),
    "casual-plus": Vocabulary(letters=15, uncommon=0.053, sight=0.825, leaves=False),
    "club": Vocabulary(letters=15, uncommon=0.176, sight=0.854, leaves=False),
    "club-plus": Vocabulary(letters=15, uncommon=0.355, sight=0.888, leaves=False),
    "expert": Vocabulary(letters=15, uncommon=0.5, sight=0.9135, leaves=True),
    "expert-plus": Vocabulary(letters=15, uncommon=0.81, sight=0.938, leaves=True),
}
"""What the opponents below master know and see: chosen so that each leaves the one below behind in about as many games."""

VOCABULARIES_BY_SEATS = {
    3: {
        "expert": Vocabulary(letters=15, uncommon=0.46, sight=0.909, leaves=True),
        "expert-plus": Vocabulary(letters=15, uncommon=0.68, sight=0.925, leaves=True),
        "master": Vocabulary(letters=15, uncommon=0.91, sight=0.965, leaves=True),
    },
    4: {
        "expert": Vocabulary(letters=15, uncommon=0.42, sight=0.905, leaves=True),
        "expert-plus": Vocabulary(letters=15, uncommon=0.63, sight=0.922, leaves=True),
        "master": Vocabulary(letters=15, uncommon=0.885, sight=0.959, leaves=True),
    },
}
"""What those below the strongest know in its place with three and with four at the table, where playing on gains her less."""

CHAMPION_PLAY_OUTS = 4000
"""So many play-outs a decision at most."""


class PlayerBySeats:
    """Plays as one player, but at tables of some sizes as another; `crowded` has these by seats."""

    def __init__(self, usual: BotPlayer, crowded: Mapping[int, BotPlayer]) -> None:
        self.default, self.by_seats = usual, crowded

    def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return what the player for so many seats chooses."""
        action: AnyAction = self.by_seats.get(len(view.scores), self.default).choose(
            view, seat, luck, seconds
        )
        return action


def _champion_player(game: AnyGame) -> ChampionPlayer:
    return ChampionPlayer(game, CHAMPION_PLAY_OUTS)


def _vocabulary_player(game: AnyGame, name: str) -> BotPlayer:
    usual = (
        VocabularyPlayer(game, VOCABULARIES[name]) if name in VOCABULARIES else StaticPlayer(game)
    )
    crowded = {
        seats: VocabularyPlayer(game, known[name])
        for seats, known in VOCABULARIES_BY_SEATS.items()
        if name in known
    }
    return PlayerBySeats(usual, crowded) if crowded else usual


LEVELS = (
    *(BotLevel(name, partial(_vocabulary_player, name=name)) for name in (*VOCABULARIES, "master")),
    BotLevel("master-plus", _champion_player),
)
