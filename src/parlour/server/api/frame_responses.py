"""Responses that contain frames, encoded without Litestar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from litestar import Response

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.match import Match
from parlour.services.matches.frames import Frame, build_frame, frame_json
from parlour.services.matches.loaded_match import LoadedMatch

T = TypeVar("T")


class EncodedResponse(Response[bytes], Generic[T]):
    """A response with a body that is already encoded as JSON, of a value of type `T`.

    The documents of the API name the type.
    """

    def __init__(self, body: bytes, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(body, media_type="application/json", headers=headers)


def frame_response(loaded: LoadedMatch, seat: int) -> EncodedResponse[Frame]:
    """Return a seat's current frame, which includes previews only for short lists of actions."""
    return EncodedResponse(frame_json(loaded, Seat(seat)))


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
