"""The secrets of Betta: hands, stacks and removed cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.state import State
from parlour.plugin.secrets import Scramble


def _with_changed_cards(
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


def _replaced_item(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    """Return the items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])


def with_other_hands(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal the other seats new hands from their own cards in hand, in the stack and removed.

    Removed cards are exchanged only while they are secret.
    """

    def change(other: int, state: State, rng: Rng) -> State:
        hand, stack, removed = state.hands[other], state.stacks[other], state.removed[other]
        aside = () if state.has_revealed_removed else removed
        cards, _ = rng.shuffle(hand + stack + aside)
        held, rest = cards[: len(hand)], cards[len(hand) :]
        state = replace(
            state,
            hands=_replaced_item(state.hands, other, held),
            stacks=_replaced_item(state.stacks, other, rest[: len(stack)]),
        )
        return replace(
            state,
            removed=_replaced_item(state.removed, other, rest[len(stack) :] if aside else removed),
        )

    return _with_changed_cards(state, seat, change, rng, own=False)


def with_other_stacks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffle every stack, including the viewer's own."""

    def change(other: int, state: State, rng: Rng) -> State:
        return replace(
            state, stacks=_replaced_item(state.stacks, other, rng.shuffle(state.stacks[other])[0])
        )

    return _with_changed_cards(state, seat, change, rng, own=True)


def with_other_removals(state: State, seat: Seat | None, rng: Rng) -> State:
    """Exchange removed cards with cards of the stacks while they are secret.

    The viewer's own cards are included.
    """

    def change(other: int, state: State, rng: Rng) -> State:
        stack, aside = state.stacks[other], state.removed[other]
        cards, _ = rng.shuffle(stack + aside)
        state = replace(state, stacks=_replaced_item(state.stacks, other, cards[: len(stack)]))
        return replace(state, removed=_replaced_item(state.removed, other, cards[len(stack) :]))

    return (
        state
        if state.has_revealed_removed
        else _with_changed_cards(state, seat, change, rng, own=True)
    )


SECRETS: dict[str, Scramble] = {
    "hands": with_other_hands,
    "stacks": with_other_stacks,
    "removed cards": with_other_removals,
}
