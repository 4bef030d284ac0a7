"""Lessons go as they are written, or say where they do not."""

from __future__ import annotations

from importlib.resources import files

import pytest

from parlour.core import registry
from parlour.core.game import Illegal, Seat
from parlour.core.lesson import Lesson, Step, scenes
from parlour.house.i18n import Sentences, languages

from .toys.stones import Options, Stones, Take

TAUGHT = [game for game in registry.packages() if registry.folder(game).lesson is not None]
GAME = Stones()


def taught(*steps: Step, seat: int = 0) -> Lesson:
    return Lesson(options=Options(), seed=1, levels=("beginner",), steps=steps, seat=Seat(seat))


def test_a_game_has_a_lesson() -> None:
    assert "bulbous" in TAUGHT


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_as_it_is_written(name: str) -> None:
    """Each step has its words in every language, and where a decision is asked for the newcomer may take it."""
    folder = registry.folder(name)
    lesson, game = folder.lesson, folder.game()
    assert lesson is not None and folder.bots is not None
    found = scenes(game, lesson)
    assert [scene.step for scene in found] == list(lesson.steps)
    assert {level.id for level in folder.bots.levels} >= set(lesson.levels)
    for scene in found:
        if scene.step.expect is not None:
            game.apply(scene.moments[-1].state, lesson.seat, scene.step.expect)
    for language in languages(name):
        for step in lesson.steps:
            assert all(Sentences(language).text(name, f"{name}-lesson-{step.say}{part}") for part in ("", "-title"))


@pytest.mark.parametrize("name", TAUGHT)
def test_the_kinds_of_places_that_a_lesson_lights_are_known_to_its_board(name: str) -> None:
    lesson = registry.folder(name).lesson
    drawn = "".join(path.read_text("utf-8") for path in (files(registry.packages()[name]) / "ui").iterdir() if path.name.endswith(".js"))
    assert lesson is not None
    assert all(f"{place.split(':')[0]}:" in drawn for step in lesson.steps for place in step.highlight if ":" in place)


def test_the_others_do_what_is_written_and_a_step_that_is_read_stays_where_it_is() -> None:
    found = scenes(GAME, taught(Step(say="take", expect=Take(2), then=(Take(1),)), Step(say="read"), Step(say="on", expect=Take(3))))
    assert [[moment.state.heap for moment in scene.moments] for scene in found] == [[7], [5, 4], [4]]
    assert [moment.seat for moment in found[1].moments] == [0, 1]
    assert found[1].moments[-1] == found[2].moments[-1]


def test_the_others_may_begin() -> None:
    found = scenes(GAME, taught(Step(say="watch", then=(Take(1),)), Step(say="take", expect=Take(2)), seat=1))
    assert [moment.seat for moment in found[1].moments] == [0]


@pytest.mark.parametrize(
    ("steps", "seat"),
    [
        ((Step(say="early", expect=Take(1)),), 1),
        ((Step(say="late", then=(Take(1),)),), 0),
        ((Step(say="both", expect=Take(1), then=(Take(1), Take(1))),), 0),
    ],
)
def test_nobody_decides_who_is_not_awaited(steps: tuple[Step, ...], seat: int) -> None:
    with pytest.raises(ValueError, match="nobody is awaited"):
        scenes(GAME, taught(*steps, seat=seat))


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Illegal):
        scenes(GAME, taught(Step(say="too-many", expect=Take(9))))
