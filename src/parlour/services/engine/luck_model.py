"""What one draw was worth: the question as a reader's process is asked it, and its answer."""

from __future__ import annotations

from random import Random

from parlour.core.codec import AnyCodec
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.plugin.player import BotPlayer
from parlour.plugin.plugin import LuckModel
from parlour.search.chance import LuckEstimate, LuckSampler, luck_from_samples


class ChanceDraw(Value, frozen=True, kw_only=True):
    """A step in which chance may have decided: the JSON of the states before (None: the deal) and after it, and of the action."""

    seq: int
    options: bytes
    seats: int
    after: bytes
    before: bytes | None = None
    seat: Seat = Seat(0)
    action: bytes = b""


def draw_luck(
    codec: AnyCodec,
    player: BotPlayer,
    judge: LuckModel,
    draw: ChanceDraw,
    luck: Random,
    seconds: float,
) -> LuckEstimate | None:
    """Return what a draw brought each seat; None where there was none."""
    dealer, after = (
        LuckSampler(codec.game, player, judge.rounds, judge.settles_on_time),
        codec.decode_state(draw.after),
    )
    if judge.evaluate_draw is not None:
        guesses = judge.evaluate_draw(
            codec.game,
            codec.decode_state(draw.before) if draw.before is not None else None,
            after,
            luck,
            seconds,
        )
        return None if guesses is None else luck_from_samples(guesses)
    if draw.before is None:
        return dealer.deal_luck(
            codec.decode_options(draw.options), draw.seats, after, luck, seconds
        )
    return dealer.action_luck(
        codec.decode_state(draw.before),
        draw.seat,
        codec.decode_action(draw.action),
        after,
        luck,
        seconds,
    )
