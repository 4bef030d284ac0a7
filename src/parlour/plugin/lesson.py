"""Lessons: the first turns of a match with a fixed deal and scripted opponents."""

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

    Its messages in strings/ are `<game>-lesson-<text_id>`, the heading `…-title`, and `…-other`,
    the answer to a legal action that was not expected.

    Attributes:
        text_id: The id of the messages.
        setup_actions: Actions of all seats before the step; only their result is shown.
        highlight: The board places to highlight.
        expected_action: The action that the learner must find, or None for a step without an
            action.
        accepted_actions: Equivalent actions; the lesson continues as if the expected one had been
            played.
        replies: The actions of the other seats after it, in turn order.
    """

    text_id: str
    setup_actions: tuple[Any, ...] = ()
    highlight: tuple[str, ...] = ()
    expected_action: Any = None
    accepted_actions: tuple[Any, ...] = ()
    replies: tuple[Any, ...] = ()

    def accepts(self, action: Any) -> bool:
        """Return whether an action is the expected one or equivalent to it."""
        return action == self.expected_action or action in self.accepted_actions


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A scripted lesson.

    Attributes:
        options: The options of the game.
        seed: The seed of all randomness.
        levels: The bot levels of the other seats, in seat order.
        steps: The steps.
        seat: The learner's seat.
    """

    options: Any
    seed: int
    levels: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    seat: Seat = FIRST_SEAT

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.levels) + 1


class LessonPosition(NamedTuple):
    """A position within a lesson.

    Attributes:
        state: The state.
        events: The events that led to it.
        seat: The seat that acted, or None for the deal.
    """

    state: Any
    events: tuple[GameEvent, ...]
    seat: Seat | None = None


class LessonScene(NamedTuple):
    """A step with the positions shown before it.

    Attributes:
        step: The step.
        positions: The positions to show; the step applies to the last one.
    """

    step: LessonStep
    positions: tuple[LessonPosition, ...]


def play_lesson(game: AnyGame, lesson: Lesson) -> tuple[LessonScene, ...]:
    """Return the scenes of a lesson; raises Illegal or ValueError if an action is not possible."""
    deal = game.setup(lesson.options, lesson.seats, Rng(lesson.seed.to_bytes(32, "big")))
    position, scenes = LessonPosition(deal.state, tuple(deal.events)), list[LessonScene]()
    positions = [position]
    for step in lesson.steps:
        for action in step.setup_actions:
            position = _play_action(
                game, step, position, sorted(game.turn(position.state).seats), action
            )
        if step.setup_actions:
            positions.append(LessonPosition(position.state, ()))
        scenes.append(LessonScene(step, tuple(positions or [position])))
        positions = []
        learner_actions = (
            ((True, step.expected_action),) if step.expected_action is not None else ()
        )
        for is_learner, action in (*learner_actions, *((False, action) for action in step.replies)):
            awaited = [
                seat
                for seat in sorted(game.turn(position.state).seats)
                if (seat == lesson.seat) == is_learner
            ]
            position = _play_action(game, step, position, awaited, action)
            positions.append(position)
    return tuple(scenes)


def _play_action(
    game: AnyGame, step: LessonStep, position: LessonPosition, awaited: Sequence[Seat], action: Any
) -> LessonPosition:
    """Return the position after an action of the first awaited seat."""
    if not awaited:
        raise ValueError(f"{game.spec.id}: in step {step.text_id}, no seat is awaited for {action}")
    after = game.apply(position.state, awaited[0], action)
    return LessonPosition(after.state, tuple(after.events), awaited[0])
