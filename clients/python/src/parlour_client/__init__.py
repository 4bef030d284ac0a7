"""A client of Parlour servers: open tables, join them, play, review and export.

`Client` and `AsyncClient` have the same methods. Both reconnect, continue streams where they broke,
and wait when the server asks them to.
"""

from parlour_client.aio import AsyncClient, AsyncDecision, AsyncTable
from parlour_client.errors import ApiError, StreamClosed
from parlour_client.messages import (
    Action,
    Frame,
    MoveListEntry,
    PlayerEvent,
    Ranking,
    SeatOccupant,
    StandingOffer,
    TableInfo,
    User,
)
from parlour_client.sync import Client, Decision, Table

__all__ = [
    "Action",
    "ApiError",
    "AsyncClient",
    "AsyncDecision",
    "AsyncTable",
    "Client",
    "Decision",
    "Frame",
    "MoveListEntry",
    "PlayerEvent",
    "Ranking",
    "SeatOccupant",
    "StandingOffer",
    "StreamClosed",
    "Table",
    "TableInfo",
    "User",
]
