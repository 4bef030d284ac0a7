"""The ten bot levels of Betapet, weakest first."""

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
"""The vocabularies of the levels below master; the levels are about equally spaced."""

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
"""The vocabularies that differ with three and four seats.

Simulation gains the strongest level less with more seats.
"""

CHAMPION_PLAY_OUTS = 4000
"""The maximum number of play-outs for a decision."""


class PlayerBySeats:
    """A player that delegates to another player, chosen by the number of seats."""

    def __init__(self, default: BotPlayer, by_seats: Mapping[int, BotPlayer]) -> None:
        self.default, self.by_seats = default, by_seats

    def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the action chosen by the player for this number of seats."""
        action: AnyAction = self.by_seats.get(len(view.scores), self.default).choose(
            view, seat, luck, seconds
        )
        return action


def _champion_player(game: AnyGame) -> ChampionPlayer:
    return ChampionPlayer(game, CHAMPION_PLAY_OUTS)


def _vocabulary_player(game: AnyGame, name: str) -> BotPlayer:
    default = (
        VocabularyPlayer(game, VOCABULARIES[name]) if name in VOCABULARIES else StaticPlayer(game)
    )
    by_seats = {
        seats: VocabularyPlayer(game, vocabularies[name])
        for seats, vocabularies in VOCABULARIES_BY_SEATS.items()
        if name in vocabularies
    }
    return PlayerBySeats(default, by_seats) if by_seats else default


LEVELS = (
    *(BotLevel(name, partial(_vocabulary_player, name=name)) for name in (*VOCABULARIES, "master")),
    BotLevel("master-plus", _champion_player),
)
