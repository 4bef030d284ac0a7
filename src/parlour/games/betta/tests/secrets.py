"""The secrets of Betta by name, and the modes in which the tests check them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.state import Options, State
from parlour.laws.secrecy import Scramble

MODES = (
    Options(),
    Options(mode="betty"),
    Options(mode="betty", betty="first", goals="brief"),
    Options(mode="solo"),
    Options(mode="solo", pool="any"),
    Options(mode="solo", deal="daily", day="2026-01-31"),
)


def unknown(
    state: State, seat: Seat | None, change: Callable[[int, State, Rng], State], rng: Rng, own: bool
) -> State:
    """Return the state after applying a change to the cards of each seat.

    Args:
        state: The state.
        seat: The viewing seat.
        change: The change of one seat's cards.
        rng: The source of randomness.
        own: Whether the viewer's own cards change as well, because even the viewer cannot see them.
    """
    for other in range(len(state.colours)):
        if own or other != seat:
            state = change(other, state, rng.fork(other))
    return state


def put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def told(state: State) -> bool:
    """Return whether the removed cards are public."""
    return state.over is not None and state.options.deal == "random"


def hands(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal the other seats new hands from their own cards in hand, in the stack and removed.

    Removed cards are exchanged only while they are secret.
    """

    def change(other: int, state: State, rng: Rng) -> State:
        hand, stack, removed = state.hands[other], state.stacks[other], state.removed[other]
        aside = () if told(state) else removed
        cards, _ = rng.shuffle(hand + stack + aside)
        held, rest = cards[: len(hand)], cards[len(hand) :]
        state = replace(
            state,
            hands=put(state.hands, other, held),
            stacks=put(state.stacks, other, rest[: len(stack)]),
        )
        return replace(
            state, removed=put(state.removed, other, rest[len(stack) :] if aside else removed)
        )

    return unknown(state, seat, change, rng, own=False)


def stacks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffle every stack, including the viewer's own."""

    def change(other: int, state: State, rng: Rng) -> State:
        return replace(state, stacks=put(state.stacks, other, rng.shuffle(state.stacks[other])[0]))

    return unknown(state, seat, change, rng, own=True)


def removed(state: State, seat: Seat | None, rng: Rng) -> State:
    """Exchange removed cards with cards of the stacks while they are secret.

    The viewer's own cards are included.
    """

    def change(other: int, state: State, rng: Rng) -> State:
        stack, aside = state.stacks[other], state.removed[other]
        cards, _ = rng.shuffle(stack + aside)
        state = replace(state, stacks=put(state.stacks, other, cards[: len(stack)]))
        return replace(state, removed=put(state.removed, other, cards[len(stack) :]))

    return state if told(state) else unknown(state, seat, change, rng, own=True)


SECRETS: dict[str, Scramble] = {"hands": hands, "stacks": stacks, "removed cards": removed}
