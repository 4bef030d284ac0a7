"""The endgame player, which plays by equity and solves the endgame."""

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
"""The maximum numbers of plays and of exchanges in a ranking."""

ENDGAME_SECONDS = 4.0
"""The time limit of an endgame search, in seconds."""
LOST_TURN_POINTS = 30.0
"""The approximate points of a turn between strong players.

It is the cost of a wrong challenge that loses the next turn.
"""


class EndgamePlayer(StaticPlayer):
    """A static player that solves the endgame once the bag is empty and one opponent is left."""

    def rank(
        self, view: BetapetView, seat: Seat, luck: Random, seconds: float
    ) -> Sequence[Candidate]:
        """Return the best actions with their values in points, best first.

        A value is the equity, or the points won from here on if the endgame has been solved.
        """
        if view.phase == "challenge":
            return self._rank_answers(view)
        return self._rank_turns(view, luck, seconds, MAX_RANKED)

    def evaluate(
        self, view: BetapetView, seat: Seat, action: AnyAction, luck: Random, seconds: float
    ) -> float:
        """Return the value of any legal action, in points on the scale of the ranking."""
        value = self.leave_value(view)
        if isinstance(action, Exchange):
            return value(rack_without(view.rack, action.letters)) / POINT
        points = self.game.previews(view, seat, [action])[0].points or 0
        leave = (
            rack_without(view.rack, tuple(rack_tile(tile.letter) for tile in action.tiles))
            if isinstance(action, Play)
            else view.rack
        )
        endgame = self._endgame(view)
        if endgame is None:
            return points + value(leave) / POINT
        play = ScoredPlay(action.tiles, points, leave) if isinstance(action, Play) else None
        return endgame.candidate_with_reply(play, min(seconds, ENDGAME_SECONDS) / 2).value

    def choose_turn(self, view: BetapetView, luck: Random, seconds: float) -> AnyAction:
        """Return the first action of the ranking."""
        action: AnyAction = self._rank_turns(view, luck, seconds, 1)[0].action
        return action

    def _rank_answers(self, view: BetapetView) -> list[Candidate]:
        """Return both answers to a play, each with the points that it gains or costs."""
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
        self, view: BetapetView, luck: Random, seconds: float, count: int
    ) -> list[Candidate]:
        generator = self.generator(view)
        plays = generator.best_plays(
            view.board, view.premiums, view.rack, self.leave_value(view), count
        )
        endgame = self._endgame(view)
        return (
            self._candidates_by_equity(view, plays, count)
            if endgame is None
            else endgame.rank_plays(plays, min(seconds, ENDGAME_SECONDS), count)
        )

    def _endgame(self, view: BetapetView) -> EndgameRanker | None:
        """Return a ranker for the endgame, or None before the endgame or without the kernel."""
        generator = (
            None
            if view.bag or len(view.counts) != 2 or view.gone
            else self.compiled_generator(view)
        )
        return None if generator is None else EndgameRanker(generator, view)

    def compiled_generator(self, view: BetapetView) -> CompiledGenerator | None:
        """Return the compiled generator, or None if it is missing or not ready."""
        generator = self.generator(view)
        if isinstance(generator, PlainGenerator):
            return None
        from parlour.games.betapet.kernel.generator import CompiledGenerator

        assert isinstance(generator, CompiledGenerator)
        return generator

    def _candidates_by_equity(
        self, view: BetapetView, plays: Sequence[ScoredPlay], count: int
    ) -> list[Candidate]:
        """Return plays and the best exchanges by equity, or only a pass if there are none."""
        value = self.leave_value(view)
        candidates = [
            Candidate(Play(play.tiles), play.points + value(play.leave) / POINT) for play in plays
        ]
        exchanges = {
            Exchange(rack_without(view.rack, leave)): value(leave) / POINT
            for leave in exchange_leaves(view)
        }
        candidates += [
            Candidate(action, exchanges[action])
            for action in sorted(exchanges, key=exchanges.__getitem__, reverse=True)[:count]
        ]
        return sorted(candidates, key=_candidate_value, reverse=True) or [
            Candidate(Pass(), value(view.rack) / POINT)
        ]


class EndgameRanker:
    """A ranker of the actions in a two-player endgame.

    Values are the points won from here on, including the tiles left on racks.
    """

    def __init__(self, generator: CompiledGenerator, view: BetapetView) -> None:
        self.generator, self.view = generator, view
        self.theirs = tuple(
            sorted(letter for letter, count in view.unseen.items() for _ in range(count))
        )
        self.is_after_pass = view.fails > 0

    def rank_plays(
        self, plays: Sequence[ScoredPlay], seconds: float, count: int
    ) -> list[Candidate]:
        """Return the best decision, followed by other plays and the pass in descending value.

        Each other action is valued by the opponent's best reply.
        """
        view = self.view
        best = self._solve(
            view.board,
            view.rack,
            self.theirs,
            self.is_after_pass,
            seconds if count == 1 else seconds / 2,
        )
        first = Candidate(_play_action(best.play), float(best.margin))
        if count == 1:
            return [first]
        share = seconds / 2 / (len(plays) + 1)
        candidates = [self.candidate_with_reply(play, share) for play in (*plays, None)]
        # The search of a reply may be incomplete and overrate the action, so values are limited to
        # the value of the best decision.
        rest = [
            Candidate(candidate.action, min(candidate.value, first.value), candidate.line)
            for candidate in candidates
            if candidate.action != first.action
        ]
        return [first, *sorted(rest, key=_candidate_value, reverse=True)]

    def candidate_with_reply(self, play: ScoredPlay | None, seconds: float) -> Candidate:
        """Return a play, or a pass for None, with its value and the opponent's best reply."""
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
