"""The strongest player: the plays by equity, the last tiles counted out, and a ranking of both."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from parlour.core.game import Seat
from parlour.games.betapet.players.equity import StaticPlayer, exchange_leaves
from parlour.games.betapet.plays.generator import PlainGenerator
from parlour.games.betapet.plays.scored_play import POINT, ScoredPlay
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge, Exchange, Pass, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.rules.scoring import rack_value
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import rack_tile
from parlour.games.betapet.rules.turn import CHALLENGE_POINTS
from parlour.games.betapet.rules.view import BetapetView
from parlour.plugin.player import Candidate

if TYPE_CHECKING:
    from parlour.games.betapet.kernel.endgame import EndgameResult
    from parlour.games.betapet.kernel.generator import CompiledGenerator

MAX_RANKED = 12
"""So many plays, and so many exchanges, are ranked."""

ENDGAME_SECONDS = 4.0
LOST_TURN_POINTS = 30.0
"""About what a turn makes between strong players, in points: the price of a wrong challenge where it costs the next turn."""


class EndgamePlayer(StaticPlayer):
    """A static player who, with the bag empty and one opponent left, knows both racks and counts play out."""

    def rank(
        self, view: BetapetView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the best actions in points, best first: their equity, or by how much they win from here on once the end is counted out."""
        if view.phase == "challenge":
            return self._rank_answers(view)
        return self._rank_turns(view, luck, seconds, MAX_RANKED)

    def evaluate(
        self, view: BetapetView, seat: Seat, action: AnyAction, luck: Random, seconds: float
    ) -> float:
        """Return the points that an action is worth as the ranking counts them, whichever it is."""
        value = self.leave_value(view)
        if isinstance(action, Exchange):
            return value(rack_without(view.rack, action.letters)) / POINT
        points = self.game.previews(view, seat, [action])[0].points or 0
        leave = (
            rack_without(view.rack, tuple(rack_tile(tile.letter) for tile in action.tiles))
            if isinstance(action, Play)
            else view.rack
        )
        ending = self._endgame(view)
        if ending is None:
            return points + value(leave) / POINT
        play = ScoredPlay(action.tiles, points, leave) if isinstance(action, Play) else None
        return ending.candidate_with_reply(play, min(seconds, ENDGAME_SECONDS) / 2).value

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the first of the ranking."""
        found: AnyAction = self._rank_turns(view, luck, seconds, 1)[0].action
        return found

    def _rank_answers(self, view: BetapetView) -> list[Candidate]:
        """Return both answers to a play with the points that a challenge makes or costs."""
        wrong = self.should_challenge(view, Random(0))
        cost = {"double": LOST_TURN_POINTS, "five": float(CHALLENGE_POINTS)}.get(
            view.options.words, 0.0
        )
        if wrong:
            return [
                Candidate(Challenge(), float(view.entries[-1].points)),
                Candidate(Accept(), 0.0),
            ]
        return [Candidate(Accept(), 0.0), Candidate(Challenge(), -cost)]

    def _rank_turns(
        self, view: BetapetView, luck: Random, seconds: float, most: int
    ) -> list[Candidate]:
        generator = self.generator(view)
        plays = generator.best_plays(
            view.board, view.premiums, view.rack, self.leave_value(view), most
        )
        ending = self._endgame(view)
        return (
            self._candidates_by_equity(view, plays, most)
            if ending is None
            else ending.rank_plays(plays, min(seconds, ENDGAME_SECONDS), most)
        )

    def _endgame(self, view: BetapetView) -> EndgameRanker | None:
        """Return the end of the game to be counted out, or None where it has not come to that or cannot be counted."""
        generator = (
            None
            if view.bag or len(view.counts) != 2 or view.gone
            else self.compiled_generator(view)
        )
        return None if generator is None else EndgameRanker(generator, view)

    def compiled_generator(self, view: BetapetView) -> CompiledGenerator | None:
        """Return the generator in machine code, or None where there is none or it is not ready."""
        generator = self.generator(view)
        if isinstance(generator, PlainGenerator):
            return None
        from parlour.games.betapet.kernel.generator import CompiledGenerator

        assert isinstance(generator, CompiledGenerator)
        return generator

    def _candidates_by_equity(
        self, view: BetapetView, plays: Sequence[ScoredPlay], most: int
    ) -> list[Candidate]:
        """Return plays and the best exchanges by equity, or the pass where there are none."""
        value = self.leave_value(view)
        found = [
            Candidate(Play(play.tiles), play.points + value(play.leave) / POINT) for play in plays
        ]
        exchanges = {
            Exchange(rack_without(view.rack, kept)): value(kept) / POINT
            for kept in exchange_leaves(view)
        }
        found += [
            Candidate(action, exchanges[action])
            for action in sorted(exchanges, key=exchanges.__getitem__, reverse=True)[:most]
        ]
        return sorted(found, key=_candidate_value, reverse=True) or [
            Candidate(Pass(), value(view.rack) / POINT)
        ]


class EndgameRanker:
    """The end of a game of two as the kernel counts it out; values are points won from here on, what is left on the racks counted."""

    def __init__(self, generator: CompiledGenerator, view: BetapetView) -> None:
        self.generator, self.view = generator, view
        self.theirs = tuple(
            sorted(letter for letter, count in view.unseen.items() for _ in range(count))
        )
        self.is_after_pass = view.fails > 0

    def rank_plays(self, plays: Sequence[ScoredPlay], seconds: float, most: int) -> list[Candidate]:
        """Return what the search finds best, and unless only that is wanted, these plays and the pass by the best reply to each."""
        view = self.view
        best = self._solve(
            view.board,
            view.rack,
            self.theirs,
            self.is_after_pass,
            seconds if most == 1 else seconds / 2,
        )
        first = Candidate(_play_action(best.play), float(best.margin))
        if most == 1:
            return [first]
        share = seconds / 2 / (len(plays) + 1)
        found = [self.candidate_with_reply(play, share) for play in (*plays, None)]
        # A reply that was not counted out may be thought weaker than it is, but nothing is better than the best.
        rest = [
            Candidate(each.action, min(each.value, first.value), each.line)
            for each in found
            if each.action != first.action
        ]
        return [first, *sorted(rest, key=_candidate_value, reverse=True)]

    def candidate_with_reply(self, play: ScoredPlay | None, seconds: float) -> Candidate:
        """Return a play (None: the pass) with its value by the opponent's best reply, which follows it unless the game ends."""
        view, values = self.view, self.generator.tile_set.values
        if play is None:
            board, leave, points = view.board, view.rack, 0
        else:
            board, leave, points = board_with(view.board, play.tiles), play.leave, play.points
        if not leave:
            return Candidate(
                _play_action(play), float(points + 2 * rack_value(self.theirs, values))
            )
        if play is None and self.is_after_pass:
            return Candidate(
                Pass(), float(rack_value(self.theirs, values) - rack_value(leave, values))
            )
        reply = self._solve(board, self.theirs, leave, play is None, seconds)
        return Candidate(
            _play_action(play), float(points - reply.margin), (_play_action(reply.play),)
        )

    def _solve(
        self, board: Board, mine: Rack, theirs: Rack, passed: bool, seconds: float
    ) -> EndgameResult:
        from parlour.games.betapet.kernel.endgame import shared_search

        return shared_search(self.generator).solve(
            self.generator.pack_board(board, self.view.premiums), mine, theirs, passed, seconds
        )


def _play_action(play: ScoredPlay | None) -> AnyAction:
    return Pass() if play is None else Play(play.tiles)


def _candidate_value(candidate: Candidate) -> float:
    return candidate.value
