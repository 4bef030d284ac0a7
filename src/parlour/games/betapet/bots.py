"""Five people to play Betapet against, from a child with a child's words to one who counts the last tiles out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from lzma import decompress
from random import Random
from typing import Any

from parlour.core.game import Game, Seat
from parlour.games.betapet.candidate import Candidate, Finder
from parlour.games.betapet.finder import PlainFinder, finder
from parlour.games.betapet.leaves import packaged
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.action import Accept, AnyAction, Challenge, Exchange, Pass, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import formed, laid
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS, natural
from parlour.games.betapet.rules.turn import FEWEST_FOR_EXCHANGE, unknown
from parlour.games.betapet.rules.view import BetapetView
from parlour.search.player import Level

AnyGame = Game[Any, Any, Any, Any]

NILS_LETTERS, MONA_LETTERS = 5, 15
"""The longest of the common words that the easiest players know."""

POINT = 1000
ENDGAME_SECONDS = 4.0
WAITING = 10 * POINT
"""What it costs, the bag empty, not to go out now, beside twice the tiles kept."""


@cache
def common(language: str) -> WordGraph:
    """Return the common words of a language."""
    return WordGraph(decompress((files("parlour.games.betapet") / "data" / f"common-{language}.words.xz").read_bytes()))


class Speaker:
    """What all of them share: the list, the tiles, and what to do when there is nothing to lay."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, GAME)
        self.game = game

    def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an answer to a play, or a turn."""
        if view.phase == "challenge":
            return Challenge() if self.doubts(view, luck) else Accept()
        return self.turn(view, luck, seconds)

    def lexicon(self, view: BetapetView) -> WordGraph:
        """Return the table's list."""
        return self.game.lexicon(view.options)

    def finder(self, view: BetapetView) -> Finder:
        """Return what finds plays with the table's list."""
        return finder(self.lexicon(view), TILE_SETS[view.options.tiles])

    def doubts(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge the play just made: whoever knows the list does so when it is wrong."""
        return bool(unknown(view.entries[-1].words, view.board, self.lexicon(view)))

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return a play, an exchange or a pass."""
        raise NotImplementedError


class Learner(Speaker):
    """Knows the common words up to a length, keeps jokers for words that need them, and lays one of those that please."""

    def __init__(self, game: AnyGame, letters: int, among: float) -> None:
        super().__init__(game)
        self.letters, self.among = letters, among

    def doubts(self, view: BetapetView, luck: Random) -> bool:
        """Return whether to challenge: only now and then, for a word that was never heard."""
        return super().doubts(view, luck) and luck.random() < self.among

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return one of the plays known, the better ones likelier; tiles are exchanged when no word comes to mind."""
        plain = tuple(letter for letter in view.rack if letter != JOKER)
        known = self._known(view, plain) or (self._known(view, view.rack) if JOKER in view.rack else [])
        if known:
            known.sort(key=lambda play: play.points, reverse=True)
            pleasing = max(1, round(len(known) * self.among))
            return Play(known[int(luck.random() ** 1.5 * pleasing)].tiles)
        if view.bag >= FEWEST_FOR_EXCHANGE:
            return Exchange(tuple(sorted(luck.sample(view.rack, min(3, len(view.rack))))))
        return Pass()

    def _known(self, view: BetapetView, rack: Rack) -> list[Candidate]:
        """Return the plays of words this player knows and the list has."""
        tile_set, lexicon = TILE_SETS[view.options.tiles], self.lexicon(view)
        found = PlainFinder(common(tile_set.language), tile_set).every(view.board, view.premiums, rack)
        return [play for play in found if _at_most(view.board, play, self.letters) and _all_in(view.board, play, lexicon)]


class Counter(Speaker):
    """Takes the most points there are."""

    def worth(self, view: BetapetView) -> Callable[[Rack], int]:
        """Return what leaves are worth to this player: nothing."""
        return lambda leave: 0

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the play that is worth most, an exchange that is worth more, or a pass."""
        worth = self.worth(view)
        play = self.finder(view).finest(view.board, view.premiums, view.rack, worth)
        best = None if play is None else play.points * POINT + worth(play.leave)
        if view.bag >= FEWEST_FOR_EXCHANGE:
            kept = max(_parts(view.rack), key=worth)
            if best is None or worth(kept) > best:
                return Exchange(without(view.rack, kept))
        return Pass() if play is None else Play(play.tiles)


class Keeper(Counter):
    """Weighs the points against the tiles it keeps, by values learnt from many games; at the end, against being left with them."""

    def worth(self, view: BetapetView) -> Callable[[Rack], int]:
        """Return what leaves are worth: learnt values while the bag lasts, then the tiles' own against one."""
        tile_set = TILE_SETS[view.options.tiles]
        if view.bag:
            return cache(packaged(tile_set.language).worth)
        others = sum(tile_set.values[letter] * count for letter, count in view.unseen.items())
        return lambda leave: -2 * rack_value(leave, tile_set.values) * POINT - WAITING if leave else 2 * others * POINT


class Finisher(Keeper):
    """A keeper who, with the bag empty and one opponent left, knows both racks and counts play out."""

    def turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the counted-out decision at the end of a game of two, else a keeper's."""
        if view.bag or len(view.counts) != 2 or view.gone:
            return super().turn(view, luck, seconds)
        found = self.finder(view)
        if isinstance(found, PlainFinder):
            return super().turn(view, luck, seconds)
        from parlour.games.betapet.kernel.endgame import solve
        from parlour.games.betapet.kernel.finder import CompiledFinder

        assert isinstance(found, CompiledFinder)
        theirs = tuple(sorted(letter for letter, count in view.unseen.items() for _ in range(count)))
        outcome = solve(found, view.board, view.premiums, view.rack, theirs, view.fails > 0, min(seconds, ENDGAME_SECONDS))
        return Pass() if outcome.play is None else Play(outcome.play.tiles)


def _at_most(board: Board, play: Candidate, letters: int) -> bool:
    return all(len(run) <= letters for run in formed(board, play.tiles))


def _all_in(board: Board, play: Candidate, lexicon: WordGraph) -> bool:
    after = laid(board, play.tiles)
    return all(tuple(natural(after[square]) for square in run) in lexicon for run in formed(board, play.tiles))


def _parts(rack: Rack) -> list[Rack]:
    """Return what may be kept in an exchange: every selection but the whole rack."""
    return [tuple(letter for place, letter in enumerate(rack) if chosen >> place & 1) for chosen in range((1 << len(rack)) - 1)]


def _nils(game: AnyGame) -> Learner:
    return Learner(game, NILS_LETTERS, 0.6)


def _mona(game: AnyGame) -> Learner:
    return Learner(game, MONA_LETTERS, 0.06)


LEVELS = (
    Level("beginner", _nils),
    Level("casual", _mona),
    Level("club", Counter),
    Level("expert", Keeper),
    Level("master", Finisher),
)
