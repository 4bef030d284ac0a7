"""HTTP API for viewing a match: frames, the move list and the fairness proof."""

from __future__ import annotations

from litestar import Controller, get

from parlour.core.codec import encode
from parlour.core.proof import Proof
from parlour.core.value import Value
from parlour.server.api.frame_responses import EncodedResponse, past_frame_json
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.dependencies import AppDep, LightQuery, PathName, PlayerDep, QuotaDep
from parlour.server.limits.numbers import OwnSeatQuery, PositionPath, ViewerSeatQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.errors import NotFound
from parlour.services.matches.frames import Frame, anonymous_frame, build_frame, frame_json
from parlour.services.matches.history import MoveListEntry
from parlour.services.matches.legal_actions import LegalActions


class StepList(Value, frozen=True):
    """Response body with a move list."""

    count: int
    """Number of review steps."""
    entries: list[MoveListEntry]


class MatchesApi(Controller):
    """Endpoints for viewing one match.

    Responses contain only information that the user may see.
    """

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @get("/frame")
    async def frame(
        self,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        seat: ViewerSeatQuery = None,
        light: LightQuery = False,
    ) -> EncodedResponse[Frame]:
        """Return the current frame of one of the user's seats, or the public frame.

        Args:
            light: Whether to omit the previews of long lists of legal actions, as the socket does.
        """
        await quota.spend(QuotaKind.STEPS)
        loaded = await viewer.watchable_match()
        if not viewer.can_see_players(loaded):
            return EncodedResponse(encode(anonymous_frame(loaded)))
        viewer_seat = viewer.require_viewable_seat(loaded, seat)
        # A client without a socket cannot receive the previews later, so the response includes them
        # by default.
        return EncodedResponse(
            frame_json(loaded, viewer_seat) if light else encode(build_frame(loaded, viewer_seat))
        )

    @get("/legal-actions")
    async def legal_actions(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        seat: OwnSeatQuery,
    ) -> LegalActions:
        """Return the legal actions of one of the user's seats that has an open decision.

        The frames of Pylos and Betta contain the same list; those of the other games do not.
        """
        await quota.spend(QuotaKind.LEGAL_ACTIONS)
        return await application.matches.legal_actions.legal_actions(match, player, seat)

    @get("/history")
    async def history(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return the move list from the view of one of the user's seats, or the public view."""
        await quota.spend(QuotaKind.HISTORY)
        loaded = await viewer.match_with_visible_players()
        entries = (await application.matches.histories.load(loaded)).entries(
            viewer.require_viewable_seat(loaded, seat), until=loaded.match.seq
        )
        return StepList(len(entries), entries)

    @get("/positions/{number:int}")
    async def past_frame(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        number: PositionPath,
        seat: ViewerSeatQuery = None,
    ) -> EncodedResponse[Frame]:
        """Return the frame of a seat, or the public frame, at an earlier log position.

        The match need not be over.
        """
        await quota.spend(QuotaKind.STEPS)
        loaded = await viewer.match_with_visible_players()
        viewer_seat, past_match = (
            viewer.require_viewable_seat(loaded, seat),
            (await application.matches.histories.load(loaded)).match_at(number),
        )
        # With a broadcast delay, spectators must not see later positions.
        if past_match is None or number > loaded.match.seq:
            raise NotFound("core.no-such-step", step=number)
        return EncodedResponse(past_frame_json(loaded, past_match, viewer_seat))

    @get("/proof")
    async def proof(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> Proof:
        """Return the match key and the results of verifying the match with it.

        The match must be over.
        """
        await quota.spend(QuotaKind.HISTORY)
        return await application.matches.proofs.prove((await viewer.watchable_match()).match.id)
