"""JSON of a game's values, both ways, made from its types alone."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Generic

import msgspec

from parlour.core.game import A, AnyGame, Game, Illegal, O, S, V

_encoder = msgspec.json.Encoder(order="deterministic")

_DECODE_ERRORS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading hostile bytes may raise; the last by brackets nested without end."""


def encode(value: Any) -> bytes:
    """Return canonical JSON: equal values give equal bytes."""
    return _encoder.encode(value)


def digest(value: Any) -> str:
    """Return a short fingerprint of a value, 16 hex digits of its canonical JSON.

    The fingerprint of a state is as secret as the state: with few secrets left one could try them all.
    """
    return blake2b(encode(value), digest_size=8).hexdigest()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the reader of a type; making one takes longer than reading with it, and every event of a log is read."""
    return msgspec.json.Decoder(kind)


def _decode(decoder: msgspec.json.Decoder[Any], body: bytes, code: str) -> Any:
    """Return what these bytes say; raises Illegal with this code."""
    try:
        return decoder.decode(body)
    except _DECODE_ERRORS as reason:
        raise Illegal(code, reason=str(reason)) from reason


class Codec(Generic[S, A, V, O]):
    """Reads one game's states, actions, views and options from JSON, or refuses them with Illegal."""

    def __init__(self, game: Game[S, A, V, O]) -> None:
        self.game = game
        self._state = _decoder(game.types.state)
        self._action = _decoder(game.types.action)
        self._view = _decoder(game.types.view)
        self._options = _decoder(game.types.options)

    def decode_state(self, body: bytes) -> S:
        """Return the state that these bytes say; raises msgspec.ValidationError when they are corrupt."""
        state: S = self._state.decode(body)
        return state

    def decode_view(self, body: bytes) -> V:
        """Return the view that these bytes say."""
        view: V = self._view.decode(body)
        return view

    def decode_action(self, body: bytes) -> A:
        """Return the action that these bytes say; raises Illegal `core.not-an-action`."""
        action: A = _decode(self._action, body, "core.not-an-action")
        return action

    def decode_options(self, body: bytes) -> O:
        """Return the options that these bytes say, defaults filled in; raises Illegal `core.not-options`."""
        options: O = _decode(self._options, body, "core.not-options")
        return options


AnyCodec = Codec[Any, Any, Any, Any]
"""The reader of any game."""


@cache
def codec_of(game: AnyGame) -> AnyCodec:
    """Return the reader of a game's JSON, made once for each set of rules."""
    return Codec(game)
