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
from parlour.games.betapet.players.equity import StaticPlayer, leaves_by_exchange
from parlour.games.betapet.plays.scored_play import POINT, LeaveValue, ScoredPlay
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Pass, Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import formed, laid
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS, natural
from parlour.games.betapet.rules.view import BetapetView

EASILY_SEEN = 2
"""Words of so many letters come to everybody's mind who knows them."""

EXCHANGED = 3
"""So many tiles are exchanged by whoever knows nothing of leaves."""


@cache
def common(language: str) -> WordGraph:
    """Return the common words of a language."""
    return WordGraph(decompress((files("parlour.games.betapet") / "data" / f"common-{language}.words.xz").read_bytes()))


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

    def __init__(self, game: AnyGame, knows: Vocabulary) -> None:
        super().__init__(game)
        self.knows = knows

    def challenges(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge: a wrong word is not always noticed."""
        return super().challenges(view, luck) and luck.random() < self.knows.sight

    def leave_value(self, view: BetapetView) -> LeaveValue:
        """Return what leaves are worth to this player."""
        return super().leave_value(view) if self.knows.leaves else lambda leave: 0

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the best play that comes to mind, an exchange, or a pass."""
        value, mind = self.leave_value(view), luck.randbytes(8)
        # Whoever knows few words keeps jokers for the time when nothing else will do.
        sparing = tuple(letter for letter in view.rack if letter != JOKER)
        play = None if self.knows.uncommon or sparing == view.rack else self._seen(view, sparing, value, mind)
        play = play or self._seen(view, view.rack, value, mind)
        racks = leaves_by_exchange(view)
        if racks and not self.knows.leaves:
            racks = [without(view.rack, tuple(luck.sample(view.rack, EXCHANGED)))] if play is None else []
        kept = max(racks, key=value, default=None)
        if kept is not None and (play is None or value(kept) > play.points * POINT + value(play.leave)):
            return Exchange(without(view.rack, kept))
        return Pass() if play is None else Play(play.tiles)

    def _seen(self, view: BetapetView, rack: Rack, value: LeaveValue, mind: bytes) -> ScoredPlay | None:
        """Return the best play of words that come to mind, or else of known ones."""
        known = None
        for play in self.generator(view).by_equity(view.board, view.premiums, rack, value):
            words = tuple(_words(view, play))
            if self._knows(words, TILE_SETS[view.options.tiles].language):
                known = known or play
                if all(self._sees(word, mind) for word in words):
                    return play
        return known

    def _knows(self, words: Sequence[tuple[str, ...]], language: str) -> bool:
        """Return whether these words are all known."""
        if any(len(word) > self.knows.letters for word in words):
            return False
        return all(word in common(language) or drawn(word, b"") < self.knows.uncommon for word in words)

    def _sees(self, word: tuple[str, ...], mind: bytes) -> bool:
        """Return whether a word comes to mind in a decision, whose `mind` is luck."""
        return drawn(word, mind) < self.knows.sight ** (len(word) - EASILY_SEEN)


def drawn(word: Sequence[str], mind: bytes) -> float:
    """Return a number from 0 to below 1 for a word, always the same in the same state of mind."""
    return int.from_bytes(blake2b("".join(word).encode(), digest_size=4, key=mind).digest(), "little") / (1 << 32)


def _words(view: BetapetView, play: ScoredPlay) -> Iterator[tuple[str, ...]]:
    """Yield the words that a play makes, as their letters."""
    after = laid(view.board, play.tiles)
    for run in formed(view.board, play.tiles):
        yield tuple(natural(after[square]) for square in run)
