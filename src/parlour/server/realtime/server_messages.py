"""Messages from the server to pages, as tagged records."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from parlour.core.embedded_json import PreviewJson
from parlour.core.match import Offer
from parlour.core.value import Value
from parlour.server.api.table_info import TableInfo
from parlour.server.realtime import wire
from parlour.services.matches.frames import Frame
from parlour.services.matches.history import MoveListEntry


class ServerMessage(Value, frozen=True, tag_field="type", kw_only=True):
    """A message from the server to a page."""


class OkMessage(ServerMessage, frozen=True, tag="ok", kw_only=True):
    """The answer to a message that succeeded."""

    id: int
    """Id of the answered message."""


class ErrorMessage(ServerMessage, frozen=True, tag="error", kw_only=True):
    """The answer to a message that was refused, or the reason why the socket is closed."""

    id: int
    """Id of the answered message, or 0 if the id could not be read."""
    code: str
    """The stable code."""
    details: dict[str, str | int]
    """The values in the message."""
    message: str
    """The message in English."""


class PreviewAnswer(ServerMessage, frozen=True, tag="preview", kw_only=True):
    """The answer with the preview of an action."""

    id: int
    """Id of the answered message."""
    preview: PreviewJson
    """The preview."""


class PreviewsAnswer(ServerMessage, frozen=True, tag="previews", kw_only=True):
    """The answer with the previews of several actions."""

    id: int
    """Id of the answered message."""
    previews: tuple[PreviewJson, ...]
    """The previews, in the order of the actions."""


class PongMessage(ServerMessage, frozen=True, tag="pong", kw_only=True):
    """The answer to a ping."""

    id: int
    """Id of the answered message."""
    now: int
    """The server's time, in ms since 1970."""


class LagMessage(ServerMessage, frozen=True, tag="lag", kw_only=True):
    """The estimate of the round-trip time, after a pong was acknowledged."""

    ms: int
    """The median of the last five round trips, in ms."""
    max_ms: int
    """The maximum time that a clock gives back per decision, in ms."""


class ChatMessage(Value, frozen=True):
    """A chat message as the server sends it to a page."""

    id: str
    at: int
    """Send time, in ms since 1970."""
    name: str
    seat: int | None
    """Seat of the sender, or None for a spectator.

    Players receive messages of spectators only when the match is over.
    """
    text: str
    phrase: str
    """Id of a translated phrase; empty if there is none."""
    reply_to: str
    """Id of the answered message; empty if there is none or if this user may not read it."""
    is_bot: bool = False
    """Whether a bot account sent the message."""


class ChatUpdate(ServerMessage, frozen=True, tag="chat", kw_only=True):
    """New chat messages."""

    messages: tuple[ChatMessage, ...]


class PresenceUpdate(ServerMessage, frozen=True, tag="presence", kw_only=True):
    """Who has the table open, sent when it changes."""

    seats: tuple[int, ...]
    """Seats whose players have the table open."""
    spectators: int
    """The number of spectators."""


class NewEntries(Value, frozen=True, kw_only=True):
    """The entries of the move list since the previous frame."""

    after: int
    """Log position of the previous frame."""
    per_frame: tuple[tuple[MoveListEntry, ...], ...]
    """One list for each frame of the message."""


class FrameUpdate(ServerMessage, frozen=True, tag="frame", kw_only=True):
    """The current state of the match, sent at the start and after each change."""

    # `Connection` assembles the message from parts that are encoded once for all pages.
    frames: tuple[Frame, ...]
    """One frame for each of the user's seats, or the public frame."""
    offer: Offer | None
    """The open offer."""
    now: int
    """The server's time, in ms since 1970."""
    entries: NewEntries | UnsetType = UNSET
    """The entries of the move list since the previous frame; the first frame has none."""
    table: TableInfo | UnsetType = UNSET
    """The table, if it has changed."""


AnyServerMessage = (
    FrameUpdate
    | OkMessage
    | ErrorMessage
    | PreviewAnswer
    | PreviewsAnswer
    | ChatUpdate
    | PresenceUpdate
    | PongMessage
    | LagMessage
)

ANSWERS: dict[type[wire.ClientMessage], type[ServerMessage]] = {
    wire.ActMessage: OkMessage,
    wire.PreviewMessage: PreviewAnswer,
    wire.PreviewsMessage: PreviewsAnswer,
    wire.ResignMessage: OkMessage,
    wire.OfferMessage: OkMessage,
    wire.AnswerMessage: OkMessage,
    wire.SayMessage: OkMessage,
    wire.PongReceivedMessage: LagMessage,
    wire.PingMessage: PongMessage,
}
"""The answer to each message that succeeds; the answer to any other is an `ErrorMessage`."""
