"""HTTP API for playing a match: actions, hints, pauses, claims and resignations."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionObject, PreviewJson
from parlour.core.event import Claim
from parlour.core.numbers import SafeInteger, SeatNumber
from parlour.core.value import Value
from parlour.server.api.frame_responses import EncodedResponse, frame_response
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep, VisitorDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.engine.hints import Hint
from parlour.services.matches import reminders
from parlour.services.matches.frames import Frame
from parlour.services.time import now


class ActRequest(Value, frozen=True):
    """Request body for taking an action for a seat."""

    seat: SeatNumber
    decision_id: SafeInteger
    """Id of the decision that the action answers, as in the frame."""
    action: ActionObject


class DraftAction(Value, frozen=True):
    """Request body with an action to preview without taking it."""

    seat: SeatNumber
    action: ActionObject


class OwnSeatRequest(Value, frozen=True):
    """Request body that identifies one of the user's seats."""

    seat: SeatNumber


class ClaimRequest(OwnSeatRequest, frozen=True):
    """Request body for claiming the result of an abandoned match."""

    claim: Claim


class MatchActionsApi(Controller):
    """Endpoints for playing one of the user's seats.

    All endpoints except `preview` and `hint` return the seat's next frame.
    """

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @post("/act")
    async def act(
        self, application: AppDep, visitor: VisitorDep, match: PathName, data: JSONBody[ActRequest]
    ) -> EncodedResponse[Frame]:
        """Take an action for one of the user's seats and return the seat's next frame.

        The call is idempotent: the same action for a decision that is already stored succeeds and
        changes nothing.
        """
        loaded = await application.matches.seats.act(
            match,
            visitor.player,
            data.seat,
            data.decision_id,
            encode(data.action),
            now(),
            by_program=visitor.acts_by_program,
        )
        return frame_response(loaded, data.seat)

    @post("/preview")
    async def preview(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> EncodedResponse[PreviewJson]:
        """Return the preview of an action without taking it.

        The preview contains only what the acting player may see.
        """
        await quota.spend(QuotaKind.DRAFTS)
        (preview,) = await application.matches.seats.previews(
            match, player, data.seat, [encode(data.action)]
        )
        return EncodedResponse(encode(preview))

    @post("/hint", status_code=200)
    async def give_hint(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[OwnSeatRequest],
    ) -> Hint:
        """Return the action that the strongest bot would choose for one of the user's seats.

        Hints are available only in matches against bots. Each is recorded in the event log, and
        the match is unrated.
        """
        await quota.spend(QuotaKind.HISTORY)
        return await application.engine.hints.give_hint(match, player, data.seat)

    @post("/leave")
    async def hand_over_to_bot(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> EncodedResponse[Frame]:
        """Hand the user's seat over to a bot of similar strength, if the table permits it."""
        loaded = await application.clocks.abandonment.hand_over_to_bot(match, player.id, data.seat)
        return frame_response(loaded, data.seat)

    @post("/return")
    async def reclaim_seat(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> EncodedResponse[Frame]:
        """Take back the user's seat from a substitute bot."""
        loaded = await application.clocks.abandonment.reclaim_seat(match, player.id, data.seat)
        return frame_response(loaded, data.seat)

    @post("/continue")
    async def end_pause(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> EncodedResponse[Frame]:
        """End the pause of the match and restart the clocks."""
        loaded = await application.matches.store.change(
            match, reminders.end_pause(player.id, data.seat)
        )
        return frame_response(loaded, data.seat)

    @post("/nudge")
    async def nudge(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> EncodedResponse[Frame]:
        """Remind the players to move, through their notification channels.

        This is possible without a clock or in correspondence games, from the time `nudge_at` of
        the frame: twelve hours after their turn began, then once a day.
        """
        loaded = await application.matches.store.change(
            match, reminders.nudge(player.id, data.seat)
        )
        return frame_response(loaded, data.seat)

    @post("/claim")
    async def claim(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[ClaimRequest],
    ) -> EncodedResponse[Frame]:
        """Claim the result of a match without a clock in which a player has been idle for two weeks.

        This is possible from the time `claim_at` of the frame. `out` removes the idle players.
        With two players, `draw` and `void` are also possible; a void match counts for nothing.
        """
        loaded = await application.matches.store.change(
            match, reminders.claim(player.id, data.seat, data.claim)
        )
        return frame_response(loaded, data.seat)

    @post("/resign")
    async def resign(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> EncodedResponse[Frame]:
        """Resign the match for one of the user's seats."""
        loaded = await application.matches.seats.resign(match, player, data.seat)
        return frame_response(loaded, data.seat)
