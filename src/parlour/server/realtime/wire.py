"""What travels over a socket: small tagged records, both ways."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.event import Proposal
from parlour.core.game import Illegal
from parlour.core.numbers import Number, Position, SeatNumber
from parlour.core.value import Value

MOST_PREVIEWS = 64
"""How many actions one message may ask about."""


Key = Annotated[str, msgspec.Meta(max_length=36)]
"""An idempotency key: chosen by the browser, the same whenever it sends the same message again."""


class Said(Value, frozen=True, tag_field="t", kw_only=True):
    """Something a browser says; `id` comes back with the answer, a `key` makes it safe to send again."""

    id: Number = 0
    key: Key = ""


class Act(Said, frozen=True, tag="act", kw_only=True):
    """Decide for a seat; `since` is the decision's identity."""

    seat: SeatNumber
    since: Number
    action: msgspec.Raw


class Preview(Said, frozen=True, tag="preview", kw_only=True):
    """Ask what an action would show, without taking it."""

    seat: SeatNumber
    action: msgspec.Raw


class Previews(Said, frozen=True, tag="previews", kw_only=True):
    """Ask what each of many actions would show, without taking any."""

    seat: SeatNumber
    actions: Annotated[list[msgspec.Raw], msgspec.Meta(max_length=MOST_PREVIEWS)]


class Resign(Said, frozen=True, tag="resign", kw_only=True):
    """Give up a seat."""

    seat: SeatNumber


class Offer(Said, frozen=True, tag="offer", kw_only=True):
    """Propose a draw, a take-back or a pause."""

    seat: SeatNumber
    what: Proposal


class Answer(Said, frozen=True, tag="answer", kw_only=True):
    """Answer the open proposal; `offer` is its identity, the `seq` that the frame named."""

    seat: SeatNumber
    offer: Position
    yes: bool


class Say(Said, frozen=True, tag="say", kw_only=True):
    """Add a line to the chat, or a `phrase` by its name."""

    text: str = ""
    phrase: str = ""


class Heard(Said, frozen=True, tag="heard", kw_only=True):
    """Say at once that a pong has come, by the moment that it named."""

    now: Number


class Ping(Said, frozen=True, tag="ping", kw_only=True):
    """Ask whether the line holds, and what time it is here."""


Message = Act | Preview | Previews | Resign | Offer | Answer | Say | Heard | Ping

_decoder = msgspec.json.Decoder(Message)

LARGEST = 16 * 1024
"""The longest message that is read, in characters."""


def read(text: str | bytes) -> Message:
    """Return what a browser said; raises Illegal `core.too-large` or `core.not-understood`."""
    if len(text) > LARGEST:
        raise Illegal("core.too-large", most=LARGEST)
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as reason:
        raise Illegal("core.not-understood", reason=str(reason)) from reason
    return message


class _Id(msgspec.Struct):
    id: Number = 0


def id_of(text: str | bytes) -> int:
    """Return the id that a refused message had, as far as it can be read."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


class ChatLine(Value, frozen=True):
    """A line of chat as who may read it reads it; `phrase` names what each reads in their own language."""

    id: str
    at: int
    name: str
    seat: int | None
    text: str
    phrase: str


def told(kind: str, **fields: Any) -> bytes:
    """Return a message to a browser."""
    return msgspec.json.encode({"t": kind, **fields})
