"""Frames: all data of a match that the server sends to a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionListJson, LayoutJson, PreviewListJson, ViewJson
from parlour.core.game import Seat, replace
from parlour.services.matches.layouts import layout_json
from parlour.services.matches.loaded_match import LoadedMatch, SharedFrame
from parlour.services.matches.seat_occupants import seat_occupants

MAX_PREVIEWED_ACTIONS = 64
"""The maximum number of legal actions that are sent with a preview of each.

Previews of longer lists are sent on request.
"""


class Frame(SharedFrame, frozen=True, kw_only=True):
    """The state of a match at a log position, as one seat or the public sees it."""

    seat: Seat | None
    """The viewer's seat."""

    view: ViewJson | None
    """The view of the seat, or None before the start."""

    layout: LayoutJson | UnsetType = UNSET
    """The board of the view, in games whose board the site draws."""

    decision_id: int | None
    """The id of the seat's open decision, or None."""

    mine: bool
    """Whether it is the seat's turn."""

    legal_actions: ActionListJson | None
    """The legal actions, in games that list them."""

    previews: PreviewListJson | None
    """The preview of each legal action."""


def frame_json(loaded: LoadedMatch, seat: Seat | None) -> bytes:
    """Return the JSON of the newest frame of a match, with previews for short action lists only."""
    return (
        encode(seat_fields(loaded, seat, most=MAX_PREVIEWED_ACTIONS))[:-1]
        + b","
        + loaded.shared_json[1:]
    )


def build_frame(loaded: LoadedMatch, seat: Seat | None, past: bool = False) -> Frame:
    """Return the frame of a match for a seat; a frame of the `past` has no open decision."""
    shared = loaded.shared_frame(past)
    return Frame(
        **seat_fields(loaded, seat, past),
        **{name: getattr(shared, name) for name in shared.__struct_fields__},
    )


def anonymous_frame(loaded: LoadedMatch) -> Frame:
    """Return the public frame of a match without the names of its players."""
    return replace(build_frame(loaded, None), seats=seat_occupants(loaded.match, named=False))


def seat_fields(
    loaded: LoadedMatch, seat: Seat | None, past: bool = False, most: int | None = None
) -> dict[str, Any]:
    """Return the fields of a frame that depend on the seat.

    Args:
        loaded: The match.
        seat: The seat, or None for the public.
        past: Whether the frame has no open decision.
        most: The maximum number of legal actions for which previews are included, or None.
    """
    match, game = loaded.match, loaded.game
    # While a substitute bot plays, the player has no decision until they take back the seat.
    is_to_move = (
        seat is not None
        and match.phase == "playing"
        and not past
        and ((occupant := match.occupants[seat]) is None or occupant.bot is None)
    )
    decision_id = (
        match.decision_ids[seat] if is_to_move and seat is not None and not match.paused else None
    )
    legal = (
        list(game.legal_actions(match.state, seat))
        if decision_id is not None and seat is not None and game.spec.lists_actions
        else None
    )
    if seat is None or match.state is None or not game.spec.has_hidden_information:
        view, view_json = loaded.public_view, loaded.public_json
        layout = loaded.public_layout
    else:
        view = game.view(match.state, seat)
        view_json = msgspec.Raw(encode(view))
        layout = layout_json(game, view)
    has_previews = legal is not None and seat is not None and (most is None or len(legal) <= most)
    return {
        "seat": seat,
        "view": view_json,
        **({} if layout is None else {"layout": layout}),
        "decision_id": decision_id,
        "mine": decision_id is not None,
        "legal_actions": None if legal is None else msgspec.Raw(encode(legal)),
        "previews": msgspec.Raw(encode(_previews(loaded, view, seat, legal)))
        if has_previews
        else None,
    }


def _previews(
    loaded: LoadedMatch, view: Any, seat: Seat | None, legal: Sequence[Any] | None
) -> Sequence[Any]:
    return () if seat is None or legal is None else loaded.game.previews(view, seat, legal)
