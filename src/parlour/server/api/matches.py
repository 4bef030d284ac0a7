"""HTTP API of matches: frames, actions, the move list, review and fairness proof."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.event import Claim
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.core.numbers import SafeInteger, SeatNumber
from parlour.core.proof import Proof
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.server.api.table_info import seats_of_player
from parlour.server.api.tables import TableLocation
from parlour.server.dependencies import (
    AppDep,
    LightQuery,
    PathName,
    PlayerDep,
    QuotaDep,
    RetryQuery,
    ShareTokenDep,
)
from parlour.server.limits.numbers import PositionPath, ViewerSeatQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.engine.hints import Hint
from parlour.services.errors import Forbidden, NotFound
from parlour.services.matches import reminders
from parlour.services.matches.access import can_see_players, is_share_token, require_over
from parlour.services.matches.fork import ForkRequest
from parlour.services.matches.frames import anonymous_frame, build_frame, frame_json
from parlour.services.matches.history import MoveListEntry
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.time import now

FRAMES_PER_REQUEST = 40
"""Maximum number of review frames in one response."""


class ActRequest(Value, frozen=True):
    """Request body with an action for a seat."""

    seat: SeatNumber
    decision_id: SafeInteger
    """The decision that the action answers, as named by the frame."""
    action: dict[str, Any]


class DraftAction(Value, frozen=True):
    """Request body with an action that is previewed, not taken."""

    seat: SeatNumber
    action: dict[str, Any]


class OwnSeatRequest(Value, frozen=True):
    """Request body that names one of the user's seats."""

    seat: SeatNumber


class ClaimRequest(OwnSeatRequest, frozen=True):
    """Request body for claiming an abandoned match."""

    claim: Claim


class StepList(Value, frozen=True):
    """Response body with the move list."""

    count: int
    """Number of review steps."""
    entries: list[MoveListEntry]


