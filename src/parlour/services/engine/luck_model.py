"""The computation of the value of a chance draw in a worker process."""

from __future__ import annotations

from random import Random

from parlour.core.codec import AnyCodec
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.plugin.player import BotPlayer
from parlour.plugin.plugin import LuckModel
from parlour.search.chance import LuckEstimate, LuckSampler, luck_from_samples


class ChanceDraw(Value, frozen=True, kw_only=True):
    """A step of a match that may contain a chance draw."""

    seq: int
    """The position in the log."""

    options: bytes
    """The options, as JSON."""

    seats: int
    """The number of seats."""

    after: bytes
    """The state after the draw, as JSON."""

    before: bytes | None = None
    """The state before the draw as JSON, or None for the first deal."""

    seat: Seat = Seat(0)
    """The seat that acted."""

    action: bytes = b""
    """The action of the seat, as JSON."""


def draw_luck(
    codec: AnyCodec,
    player: BotPlayer,
    model: LuckModel,
    draw: ChanceDraw,
    rng: Random,
    seconds: float,
) -> LuckEstimate | None:
    """Return the luck of each seat in a step, or None if the step contained no chance draw."""
    sampler, after = (
        LuckSampler(codec.game, player, model.rounds, model.settles_on_time),
        codec.decode_state(draw.after),
    )
    if model.evaluate_draw is not None:
        samples = model.evaluate_draw(
            codec.game,
            codec.decode_state(draw.before) if draw.before is not None else None,
            after,
            rng,
            seconds,
        )
        return None if samples is None else luck_from_samples(samples)
    if draw.before is None:
        return sampler.deal_luck(
            codec.decode_options(draw.options), draw.seats, after, rng, seconds
        )
    return sampler.action_luck(
        codec.decode_state(draw.before),
        draw.seat,
        codec.decode_action(draw.action),
        after,
        rng,
        seconds,
    )
