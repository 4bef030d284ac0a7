"""What travels over a socket: small tagged records, both ways."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.event import Proposal
from parlour.core.game import Illegal
from parlour.core.numbers import LogPosition, SafeInteger, SeatNumber
from parlour.core.value import Value

MAX_PREVIEWS = 64
"""How many actions one message may ask about."""


IdempotencyKey = Annotated[str, msgspec.Meta(max_length=36)]
"""An idempotency key: chosen by the browser, the same whenever it sends the same message again."""


class ClientMessage(Value, frozen=True, tag_field="type", kw_only=True):
    """Something a browser says; `id` comes back with the answer, a `key` makes it safe to send again."""

    id: SafeInteger = 0
    key: IdempotencyKey = ""


class ActMessage(ClientMessage, frozen=True, tag="act", kw_only=True):
    """Decide for a seat; `decision_id` names the decision."""

    seat: SeatNumber
    decision_id: SafeInteger
    action: msgspec.Raw


class PreviewMessage(ClientMessage, frozen=True, tag="preview", kw_only=True):
    """Ask what an action would show, without taking it."""

    seat: SeatNumber
    action: msgspec.Raw


class PreviewsMessage(ClientMessage, frozen=True, tag="previews", kw_only=True):
    """Ask what each of many actions would show, without taking any."""

    seat: SeatNumber
    actions: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=MAX_PREVIEWS)]


class ResignMessage(ClientMessage, frozen=True, tag="resign", kw_only=True):
    """Give up a seat."""

    seat: SeatNumber


class OfferMessage(ClientMessage, frozen=True, tag="offer", kw_only=True):
    """Propose a draw, a take-back or a pause."""

    seat: SeatNumber
    kind: Proposal


class AnswerMessage(ClientMessage, frozen=True, tag="answer", kw_only=True):
    """Answer the open proposal; `offer` is its identity, the `seq` that the frame named."""

    seat: SeatNumber
    offer: LogPosition
    accept: bool


class SayMessage(ClientMessage, frozen=True, tag="chat", kw_only=True):
    """Add a line to the chat, or a `phrase` by its name."""

    text: str = ""
    phrase: str = ""


class PongReceivedMessage(ClientMessage, frozen=True, tag="pong-received", kw_only=True):
    """Say at once that a pong has come, by the moment that it named."""

    now: SafeInteger


class PingMessage(ClientMessage, frozen=True, tag="ping", kw_only=True):
    """Ask whether the line holds, and what time it is here."""


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
"""The longest message that is read, in characters."""


def decode_message(text: str | bytes) -> AnyClientMessage:
    """Return what a browser said; raises Illegal `core.too-large` or `core.bad-request`."""
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
    """Return the id that a refused message had, as far as it can be read."""
    try:
        return msgspec.json.decode(text, type=_MessageId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


class ChatMessage(Value, frozen=True):
    """A line of chat as who may read it reads it; `phrase` names what each reads in their own language."""

    id: str
    at: int
    name: str
    seat: int | None
    text: str
    phrase: str


def encode_message(kind: str, /, **fields: Any) -> bytes:
    """Return a message to a browser."""
    return msgspec.json.encode({"type": kind, **fields})
