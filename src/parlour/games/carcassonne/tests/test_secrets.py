"""What a secret decision tells, and what is sent of chips that lie."""

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


def bettings(seats: int, seed: bytes) -> list[State]:
    """The moments of a random match in which everybody is asked for a bet."""
    return [
        state
        for state in random_states(RULES, Playout(Options(), seats, seed))
        if state.phase == "bet" and not any(state.bets)
    ]


def test_has_decided_tells_who_and_nothing_else() -> None:
    """A chip, another chip or none: until the last has decided, all others see and read the same."""
    for state in bettings(3, b"decided")[:6]:
        first = min(RULES.turn(state).seats)
        told = []
        for action in RULES.legal_actions(state, first):
            after = RULES.apply(state, first, action)
            if len(RULES.turn(state).seats) > 1:
                lines = RULES.log_entries(after.events, None)
                assert [(line.what, line.seat, line.details, line.places) for line in lines] == [
                    ("decided", first, {}, ())
                ]
            told.append(
                [
                    (
                        encode(RULES.view(after.state, eyes)),
                        encode(RULES.log_entries(after.events, eyes)),
                    )
                    for eyes in (None, Seat((first + 1) % 3))
                ]
            )
        assert len(RULES.turn(state).seats) == 1 or all(seen == told[0] for seen in told)


def test_nobody_is_sent_the_value_of_a_chip_that_lies() -> None:
    """With two chips out, a seat's own view says which two (they are not at hand) but never which lies where; all others say neither."""
    state = bettings(2, b"lies")[0]
    for seat, chip in ((0, "K1"), (1, "K2")):
        state = RULES.apply(state, Seat(seat), Bet(chip)).state
    for eyes in (None, Seat(0), Seat(1)):
        view = RULES.view(state, eyes)
        assert view.own_bet is None
        assert view.offices[-1].seats == (0, 1)
        assert not view.turned
        own = {"K1", "K2"} - set(view.chips)
        assert own == {None: {"K1", "K2"}, Seat(0): {"K1"}, Seat(1): {"K2"}}[eyes]
        assert b"laid" not in encode(view)


def test_senseless_options_are_refused() -> None:
    accepted = []
    for options in option_space(Options):
        with suppress(Illegal):
            RULES.setup(options, 2, Rng(bytes(32)))
            accepted.append(options.bets)
    # Small city, farmers, overlays and projected points go with either game, the five readings with The Bets alone.
    assert accepted.count(False) == 16
    assert accepted.count(True) == 16 * 32
    for options, seats, code in (
        (Options(), 7, "carcassonne.seats"),
        (Options(), 1, "carcassonne.seats"),
        (Options(tiles="0" * 32), 2, "carcassonne.unknown-tiles"),
        (Options(bets=False, offices="every"), 2, "carcassonne.option-of-the-bets"),
    ):
        with pytest.raises(Illegal) as refused:
            RULES.setup(options, seats, Rng(bytes(32)))
        assert refused.value.code == code
