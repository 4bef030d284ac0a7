"""Lessons go as they are written, or say where they do not."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour.core.game import Illegal, Seat
from parlour.plugin import registry
from parlour.plugin.assets import lookup
from parlour.plugin.lesson import Lesson, Step, scenes
from parlour.services.i18n import Sentences, languages

from .toys.stones import Options, Stones, Take

TAUGHT = [game for game in registry.packages() if registry.plugin(game).lesson is not None]
GAME = Stones()


def taught(*steps: Step, seat: int = 0) -> Lesson:
    return Lesson(options=Options(), seed=1, levels=("beginner",), steps=steps, seat=Seat(seat))


def test_every_game_has_a_lesson() -> None:
    assert set(TAUGHT) == set(registry.packages())


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_played_as_it_is_written(name: str) -> None:
    """It is short, it asks for deeds, and what it asks for the rules allow, as they allow what comes to the same."""
    folder = registry.plugin(name)
    lesson, game = folder.lesson, registry.build(name, lookup(folder.shelf))
    assert lesson is not None and folder.bots is not None
    found = scenes(game, lesson)
    assert [scene.step for scene in found] == list(lesson.steps)
    assert {level.id for level in folder.bots.levels} >= set(lesson.levels)
    assert 6 <= len(found) <= 10
    asking = [scene for scene in found if scene.step.expect is not None]
    assert 2 * len(asking) >= len(found)
    for scene in asking:
        for action in (scene.step.expect, *scene.step.also):
            assert scene.step.fits(action)
            game.apply(scene.moments[-1].state, lesson.seat, action)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_says_everything_in_every_language(name: str) -> None:
    """Each step has its heading, its words, and an answer to other decisions where it asks for one, and nothing is left over."""
    lesson = registry.plugin(name).lesson
    assert lesson is not None
    said = {
        f"{name}-lesson-{step.say}{part}" for step in lesson.steps for part in ("", "-title", "-other") if part != "-other" or step.expect is not None
    }
    assert len({step.say for step in lesson.steps}) == len(lesson.steps)
    for language in languages(name):
        written = (files(registry.packages()[name]) / "strings" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(rf"^({name}-lesson-[a-z-]+) =", written, re.MULTILINE)) == said
        assert all(Sentences(language).text(name, key) for key in said)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_kinds_of_places_that_a_lesson_lights_are_known_to_its_board(name: str) -> None:
    lesson = registry.plugin(name).lesson
    drawn = "".join(path.read_text("utf-8") for path in (files(registry.packages()[name]) / "ui").iterdir() if path.name.endswith(".js"))
    assert lesson is not None
    assert all(f"{place.split(':')[0]}:" in drawn for step in lesson.steps for place in step.highlight if ":" in place)


def test_the_others_do_what_is_written_and_a_step_that_is_read_stays_where_it_is() -> None:
    found = scenes(GAME, taught(Step(say="take", expect=Take(2), then=(Take(1),)), Step(say="read"), Step(say="on", expect=Take(3))))
    assert [[moment.state.heap for moment in scene.moments] for scene in found] == [[7], [5, 4], [4]]
    assert [moment.seat for moment in found[1].moments] == [0, 1]
    assert found[1].moments[-1] == found[2].moments[-1]


def test_what_happens_meanwhile_is_seen_by_its_outcome_alone() -> None:
    """Decisions of everybody pass unseen, after what the step before has led to, or in the place of what was only read."""
    later = Step(say="later", meanwhile=(Take(1), Take(1)))
    found = scenes(GAME, taught(Step(say="take", expect=Take(1), then=(Take(1),)), later, Step(say="on", expect=Take(3))))
    assert [[moment.state.heap for moment in scene.moments] for scene in found] == [[7], [6, 5, 3], [3]]
    jump = found[1].moments[-1]
    assert (jump.seat, jump.happened) == (None, ())
    found = scenes(GAME, taught(Step(say="read"), Step(say="later", meanwhile=(Take(1),), then=(Take(1),))))
    assert [[moment.state.heap for moment in scene.moments] for scene in found] == [[7], [6]]


def test_what_comes_to_the_same_fits_as_well() -> None:
    step = Step(say="take", expect=Take(1), also=(Take(2),))
    assert [step.fits(Take(count)) for count in (1, 2, 3)] == [True, True, False]


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
