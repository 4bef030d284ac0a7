"""Streams without input and output: what to request, what a line means, and when to go on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from parlour_client.errors import StreamClosed
from parlour_client.flows import Pause, Reply, api_error, pause_after, retry_pause
from parlour_client.messages import Action, Frame, MoveListEntry, Ranking, TableInfo

READ_TIMEOUT_S = 15.0
"""The time (s) without a line, not even a heartbeat, after which a connection counts as broken."""

FINAL_CODES = (4403, 4404)
"""The close codes after which it makes no sense to connect again."""


class StreamState:
    """A stream across all its connections.

    Args:
        path: The path of the stream.
        after: The cursor after which it starts; empty for the beginning.
        offers: What each request sends in its body; None for a request without a body.
    """

    def __init__(self, path: str, after: str = "", offers: Mapping[str, Any] | None = None) -> None:
        self.path, self.cursor, self._offers = path, after, offers
        self._failures = 0

    @property
    def method(self) -> str:
        """The HTTP method of the requests."""
        return "GET" if self._offers is None else "POST"

    @property
    def query(self) -> dict[str, str]:
        """The query of the next request."""
        return {"after": self.cursor} if self.cursor and self._offers is None else {}

    @property
    def body(self) -> dict[str, Any] | None:
        """The JSON body of the next request."""
        return None if self._offers is None else {**self._offers, "after": self.cursor}

    def receive(self, line: str) -> dict[str, Any] | None:
        """Return the message of a line, or None for a heartbeat; raises StreamClosed."""
        self._failures = 0
        if not line.strip():
            return None
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "closed":
            if message["code"] in FINAL_CODES:
                raise StreamClosed(message["code"], message["reason"])
            return None
        frames = message.get("frames")
        self.cursor = str(frames[0]["seq"]) if frames else message.get("cursor", self.cursor)
        return message

    def pause_after_refusal(self, reply: Reply) -> Pause:
        """Return how long to wait after the server refused a connection; raises ApiError."""
        pause = retry_pause(reply)
        if pause is None:
            raise api_error(reply)
        return pause

    def pause_after_end(self) -> Pause:
        """Return how long to wait after a connection has ended."""
        self._failures += 1
        return pause_after(self._failures - 1)


class MatchState:
    """What the client knows of a match: its newest frames and its move list."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.frames: Sequence[Frame] = ()
        self.info: TableInfo | None = None
        self.entries: list[list[MoveListEntry]] = []
        self._returned: dict[int | None, int | None] = {}

    def stream(self) -> StreamState:
        """Return the stream of the match, which continues after the newest frame."""
        after = str(self.frames[0]["seq"]) if self.frames else ""
        return StreamState(f"/api/matches/{self.match}/events", after)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.frames) and self.frames[0]["phase"] == "over"

    @property
    def ranking(self) -> Ranking | None:
        """The newest ranking, or None before the start."""
        return self.frames[0]["ranking"] if self.frames else None

    def receive(self, message: dict[str, Any]) -> None:
        """Update the state by a message of the stream of the match."""
        if message["type"] != "frame":
            return
        self.frames, self.info = message["frames"], message.get("table", self.info)
        if "entries" in message:
            news = message["entries"]["per_frame"]
            while len(self.entries) < len(news):
                self.entries.append([])
            for known, new in zip(self.entries, news, strict=False):
                newest = known[-1]["seq"] if known else -1
                known += [entry for entry in new if entry["seq"] > newest]

    def next_decision(self) -> Frame | None:
        """Return the frame of an own seat with a decision that was not returned yet, or None."""
        for frame in self.frames:
            seat, decision_id = frame["seat"], frame["decision_id"]
            is_open = seat is not None and decision_id is not None and frame["mine"]
            if is_open and self._returned.get(seat) != decision_id:
                self._returned[seat] = decision_id
                return frame
        return None


def legal_actions_of(frame: Frame) -> list[Action]:
    """Return the legal actions in a frame; raises LookupError if its game does not list them."""
    actions = frame["legal_actions"]
    if actions is None:
        raise LookupError(f"the server does not list the actions of {frame['game']}")
    return actions
