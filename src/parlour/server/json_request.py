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
        try:
            return _decoder(
                self.route_handler.parsed_fn_signature.parameters["data"].annotation
            ).decode(await self.body())
        except msgspec.DecodeError as reason:
            raise ClientException(str(reason)) from reason


@cache
def _decoder(declared: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(declared)
