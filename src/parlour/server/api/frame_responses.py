"""Responses with frames, which the server encodes without Litestar."""

from __future__ import annotations

from typing import Any

from litestar import Response

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.services.matches.frames import build_frame, frame_json
from parlour.services.matches.loaded_match import LoadedMatch


def json_response(body: bytes) -> Response[bytes]:
    """Return a response with encoded JSON."""
    return Response(body, media_type="application/json")


def frame_response(loaded: LoadedMatch, seat: int) -> Response[bytes]:
    """Return the current frame of a seat, with previews only for short lists of actions."""
    return json_response(frame_json(loaded, Seat(seat)))


def past_frame_json(
    loaded: LoadedMatch, past_match: Match[Any], seat: Seat | None, *, can_retry: bool = False
) -> bytes:
    """Return what a seat saw in a past state of a match, as JSON.

    The frame names today's seat occupants.

    Args:
        loaded: The current state of the match.
        can_retry: Whether the frame has the decision open again.
    """
    return encode(
        build_frame(
            LoadedMatch(replace(past_match, chairs=loaded.match.chairs), loaded.game),
            seat,
            past=not can_retry,
        )
    )
