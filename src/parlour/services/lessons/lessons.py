"""Lessons as a browser plays them: every moment on the way as a frame of the newcomer's, and whether a decision is the one that is asked for.

A lesson is no match: nobody's clock runs, nothing is stored, and its only seat that anybody looks from is the newcomer's.
"""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.core.codec import encode
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
"""The name on the newcomer's chair, which the browser fills in."""


class LessonMoment(Value, frozen=True):
    """A moment of a lesson: what the newcomer sees, and what they heard."""

    frame: Frame
    seat: Seat | None
    log_entries: tuple[LogEntry, ...]


class SceneInfo(Value, frozen=True):
    """A step of a lesson: the key of its words, the places they speak of, whether a decision is asked for, and the way there."""

    message_id: str
    highlight: tuple[str, ...]
    expects_action: bool
    moments: tuple[LessonMoment, ...]


class LessonInfo(Value, frozen=True):
    """A lesson: its game, the newcomer's chair, and its steps."""

    game: str
    seat: Seat
    scenes: tuple[SceneInfo, ...]


class LessonAttempt(Value, frozen=True):
    """What became of a draft: whether it is the decision that is asked for, and what the rules say of it."""

    correct: bool
    preview: Any


class Lessons:
    """The lessons of a house, each played through by the rules once."""

    def __init__(self, games: Games, sentences: Translations) -> None:
        self.games, self.translations = games, sentences
        self._played_scenes: dict[str, tuple[LessonScene, ...]] = {}
        self._infos: dict[str, LessonInfo] = {}

    async def ready(self, name: str) -> LessonInfo:
        """Return a game's lesson, played through beside the event loop when it is first asked for; raises NotFound `core.no-lesson`."""
        found = self._infos.get(name)
        return await asyncio.to_thread(self.lesson_info, name) if found is None else found

    def lesson_info(self, name: str) -> LessonInfo:
        """Return a game's lesson, the same for everybody; raises NotFound `core.no-lesson`."""
        if name not in self._infos:
            self._infos[name] = self._build_info(name)
        return self._infos[name]

    def _build_info(self, name: str) -> LessonInfo:
        game, lesson = self.games.game(name), self._lesson(name)
        chairs = self._chairs(name, lesson)
        shown, seq = [], 0
        for scene in self._scenes(name):
            moments = []
            for moment in scene.positions:
                seq += 1
                asks = scene.step.expected_action is not None and moment is scene.positions[-1]
                moments.append(_lesson_moment(game, lesson, moment, chairs, asks, seq))
            shown.append(
                SceneInfo(
                    scene.step.text_id,
                    scene.step.highlight,
                    scene.step.expected_action is not None,
                    tuple(moments),
                )
            )
        return LessonInfo(name, lesson.seat, tuple(shown))

    def try_action(self, name: str, number: int, action: bytes) -> LessonAttempt:
        """Return what a draft at a step would be; raises NotFound for a step that is none or asks nothing, Illegal for what is no action."""
        lesson = self._lesson(name)
        played = self._scenes(name)
        if not 0 <= number < len(played) or played[number].step.expected_action is None:
            raise NotFound("core.no-such-step", step=number)
        game, state = self.games.game(name), played[number].positions[-1].state
        draft = self.games.codec(name).decode_action(action)
        if game.spec.small:
            # Where all that is legal is told with the frame, whatever else is asked about is refused like an action.
            game.apply(state, lesson.seat, draft)
        preview = game.previews(game.view(state, lesson.seat), lesson.seat, [draft])[0]
        return LessonAttempt(played[number].step.accepts(draft), preview)

    def _lesson(self, name: str) -> Lesson:
        self.games.game(name)
        found = registry.game_plugin(name).lesson
        if found is None:
            raise NotFound("core.no-lesson", game=name)
        return found

    def _scenes(self, name: str) -> tuple[LessonScene, ...]:
        if name not in self._played_scenes:
            self._played_scenes[name] = play_lesson(self.games.game(name), self._lesson(name))
        return self._played_scenes[name]

    def _chairs(self, name: str, lesson: Lesson) -> tuple[Occupant, ...]:
        others = [
            Occupant(self.translations.bot_name(name, level), bot=level) for level in lesson.levels
        ]
        return (*others[: lesson.seat], Occupant(NEWCOMER), *others[lesson.seat :])


def _lesson_moment(
    game: AnyGame,
    lesson: Lesson,
    moment: LessonPosition,
    chairs: tuple[Occupant, ...],
    asked: bool,
    seq: int,
) -> LessonMoment:
    """Return a moment as a frame like that of any table, with the newcomer asked only where the step is."""
    shown = staged_frame(
        f"lesson-{game.spec.id}",
        game,
        encode(lesson.options),
        chairs,
        moment.state,
        lesson.seat,
        seq,
        asked,
    )
    return LessonMoment(shown, moment.seat, tuple(game.log_entries(moment.events, lesson.seat)))
