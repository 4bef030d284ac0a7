"""HTTP API for conditional moves.

Conditional moves are visible only to the user who set them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionObject
from parlour.core.numbers import SafeInteger, SeatNumber
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.numbers import OwnSeatQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.matches.conditional_lines import MAX_LINE_LENGTH, ConditionalMoveEntry
from parlour.services.matches.conditional_moves import SeatConditionalMoves
from parlour.services.matches.frames import Frame, build_frame

LineActions = Annotated[list[ActionObject], msgspec.Meta(max_length=MAX_LINE_LENGTH)]


class LineRequest(Value, frozen=True):
    """Request body with a line: a sequence of actions from the current position."""

    seat: SeatNumber
    actions: LineActions
    """The actions in order. Each is taken by the seat to move in the resulting position."""


class NewLineRequest(LineRequest, frozen=True):
    """Request body for adding or removing a line of conditional moves."""

    decision_id: SafeInteger
    """Id of the open decision from which the line starts."""


class LinePreview(Value, frozen=True):
    """Response body with the position at the end of a line."""

    frame: Frame
    """The frame of the seat that moves next."""
    line: tuple[ConditionalMoveEntry, ...]
    """The actions as entries of the move list."""


class ConditionalMovesApi(Controller):
    """Endpoints for the user's conditional moves in a correspondence match."""

    path = "/api/matches/{match:str}/conditional-moves"
    tags = ["matches"]

    @get("/")
    async def moves_of_seat(
        self, application: AppDep, player: PlayerDep, match: PathName, seat: OwnSeatQuery
    ) -> SeatConditionalMoves:
        """Return the conditional moves that the user set for a seat."""
        return await application.matches.conditional_moves.moves_of_seat(match, player, seat)

    @post("/", status_code=200)
    async def add_line(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[NewLineRequest],
    ) -> SeatConditionalMoves:
        """Add a line for one of the user's seats and return all lines of the seat.

        The server plays the answer as soon as the expected move is made, and drops the line when
        another move is made.
        """
        await quota.spend(QuotaKind.STEPS)
        return await application.matches.conditional_moves.add_line(
            match, player, data.seat, data.decision_id, _encoded_actions(data)
        )

    @post("/delete", status_code=200)
    async def remove_lines(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[NewLineRequest],
    ) -> SeatConditionalMoves:
        """Remove the lines that begin with the given actions and return the remaining lines.

        Without actions, all lines are removed.
        """
        await quota.spend(QuotaKind.STEPS)
        return await application.matches.conditional_moves.remove_lines(
            match, player, data.seat, data.decision_id, _encoded_actions(data)
        )

    @post("/preview", status_code=200)
    async def preview_line(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[LineRequest],
    ) -> LinePreview:
        """Return the position after a line of actions without storing the line."""
        await quota.spend(QuotaKind.STEPS)
        position, preview = await application.matches.conditional_moves.preview_line(
            match, player, data.seat, _encoded_actions(data)
        )
        next_seat = min(position.turn.seats, default=None)
        return LinePreview(build_frame(position, next_seat), preview.lines[0])


def _encoded_actions(data: LineRequest) -> list[bytes]:
    return [encode(action) for action in data.actions]
