"""The common base of all players: the word list, the move generator, and challenges."""

from __future__ import annotations

from random import Random

from parlour.core.game import AnyGame, Seat
from parlour.games.betapet.plays.generator import fastest_generator
from parlour.games.betapet.plays.scored_play import MoveGenerator
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge
from parlour.games.betapet.rules.game import Betapet
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.rules.turn import unknown_words
from parlour.games.betapet.rules.view import BetapetView


class WordPlayer:
    """A player that knows the table's word list and challenges invalid plays."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Betapet)
        self.game = game

    def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an answer to the last play if one is due, otherwise a turn."""
        if view.phase == "challenge":
            return Challenge() if self.should_challenge(view, luck) else Accept()
        return self.choose_turn(view, luck, seconds)

    def lexicon(self, view: BetapetView) -> WordGraph:
        """Return the word list of the table."""
        return self.game.lexicon(view.options)

    def generator(self, view: BetapetView) -> MoveGenerator:
        """Return the fastest move generator that is ready for the table's word list."""
        return fastest_generator(self.lexicon(view), TILE_SETS[view.options.tiles])

    def should_challenge(self, view: BetapetView, luck: Random) -> bool:
        """Return whether the last play has an invalid word and should be challenged."""
        return bool(unknown_words(view.entries[-1].words, view.board, self.lexicon(view)))

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return a play, an exchange or a pass; subclasses implement it."""
        raise NotImplementedError
