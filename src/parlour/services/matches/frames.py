"""Frames: all that one pair of eyes is sent of a match, the only thing that ever leaves for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.services.matches.loaded_match import LoadedMatch, SharedFrame
from parlour.services.matches.seat_occupants import seat_occupants

MAX_PREVIEWED_ACTIONS = 64
"""How long a list of actions may be to be sent with a preview of each; of a longer one those are sent that are asked for."""


class Frame(SharedFrame, frozen=True, kw_only=True):
    """A moment of a match through the eyes of a seat (None: the public)."""

    seat: Seat | None
    view: msgspec.Raw | None
    since: int | None
    mine: bool
    legal: msgspec.Raw | None
    previews: msgspec.Raw | None


def frame_json(loaded: LoadedMatch, seat: Seat | None) -> bytes:
    """Return the JSON of a frame of the newest state; previews come with a short list of actions alone."""
    return (
        encode(seat_fields(loaded, seat, most=MAX_PREVIEWED_ACTIONS))[:-1]
        + b","
        + loaded.shared_json[1:]
    )


def build_frame(loaded: LoadedMatch, seat: Seat | None, past: bool = False) -> Frame:
    """Return what a seat sees of a match; with `past` nothing is asked of it."""
    shared = loaded.shared_frame(past)
    return Frame(
        **seat_fields(loaded, seat, past),
        **{name: getattr(shared, name) for name in shared.__struct_fields__},
    )


def anonymous_frame(loaded: LoadedMatch) -> Frame:
    """Return the public frame without the names of people."""
    return replace(build_frame(loaded, None), chairs=seat_occupants(loaded.match, named=False))


def seat_fields(
    loaded: LoadedMatch, seat: Seat | None, past: bool = False, most: int | None = None
) -> dict[str, Any]:
    """Return what a frame tells a seat (None: the public) beside what it tells everybody; with `most` no more actions than that have previews."""
    match, game = loaded.match, loaded.game
    # Where a bot plays on for somebody who is back, nothing is asked of them until they take their chair.
    asked = (
        seat is not None
        and match.phase == "playing"
        and not past
        and ((chair := match.chairs[seat]) is None or chair.bot is None)
    )
    since = match.since[seat] if asked and seat is not None and not match.paused else None
    legal = (
        list(game.legal_actions(match.state, seat))
        if since is not None and seat is not None and game.spec.small
        else None
    )
    if seat is None or match.state is None or not game.spec.hidden:
        view, shown = loaded.public_view, loaded.public_json
    else:
        view = game.view(match.state, seat)
        shown = msgspec.Raw(encode(view))
    previewed = legal is not None and seat is not None and (most is None or len(legal) <= most)
    return {
        "seat": seat,
        "view": shown,
        "since": since,
        "mine": since is not None,
        "legal": None if legal is None else msgspec.Raw(encode(legal)),
        "previews": msgspec.Raw(encode(_previews(loaded, view, seat, legal)))
        if previewed
        else None,
    }


def _previews(
    loaded: LoadedMatch, view: Any, seat: Seat | None, legal: Sequence[Any] | None
) -> Sequence[Any]:
    return () if seat is None or legal is None else loaded.game.previews(view, seat, legal)
