"""HTTP API for the review of a finished match: steps, alternative actions and forks."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import PreviewJson
from parlour.core.game import Seat
from parlour.server.api.frame_responses import EncodedResponse, past_frame_json
from parlour.server.api.match_actions import DraftAction
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.api.matches import StepList
from parlour.server.api.tables import TableLocation
from parlour.server.dependencies import AppDep, QuotaDep, RetryQuery
from parlour.server.limits.numbers import PositionPath, ViewerSeatQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.errors import NotFound
from parlour.services.matches.access import require_over
from parlour.services.matches.fork import ForkRequest
from parlour.services.matches.frames import Frame, build_frame

FRAMES_PER_REQUEST = 40
"""Maximum number of review frames in one response."""


class MatchReviewApi(Controller):
    """Endpoints for reviewing a finished match, from the view of any seat."""

    path = "/api/matches/{match:str}/steps"
    tags = ["matches"]

    @get()
    async def review_steps(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return the move list of a finished match from the view of a seat or the public."""
        await quota.spend(QuotaKind.HISTORY)
        loaded = await viewer.finished_match()
        history = await application.matches.histories.load(loaded)
        return StepList(
            history.step_count, history.entries(viewer.require_viewable_seat(loaded, seat))
        )

    @get("/{number:int}")
    async def step_frame(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        number: PositionPath,
        *,
        seat: ViewerSeatQuery = None,
        again: RetryQuery = False,
    ) -> EncodedResponse[Frame]:
        """Return the frame at one step of a finished match.

        Args:
            number: Number of the step.
            again: Whether the frame shows the decision as open, so that the user can try it again.
        """
        await quota.spend(QuotaKind.STEPS)
        loaded = await viewer.finished_match()
        past_match = (await application.matches.histories.load(loaded)).match_at_step(number)
        if past_match is None:
            raise NotFound("core.no-such-step", step=number)
        return EncodedResponse(
            past_frame_json(
                loaded, past_match, viewer.require_viewable_seat(loaded, seat), can_retry=again
            )
        )

    @get("/from/{number:int}")
    async def step_frames(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        number: PositionPath,
        seat: ViewerSeatQuery = None,
    ) -> EncodedResponse[list[Frame]]:
        """Return up to forty consecutive frames of a finished match from a given step on."""
        loaded = await viewer.finished_match()
        history, viewer_seat = (
            await application.matches.histories.load(loaded),
            viewer.require_viewable_seat(loaded, seat),
        )
        frames: list[bytes] = []
        while (
            len(frames) < FRAMES_PER_REQUEST
            and (past_match := history.match_at_step(number + len(frames))) is not None
        ):
            await quota.spend(QuotaKind.STEPS)
            frames.append(past_frame_json(loaded, past_match, viewer_seat))
            # Give other requests a turn during a long review.
            await asyncio.sleep(0)
        if not frames:
            raise NotFound("core.no-such-step", step=number)
        return EncodedResponse(b"[%b]" % b",".join(frames))

    @post("/{number:int}/preview")
    async def preview_past_action(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        number: PositionPath,
        data: JSONBody[DraftAction],
    ) -> EncodedResponse[PreviewJson]:
        """Return the preview of an action at a step of a finished match."""
        await quota.spend(QuotaKind.DRAFTS)
        loaded = await viewer.finished_match()
        return EncodedResponse(
            encode(
                await application.matches.past_decisions.preview_action(
                    loaded, number, data.seat, encode(data.action)
                )
            )
        )

    @post("/{number:int}/alternative")
    async def frame_after_action(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        number: PositionPath,
        quota: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> EncodedResponse[Frame]:
        """Return the frame after an alternative action at a step of a finished match."""
        await quota.spend(QuotaKind.DRAFTS)
        loaded = require_over(await viewer.match_with_visible_players())
        return EncodedResponse(
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

    @post("/{number:int}/fork")
    async def fork_match(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        number: PositionPath,
        quota: QuotaDep,
        data: JSONBody[ForkRequest],
    ) -> TableLocation:
        """Open a table that continues from a step of a finished match.

        The new match has the same hidden state.
        """
        await quota.spend(QuotaKind.TABLES)
        finished = await viewer.finished_match()
        loaded = await application.tables.fork_match(
            finished, number, viewer.player, data, quota.network
        )
        return TableLocation(loaded.match.id, loaded.match.opened.code)
