"""Tests that a game obeys the laws along random matches."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.codec import encode
from parlour.core.game import GameEvent, Seat
from parlour.core.rng import Rng
from parlour.laws import laws
from parlour.laws.layouts import check_layouts
from parlour.laws.playout import Playout, random_states
from parlour.laws.trial import Trial
from parlour.testing.subject import Subject, playout_name


class UnknownEvent(GameEvent, frozen=True):
    """An event that belongs to no game."""


def law_tests(subject: Subject) -> type[Any]:
    """Return the tests that a game obeys the laws and that each named secret exists."""

    class LawTests:
        @pytest.mark.parametrize("playout", subject.playouts, ids=playout_name)
        def test_laws(self, playout: Playout) -> None:
            assert (
                laws.check_laws(
                    subject.game,
                    playout,
                    subject.secrets,
                    subject.disguises,
                    every=subject.state_interval,
                )
                > 1
            )

        @pytest.mark.parametrize(
            "playout", subject.playouts if subject.plugin.layout else (), ids=playout_name
        )
        def test_layouts(self, playout: Playout) -> None:
            assert subject.plugin.layout is not None
            trial = Trial(game=subject.game, playout=playout)
            assert check_layouts(trial, subject.plugin.layout, subject.state_interval)

        @pytest.mark.parametrize("secret", subject.secrets)
        def test_changing_a_secret_changes_the_state(self, secret: str) -> None:
            assert any(_changes_state(subject, secret, playout) for playout in subject.playouts)

        def test_hidden_information_is_declared(self) -> None:
            assert subject.secrets or not subject.game.spec.has_hidden_information, (
                "name what is hidden in the plugin's secrets"
            )

        def test_unknown_events_are_rejected(self) -> None:
            with pytest.raises(TypeError):
                list(subject.game.log_entries((UnknownEvent(),), None))

    class NightlyLawTests(LawTests):
        @pytest.mark.slow
        @pytest.mark.parametrize("playout", subject.nightly_playouts, ids=playout_name)
        def test_laws_at_every_state(self, playout: Playout) -> None:
            assert laws.check_laws(subject.game, playout, subject.secrets, subject.disguises) > 1

    return NightlyLawTests if subject.nightly_playouts else LawTests


def _changes_state(subject: Subject, secret: str, playout: Playout) -> bool:
    """Return whether changing a secret changes some state of a random match."""
    scramble = subject.secrets[secret]
    return any(
        encode(scramble(state, Seat(0), Rng(bytes([number % 256] * 32)))) != encode(state)
        for number, state in enumerate(random_states(subject.game, playout))
    )
