"""Lessons in the browser: positions as frames, and checks of the learner's actions.

A lesson is not a match: no clock runs, nothing is stored, and only the learner's seat is shown.
"""

from __future__ import annotations

import asyncio

from parlour.core.codec import encode
from parlour.core.embedded_json import PreviewJson
from parlour.core.game import AnyGame, LogEntry, Seat
from parlour.core.match import Occupant
from parlour.core.value import Value
from parlour.plugin import registry
from parlour.plugin.lesson import Lesson, LessonPosition, LessonScene, play_lesson
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.lessons.position import staged_frame
from parlour.services.matches.frames import Frame

NEWCOMER = ""
"""The name of the learner's seat, which the browser fills in."""


class LessonMoment(Value, frozen=True):
    """A position of a lesson."""

    frame: Frame
    """The frame that the learner sees."""

    seat: Seat | None
    """The seat that acted before this position."""

    log_entries: tuple[LogEntry, ...]
    """The log entries that the learner may see."""


class SceneInfo(Value, frozen=True):
    """A step of a lesson with its positions."""

    message_id: str
    """The id of the step's text."""

    highlight: tuple[str, ...]
    """The parts of the board that the text refers to."""

    expects_action: bool
    """Whether the step asks for an action."""

    moments: tuple[LessonMoment, ...]
    """The positions that lead to the step."""


class LessonInfo(Value, frozen=True):
    """A lesson with all its steps."""

    game: str
    """The game."""

    seat: Seat
    """The learner's seat."""

    scenes: tuple[SceneInfo, ...]
    """The steps."""


class LessonAttempt(Value, frozen=True):
    """The result of an action in a lesson."""

    correct: bool
    """Whether the action is the expected one."""

    preview: PreviewJson
    """The preview of the action."""


class Lessons:
    """The service for the lessons of all games, each built once by the rules of the game."""

    def __init__(self, games: Games, translations: Translations) -> None:
        self.games, self.translations = games, translations
        self._played_scenes: dict[str, tuple[LessonScene, ...]] = {}
        self._infos: dict[str, LessonInfo] = {}

    async def ready(self, name: str) -> LessonInfo:
        """Return a game's lesson, built in a thread on first use.

        Raises NotFound `core.no-lesson`.
        """
        info = self._infos.get(name)
        return await asyncio.to_thread(self.lesson_info, name) if info is None else info

    def lesson_info(self, name: str) -> LessonInfo:
        """Return a game's lesson, built in the calling thread on first use.

        Raises NotFound `core.no-lesson`.
        """
        if name not in self._infos:
            self._infos[name] = self._build_info(name)
        return self._infos[name]

    def _build_info(self, name: str) -> LessonInfo:
        game, lesson = self.games.game(name), self._lesson(name)
        occupants = self._occupants(name, lesson)
        infos, seq = [], 0
        for scene in self._scenes(name):
            moments = []
            for moment in scene.positions:
                seq += 1
                is_asking = scene.step.expected_action is not None and moment is scene.positions[-1]
                moments.append(_lesson_moment(game, lesson, moment, occupants, is_asking, seq))
            infos.append(
                SceneInfo(
                    scene.step.text_id,
                    scene.step.highlight,
                    scene.step.expected_action is not None,
                    tuple(moments),
                )
            )
        return LessonInfo(name, lesson.seat, tuple(infos))

    def try_action(self, name: str, number: int, action: bytes) -> LessonAttempt:
        """Return the result of the learner's action at a step of a lesson.

        Raises:
            NotFound: The step does not exist or asks for no action.
            Illegal: The action is illegal.
        """
        lesson = self._lesson(name)
        scenes = self._scenes(name)
        if not 0 <= number < len(scenes) or scenes[number].step.expected_action is None:
            raise NotFound("core.no-such-step", step=number)
        game, state = self.games.game(name), scenes[number].positions[-1].state
        draft = self.games.codec(name).decode_action(action)
        if game.spec.lists_actions:
            # The frame lists all legal actions of a small game, so other actions are rejected as in
            # a match.
            game.apply(state, lesson.seat, draft)
        preview = game.previews(game.view(state, lesson.seat), lesson.seat, [draft])[0]
        return LessonAttempt(scenes[number].step.accepts(draft), preview)

    def _lesson(self, name: str) -> Lesson:
        self.games.game(name)
        info = registry.game_plugin(name).lesson
        if info is None:
            raise NotFound("core.no-lesson", game=name)
        return info

    def _scenes(self, name: str) -> tuple[LessonScene, ...]:
        if name not in self._played_scenes:
            self._played_scenes[name] = play_lesson(self.games.game(name), self._lesson(name))
        return self._played_scenes[name]

    def _occupants(self, name: str, lesson: Lesson) -> tuple[Occupant, ...]:
        others = [
            Occupant(self.translations.bot_name(name, level), bot=level) for level in lesson.levels
        ]
        return (*others[: lesson.seat], Occupant(NEWCOMER), *others[lesson.seat :])


def _lesson_moment(
    game: AnyGame,
    lesson: Lesson,
    moment: LessonPosition,
    occupants: tuple[Occupant, ...],
    is_asking: bool,
    seq: int,
) -> LessonMoment:
    """Return a position of a lesson as a frame.

    The learner has a decision only where the step asks for an action.
    """
    frame = staged_frame(
        f"lesson-{game.spec.id}",
        game,
        encode(lesson.options),
        occupants,
        moment.state,
        lesson.seat,
        seq=seq,
        is_to_move=is_asking,
    )
    return LessonMoment(frame, moment.seat, tuple(game.log_entries(moment.events, lesson.seat)))
