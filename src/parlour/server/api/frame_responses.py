"""Responses that contain frames, encoded without Litestar."""

from __future__ import annotations

from typing import Any

from litestar import Response

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.services.matches.frames import build_frame, frame_json
from parlour.services.matches.loaded_match import LoadedMatch


def json_response(body: bytes) -> Response[bytes]:
    """Return a response with a body that is already encoded as JSON."""
    return Response(body, media_type="application/json")


def frame_response(loaded: LoadedMatch, seat: int) -> Response[bytes]:
    """Return a seat's current frame, which includes previews only for short lists of actions."""
    return json_response(frame_json(loaded, Seat(seat)))


def past_frame_json(
    loaded: LoadedMatch, past_match: Match[Any], seat: Seat | None, *, can_retry: bool = False
) -> bytes:
    """Return a seat's frame in a past state of a match, encoded as JSON.

    The frame names the current seat occupants.

    Args:
        loaded: The current state of the match.
        past_match: The past state of the match.
        seat: The seat whose view is returned, or None for the public view.
        can_retry: Whether the frame shows the decision as open, so that the user can try it again.
    """
    return encode(
        build_frame(
            LoadedMatch(replace(past_match, occupants=loaded.match.occupants), loaded.game),
            seat,
            past=not can_retry,
        )
    )
