"""JSON encoding and decoding of a game's values, derived from their types."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any, Generic

import msgspec

from parlour.core.containment import contained
from parlour.core.game import A, AnyGame, Game, Illegal, O, S, V

_encoder = msgspec.json.Encoder(order="deterministic")

_DECODE_ERRORS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The exceptions that decoding untrusted bytes may raise.

Deep nesting raises RecursionError.
"""


def encode(value: Any) -> bytes:
    """Return canonical JSON: equal values give equal bytes.

    >>> encode({"b": 1, "a": frozenset({3, 2})})
    b'{"a":[2,3],"b":1}'
    """
    return _encoder.encode(value)


def digest(value: Any) -> str:
    """Return a 16-digit hexadecimal digest of a value's canonical JSON.

    The digest of a state must be kept as secret as the state. If there are few possible secrets,
    the digest reveals which one is true.

    >>> digest({"b": 1}) == digest({"b": 1})
    True
    >>> len(digest("any value"))
    16
    """
    return blake2b(encode(value), digest_size=8).hexdigest()


@cache
def _decoder(type_: Any) -> Callable[[bytes], Any]:
    """Return the function that decodes a type, cached because building a decoder is slow.

    The type may run code of a game package, in its `__post_init__`.
    """
    return contained(msgspec.json.Decoder(type_).decode)


def _decode(decode: Callable[[bytes], Any], body: bytes, code: str) -> Any:
    """Return the decoded value; raises Illegal with this code."""
    try:
        return decode(body)
    except _DECODE_ERRORS as reason:
        raise Illegal(code, reason=str(reason)) from reason


class Codec(Generic[S, A, V, O]):
    """The decoder of one game's states, actions, views and options."""

    def __init__(self, game: Game[S, A, V, O]) -> None:
        self.game = game
        self._state = _decoder(game.types.state)
        self._action = _decoder(game.types.action)
        self._view = _decoder(game.types.view)
        self._options = _decoder(game.types.options)

    def decode_state(self, body: bytes) -> S:
        """Return a decoded state; raises msgspec.ValidationError if the bytes are corrupt."""
        state: S = self._state(body)
        return state

    def decode_view(self, body: bytes) -> V:
        """Return a decoded view; raises msgspec.ValidationError if the bytes are corrupt."""
        view: V = self._view(body)
        return view

    def decode_action(self, body: bytes) -> A:
        """Return a decoded action; raises Illegal `core.not-an-action`."""
        action: A = _decode(self._action, body, "core.not-an-action")
        return action

    def decode_options(self, body: bytes) -> O:
        """Return decoded options with defaults filled in; raises Illegal `core.not-options`."""
        options: O = _decode(self._options, body, "core.not-options")
        return options


AnyCodec = Codec[Any, Any, Any, Any]
"""The codec of any game."""


@cache
def codec_of(game: AnyGame) -> AnyCodec:
    """Return the codec of a game, cached per rules object."""
    return Codec(game)
