"""The laws of the house, and each secret of Betta by its name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from parlour.core.codec import Codec, encode
from parlour.core.game import Illegal, Seat, replace
from parlour.core.laws import Scramble, Trial, check, luck, mutants, option_space, trials, walk
from parlour.core.rng import Rng
from parlour.games.betta.rules import Betta
from parlour.games.betta.state import Options, State, over

GAME = Betta()
MODES = (
    Options(),
    Options(mode="betty"),
    Options(mode="betty", betty="first", goals="brief"),
    Options(mode="solo"),
    Options(mode="solo", pool="any"),
    Options(mode="solo", deal="daily", day="2026-01-31"),
)


def unknown(state: State, seat: Seat | None, change: Callable[[int, State, Rng], State], rng: Rng, own: bool) -> State:
    """Return the state after a change of the cards of each seat; of the viewer's own only where even it cannot see them."""
    for other in range(len(state.colours)):
        if own or other != seat:
            state = change(other, state, rng.fork(other))
    return state


def put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def told(state: State) -> bool:
    """Return whether the removed cards are on the table for all to see."""
    return over(state.displays, len(state.colours), len(state.placed)) is not None and state.options.deal == "random"


def hands(state: State, seat: Seat | None, rng: Rng) -> State:
    """Give the other seats other hands, out of their own stacks and, while these are secret, removed cards."""

    def change(other: int, state: State, rng: Rng) -> State:
        hand, stack, removed = state.hands[other], state.stacks[other], state.removed[other]
        aside = () if told(state) else removed
        cards, _ = rng.shuffle(hand + stack + aside)
        held, rest = cards[: len(hand)], cards[len(hand) :]
        state = replace(state, hands=put(state.hands, other, held), stacks=put(state.stacks, other, rest[: len(stack)]))
        return replace(state, removed=put(state.removed, other, rest[len(stack) :] if aside else removed))

    return unknown(state, seat, change, rng, own=False)


def stacks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffle every stack, the viewer's own too."""

    def change(other: int, state: State, rng: Rng) -> State:
        return replace(state, stacks=put(state.stacks, other, rng.shuffle(state.stacks[other])[0]))

    return unknown(state, seat, change, rng, own=True)


def removed(state: State, seat: Seat | None, rng: Rng) -> State:
    """Exchange every removed card for one of the stack, the viewer's own too, until the end tells them."""

    def change(other: int, state: State, rng: Rng) -> State:
        stack, aside = state.stacks[other], state.removed[other]
        cards, _ = rng.shuffle(stack + aside)
        state = replace(state, stacks=put(state.stacks, other, cards[: len(stack)]))
        return replace(state, removed=put(state.removed, other, cards[len(stack) :]))

    return state if told(state) else unknown(state, seat, change, rng, own=True)


SECRETS: dict[str, Scramble] = {"hands": hands, "stacks": stacks, "removed cards": removed}


@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.betty}-{options.pool}-{options.deal}")
def test_the_laws_hold(options: Options) -> None:
    for trial in trials(GAME, 2, [options]):
        check(GAME, trial, SECRETS, every=4)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options.mode}-{options.betty}-{options.pool}-{options.deal}")
def test_the_laws_hold_everywhere(options: Options) -> None:
    for trial in trials(GAME, 25, [options]):
        check(GAME, trial, SECRETS)


def test_each_secret_is_really_changed() -> None:
    state = GAME.setup(Options(), 3, Rng(bytes(32)))
    assert hands(state, Seat(0), Rng(bytes(32))).hands[1:] != state.hands[1:]
    assert stacks(state, Seat(0), Rng(bytes(32))).stacks != state.stacks
    assert removed(state, Seat(0), Rng(bytes(32))).removed != state.removed


def test_views_name_no_card_that_is_secret() -> None:
    """A card of another's hand may be named only in the list of all that this colour has not shown yet."""
    for trial in trials(GAME, 2, [Options(), Options(mode="betty"), Options(mode="solo")]):
        for state in walk(GAME, trial):
            for seat in (None, *map(Seat, range(trial.seats))):
                view = replace(GAME.view(state, seat), unseen=(), removed=None)
                text = encode(view).decode()
                secret = [card for other, hand in enumerate(state.hands) for card in hand if other != seat]
                secret += [card for cards in (*state.stacks, *state.removed) for card in cards]
                assert not [card for card in secret if f'"{card}"' in text]


def test_refusals_and_previews_tell_nothing_of_others() -> None:
    """A card in somebody's hand and a card in nobody's are refused in the same words."""
    state = GAME.setup(Options(), 2, Rng(bytes(32)))
    seat = next(iter(GAME.turn(state).seats))
    view, action = GAME.view(state, seat), next(iter(GAME.legal(state, seat)))
    for card in (state.hands[1 - seat][0], state.stacks[seat][0], state.removed[seat][0], "nonsense"):
        odd = replace(action, card=card)
        with pytest.raises(Illegal) as refusal:
            GAME.apply(state, seat, odd)
        assert (refusal.value.code, refusal.value.details) == ("betta.not-in-hand", {"card": card})
        assert encode(GAME.preview(view, seat, odd)) == encode(GAME.preview(view, seat, replace(action, card="other")))


def test_removed_cards_are_told_at_the_end_but_for_a_daily_deal() -> None:
    for options, shown in ((Options(mode="solo"), True), (MODES[-1], False)):
        *_, before, last = walk(GAME, Trial(options, 1, b"end"))
        assert GAME.view(before, Seat(0)).removed is None
        assert (GAME.view(last, None).removed is not None) == shown


def test_previews_tell_what_happens() -> None:
    for trial in trials(GAME, 1, [Options(), Options(mode="betty"), Options(mode="solo")]):
        for state in walk(GAME, trial):
            for seat in GAME.turn(state).seats:
                view = GAME.view(state, seat)
                for action in list(GAME.legal(state, seat))[::7]:
                    draft, after = GAME.preview(view, seat, action), GAME.apply(state, seat, action)
                    done = after.placed[-1]
                    assert (draft.points, draft.pattern, draft.cells) == (done.points, done.pattern, done.cells)
                    assert draft.after == after.displays[action.display]
                    assert draft.gain == GAME.view(after, seat).finals[seat] - view.finals[seat]
                    for odd in mutants(action):
                        assert (GAME.preview(view, seat, odd).problem is None) == (odd in list(GAME.legal(state, seat)))


def test_senseless_options_are_refused() -> None:
    accepted = []
    for options in option_space(Options):
        for seats in GAME.seats(options):
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
    one, two = (GAME.setup(options, 1, luck(Trial(options, 1, b"day"))) for _ in range(2))
    assert one == two
    assert one != GAME.setup(options, 1, luck(Trial(options, 1, b"another day")))


def test_options_are_written_out_whole() -> None:
    codec = Codec(GAME)
    assert codec.options(b"{}") == Options()
    assert encode(Options()).count(b'"box":"') == 1


def test_a_take_back_deals_what_is_to_come_anew() -> None:
    for options in MODES:
        for state in walk(GAME, Trial(options, max(GAME.seats(options)), b"back")):
            fresh = GAME.reshuffle(state, Rng(bytes(32)))
            assert replace(fresh, stacks=state.stacks, removed=state.removed) == state
            assert [len(stack) for stack in fresh.stacks] == [len(stack) for stack in state.stacks]
            assert sum(map(len, state.stacks)) < 4 or fresh.stacks != state.stacks
            for seat in range(len(state.colours)):
                cards = (*fresh.hands[seat], *fresh.stacks[seat], *fresh.removed[seat])
                assert len(set(cards)) == len(cards)
