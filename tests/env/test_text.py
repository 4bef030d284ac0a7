"""Tests of the text form for language models."""

from __future__ import annotations

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

import parlour.env
from parlour.core.game import Action, LogEntry, Seat
from parlour.env.text import action_text, entry_text
from parlour.games.bulbous.rules.actions import Add
from parlour.games.carcassonne.rules.actions import Bet
from parlour.plugin import strings

from .subjects import MANY, Setting

pytestmark = pytest.mark.uncounted


def play_at_random(setting: Setting, decisions: int) -> list[str]:
    """Return the texts of a match in which agents answer at random."""
    match, luck = parlour.env.text_match(setting.game, **setting.arguments), Random(1)
    match.reset(seed=1)
    texts = []
    for _ in range(decisions):
        _, text = match.get_observation()
        texts.append(text)
        actions = [line.split(": ", 1) for line in text.split("Answer with")[1].splitlines()[1:]]
        numbers = [number for number, _ in actions]
        assert len({words for _, words in actions}) == len(actions)
        is_over, info = match.step(f"I play {luck.choice(numbers)}, because it is good.")
        assert info == {}
        if is_over:
            assert sum(match.close()) == 0
            break
    return texts


@pytest.mark.parametrize("setting", [Setting("pylos", 2), Setting("bulbous", 2)], ids=str)
def test_a_match_is_played_with_texts(setting: Setting) -> None:
    texts = play_at_random(setting, 200)
    assert "You are seat 1 of 2" in texts[0] + texts[1]
    assert any("Seat 2 " in text for text in texts)


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_every_setting_is_played_with_texts(setting: Setting) -> None:
    assert play_at_random(setting, 30)


def test_news_and_actions_are_in_the_language() -> None:
    match = parlour.env.text_match("pylos", language="de")
    match.reset(seed=1)
    match.step(match.get_observation()[1].splitlines()[-1])
    assert "Seat 1 hat" in match.get_observation()[1]


def test_an_answer_without_a_legal_number_is_reported() -> None:
    match = parlour.env.text_match("pylos")
    match.reset(seed=1)
    assert match.step("I do not know") == (False, {"illegal": True})
    assert match.step("99999999999999999999") == (False, {"illegal": True})


def test_what_has_no_message_is_json() -> None:
    assert action_text("bulbous", Add()) == '{"do":"add","card":null}'
    assert action_text("carcassonne", Bet("a")) == 'Place a bet {"do":"bet","chip":"a"}'
    entry = LogEntry("unheard-of", Seat(0), parts=(LogEntry("also-unheard-of"),))
    assert entry_text("pylos", entry).count("unheard-of") == 3


def test_an_action_names_the_player_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ask(Action, frozen=True):
        target: Seat
        card: str

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "g-do-ask = Ask { $target-name } for { $card }\nh-do-ask = Ask for { $card }"
        )
    )
    monkeypatch.setattr(strings, "game_bundle", lambda game, language: bundle)
    assert action_text("g", Ask(Seat(2), "rose")) == "Ask Seat 3 for rose"
    assert action_text("h", Ask(Seat(2), "rose")).startswith('Ask for rose {"do":"ask"')
