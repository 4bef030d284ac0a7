"""Requests whose JSON body is decoded strictly, as the type that the handler declares."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, State]):
    """A request that decodes its JSON body for the parameter `data` of the handler.

    Litestar would also accept text for numbers and numbers for truth values, which the documents of
    the API do not allow.
    """

    async def json(self) -> Any:
        """Return the decoded body; raises ClientException with the place of the mistake."""
        decoder = _decoder(self.route_handler.parsed_fn_signature.parameters["data"].annotation)
        body = await self.body()
        try:
            return decoder.decode(body)
        except msgspec.ValidationError as reason:
            return _decode_again(decoder, body, reason)
        except msgspec.DecodeError as reason:
            raise ClientException(str(reason)) from reason


@cache
def _decoder(declared: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(declared)


def _decode_again(
    decoder: msgspec.json.Decoder[Any], body: bytes, reason: msgspec.ValidationError
) -> Any:
    """Return a refused body in which numbers such as `2.0` are integers, as in JSON schemas."""
    try:
        return decoder.decode(msgspec.json.encode(_with_integers(msgspec.json.decode(body))))
    except msgspec.DecodeError:
        raise ClientException(str(reason)) from reason


def _with_integers(value: Any) -> Any:
    """Return a JSON value in which integral numbers are integers."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_with_integers(item) for item in value]
        case dict():
            return {name: _with_integers(item) for name, item in value.items()}
        case _:
            return value
