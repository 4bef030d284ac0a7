"""Play by exact values: the fastest win, else a draw, else the slowest loss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import attrgetter
from random import Random
from typing import NamedTuple

from parlour.games.pylos.rules.actions import (
    AnyAction,
    Take,
    balls_after_move,
    balls_after_take,
    formation_balls,
    legal_moves,
    legal_takes,
)
from parlour.games.pylos.rules.board import HOLLOW_INDEX
from parlour.games.pylos.rules.notation import position_from_number
from parlour.games.pylos.rules.state import REPETITIONS_FOR_DRAW, State, Variant
from parlour.games.pylos.rules.turn import state_after_move, state_after_take
from parlour.plugin.player import Candidate

DRAW_VALUE = 255
"""The value of a draw."""

ValueFunction = Callable[[int, int], int]
"""A function that returns a position's value, given the mover's and the opponent's balls.

A value is the number of turns to the end, odd if the mover wins, even if the mover loses, or
DRAW_VALUE.
"""

MAX_CONTINUATION = 4
"""The maximum number of turns that follow a candidate's own turn in its line."""

MAX_COMPARED = 24
"""The maximum number of equally good actions to compare by the opponent's mistakes."""


class ExactOutcome(NamedTuple):
    """The outcome of a match with best play: its result and distance."""

    result: int
    """1 for a win, 0 for a draw, -1 for a loss."""

    turns: int
    """The number of turns to the end, counting both players; 0 for a draw."""

    @property
    def sort_key(self) -> tuple[int, int]:
        """The sort key, from worst to best: fast loss, slow loss, draw, slow win, fast win."""
        return self.result, -self.result * self.turns


DRAW = ExactOutcome(0, 0)
SORT_KEY = attrgetter("sort_key")


class CompleteTurn(NamedTuple):
    """The actions of a complete turn, or of the removal that completes one."""

    actions: tuple[AnyAction, ...]
    """The one or two actions."""

    own: int
    """The mover's balls after the turn."""


class Oracle:
    """A source of exact outcomes for every action of a variant."""

    def __init__(self, value: ValueFunction) -> None:
        self.value = value

    def best_action(self, state: State, rng: Random) -> AnyAction:
        """Return an action with the best outcome.

        If no win is possible, prefer the actions after which most of the opponent's replies are
        mistakes.
        """
        outcomes = self.outcomes_by_action(state)
        best = max(outcomes.values(), key=SORT_KEY)
        equals = [action for action, outcome in outcomes.items() if outcome == best]
        if best.result > 0 or len(equals) == 1:
            return rng.choice(equals)
        compared = rng.sample(equals, min(len(equals), MAX_COMPARED))
        return max(compared, key=lambda action: self._mistake_share(state, action))

    def rank(self, state: State) -> list[Candidate]:
        """Return every action with its outcome and best line, best first."""
        outcomes = sorted(
            self.outcomes_by_action(state).items(), key=lambda pair: pair[1].sort_key, reverse=True
        )
        return [self.candidate_for(state, action, outcome) for action, outcome in outcomes]

    def candidate_for(self, state: State, action: AnyAction, outcome: ExactOutcome) -> Candidate:
        """Return an action as a candidate with its outcome and best line."""
        return Candidate(
            action,
            float(outcome.result),
            self._best_line(state_after(state, action), MAX_CONTINUATION),
            ends_in=outcome.turns,
        )

    def outcomes_by_action(self, state: State) -> dict[AnyAction, ExactOutcome]:
        """Return the outcome of every legal action.

        A move that completes a formation has the outcome of its best removal.
        """
        closed = {
            position_from_number(past)
            for past, times in Counter(state.past).items()
            if times >= REPETITIONS_FOR_DRAW - 1
        }
        outcomes: dict[AnyAction, ExactOutcome] = {}
        outcome_by_balls: dict[int, ExactOutcome] = {}
        for turn in legal_turns(state):
            if turn.own not in outcome_by_balls:
                outcome_by_balls[turn.own] = self._outcome_after(state, turn.own, closed)
            action = turn.actions[0]
            outcomes[action] = max(
                outcomes.get(action, outcome_by_balls[turn.own]),
                outcome_by_balls[turn.own],
                key=SORT_KEY,
            )
        return outcomes

    def value_from_successors(self, variant: Variant, own: int, other: int) -> int:
        """Return the value of a position, computed from its successors by the rules."""
        outcomes = self.outcomes_by_action(State(variant=variant, white=own, black=other))
        best = max(outcomes.values(), key=SORT_KEY, default=ExactOutcome(-1, 0))
        return best.turns if best.result else DRAW_VALUE

    def _outcome_after(
        self, state: State, own: int, closed: set[tuple[int, int, int]]
    ) -> ExactOutcome:
        """Return the mover's outcome after a turn.

        Args:
            state: The state before the turn.
            own: The mover's balls after the turn.
            closed: The positions whose next occurrence ends the match in a draw.
        """
        other = state.occupied_cells & ~state.own
        white, black = (other, own) if state.mover else (own, other)
        if (white, black, 1 - state.mover) in closed:
            return DRAW
        value = self.value(other, own)
        return DRAW if value == DRAW_VALUE else ExactOutcome(-1 if value % 2 else 1, value + 1)

    def _mistake_share(self, state: State, action: AnyAction) -> float:
        """Return the share of the opponent's replies to an action that are mistakes."""
        while (state := state_after(state, action)).due:
            action = first_best_action(self.outcomes_by_action(state))
        if state.over is not None:
            return 0.0
        results = [outcome.result for outcome in self.outcomes_by_action(state).values()]
        return 1 - results.count(max(results)) / len(results)

    def _best_line(self, state: State, turns: int) -> tuple[AnyAction, ...]:
        """Return the best line of both players from a state, up to `turns` turns long."""
        line: list[AnyAction] = []
        last_turn = state.turns + turns + state.due
        while state.over is None and state.turns < last_turn:
            line.append(first_best_action(self.outcomes_by_action(state)))
            state = state_after(state, line[-1])
        return tuple(line)


def first_best_action(outcomes: dict[AnyAction, ExactOutcome]) -> AnyAction:
    """Return the first action among those with the best outcome."""
    return max(outcomes, key=lambda action: outcomes[action].sort_key)


def state_after(state: State, action: AnyAction) -> State:
    """Return the state after a legal action."""
    return (
        state_after_take(state, action)
        if isinstance(action, Take)
        else state_after_move(state, action)
    )


def legal_turns(state: State) -> Iterator[CompleteTurn]:
    """Yield every legal turn, or every legal removal if a bonus is due."""
    own, occupied = state.own, state.occupied_cells
    if state.due:
        yield from _removal_turns((), own, occupied)
        return
    for move in legal_moves(own, occupied):
        after = balls_after_move(own, occupied, move)
        if formation_balls(state.variant, after, HOLLOW_INDEX[move.cell]):
            yield from _removal_turns((move,), after, occupied & ~own | after)
        else:
            yield CompleteTurn((move,), after)


def _removal_turns(
    previous: tuple[AnyAction, ...], own: int, occupied: int
) -> Iterator[CompleteTurn]:
    """Yield one complete turn for each legal removal after the previous actions."""
    for take in legal_takes(own, occupied):
        yield CompleteTurn((*previous, take), balls_after_take(own, occupied, take))
