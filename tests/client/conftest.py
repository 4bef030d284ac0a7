"""The server of the client's tests."""

from __future__ import annotations

from ..server.conftest import server as server
