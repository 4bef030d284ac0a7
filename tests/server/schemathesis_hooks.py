"""Hooks of Schemathesis: every request comes from another network, since rate limits are by network."""

from __future__ import annotations

from itertools import count
from typing import Any

import schemathesis

NUMBERS = count()


@schemathesis.hook
def before_call(
    context: schemathesis.HookContext, case: schemathesis.Case[Any], kwargs: dict[str, Any]
) -> None:
    """Set the address of the client."""
    number = next(NUMBERS)
    case.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
