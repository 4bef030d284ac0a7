"""The API of conditional moves: what a seat of mine will answer if this or that is played. Nobody else is told of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import Number, SeatNumber
from parlour.core.value import Value
from parlour.server.dependencies import Allowance, Asking, Here, Named
from parlour.server.limits.numbers import OwnSeat
from parlour.server.limits.quotas import Kind
from parlour.services.matches.conditional_lines import LONGEST_LINE
from parlour.services.matches.conditional_moves import Plan, Told
from parlour.services.matches.frames import Frame, frame

Actions = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=LONGEST_LINE)]


class Imagining(Value, frozen=True):
    """Actions one after the other from now on, by whoever is then awaited."""

    seat: SeatNumber
    actions: Actions


class Laying(Imagining, frozen=True):
    """A line for the decision that opened at `since`."""

    since: Number


class Imagined(Value, frozen=True):
    """The board after some actions, as whoever is then awaited would have it, and these actions as the log would tell them."""

    frame: Frame
    line: tuple[Told, ...]


class PlansApi(Controller):
    """What I have laid ahead at a slow table."""

    path = "/api/matches/{match:str}/plan"
    tags = ["matches"]

    @get("/")
    async def plan(self, here: Here, player: Asking, match: Named, seat: OwnSeat) -> Plan:
        """Return what a seat of mine has laid."""
        return await here.plans.of(match, player, seat)

    @post("/", status_code=200)
    async def lay(self, here: Here, player: Asking, match: Named, allowed: Allowance, data: JSONBody[Laying]) -> Plan:
        """Lay a line for a seat of mine, and return all of its lines."""
        allowed.spend(Kind.STEPS)
        return await here.plans.lay(match, player, data.seat, data.since, _written(data))

    @post("/drop", status_code=200)
    async def drop(self, here: Here, player: Asking, match: Named, allowed: Allowance, data: JSONBody[Laying]) -> Plan:
        """Take away the lines of a seat of mine that begin with these actions, and return the others."""
        allowed.spend(Kind.STEPS)
        return await here.plans.drop(match, player, data.seat, data.since, _written(data))

    @post("/look", status_code=200)
    async def look(self, here: Here, player: Asking, match: Named, allowed: Allowance, data: JSONBody[Imagining]) -> Imagined:
        """Return the board after some actions from now on, to think ahead on; nothing is kept."""
        allowed.spend(Kind.STEPS)
        after, plan = await here.plans.look(match, player, data.seat, _written(data))
        awaited = min(after.turn.seats, default=None)
        return Imagined(frame(after, awaited), plan.lines[0])


def _written(data: Imagining) -> list[bytes]:
    return [encode(action) for action in data.actions]