class MatchesApi(Controller):
    """Endpoints for one match. Responses contain only what the user may know."""

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @get("/frame")
    async def frame(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        seat: ViewerSeatQuery = None,
        light: LightQuery = False,
    ) -> Response[bytes]:
        """Return the current frame of one of the user's seats, or the public frame.

        Args:
            light: Leave out previews of long lists of legal actions, as the socket does.
        """
        quota.spend(QuotaKind.STEPS)
        loaded = await application.matches.access.watchable_match(match, player, share_token)
        if not can_see_players(loaded.match, player.id, is_share_token(loaded.match, share_token)):
            return _json_response(encode(anonymous_frame(loaded)))
        viewer_seat = require_viewable_seat(loaded, player, seat)
        # A client without a socket cannot receive the previews later, so they are included by default.
        return _json_response(
            frame_json(loaded, viewer_seat) if light else encode(build_frame(loaded, viewer_seat))
        )

    @post("/act")
    async def act(
        self, application: AppDep, player: PlayerDep, match: PathName, data: JSONBody[ActRequest]
    ) -> Response[bytes]:
        """Take an action for one of the user's seats and return its next frame."""
        loaded = await application.matches.seats.act(
            match, player, data.seat, data.decision_id, encode(data.action), now()
        )
        return _json_response(frame_json(loaded, Seat(data.seat)))

    @post("/preview")
    async def preview(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return what an action would show the acting player. Changes nothing."""
        quota.spend(QuotaKind.DRAFTS)
        (preview,) = await application.matches.seats.previews(
            match, player, data.seat, [encode(data.action)]
        )
        return _json_response(encode(preview))

    @post("/leave")
    async def hand_over_to_bot(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> Response[bytes]:
        """Let a bot of similar strength play on for the user, if the table permits it."""
        return _json_response(
            frame_json(
                await application.clocks.abandonment.hand_over_to_bot(match, player.id, data.seat),
                Seat(data.seat),
            )
        )

    @post("/return")
    async def reclaim_seat(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> Response[bytes]:
        """Take back a seat that a substitute bot plays."""
        return _json_response(
            frame_json(
                await application.clocks.abandonment.reclaim_seat(match, player.id, data.seat),
                Seat(data.seat),
            )
        )

    @post("/continue")
    async def end_pause(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> Response[bytes]:
        """End the pause and restart the clocks."""
        return _json_response(
            frame_json(
                await application.matches.store.change(
                    match, reminders.end_pause(player.id, data.seat)
                ),
                Seat(data.seat),
            )
        )

    @post("/nudge")
    async def nudge(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> Response[bytes]:
        """Remind the players to move by their notification channels. Possible from the frame's `nudge_at`."""
        return _json_response(
            frame_json(
                await application.matches.store.change(
                    match, reminders.nudge(player.id, data.seat)
                ),
                Seat(data.seat),
            )
        )

    @post("/claim")
    async def claim(
        self, application: AppDep, player: PlayerDep, match: PathName, data: JSONBody[ClaimRequest]
    ) -> Response[bytes]:
        """Claim an abandoned match. Possible from the frame's `claim_at`."""
        return _json_response(
            frame_json(
                await application.matches.store.change(
                    match, reminders.claim(player.id, data.seat, data.claim)
                ),
                Seat(data.seat),
            )
        )

    @post("/hint", status_code=200)
    async def give_hint(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        data: JSONBody[OwnSeatRequest],
    ) -> Hint:
        """Return the strongest bot's choice for a seat that plays against bots. The log records the hint."""
        quota.spend(QuotaKind.HISTORY)
        return await application.engine.hints.give_hint(match, player, data.seat)

    @post("/resign")
    async def resign(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        data: JSONBody[OwnSeatRequest],
    ) -> Response[bytes]:
        """Resign a seat."""
        return _json_response(
            frame_json(
                await application.matches.seats.resign(match, player, data.seat), Seat(data.seat)
            )
        )

    @get("/history")
    async def history(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return the move list as one of the user's seats, or the public, may see it."""
        quota.spend(QuotaKind.HISTORY)
        loaded = await application.matches.access.match_with_visible_players(
            match, player, share_token
        )
        entries = (await application.matches.histories.load(loaded)).entries(
            require_viewable_seat(loaded, player, seat), until=loaded.match.seq
        )
        return StepList(len(entries), entries)

    @get("/positions/{number:int}")
    async def past_frame(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        number: PositionPath,
        share_token: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> Response[bytes]:
        """Return what a seat or the public saw at a log position, also during the match."""
        quota.spend(QuotaKind.STEPS)
        loaded = await application.matches.access.match_with_visible_players(
            match, player, share_token
        )
        viewer_seat, past_match = (
            require_viewable_seat(loaded, player, seat),
            (await application.matches.histories.load(loaded)).match_at(number),
        )
        # With a broadcast delay, spectators must not see later positions.
        if past_match is None or number > loaded.match.seq:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(
            encode(
                build_frame(
                    LoadedMatch(replace(past_match, chairs=loaded.match.chairs), loaded.game),
                    viewer_seat,
                    past=True,
                )
            )
        )

    @get("/steps")
    async def review_steps(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return the move list for a review. Once the match is over, any seat can be viewed."""
        quota.spend(QuotaKind.HISTORY)
        loaded = require_over(
            await application.matches.access.watchable_match(match, player, share_token)
        )
        history = await application.matches.histories.load(loaded)
        return StepList(
            history.step_count, history.entries(require_viewable_seat(loaded, player, seat))
        )

    @get("/steps/{number:int}")
    async def step_frame(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        number: PositionPath,
        share_token: ShareTokenDep,
        *,
        seat: ViewerSeatQuery = None,
        again: RetryQuery = False,
    ) -> Response[bytes]:
        """Return the frame at one step of a review.

        Args:
            again: Return a frame in which the decision can be tried once more. Changes nothing.
        """
        quota.spend(QuotaKind.STEPS)
        loaded = require_over(
            await application.matches.access.watchable_match(match, player, share_token)
        )
        past_match = (await application.matches.histories.load(loaded)).match_at_step(number)
        if past_match is None:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(
            encode(
                build_frame(
                    _with_current_occupants(past_match, loaded),
                    require_viewable_seat(loaded, player, seat),
                    past=not again,
                )
            )
        )

    @get("/steps/from/{number:int}")
    async def step_frames(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        number: PositionPath,
        share_token: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> Response[bytes]:
        """Return up to `FRAMES_PER_REQUEST` frames of a review, from one step on."""
        loaded = require_over(
            await application.matches.access.watchable_match(match, player, share_token)
        )
        history, viewer_seat = (
            await application.matches.histories.load(loaded),
            require_viewable_seat(loaded, player, seat),
        )
        frames: list[bytes] = []
        while (
            len(frames) < FRAMES_PER_REQUEST
            and (past_match := history.match_at_step(number + len(frames))) is not None
        ):
            quota.spend(QuotaKind.STEPS)
            frames.append(
                encode(
                    build_frame(_with_current_occupants(past_match, loaded), viewer_seat, past=True)
                )
            )
            # Yield to other requests during a long review.
            await asyncio.sleep(0)
        if not frames:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(b"[%b]" % b",".join(frames))

    @post("/steps/{number:int}/preview")
    async def preview_past_action(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        number: PositionPath,
        share_token: ShareTokenDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return what an action would have shown the acting player at a step of a finished match."""
        quota.spend(QuotaKind.DRAFTS)
        loaded = require_over(
            await application.matches.access.watchable_match(match, player, share_token)
        )
        return _json_response(
            encode(
                await application.matches.past_decisions.preview_action(
                    loaded, number, data.seat, encode(data.action)
                )
            )
        )

    @post("/steps/{number:int}/alternative")
    async def frame_after_action(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        share_token: ShareTokenDep,
        number: PositionPath,
        quota: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return the frame after another action at a step of a finished match."""
        quota.spend(QuotaKind.DRAFTS)
        loaded = require_over(
            await application.matches.access.match_with_visible_players(match, player, share_token)
        )
        return _json_response(
            encode(
                build_frame(
                    await application.matches.past_decisions.match_after_action(
                        loaded, number, data.seat, encode(data.action)
                    ),
                    Seat(data.seat),
                    past=True,
                )
            )
        )

    @post("/steps/{number:int}/fork")
    async def fork_match(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        number: PositionPath,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        data: JSONBody[ForkRequest],
    ) -> TableLocation:
        """Open a table that plays on from a step of a finished match, with the same hidden state."""
        quota.spend(QuotaKind.TABLES)
        finished = require_over(
            await application.matches.access.watchable_match(match, player, share_token)
        )
        loaded = await application.tables.fork_match(finished, number, player, data, quota.network)
        return TableLocation(loaded.match.id, loaded.match.opened.code)

    @get("/proof")
    async def proof(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
    ) -> Proof:
        """Return the match key and what was verified with it, once the match is over."""
        quota.spend(QuotaKind.HISTORY)
        return await application.matches.proofs.prove(
            (await application.matches.access.watchable_match(match, player, share_token)).match.id
        )


def require_viewable_seat(loaded: LoadedMatch, player: Player, seat: int | None) -> Seat | None:
    """Return the seat whose view this player may have.

    Raises:
        NotFound: The match has no such seat.
        Forbidden: The seat is another player's and the match is not over.
    """
    if seat is None:
        return None
    if not 0 <= seat < len(loaded.match.chairs):
        raise NotFound("core.no-such-seat", seat=seat)
    if loaded.match.phase == "over" or seat in seats_of_player(loaded, player):
        return Seat(seat)
    raise Forbidden("core.not-your-seat", seat=seat)


def _with_current_occupants(past_match: Match[Any], loaded: LoadedMatch) -> LoadedMatch:
    """Return a past state of the match with today's seat occupants, since those are the ones to name."""
    return LoadedMatch(replace(past_match, chairs=loaded.match.chairs), loaded.game)


def _json_response(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
