"""Tests for a lesson of a small game: its frames, expected actions and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.codec import AnyCodec, Codec
from parlour.core.game import Illegal
from parlour.plugin.lesson import Lesson, LessonStep
from parlour.services.games import Games
from parlour.services.i18n import Translations
from parlour.services.lessons.lessons import Lessons

from ..core.toys.stones import Options, Stones, Take


class StonesOnly(Games):
    """A collection of one game that belongs to no package."""

    def game(self, name: str, version: int | None = None) -> Stones:
        return Stones()

    def codec(self, name: str, version: int | None = None) -> AnyCodec:
        return Codec(Stones())


class OneLesson(Lessons):
    """A lesson service with one lesson of two moves."""

    def _lesson(self, name: str) -> Lesson:
        steps = (
            LessonStep(text_id="two", expected_action=Take(2), replies=(Take(1),)),
            LessonStep(text_id="three", expected_action=Take(3)),
        )
        return Lesson(options=Options(), seed=1, levels=("beginner",), steps=steps)


def test_legal_actions_are_previewed_and_others_refused(tmp_path: Path) -> None:
    lessons = OneLesson(StonesOnly(tmp_path), Translations())
    info = lessons.lesson_info("stones")
    assert info is lessons.lesson_info("stones")
    frames = [moment.frame for scene in info.scenes for moment in scene.moments]
    assert [frame.mine for frame in frames] == [True, False, True]
    assert [frame.legal_actions is not None for frame in frames] == [True, False, True]
    assert lessons.try_action("stones", 0, b'{"do":"take","count":2}').correct
    assert not lessons.try_action("stones", 0, b'{"do":"take","count":1}').correct
    with pytest.raises(Illegal, match=r"stones\."):
        lessons.try_action("stones", 0, b'{"do":"take","count":9}')
