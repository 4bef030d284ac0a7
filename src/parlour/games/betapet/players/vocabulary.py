"""Players that know only some of the words of a language and overlook some of those."""

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
"""The length up to which words are never overlooked, in letters."""

EXCHANGE_SIZE = 3
"""The number of tiles that players exchange if they do not value leaves."""


@cache
def common_words(language: str) -> WordGraph:
    """Return the word graph of the packaged common words of a language."""
    return WordGraph(
        decompress(
            (files("parlour.games.betapet") / "data" / f"common-{language}.words.xz").read_bytes()
        )
    )


@dataclass(frozen=True)
class Vocabulary:
    """The limits of a player: the words it knows and how reliably it notices them."""

    letters: int
    """The maximum length of known words."""

    uncommon: float
    """The share of uncommon words that the player knows; it is the same set in every game."""

    sight: float
    """The share of decisions in which a word is noticed, per letter beyond ALWAYS_SEEN_LENGTH."""

    leaves: bool
    """Whether the player values leaves."""


class VocabularyPlayer(StaticPlayer):
    """A player that chooses the best play of words it notices, or else of words it knows."""

    def __init__(self, game: AnyGame, vocabulary: Vocabulary) -> None:
        super().__init__(game)
        self.vocabulary = vocabulary

    def should_challenge(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge the last play; the player may overlook an invalid word."""
        return super().should_challenge(view, luck) and luck.random() < self.vocabulary.sight

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return the function that values leaves for this player; always 0 if it ignores leaves."""
        return super().leave_value(view) if self.vocabulary.leaves else lambda leave: 0

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the best play that the player notices, an exchange, or a pass."""
        value, key = self.leave_value(view), luck.randbytes(8)
        # A player that knows few words uses jokers only if no other play is possible.
        rack_without_jokers = tuple(letter for letter in view.rack if letter != JOKER)
        play = (
            None
            if self.vocabulary.uncommon or rack_without_jokers == view.rack
            else self._best_recalled_play(view, rack_without_jokers, value, key)
        )
        play = play or self._best_recalled_play(view, view.rack, value, key)
        leaves = exchange_leaves(view)
        if leaves and not self.vocabulary.leaves:
            leaves = (
                [rack_without(view.rack, tuple(luck.sample(view.rack, EXCHANGE_SIZE)))]
                if play is None
                else []
            )
        leave = max(leaves, key=value, default=None)
        if leave is not None and (
            play is None or value(leave) > play.points * POINT + value(play.leave)
        ):
            return Exchange(rack_without(view.rack, leave))
        return Pass() if play is None else Play(play.tiles)

    def _best_recalled_play(
        self, view: BetapetView, rack: Rack, value: LeaveValue, key: bytes
    ) -> ScoredPlay | None:
        """Return the best play whose words are all noticed, or else the best of known words."""
        known = None
        for play in self.generator(view).plays_by_equity(view.board, view.premiums, rack, value):
            words = tuple(_play_words(view, play))
            if self._knows_all(words, TILE_SETS[view.options.tiles].language):
                known = known or play
                if all(self._recalls(word, key) for word in words):
                    return play
        return known

    def _knows_all(self, words: Sequence[tuple[str, ...]], language: str) -> bool:
        """Return whether the player knows all the words."""
        if any(len(word) > self.vocabulary.letters for word in words):
            return False
        return all(
            word in common_words(language) or word_chance(word, b"") < self.vocabulary.uncommon
            for word in words
        )

    def _recalls(self, word: tuple[str, ...], key: bytes) -> bool:
        """Return whether the player notices a word in the decision identified by `key`."""
        return word_chance(word, key) < self.vocabulary.sight ** (len(word) - ALWAYS_SEEN_LENGTH)


def word_chance(word: Sequence[str], key: bytes) -> float:
    """Return a deterministic pseudo-random number in [0, 1) for a word and a key."""
    return int.from_bytes(
        blake2b("".join(word).encode(), digest_size=4, key=key).digest(), "little"
    ) / (1 << 32)


def _play_words(view: BetapetView, play: ScoredPlay) -> Iterator[tuple[str, ...]]:
    """Yield each word that a play forms as a tuple of letters."""
    after = board_with(view.board, play.tiles)
    for run in formed_runs(view.board, play.tiles):
        yield tuple(natural_letter(after[square]) for square in run)
