"""Tests that lessons are playable as written or report their first error."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from parlour.core.game import Illegal, Seat
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.plugin.lesson import Lesson, LessonStep, play_lesson
from parlour.services.i18n import Translations, bundle_languages

from .toys.stones import Options, Stones, Take

TAUGHT = [
    game for game in registry.game_packages() if registry.game_plugin(game).lesson is not None
]
GAME = Stones()


def lesson_of(*steps: LessonStep, seat: int = 0) -> Lesson:
    return Lesson(options=Options(), seed=1, levels=("beginner",), steps=steps, seat=Seat(seat))


def test_every_game_has_a_lesson() -> None:
    assert set(TAUGHT) == set(registry.game_packages())


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_playable_as_written(name: str) -> None:
    """A lesson is short, requires actions, and names only legal actions."""
    folder = registry.game_plugin(name)
    lesson, game = folder.lesson, registry.build_game(name, asset_lookup(folder.asset_store))
    assert lesson is not None and folder.bots is not None
    found = play_lesson(game, lesson)
    assert [scene.step for scene in found] == list(lesson.steps)
    assert {level.id for level in folder.bots.levels} >= set(lesson.levels)
    assert 6 <= len(found) <= 10
    asking = [scene for scene in found if scene.step.expected_action is not None]
    assert 2 * len(asking) >= len(found)
    for scene in asking:
        for action in (scene.step.expected_action, *scene.step.accepted_actions):
            assert scene.step.accepts(action)
            game.apply(scene.positions[-1].state, lesson.seat, action)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_has_all_messages_in_every_language(name: str) -> None:
    """Each step has a heading, a text and, if it expects an action, a reply to other actions.

    No message is unused.
    """
    lesson = registry.game_plugin(name).lesson
    assert lesson is not None
    said = {
        f"{name}-lesson-{step.text_id}{part}"
        for step in lesson.steps
        for part in ("", "-title", "-other")
        if part != "-other" or step.expected_action is not None
    }
    assert len({step.text_id for step in lesson.steps}) == len(lesson.steps)
    for language in bundle_languages(name):
        written = (files(registry.game_packages()[name]) / "strings" / f"{language}.ftl").read_text(
            "utf-8"
        )
        assert set(re.findall(rf"^({name}-lesson-[a-z-]+) =", written, re.MULTILINE)) == said
        assert all(Translations(language).text(name, key) for key in said)


@pytest.mark.parametrize("name", TAUGHT)
def test_highlighted_places_of_a_lesson_are_known_to_the_board(name: str) -> None:
    lesson = registry.game_plugin(name).lesson
    drawn = "".join(
        path.read_text("utf-8")
        for path in (files(registry.game_packages()[name]) / "ui").iterdir()
        if path.name.endswith(".js")
    )
    assert lesson is not None
    assert all(
        f"{place.split(':')[0]}:" in drawn
        for step in lesson.steps
        for place in step.highlight
        if ":" in place
    )


def test_the_others_follow_the_script_and_read_steps_change_nothing() -> None:
    found = play_lesson(
        GAME,
        lesson_of(
            LessonStep(text_id="take", expected_action=Take(2), replies=(Take(1),)),
            LessonStep(text_id="read"),
            LessonStep(text_id="on", expected_action=Take(3)),
        ),
    )
    assert [[moment.state.heap for moment in scene.positions] for scene in found] == [
        [7],
        [5, 4],
        [4],
    ]
    assert [moment.seat for moment in found[1].positions] == [0, 1]
    assert found[1].positions[-1] == found[2].positions[-1]


def test_setup_actions_show_only_their_result() -> None:
    """A step that begins with setup actions has a single position before the replies."""
    later = LessonStep(text_id="later", setup_actions=(Take(1), Take(1)))
    found = play_lesson(
        GAME,
        lesson_of(
            LessonStep(text_id="take", expected_action=Take(1), replies=(Take(1),)),
            later,
            LessonStep(text_id="on", expected_action=Take(3)),
        ),
    )
    assert [[moment.state.heap for moment in scene.positions] for scene in found] == [
        [7],
        [6, 5, 3],
        [3],
    ]
    jump = found[1].positions[-1]
    assert (jump.seat, jump.events) == (None, ())
    found = play_lesson(
        GAME,
        lesson_of(
            LessonStep(text_id="read"),
            LessonStep(text_id="later", setup_actions=(Take(1),), replies=(Take(1),)),
        ),
    )
    assert [[moment.state.heap for moment in scene.positions] for scene in found] == [[7], [6]]


def test_equivalent_actions_are_accepted() -> None:
    step = LessonStep(text_id="take", expected_action=Take(1), accepted_actions=(Take(2),))
    assert [step.accepts(Take(count)) for count in (1, 2, 3)] == [True, True, False]


def test_the_others_may_begin() -> None:
    found = play_lesson(
        GAME,
        lesson_of(
            LessonStep(text_id="watch", replies=(Take(1),)),
            LessonStep(text_id="take", expected_action=Take(2)),
            seat=1,
        ),
    )
    assert [moment.seat for moment in found[1].positions] == [0]


@pytest.mark.parametrize(
    ("steps", "seat"),
    [
        ((LessonStep(text_id="early", expected_action=Take(1)),), 1),
        ((LessonStep(text_id="late", replies=(Take(1),)),), 0),
        ((LessonStep(text_id="both", expected_action=Take(1), replies=(Take(1), Take(1))),), 0),
    ],
)
def test_a_seat_that_is_not_awaited_cannot_decide(steps: tuple[LessonStep, ...], seat: int) -> None:
    with pytest.raises(ValueError, match="no seat is awaited"):
        play_lesson(GAME, lesson_of(*steps, seat=seat))


def test_actions_that_the_rules_reject_are_rejected() -> None:
    with pytest.raises(Illegal):
        play_lesson(GAME, lesson_of(LessonStep(text_id="too-many", expected_action=Take(9))))
