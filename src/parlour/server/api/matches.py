"""The API of matches: frames, moves, the move list, review and proof."""

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
"""How many frames of a review are told at once."""


class ActRequest(Value, frozen=True):
    """An action for a seat. `since` is the identity of the decision, as the frame named it."""

    seat: SeatNumber
    decision_id: SafeInteger
    action: dict[str, Any]


class DraftAction(Value, frozen=True):
    """An action that is only being thought about."""

    seat: SeatNumber
    action: dict[str, Any]


class OwnSeatRequest(Value, frozen=True):
    """A seat of mine."""

    seat: SeatNumber


class ClaimRequest(OwnSeatRequest, frozen=True):
    """What a seat of mine claims of a match that was left lying."""

    claim: Claim


class StepList(Value, frozen=True):
    """How many steps a review has, and what happened at each."""

    count: int
    entries: list[MoveListEntry]


class MatchesApi(Controller):
    """A match through the eyes of whoever asks."""

    path = "/api/matches/{match:str}"
    tags = ["matches"]

    @get("/frame")
    async def frame(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        seat: ViewerSeatQuery = None,
        light: LightQuery = False,
    ) -> Response[bytes]:
        """Return the newest frame for a seat of mine, or the public one; a `light` one leaves out the previews of a long list, as a socket does."""
        allowed.spend(QuotaKind.STEPS)
        loaded = await here.matches.access.watchable_match(match, player, shown)
        if not can_see_players(loaded.match, player.id, is_share_token(loaded.match, shown)):
            return _json_response(encode(anonymous_frame(loaded)))
        whose = require_viewable_seat(loaded, player, seat)
        # Whoever asks for a frame asks for all of it, unless there is a line on which previews can follow.
        return _json_response(
            frame_json(loaded, whose) if light else encode(build_frame(loaded, whose))
        )

    @post("/act")
    async def act(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[ActRequest]
    ) -> Response[bytes]:
        """Decide for a seat of mine and return its next frame."""
        loaded = await here.matches.seats.act(
            match, player, data.seat, data.decision_id, encode(data.action), now()
        )
        return _json_response(frame_json(loaded, Seat(data.seat)))

    @post("/preview")
    async def preview(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return what an action would show its mover, without taking it."""
        allowed.spend(QuotaKind.DRAFTS)
        (found,) = await here.matches.seats.previews(
            match, player, data.seat, [encode(data.action)]
        )
        return _json_response(encode(found))

    @post("/leave")
    async def hand_over_to_bot(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[OwnSeatRequest]
    ) -> Response[bytes]:
        """Let a bot about as strong as I am play on for me, where the table has it so."""
        return _json_response(
            frame_json(
                await here.clocks.abandonment.hand_over_to_bot(match, player.id, data.seat),
                Seat(data.seat),
            )
        )

    @post("/return")
    async def reclaim_seat(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[OwnSeatRequest]
    ) -> Response[bytes]:
        """Take back the seat on which a bot has played on for me."""
        return _json_response(
            frame_json(
                await here.clocks.abandonment.reclaim_seat(match, player.id, data.seat),
                Seat(data.seat),
            )
        )

    @post("/continue")
    async def end_pause(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[OwnSeatRequest]
    ) -> Response[bytes]:
        """End the pause: the clocks go on."""
        return _json_response(
            frame_json(
                await here.matches.store.change(match, reminders.end_pause(player.id, data.seat)),
                Seat(data.seat),
            )
        )

    @post("/nudge")
    async def nudge(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[OwnSeatRequest]
    ) -> Response[bytes]:
        """Remind those for whom a seat of mine waits, on the ways they chose; from the frame's `nudge_at` on."""
        return _json_response(
            frame_json(
                await here.matches.store.change(match, reminders.nudge(player.id, data.seat)),
                Seat(data.seat),
            )
        )

    @post("/claim")
    async def claim(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[ClaimRequest]
    ) -> Response[bytes]:
        """Claim what follows when those who are awaited have left the match lying; from the frame's `claim_at` on."""
        return _json_response(
            frame_json(
                await here.matches.store.change(
                    match, reminders.claim(player.id, data.seat, data.claim)
                ),
                Seat(data.seat),
            )
        )

    @post("/hint", status_code=200)
    async def give_hint(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        data: JSONBody[OwnSeatRequest],
    ) -> Hint:
        """Return what the strongest bot would do for a seat of mine that plays against bots; the record says that it was told."""
        allowed.spend(QuotaKind.HISTORY)
        return await here.engine.hints.give_hint(match, player, data.seat)

    @post("/resign")
    async def resign(
        self, here: AppDep, player: PlayerDep, match: PathName, data: JSONBody[OwnSeatRequest]
    ) -> Response[bytes]:
        """Give up a seat for good."""
        return _json_response(
            frame_json(await here.matches.seats.resign(match, player, data.seat), Seat(data.seat))
        )

    @get("/history")
    async def history(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return the move list through the eyes of a seat of mine, or the public's."""
        allowed.spend(QuotaKind.HISTORY)
        loaded = await here.matches.access.match_with_visible_players(match, player, shown)
        entries = (await here.matches.histories.load(loaded)).entries(
            require_viewable_seat(loaded, player, seat), until=loaded.match.seq
        )
        return StepList(len(entries), entries)

    @get("/positions/{number:int}")
    async def past_frame(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        number: PositionPath,
        shown: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> Response[bytes]:
        """Return what a seat of mine, or the public, saw at a position of the log, also while the match is on."""
        allowed.spend(QuotaKind.STEPS)
        loaded = await here.matches.access.match_with_visible_players(match, player, shown)
        whose, then = (
            require_viewable_seat(loaded, player, seat),
            (await here.matches.histories.load(loaded)).match_at(number),
        )
        # A position that this watcher has not come to is not there yet.
        if then is None or number > loaded.match.seq:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(
            encode(
                build_frame(
                    LoadedMatch(replace(then, chairs=loaded.match.chairs), loaded.game),
                    whose,
                    past=True,
                )
            )
        )

    @get("/steps")
    async def review_steps(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> StepList:
        """Return what a review steps through, from any seat's eyes once the match is over."""
        allowed.spend(QuotaKind.HISTORY)
        loaded = require_over(await here.matches.access.watchable_match(match, player, shown))
        history = await here.matches.histories.load(loaded)
        return StepList(
            history.step_count, history.entries(require_viewable_seat(loaded, player, seat))
        )

    @get("/steps/{number:int}")
    async def step_frame(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        number: PositionPath,
        shown: ShareTokenDep,
        *,
        seat: ViewerSeatQuery = None,
        again: RetryQuery = False,
    ) -> Response[bytes]:
        """Return the frame at one step of a review; `again` asks for one to try the decision at once more, which changes nothing."""
        allowed.spend(QuotaKind.STEPS)
        loaded = require_over(await here.matches.access.watchable_match(match, player, shown))
        past = (await here.matches.histories.load(loaded)).match_at_step(number)
        if past is None:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(
            encode(
                build_frame(
                    _with_current_occupants(past, loaded),
                    require_viewable_seat(loaded, player, seat),
                    past=not again,
                )
            )
        )

    @get("/steps/from/{number:int}")
    async def step_frames(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        number: PositionPath,
        shown: ShareTokenDep,
        seat: ViewerSeatQuery = None,
    ) -> Response[bytes]:
        """Return the frames of a review from one step on, so many at once."""
        loaded = require_over(await here.matches.access.watchable_match(match, player, shown))
        history, whose = (
            await here.matches.histories.load(loaded),
            require_viewable_seat(loaded, player, seat),
        )
        found: list[bytes] = []
        while (
            len(found) < FRAMES_PER_REQUEST
            and (past := history.match_at_step(number + len(found))) is not None
        ):
            allowed.spend(QuotaKind.STEPS)
            found.append(
                encode(build_frame(_with_current_occupants(past, loaded), whose, past=True))
            )
            # A long review keeps nobody else waiting.
            await asyncio.sleep(0)
        if not found:
            raise NotFound("core.no-such-step", step=number)
        return _json_response(b"[%b]" % b",".join(found))

    @post("/steps/{number:int}/preview")
    async def preview_past_action(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        number: PositionPath,
        shown: ShareTokenDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return what an action would have shown its mover at a step of a match that is over."""
        allowed.spend(QuotaKind.DRAFTS)
        loaded = require_over(await here.matches.access.watchable_match(match, player, shown))
        return _json_response(
            encode(
                await here.matches.past_decisions.preview_action(
                    loaded, number, data.seat, encode(data.action)
                )
            )
        )

    @post("/steps/{number:int}/alternative")
    async def frame_after_action(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        shown: ShareTokenDep,
        number: PositionPath,
        allowed: QuotaDep,
        data: JSONBody[DraftAction],
    ) -> Response[bytes]:
        """Return the frame as it would have been had a seat taken another action at a step of a match that is over."""
        allowed.spend(QuotaKind.DRAFTS)
        loaded = require_over(
            await here.matches.access.match_with_visible_players(match, player, shown)
        )
        return _json_response(
            encode(
                build_frame(
                    await here.matches.past_decisions.match_after_action(
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
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        number: PositionPath,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        data: JSONBody[ForkRequest],
    ) -> TableLocation:
        """Open a table that goes on from a step of a match that is over, with the same hidden facts."""
        allowed.spend(QuotaKind.TABLES)
        before = require_over(await here.matches.access.watchable_match(match, player, shown))
        loaded = await here.tables.fork_match(before, number, player, data, allowed.network)
        return TableLocation(loaded.match.id, loaded.match.opened.code)

    @get("/proof")
    async def proof(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> Proof:
        """Return the key and what was checked with it, once the match is over."""
        allowed.spend(QuotaKind.HISTORY)
        return await here.matches.proofs.prove(
            (await here.matches.access.watchable_match(match, player, shown)).match.id
        )


def require_viewable_seat(loaded: LoadedMatch, player: Player, seat: int | None) -> Seat | None:
    """Return the seat whose view this player may have; raises Forbidden for a foreign seat while the match is on."""
    if seat is None:
        return None
    if not 0 <= seat < len(loaded.match.chairs):
        raise NotFound("core.no-such-seat", seat=seat)
    if loaded.match.phase == "over" or seat in seats_of_player(loaded, player):
        return Seat(seat)
    raise Forbidden("core.not-your-seat", seat=seat)


def _with_current_occupants(past: Match[Any], loaded: LoadedMatch) -> LoadedMatch:
    """Return a match as it was, with the chairs of today: whoever took over a chair later is still the one to name."""
    return LoadedMatch(replace(past, chairs=loaded.match.chairs), loaded.game)


def _json_response(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
