"""Players who know a part of a language's words, and to whom a part of those comes to mind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from lzma import decompress
from random import Random

from parlour.core.game import AnyGame
from parlour.games.betapet.players.equity import StaticPlayer, exchange_leaves
from parlour.games.betapet.plays.scored_play import POINT, LeaveValue, ScoredPlay
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import board_with, formed_runs
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS, natural_letter
from parlour.games.betapet.rules.view import BetapetView

ALWAYS_SEEN_LENGTH = 2
"""Words of so many letters come to everybody's mind who knows them."""

EXCHANGE_SIZE = 3
"""So many tiles are exchanged by whoever knows nothing of leaves."""


@cache
def common_words(language: str) -> WordGraph:
    """Return the common words of a language."""
    return WordGraph(
        decompress(
            (files("parlour.games.betapet") / "data" / f"common-{language}.words.xz").read_bytes()
        )
    )


@dataclass(frozen=True)
class Vocabulary:
    """What somebody knows and sees: words up to so many letters; of the uncommon ones this share, always the same; and with each letter
    beyond EASILY_SEEN, a word comes to mind in this share of the decisions. `leaves` says whether tiles are kept with a purpose.
    """

    letters: int
    uncommon: float
    sight: float
    leaves: bool


class VocabularyPlayer(StaticPlayer):
    """Takes the best play of words that it knows and that come to mind, or else of those that it knows at all."""

    def __init__(self, game: AnyGame, vocabulary: Vocabulary) -> None:
        super().__init__(game)
        self.vocabulary = vocabulary

    def should_challenge(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge: a wrong word is not always noticed."""
        return super().should_challenge(view, luck) and luck.random() < self.vocabulary.sight

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return what leaves are worth to this player."""
        return super().leave_value(view) if self.vocabulary.leaves else lambda leave: 0

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the best play that comes to mind, an exchange, or a pass."""
        value, mind = self.leave_value(view), luck.randbytes(8)
        # Whoever knows few words keeps jokers for the time when nothing else will do.
        sparing = tuple(letter for letter in view.rack if letter != JOKER)
        play = (
            None
            if self.vocabulary.uncommon or sparing == view.rack
            else self._best_recalled_play(view, sparing, value, mind)
        )
        play = play or self._best_recalled_play(view, view.rack, value, mind)
        racks = exchange_leaves(view)
        if racks and not self.vocabulary.leaves:
            racks = (
                [rack_without(view.rack, tuple(luck.sample(view.rack, EXCHANGE_SIZE)))]
                if play is None
                else []
            )
        kept = max(racks, key=value, default=None)
        if kept is not None and (
            play is None or value(kept) > play.points * POINT + value(play.leave)
        ):
            return Exchange(rack_without(view.rack, kept))
        return Pass() if play is None else Play(play.tiles)

    def _best_recalled_play(
        self, view: BetapetView, rack: Rack, value: LeaveValue, mind: bytes
    ) -> ScoredPlay | None:
        """Return the best play of words that come to mind, or else of known ones."""
        known = None
        for play in self.generator(view).plays_by_equity(view.board, view.premiums, rack, value):
            words = tuple(_play_words(view, play))
            if self._knows_all(words, TILE_SETS[view.options.tiles].language):
                known = known or play
                if all(self._recalls(word, mind) for word in words):
                    return play
        return known

    def _knows_all(self, words: Sequence[tuple[str, ...]], language: str) -> bool:
        """Return whether these words are all known."""
        if any(len(word) > self.vocabulary.letters for word in words):
            return False
        return all(
            word in common_words(language) or word_chance(word, b"") < self.vocabulary.uncommon
            for word in words
        )

    def _recalls(self, word: tuple[str, ...], mind: bytes) -> bool:
        """Return whether a word comes to mind in a decision, whose `mind` is luck."""
        return word_chance(word, mind) < self.vocabulary.sight ** (len(word) - ALWAYS_SEEN_LENGTH)


def word_chance(word: Sequence[str], mind: bytes) -> float:
    """Return a number from 0 to below 1 for a word, always the same in the same state of mind."""
    return int.from_bytes(
        blake2b("".join(word).encode(), digest_size=4, key=mind).digest(), "little"
    ) / (1 << 32)


def _play_words(view: BetapetView, play: ScoredPlay) -> Iterator[tuple[str, ...]]:
    """Yield the words that a play makes, as their letters."""
    after = board_with(view.board, play.tiles)
    for run in formed_runs(view.board, play.tiles):
        yield tuple(natural_letter(after[square]) for square in run)
