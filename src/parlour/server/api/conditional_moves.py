"""The API of conditional moves: what a seat of mine will answer if this or that is played. Nobody else is told of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import SafeInteger, SeatNumber
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.numbers import OwnSeatQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.matches.conditional_lines import MAX_LINE_LENGTH, ConditionalMoveEntry
from parlour.services.matches.conditional_moves import SeatConditionalMoves
from parlour.services.matches.frames import Frame, build_frame

LineActions = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MAX_LINE_LENGTH)]


class LineRequest(Value, frozen=True):
    """Actions one after the other from now on, by whoever is then awaited."""

    seat: SeatNumber
    actions: LineActions


class NewLineRequest(LineRequest, frozen=True):
    """A line for the decision that opened at `since`."""

    decision_id: SafeInteger


class LinePreview(Value, frozen=True):
    """The board after some actions, as whoever is then awaited would have it, and these actions as the log would tell them."""

    frame: Frame
    line: tuple[ConditionalMoveEntry, ...]


class ConditionalMovesApi(Controller):
    """What I have laid ahead at a slow table."""

    path = "/api/matches/{match:str}/conditional-moves"
    tags = ["matches"]

    @get("/")
    async def moves_of_seat(
        self, here: AppDep, player: PlayerDep, match: PathName, seat: OwnSeatQuery
    ) -> SeatConditionalMoves:
        """Return what a seat of mine has laid."""
        return await here.matches.conditional_moves.moves_of_seat(match, player, seat)

    @post("/", status_code=200)
    async def add_line(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        data: JSONBody[NewLineRequest],
    ) -> SeatConditionalMoves:
        """Lay a line for a seat of mine, and return all of its lines."""
        allowed.spend(QuotaKind.STEPS)
        return await here.matches.conditional_moves.add_line(
            match, player, data.seat, data.decision_id, _encoded_actions(data)
        )

    @post("/delete", status_code=200)
    async def remove_lines(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        data: JSONBody[NewLineRequest],
    ) -> SeatConditionalMoves:
        """Take away the lines of a seat of mine that begin with these actions, and return the others."""
        allowed.spend(QuotaKind.STEPS)
        return await here.matches.conditional_moves.remove_lines(
            match, player, data.seat, data.decision_id, _encoded_actions(data)
        )

    @post("/preview", status_code=200)
    async def preview_line(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        data: JSONBody[LineRequest],
    ) -> LinePreview:
        """Return the board after some actions from now on, to think ahead on; nothing is kept."""
        allowed.spend(QuotaKind.STEPS)
        after, plan = await here.matches.conditional_moves.preview_line(
            match, player, data.seat, _encoded_actions(data)
        )
        awaited = min(after.turn.seats, default=None)
        return LinePreview(build_frame(after, awaited), plan.lines[0])


def _encoded_actions(data: LineRequest) -> list[bytes]:
    return [encode(action) for action in data.actions]
