"""Tests that secret decisions and hidden chips are not revealed."""

from __future__ import annotations

from contextlib import suppress

import pytest

from parlour.core.codec import encode
from parlour.core.game import Illegal, Seat
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet
from parlour.games.carcassonne.rules.state import Options, State
from parlour.laws.playout import Playout, option_space, random_states

RULES = GAME()


def bet_states(seats: int, seed: bytes) -> list[State]:
    """Return the states of a random match in which all seats may bet and none has bet yet."""
    return [
        state
        for state in random_states(RULES, Playout(Options(), seats, seed))
        if state.phase == "bet" and not any(state.bets)
    ]


def test_secret_decision_reveals_only_the_seat() -> None:
    """The views and log entries of other seats do not depend on a pending bet."""
    for state in bet_states(3, b"decided")[:6]:
        first = min(RULES.turn(state).seats)
        observations = []
        for action in RULES.legal_actions(state, first):
            after = RULES.apply(state, first, action)
            if len(RULES.turn(state).seats) > 1:
                (entry,) = RULES.log_entries(after.events, None)
                observed = (entry.what, entry.seat, entry.details, entry.places)
                assert observed == ("decided", first, {}, ())
            observations.append(
                [
                    (
                        encode(RULES.view(after.state, viewer)),
                        encode(RULES.log_entries(after.events, viewer)),
                    )
                    for viewer in (None, Seat((first + 1) % 3))
                ]
            )
        assert len(RULES.turn(state).seats) == 1 or all(
            each == observations[0] for each in observations
        )


def test_no_view_contains_a_placed_chip() -> None:
    """Views show only the owners of placed chips, although a seat can infer its own chip."""
    state = bet_states(2, b"lies")[0]
    for seat, chip in ((0, "K1"), (1, "K2")):
        state = RULES.apply(state, Seat(seat), Bet(chip)).state
    for viewer in (None, Seat(0), Seat(1)):
        view = RULES.view(state, viewer)
        assert view.own_bet is None
        assert view.offices[-1].seats == (0, 1)
        assert not view.turned
        missing = {"K1", "K2"} - set(view.chips)
        assert missing == {None: {"K1", "K2"}, Seat(0): {"K1"}, Seat(1): {"K2"}}[viewer]
        assert b"laid" not in encode(view)


def test_invalid_options_raise() -> None:
    accepted = []
    for options in option_space(Options):
        with suppress(Illegal):
            RULES.setup(options, 2, Rng(bytes(32)))
            accepted.append(options.bets)
    # Four options apply to both games, five more only with The Bets.
    assert accepted.count(False) == 16
    assert accepted.count(True) == 16 * 32
    for options, seats, code in (
        (Options(), 7, "carcassonne.seats"),
        (Options(), 1, "carcassonne.seats"),
        (Options(tiles="0" * 32), 2, "carcassonne.unknown-tiles"),
        (Options(bets=False, offices="every"), 2, "carcassonne.option-of-the-bets"),
    ):
        with pytest.raises(Illegal) as error:
            RULES.setup(options, seats, Rng(bytes(32)))
        assert error.value.code == code
