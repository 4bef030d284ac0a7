"""Messages from pages to the server, as tagged records."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.core.embedded_json import ActionJson
from parlour.core.event import Proposal
from parlour.core.game import Illegal
from parlour.core.numbers import LogPosition, SafeInteger, SeatNumber
from parlour.core.value import Value

MAX_PREVIEWS = 64
"""Maximum number of actions in one preview request."""


IdempotencyKey = Annotated[str, msgspec.Meta(max_length=36)]
"""Idempotency key that the client chooses and sends again when it repeats a message."""


class ClientMessage(Value, frozen=True, tag_field="type", kw_only=True):
    """A message from a page to the server."""

    id: SafeInteger = 0
    """Id that the answer repeats."""
    key: IdempotencyKey = ""
    """Idempotency key, which makes it safe to repeat the message; empty for none."""


class ActMessage(ClientMessage, frozen=True, tag="act", kw_only=True):
    """A request to take an action for a seat.

    It is idempotent: the same action for a decision that is already stored is answered with `ok`.
    """

    seat: SeatNumber
    decision_id: SafeInteger
    """Id of the decision that the action answers."""
    action: ActionJson


class PreviewMessage(ClientMessage, frozen=True, tag="preview", kw_only=True):
    """A request for the preview of an action."""

    seat: SeatNumber
    action: ActionJson


class PreviewsMessage(ClientMessage, frozen=True, tag="previews", kw_only=True):
    """A request for the previews of several actions."""

    seat: SeatNumber
    actions: Annotated[list[ActionJson], msgspec.Meta(max_length=MAX_PREVIEWS)]


class ResignMessage(ClientMessage, frozen=True, tag="resign", kw_only=True):
    """A request to resign a seat."""

    seat: SeatNumber


class OfferMessage(ClientMessage, frozen=True, tag="offer", kw_only=True):
    """An offer of a draw, a take-back or a pause."""

    seat: SeatNumber
    kind: Proposal


class AnswerMessage(ClientMessage, frozen=True, tag="answer", kw_only=True):
    """An answer to the open offer.

    The seat that made the offer withdraws it by declining.
    """

    seat: SeatNumber
    offer: LogPosition
    """Log position (`seq`) of the offer."""
    accept: bool


class SayMessage(ClientMessage, frozen=True, tag="chat", kw_only=True):
    """A request to send a chat message."""

    text: str = ""
    phrase: str = ""
    """Id of a translated phrase (`luck`) or reaction (`react-clap`) to send instead of a text."""
    reply_to: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """Id of the message that this one answers; empty for none. The user must be able to read it."""


class PongReceivedMessage(ClientMessage, frozen=True, tag="pong-received", kw_only=True):
    """An immediate acknowledgement of a pong, for the round-trip estimate."""

    now: SafeInteger
    """The time that the pong contained, in ms since 1970."""


class PingMessage(ClientMessage, frozen=True, tag="ping", kw_only=True):
    """A check of the connection, which also requests the server's time."""


AnyClientMessage = (
    ActMessage
    | PreviewMessage
    | PreviewsMessage
    | ResignMessage
    | OfferMessage
    | AnswerMessage
    | SayMessage
    | PongReceivedMessage
    | PingMessage
)

_decoder = msgspec.json.Decoder(AnyClientMessage)

MAX_MESSAGE_CHARACTERS = 16 * 1024
"""Maximum length of a message, in characters."""


def decode_message(text: str | bytes) -> AnyClientMessage:
    """Return the decoded message of a client.

    Raises:
        Illegal: The message is too large (`core.too-large`) or malformed (`core.bad-request`).
    """
    if len(text) > MAX_MESSAGE_CHARACTERS:
        raise Illegal("core.too-large", most=MAX_MESSAGE_CHARACTERS)
    try:
        message: AnyClientMessage = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as reason:
        raise Illegal("core.bad-request", reason=str(reason)) from reason
    return message


class _MessageId(msgspec.Struct):
    id: SafeInteger = 0


def refused_message_id(text: str | bytes) -> int:
    """Return the id of a message that was refused, or 0 if the id cannot be read."""
    try:
        return msgspec.json.decode(text, type=_MessageId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0
