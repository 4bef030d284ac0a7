"""What a table says of every action, and which is best by it: soonest won, else drawn, else latest lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import attrgetter
from random import Random
from typing import NamedTuple

from parlour.games.pylos.rules.actions import AnyAction, Take, made, moved, moves, taken, takes
from parlour.games.pylos.rules.board import INDEX
from parlour.games.pylos.rules.notation import unnumbered
from parlour.games.pylos.rules.state import REPEATS, State, Variant
from parlour.games.pylos.rules.turn import after_move, after_take
from parlour.plugin.player import Candidate

OPEN = 255
"""The value of a draw: nobody can end the match in their favour."""

Value = Callable[[int, int], int]
"""The value of a position, given the mover's balls and the other's: the turns to the end, odd where the mover wins, even else, or OPEN."""

FORESEEN = 4
"""How many turns of what would follow a candidate shows at most."""

TRIED = 24
"""So many equally good actions are compared by what the other could do wrong after them."""


class End(NamedTuple):
    """How a match ends with best play: 1 for a win, 0 for a draw, -1 for a loss, and after how many turns of both, 0 for a draw."""

    result: int
    turns: int

    @property
    def worth(self) -> tuple[int, int]:
        """What is greater the rather somebody wants this end: soon to win, late to lose."""
        return self.result, -self.result * self.turns


DRAW = End(0, 0)
WORTH = attrgetter("worth")


class Turn(NamedTuple):
    """A whole turn, or the taking that ends one: its one or two actions, and the mover's balls after it."""

    actions: tuple[AnyAction, ...]
    own: int


class Oracle:
    """Knows the value of every action of a variant by a table."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def choice(self, state: State, luck: Random) -> AnyAction:
        """Return a best action; among those equally good, where nothing is won, one after which the other can do most wrong."""
        found = self.ends(state)
        best = max(found.values(), key=WORTH)
        equals = [action for action, end in found.items() if end == best]
        if best.result > 0 or len(equals) == 1:
            return luck.choice(equals)
        tried = luck.sample(equals, min(len(equals), TRIED))
        return max(tried, key=lambda action: self._pitfalls(state, action))

    def rank(self, state: State) -> list[Candidate]:
        """Return every action with its end and what would follow, the best first."""
        found = sorted(self.ends(state).items(), key=lambda pair: pair[1].worth, reverse=True)
        return [self.candidate(state, action, end) for action, end in found]

    def candidate(self, state: State, action: AnyAction, end: End) -> Candidate:
        """Return an action with its end and what would follow."""
        return Candidate(action, float(end.result), self._line(after(state, action), FORESEEN), ends_in=end.turns)

    def ends(self, state: State) -> dict[AnyAction, End]:
        """Return every legal action with the end that it leads to; a ball that wins a bonus is worth its best taking."""
        closed = {unnumbered(past) for past, times in Counter(state.past).items() if times >= REPEATS - 1}
        found: dict[AnyAction, End] = {}
        ends: dict[int, End] = {}
        for turn in turns(state):
            if turn.own not in ends:
                ends[turn.own] = self._end(state, turn.own, closed)
            action = turn.actions[0]
            found[action] = max(found.get(action, ends[turn.own]), ends[turn.own], key=WORTH)
        return found

    def derived(self, variant: Variant, own: int, other: int) -> int:
        """Return the value that a position has by those of its successors, as the rules find them."""
        ends = self.ends(State(variant=variant, white=own, black=other))
        best = max(ends.values(), key=WORTH, default=End(-1, 0))
        return best.turns if best.result else OPEN

    def _end(self, state: State, own: int, closed: set[tuple[int, int, int]]) -> End:
        """Return the end for the mover that has these balls after the turn."""
        other = state.occupied & ~state.own
        white, black = (other, own) if state.mover else (own, other)
        if (white, black, 1 - state.mover) in closed:
            return DRAW
        value = self.value(other, own)
        return DRAW if value == OPEN else End(-1 if value % 2 else 1, value + 1)

    def _pitfalls(self, state: State, action: AnyAction) -> float:
        """Return the share of the other's turns that would give something away, after the best that can follow an action."""
        while (state := after(state, action)).due:
            action = best_of(self.ends(state))
        if state.over is not None:
            return 0.0
        results = [end.result for end in self.ends(state).values()]
        return 1 - results.count(max(results)) / len(results)

    def _line(self, state: State, left: int) -> tuple[AnyAction, ...]:
        """Return best play of both from a state on, for so many turns at most."""
        line: list[AnyAction] = []
        end = state.turns + left + state.due
        while state.over is None and state.turns < end:
            line.append(best_of(self.ends(state)))
            state = after(state, line[-1])
        return tuple(line)


def best_of(ends: dict[AnyAction, End]) -> AnyAction:
    """Return the first of the best actions."""
    return max(ends, key=lambda action: ends[action].worth)


def after(state: State, action: AnyAction) -> State:
    """Return the state after a legal action."""
    return after_take(state, action) if isinstance(action, Take) else after_move(state, action)


def turns(state: State) -> Iterator[Turn]:
    """Yield every turn that is legal now, or every taking where a bonus is due."""
    own, occupied = state.own, state.occupied
    if state.due:
        yield from _taken((), own, occupied)
        return
    for move in moves(own, occupied):
        kept = moved(own, occupied, move)
        if made(state.variant, kept, INDEX[move.cell]):
            yield from _taken((move,), kept, occupied & ~own | kept)
        else:
            yield Turn((move,), kept)


def _taken(begun: tuple[AnyAction, ...], own: int, occupied: int) -> Iterator[Turn]:
    for take in takes(own, occupied):
        yield Turn((*begun, take), taken(own, occupied, take))
