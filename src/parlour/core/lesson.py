"""Lessons: the first turns of a match with a fixed deal, in which the others do what is written and the newcomer what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.core.game import AnyGame, Happening, Seat
from parlour.core.rng import Rng

FIRST = Seat(0)


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step of a lesson.

    Its words are `<game>-lesson-<say>` and their heading `<game>-lesson-<say>-title`. `highlight` are the places they speak of,
    by the names that the game's board knows. `expect` is the decision that the newcomer takes; without one it is only read.
    `then` are the decisions of the others that follow, in the order in which they are awaited.
    """

    say: str
    highlight: tuple[str, ...] = ()
    expect: Any = None
    then: tuple[Any, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson as a game's folder offers it: options, seed of all luck, levels of the others in order, steps, and the newcomer's chair."""

    options: Any
    seed: int
    levels: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: Seat = FIRST

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.levels) + 1


class Moment(NamedTuple):
    """A state on the way, what happened just before it, and whose decision that was (None: the deal)."""

    state: Any
    happened: tuple[Happening, ...]
    seat: Seat | None = None


class Scene(NamedTuple):
    """A step with what is seen on the way to it: the last moment is the one that it speaks of."""

    step: Step
    moments: tuple[Moment, ...]


def scenes(game: AnyGame, lesson: Lesson) -> tuple[Scene, ...]:
    """Return a lesson played by the rules; raises Illegal or ValueError where it does not go as it is written."""
    opened = game.setup(lesson.options, lesson.seats, Rng(lesson.seed.to_bytes(32, "big")))
    state, found = opened.state, list[Scene]()
    moments = [Moment(state, tuple(opened.happened))]
    for step in lesson.steps:
        found.append(Scene(step, tuple(moments)))
        decided = ((True, step.expect),) if step.expect is not None else ()
        moments = [] if decided or step.then else moments[-1:]
        for own, action in (*decided, *((False, action) for action in step.then)):
            awaited = [seat for seat in sorted(game.turn(state).seats) if (seat == lesson.seat) == own]
            if not awaited:
                raise ValueError(f"{game.spec.id}: in step {step.say} nobody is awaited for {action}")
            after = game.apply(state, awaited[0], action)
            state = after.state
            moments.append(Moment(state, tuple(after.happened), awaited[0]))
    return tuple(found)
