"""Tests of views, previews, refusals, take-backs and combinations of options."""

from __future__ import annotations

from contextlib import suppress

import pytest

from parlour.core.codec import Codec, encode
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules import display
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.preview import BettaPreview
from parlour.games.betta.rules.scoring import card_score
from parlour.games.betta.rules.state import Options, State
from parlour.games.betta.tests.modes import MODES
from parlour.laws.mutation import mutated_actions
from parlour.laws.playout import (
    Playout,
    option_space,
    playout_rng,
    playouts,
    random_states,
    refusal_of,
)

GAME = Betta()


def test_views_name_no_card_that_is_secret() -> None:
    """Cards of another hand appear only in the list of unseen cards."""
    for playout in playouts(GAME, 2, [Options(), Options(mode="betty"), Options(mode="solo")]):
        for state in random_states(GAME, playout):
            for seat in (None, *map(Seat, range(playout.seats))):
                view = replace(GAME.view(state, seat), unseen=(), removed=None)
                text = encode(view).decode()
                secret = [
                    card for other, hand in enumerate(state.hands) for card in hand if other != seat
                ]
                secret += [card for cards in (*state.stacks, *state.removed) for card in cards]
                assert not [card for card in secret if f'"{card}"' in text]


def test_refusals_and_previews_tell_nothing_of_others() -> None:
    """The refusal is the same for a card in another hand and for a card in no hand."""
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    seat = next(iter(GAME.turn(state).seats))
    view, action = GAME.view(state, seat), next(iter(GAME.legal_actions(state, seat)))
    for card in (
        state.hands[1 - seat][0],
        state.stacks[seat][0],
        state.removed[seat][0],
        "nonsense",
    ):
        odd = replace(action, card=card)
        with pytest.raises(Illegal) as refused:
            GAME.apply(state, seat, odd)
        assert (refused.value.code, refused.value.details) == ("betta.not-in-hand", {"card": card})
        (preview,) = GAME.previews(view, seat, [odd])
        assert preview == BettaPreview(problem="betta.not-in-hand", details={"card": card})


def test_removed_cards_are_told_at_the_end_but_for_a_daily_deal() -> None:
    for options, shown in ((Options(mode="solo"), True), (MODES[-1], False)):
        *_, before, last = random_states(GAME, Playout(options, 1, b"end"))
        assert GAME.view(before, Seat(0)).removed is None
        assert (GAME.view(last, None).removed is not None) == shown


def test_previews_tell_what_happens() -> None:
    for playout in playouts(GAME, 1, [Options(), Options(mode="betty"), Options(mode="solo")]):
        for state in random_states(GAME, playout):
            for seat in GAME.turn(state).seats:
                view = GAME.view(state, seat)
                legal = list(GAME.legal_actions(state, seat))
                for action, draft in list(
                    zip(legal, GAME.previews(view, seat, legal), strict=True)
                )[::7]:
                    after = GAME.apply(state, seat, action).state
                    done = after.placed[-1]
                    assert (draft.points, draft.pattern, draft.cells) == (
                        done.points,
                        done.pattern,
                        done.cells,
                    )
                    assert draft.after == after.displays[action.display]
                    assert draft.gain == GAME.view(after, seat).finals[seat] - view.finals[seat]
                    odd = list(mutated_actions(action))
                    for mutant, draft in zip(odd, GAME.previews(view, seat, odd), strict=True):
                        assert draft.problem == code_of(state, seat, mutant)
                for other in set(map(Seat, range(playout.seats))) - {seat}:
                    assert {
                        draft.problem
                        for draft in GAME.previews(GAME.view(state, other), other, legal)
                    } == {"betta.not-your-turn"}


def code_of(state: State, seat: Seat, action: Place) -> str | None:
    """Return the code of the refusal of an action, or None if it is legal."""
    refused = refusal_of(GAME, state, seat, action)
    return refused and refused[0]


def test_senseless_options_are_refused() -> None:
    accepted = []
    for options in option_space(Options):
        for seats in GAME.seat_counts(options):
            with suppress(Illegal):
                GAME.setup(options, seats, Rng(bytes(32)))
                accepted.append((options.mode, seats))
    assert accepted.count(("classic", 2)) == 1
    assert accepted.count(("betty", 5)) == 4
    assert accepted.count(("solo", 1)) == 2
    for options, seats, code in (
        (Options(), 5, "betta.seats"),
        (Options(mode="betty"), 1, "betta.seats"),
        (Options(box="0" * 32), 2, "betta.unknown-box"),
        (Options(day="2026-01-31"), 2, "betta.option-of-other-mode"),
    ):
        with pytest.raises(Illegal) as refused:
            GAME.setup(options, seats, Rng(bytes(32)))
        assert refused.value.code == code


def test_a_daily_deal_is_the_key_alone() -> None:
    options = MODES[-1]
    one, two = (
        GAME.setup(options, 1, playout_rng(Playout(options, 1, b"day"))).state for _ in range(2)
    )
    assert one == two
    assert one != GAME.setup(options, 1, playout_rng(Playout(options, 1, b"another day"))).state


def test_options_are_written_out_whole() -> None:
    codec = Codec(GAME)
    assert codec.decode_options(b"{}") == Options()
    assert encode(Options()).count(b'"box":"') == 1


def test_a_take_back_redeals_future_cards() -> None:
    for options in MODES:
        for state in random_states(GAME, Playout(options, max(GAME.seat_counts(options)), b"back")):
            fresh = GAME.reshuffle(state, Rng(bytes(32)))
            assert replace(fresh, stacks=state.stacks, removed=state.removed) == state
            assert [len(stack) for stack in fresh.stacks] == [len(stack) for stack in state.stacks]
            assert sum(map(len, state.stacks)) < 4 or fresh.stacks != state.stacks
            for seat in range(len(state.colours)):
                cards = (*fresh.hands[seat], *fresh.stacks[seat], *fresh.removed[seat])
                assert len(set(cards)) == len(cards)


def test_what_is_remembered_of_displays_has_an_end() -> None:
    """Caches are bounded, because there are two million displays and servers run for months."""
    for remembered in (display.covered_display, display.cell_mask, card_score):
        assert remembered.cache_info().maxsize is not None


def test_seats_are_uneven_only_if_the_first_one_is_always_betty() -> None:
    game = Betta()
    assert game.has_even_seats(Options())
    assert game.has_even_seats(Options(mode="betty", betty="random"))
    assert not game.has_even_seats(Options(mode="betty", betty="first"))
