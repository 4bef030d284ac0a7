"""Racegame, as defined in RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.scaffold.racegame.rules.actions import Move
from parlour.scaffold.racegame.rules.state import (
    RUNNERS,
    SIDES,
    Options,
    State,
    target_space,
)
from parlour.scaffold.racegame.rules.view import (
    RacegamePreview,
    RacegameView,
    RunnerMoved,
    log_entry_of,
)


class Racegame(Game[State, Move, RacegameView, Options]):
    """Racegame for two to four players, with a die."""

    spec = GameSpec(
        id="racegame",
        name="Racegame",
        version=1,
        min_seats=2,
        max_seats=4,
        has_hidden_information=False,
        lists_actions=True,
        max_decisions=160,
        minutes=5,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state with all runners at the start and the first roll."""
        roll, rng = rng.below(SIDES)
        return Transition(
            State(options=options, rng=rng, runners=((0,) * RUNNERS,) * seats, roll=roll + 1)
        )

    def turn(self, state: State) -> Turn:
        """Return the seat to move, or no seat at the end."""
        return (
            Turn(frozenset(), "over") if state.is_over else Turn(frozenset({state.mover}), "move")
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Move]:
        """Yield a move for every space with an own runner, except the goal."""
        if seat in self.turn(state).seats:
            for space in sorted(set(state.runners[seat])):
                if space < state.goal:
                    yield Move(space)

    def apply(self, state: State, seat: Seat, action: Move) -> Transition[State]:
        """Return the state after a move, with the roll of the next seat; raises Illegal."""
        if seat not in self.turn(state).seats:
            raise Illegal("racegame.not-your-turn")
        own = list(state.runners[seat])
        if action.space not in own:
            raise Illegal("racegame.no-runner", space=action.space)
        if action.space == state.goal:
            raise Illegal("racegame.at-the-goal")
        target = target_space(state, action.space)
        own[own.index(action.space)] = target
        roll, rng = state.rng.below(SIDES)
        after = replace(
            state,
            rng=rng,
            runners=(*state.runners[:seat], tuple(own), *state.runners[seat + 1 :]),
            roll=roll + 1,
            mover=Seat((seat + 1) % len(state.runners)),
        )
        return Transition(after, (RunnerMoved(seat, action.space, target, target == state.goal),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries, which are the same for every seat."""
        return [log_entry_of(event) for event in events]

    def view(self, state: State, seat: Seat | None) -> RacegameView:
        """Return the position without the generator, from which coming rolls follow."""
        return RacegameView(
            options=state.options, runners=state.runners, roll=state.roll, mover=state.mover
        )

    def determinize(self, view: RacegameView, rng: Rng) -> State:
        """Return the position with other coming rolls."""
        return State(
            options=view.options, rng=rng, runners=view.runners, roll=view.roll, mover=view.mover
        )

    def previews(
        self, view: RacegameView, seat: Seat, actions: Sequence[Move]
    ) -> Sequence[RacegamePreview]:
        """Return the target of each move and the spaces that it gains."""
        state = self.determinize(view, Rng(bytes(32)))
        targets = [target_space(state, action.space) for action in actions]
        return [
            RacegamePreview(target=target, points=target - action.space)
            for action, target in zip(actions, targets, strict=True)
        ]

    def has_even_seats(self, options: Options) -> bool:
        """Return False: the seat that moves first is ahead in a race."""
        return False

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by the sum of the spaces; equal sums share a rank."""
        return score_ranking(
            tuple(map(sum, state.runners)), penalties, "home" if state.is_over else None
        )
