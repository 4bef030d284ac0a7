"""The errors of the client."""

from __future__ import annotations

from collections.abc import Mapping


class ApiError(Exception):
    """The server refused a request.

    Attributes:
        status: The HTTP status.
        code: The stable code, such as `core.not-your-turn`.
        details: The values in the sentence.
        message: The sentence in English.
    """

    def __init__(
        self, status: int, code: str, message: str, details: Mapping[str, str | int]
    ) -> None:
        super().__init__(f"{message} ({status} {code})")
        self.status, self.code, self.message, self.details = status, code, message, details


class StreamClosed(Exception):
    """The server ended a stream for good.

    Attributes:
        code: The close code; 4501 if the session or the API key has ended.
        reason: The code of the reason, or empty.
    """

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the server closed the stream ({code} {reason})".rstrip())
        self.code, self.reason = code, reason
