"""What a table says of every action, and which is best by it: soonest won, else drawn, else latest lost."""

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
"""The value of a draw: nobody can end the match in their favour."""

ValueFunction = Callable[[int, int], int]
"""The value of a position, given the mover's balls and the other's: the turns to the end, odd where the mover wins, even else, or OPEN."""

MAX_CONTINUATION = 4
"""How many turns of what would follow a candidate shows at most."""

MAX_COMPARED = 24
"""So many equally good actions are compared by what the other could do wrong after them."""


class ExactOutcome(NamedTuple):
    """How a match ends with best play: 1 for a win, 0 for a draw, -1 for a loss, and after how many turns of both, 0 for a draw."""

    result: int
    turns: int

    @property
    def sort_key(self) -> tuple[int, int]:
        """What is greater the rather somebody wants this end: soon to win, late to lose."""
        return self.result, -self.result * self.turns


DRAW = ExactOutcome(0, 0)
SORT_KEY = attrgetter("sort_key")


class CompleteTurn(NamedTuple):
    """A whole turn, or the taking that ends one: its one or two actions, and the mover's balls after it."""

    actions: tuple[AnyAction, ...]
    own: int


class Oracle:
    """Knows the value of every action of a variant by a table."""

    def __init__(self, value: ValueFunction) -> None:
        self.value = value

    def best_action(self, state: State, luck: Random) -> AnyAction:
        """Return a best action; among those equally good, where nothing is won, one after which the other can do most wrong."""
        found = self.outcomes_by_action(state)
        best = max(found.values(), key=SORT_KEY)
        equals = [action for action, end in found.items() if end == best]
        if best.result > 0 or len(equals) == 1:
            return luck.choice(equals)
        tried = luck.sample(equals, min(len(equals), MAX_COMPARED))
        return max(tried, key=lambda action: self._mistake_share(state, action))

    def rank(self, state: State) -> list[Candidate]:
        """Return every action with its end and what would follow, the best first."""
        found = sorted(
            self.outcomes_by_action(state).items(), key=lambda pair: pair[1].sort_key, reverse=True
        )
        return [self.candidate_for(state, action, end) for action, end in found]

    def candidate_for(self, state: State, action: AnyAction, end: ExactOutcome) -> Candidate:
        """Return an action with its end and what would follow."""
        return Candidate(
            action,
            float(end.result),
            self._best_line(state_after(state, action), MAX_CONTINUATION),
            ends_in=end.turns,
        )

    def outcomes_by_action(self, state: State) -> dict[AnyAction, ExactOutcome]:
        """Return every legal action with the end that it leads to; a ball that wins a bonus is worth its best taking."""
        closed = {
            position_from_number(past)
            for past, times in Counter(state.past).items()
            if times >= REPETITIONS_FOR_DRAW - 1
        }
        found: dict[AnyAction, ExactOutcome] = {}
        ends: dict[int, ExactOutcome] = {}
        for turn in legal_turns(state):
            if turn.own not in ends:
                ends[turn.own] = self._outcome_after(state, turn.own, closed)
            action = turn.actions[0]
            found[action] = max(found.get(action, ends[turn.own]), ends[turn.own], key=SORT_KEY)
        return found

    def value_from_successors(self, variant: Variant, own: int, other: int) -> int:
        """Return the value that a position has by those of its successors, as the rules find them."""
        ends = self.outcomes_by_action(State(variant=variant, white=own, black=other))
        best = max(ends.values(), key=SORT_KEY, default=ExactOutcome(-1, 0))
        return best.turns if best.result else DRAW_VALUE

    def _outcome_after(
        self, state: State, own: int, closed: set[tuple[int, int, int]]
    ) -> ExactOutcome:
        """Return the end for the mover that has these balls after the turn."""
        other = state.occupied_cells & ~state.own
        white, black = (other, own) if state.mover else (own, other)
        if (white, black, 1 - state.mover) in closed:
            return DRAW
        value = self.value(other, own)
        return DRAW if value == DRAW_VALUE else ExactOutcome(-1 if value % 2 else 1, value + 1)

    def _mistake_share(self, state: State, action: AnyAction) -> float:
        """Return the share of the other's turns that would give something away, after the best that can follow an action."""
        while (state := state_after(state, action)).due:
            action = first_best_action(self.outcomes_by_action(state))
        if state.over is not None:
            return 0.0
        results = [end.result for end in self.outcomes_by_action(state).values()]
        return 1 - results.count(max(results)) / len(results)

    def _best_line(self, state: State, left: int) -> tuple[AnyAction, ...]:
        """Return best play of both from a state on, for so many turns at most."""
        line: list[AnyAction] = []
        end = state.turns + left + state.due
        while state.over is None and state.turns < end:
            line.append(first_best_action(self.outcomes_by_action(state)))
            state = state_after(state, line[-1])
        return tuple(line)


def first_best_action(ends: dict[AnyAction, ExactOutcome]) -> AnyAction:
    """Return the first of the best actions."""
    return max(ends, key=lambda action: ends[action].sort_key)


def state_after(state: State, action: AnyAction) -> State:
    """Return the state after a legal action."""
    return (
        state_after_take(state, action)
        if isinstance(action, Take)
        else state_after_move(state, action)
    )


def legal_turns(state: State) -> Iterator[CompleteTurn]:
    """Yield every turn that is legal now, or every taking where a bonus is due."""
    own, occupied = state.own, state.occupied_cells
    if state.due:
        yield from _taking_turns((), own, occupied)
        return
    for move in legal_moves(own, occupied):
        kept = balls_after_move(own, occupied, move)
        if formation_balls(state.variant, kept, HOLLOW_INDEX[move.cell]):
            yield from _taking_turns((move,), kept, occupied & ~own | kept)
        else:
            yield CompleteTurn((move,), kept)


def _taking_turns(begun: tuple[AnyAction, ...], own: int, occupied: int) -> Iterator[CompleteTurn]:
    for take in legal_takes(own, occupied):
        yield CompleteTurn((*begun, take), balls_after_take(own, occupied, take))
