"""Players who know the common words of a language only."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from lzma import decompress
from random import Random

from parlour.core.game import AnyGame
from parlour.games.betapet.players.word_player import WordPlayer
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.scored_play import ScoredPlay
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import formed, laid
from parlour.games.betapet.rules.state import Rack
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS, natural
from parlour.games.betapet.rules.turn import FEWEST_FOR_EXCHANGE
from parlour.games.betapet.rules.view import BetapetView


@cache
def common(language: str) -> WordGraph:
    """Return the common words of a language."""
    return WordGraph(decompress((files("parlour.games.betapet") / "data" / f"common-{language}.words.xz").read_bytes()))


class VocabularyPlayer(WordPlayer):
    """Knows the common words up to a length, keeps jokers for words that need them, and lays one of the better plays."""

    def __init__(self, game: AnyGame, letters: int, share: float) -> None:
        super().__init__(game)
        self.letters, self.share = letters, share

    def challenges(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge: only now and then, for a word that was never heard."""
        return super().challenges(view, luck) and luck.random() < self.share

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return one of the share of plays that make most, the better ones likelier; tiles are exchanged when no word is known."""
        plain = tuple(letter for letter in view.rack if letter != JOKER)
        known = self._known(view, plain) or (self._known(view, view.rack) if JOKER in view.rack else [])
        if known:
            known.sort(key=lambda play: play.points, reverse=True)
            considered = max(1, round(len(known) * self.share))
            return Play(known[int(luck.random() ** 1.5 * considered)].tiles)
        if view.bag >= FEWEST_FOR_EXCHANGE:
            return Exchange(tuple(sorted(luck.sample(view.rack, min(3, len(view.rack))))))
        return Pass()

    def _known(self, view: BetapetView, rack: Rack) -> list[ScoredPlay]:
        """Return the plays of words this player knows and the list has."""
        tile_set, lexicon = TILE_SETS[view.options.tiles], self.lexicon(view)
        found = PlainGenerator(common(tile_set.language), tile_set).all_plays(view.board, view.premiums, rack)
        return [play for play in found if _at_most(view.board, play, self.letters) and _all_in(view.board, play, lexicon)]


def _at_most(board: Board, play: ScoredPlay, letters: int) -> bool:
    return all(len(run) <= letters for run in formed(board, play.tiles))


def _all_in(board: Board, play: ScoredPlay, lexicon: WordGraph) -> bool:
    after = laid(board, play.tiles)
    return all(tuple(natural(after[square]) for square in run) in lexicon for run in formed(board, play.tiles))
