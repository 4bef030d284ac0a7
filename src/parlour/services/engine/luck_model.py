"""What one draw was worth: the question as a reader's process is asked it, and its answer."""

from __future__ import annotations

from random import Random

from parlour.core.codec import AnyCodec
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.plugin.player import Player
from parlour.plugin.plugin import Judge
from parlour.search.chance import Dealer, Luck, guessed


class Draw(Value, frozen=True, kw_only=True):
    """A step in which chance may have decided: the JSON of the states before (None: the deal) and after it, and of the action."""

    seq: int
    options: bytes
    seats: int
    after: bytes
    before: bytes | None = None
    seat: Seat = Seat(0)
    action: bytes = b""


def worth(codec: AnyCodec, player: Player, judge: Judge, draw: Draw, luck: Random, seconds: float) -> Luck | None:
    """Return what a draw brought each seat; None where there was none."""
    dealer, after = Dealer(codec.game, player, judge.rounds, judge.settled), codec.state(draw.after)
    if judge.brought is not None:
        guesses = judge.brought(codec.game, codec.state(draw.before) if draw.before is not None else None, after, luck, seconds)
        return None if guesses is None else guessed(guesses)
    if draw.before is None:
        return dealer.opening(codec.options(draw.options), draw.seats, after, luck, seconds)
    return dealer.step(codec.state(draw.before), draw.seat, codec.action(draw.action), after, luck, seconds)
