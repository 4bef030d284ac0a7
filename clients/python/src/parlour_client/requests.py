"""The requests of the client, each as a flow."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from parlour_client.errors import ApiError
from parlour_client.flows import Flow, request, request_json
from parlour_client.messages import Action, Frame, MoveListEntry, TableInfo, User

NONCE_BYTES = 16


def table_info(match: str) -> Flow[TableInfo]:
    """Return a table."""
    info: TableInfo = yield from request_json("GET", f"/api/tables/{match}")
    return info


def open_table(
    game: str,
    against: str | None,
    seats: int,
    options: Mapping[str, Any] | None,
    settings: Mapping[str, Any] | None,
) -> Flow[str]:
    """Open a table and return its match id; a repeated request opens no second table.

    The server commits to the key of the match before it learns the client's part of the shuffle.
    """
    match: str = (yield from request_json("POST", "/api/commitments", {}))["match"]
    other = {"occupant": "open"} if against is None else {"occupant": "bot", "level": against}
    body = {
        "game": game,
        "seats": [{"occupant": "me"}, *[other] * (seats - 1)],
        "options": options or {},
        "settings": settings or {},
        "start": against is not None,
        "nonce": secrets.token_hex(NONCE_BYTES),
        "match": match,
    }
    try:
        yield from request("POST", "/api/tables", body)
    except ApiError as refusal:
        # An earlier attempt whose answer was lost may have opened the table.
        try:
            info = yield from table_info(match)
        except ApiError:
            raise refusal from None
        if not info["is_host"]:
            raise
    return match


def take_seat(match: str, seat: int | None) -> Flow[TableInfo]:
    """Take a seat at a table, under the terms that it has now, and return the table."""
    info = yield from table_info(match)
    if info["own_seats"]:
        return info
    body = {
        "seat": seat,
        "nonce": secrets.token_hex(NONCE_BYTES),
        "terms_digest": info["terms_digest"],
    }
    try:
        yield from request("POST", f"/api/tables/{match}/sit", body)
    except ApiError:
        info = yield from table_info(match)
        if not info["own_seats"]:
            raise
        return info
    return (yield from table_info(match))


def act(frame: Frame, action: Action) -> Flow[None]:
    """Make the decision of a frame; the server accepts it once, however often it is sent."""
    body = {"seat": frame["seat"], "decision_id": frame["decision_id"], "action": action}
    yield from request("POST", f"/api/matches/{frame['match']}/act", body)


def legal_actions(frame: Frame) -> Flow[list[Action]]:
    """Return the legal actions of the decision of a frame."""
    path = f"/api/matches/{frame['match']}/legal-actions{_seat_query(frame['seat'])}"
    actions: list[Action] = (yield from request_json("GET", path))["actions"]
    return actions


def start(match: str) -> Flow[None]:
    """Start a match, unless an earlier attempt whose answer was lost has started it."""
    try:
        yield from request("POST", f"/api/tables/{match}/start", {})
    except ApiError:
        info = yield from table_info(match)
        if info["phase"] == "gathering":
            raise


def change(path: str, body: Mapping[str, Any]) -> Flow[None]:
    """Send a request that changes something and whose answer is not needed."""
    yield from request("POST", path, body, is_repeatable=False)


def move_list(match: str, seat: int | None) -> Flow[list[MoveListEntry]]:
    """Return the move list of a match as a seat or the public may read it."""
    found = yield from request_json("GET", f"/api/matches/{match}/history{_seat_query(seat)}")
    entries: list[MoveListEntry] = found["entries"]
    return entries


def review_frames(match: str, step: int, seat: int | None) -> Flow[list[Frame]]:
    """Return frames of a finished match from a step on; none after the last step."""
    path = f"/api/matches/{match}/steps/from/{step}{_seat_query(seat)}"
    try:
        frames: list[Frame] = yield from request_json("GET", path)
    except ApiError as refusal:
        if refusal.code != "core.no-such-step":
            raise
        return []
    return frames


def match_file(match: str) -> Flow[bytes]:
    """Return a finished match as a file."""
    return (yield from request("GET", f"/api/matches/{match}/file"))


def user() -> Flow[User]:
    """Return the user of the client."""
    found: User = yield from request_json("GET", "/api/me")
    return found


def _seat_query(seat: int | None) -> str:
    return "" if seat is None else f"?seat={seat}"
