"""Lessons: the first turns of a match with a fixed deal, in which the others do what is written and the newcomer what is asked."""

from __future__ import annotations

from collections.abc import Sequence
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
    Where one is asked for, `<game>-lesson-<say>-other` answers any other legal one, but for those in `also`: they come to the same,
    and the lesson goes on as if it had been the expected. `then` are the decisions of the others that follow, in the order in which
    they are awaited; `meanwhile` are decisions of everybody that come before the step, of which only the outcome is seen.
    """

    say: str
    meanwhile: tuple[Any, ...] = ()
    highlight: tuple[str, ...] = ()
    expect: Any = None
    also: tuple[Any, ...] = ()
    then: tuple[Any, ...] = ()

    def fits(self, action: Any) -> bool:
        """Return whether a decision is the one asked for, or as good."""
        return action == self.expect or action in self.also


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
    now, found = Moment(opened.state, tuple(opened.happened)), list[Scene]()
    moments = [now]
    for step in lesson.steps:
        for action in step.meanwhile:
            now = _after(game, step, now, sorted(game.turn(now.state).seats), action)
        if step.meanwhile:
            moments.append(Moment(now.state, ()))
        found.append(Scene(step, tuple(moments or [now])))
        moments = []
        decided = ((True, step.expect),) if step.expect is not None else ()
        for own, action in (*decided, *((False, action) for action in step.then)):
            awaited = [seat for seat in sorted(game.turn(now.state).seats) if (seat == lesson.seat) == own]
            now = _after(game, step, now, awaited, action)
            moments.append(now)
    return tuple(found)


def _after(game: AnyGame, step: Step, now: Moment, awaited: Sequence[Seat], action: Any) -> Moment:
    """Return what the first of those who are awaited leads to by a decision."""
    if not awaited:
        raise ValueError(f"{game.spec.id}: in step {step.say} nobody is awaited for {action}")
    after = game.apply(now.state, awaited[0], action)
    return Moment(after.state, tuple(after.happened), awaited[0])
