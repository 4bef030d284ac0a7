"""Lessons: the first turns of a match with a fixed deal, in which the others do what is written and the newcomer what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.core.game import AnyGame, GameEvent, Seat
from parlour.core.rng import Rng

FIRST_SEAT = Seat(0)


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One step of a lesson.

    Its words are `<game>-lesson-<say>` and their heading `<game>-lesson-<say>-title`. `highlight` are the places they speak of,
    by the names that the game's board knows. `expect` is the decision that the newcomer takes; without one it is only read.
    Where one is asked for, `<game>-lesson-<say>-other` answers any other legal one, but for those in `also`: they come to the same,
    and the lesson goes on as if it had been the expected. `then` are the decisions of the others that follow, in the order in which
    they are awaited; `meanwhile` are decisions of everybody that come before the step, of which only the outcome is seen.
    """

    text_id: str
    setup_actions: tuple[Any, ...] = ()
    highlight: tuple[str, ...] = ()
    expected_action: Any = None
    accepted_actions: tuple[Any, ...] = ()
    replies: tuple[Any, ...] = ()

    def accepts(self, action: Any) -> bool:
        """Return whether a decision is the one asked for, or as good."""
        return action == self.expected_action or action in self.accepted_actions


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson as a game's folder offers it: options, seed of all luck, levels of the others in order, steps, and the newcomer's chair."""

    options: Any
    seed: int
    levels: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    seat: Seat = FIRST_SEAT

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.levels) + 1


class LessonPosition(NamedTuple):
    """A state on the way, what happened just before it, and whose decision that was (None: the deal)."""

    state: Any
    events: tuple[GameEvent, ...]
    seat: Seat | None = None


class LessonScene(NamedTuple):
    """A step with what is seen on the way to it: the last moment is the one that it speaks of."""

    step: LessonStep
    moments: tuple[LessonPosition, ...]


def play_lesson(game: AnyGame, lesson: Lesson) -> tuple[LessonScene, ...]:
    """Return a lesson played by the rules; raises Illegal or ValueError where it does not go as it is written."""
    opened = game.setup(lesson.options, lesson.seats, Rng(lesson.seed.to_bytes(32, "big")))
    now, found = LessonPosition(opened.state, tuple(opened.events)), list[LessonScene]()
    moments = [now]
    for step in lesson.steps:
        for action in step.setup_actions:
            now = _play_action(game, step, now, sorted(game.turn(now.state).seats), action)
        if step.setup_actions:
            moments.append(LessonPosition(now.state, ()))
        found.append(LessonScene(step, tuple(moments or [now])))
        moments = []
        decided = ((True, step.expected_action),) if step.expected_action is not None else ()
        for own, action in (*decided, *((False, action) for action in step.replies)):
            awaited = [
                seat for seat in sorted(game.turn(now.state).seats) if (seat == lesson.seat) == own
            ]
            now = _play_action(game, step, now, awaited, action)
            moments.append(now)
    return tuple(found)


def _play_action(
    game: AnyGame, step: LessonStep, now: LessonPosition, awaited: Sequence[Seat], action: Any
) -> LessonPosition:
    """Return what the first of those who are awaited leads to by a decision."""
    if not awaited:
        raise ValueError(f"{game.spec.id}: in step {step.text_id} nobody is awaited for {action}")
    after = game.apply(now.state, awaited[0], action)
    return LessonPosition(after.state, tuple(after.events), awaited[0])
