"""What a host may request for a table: its seats, options and settings."""

from __future__ import annotations

from typing import Literal

from parlour.core.embedded_json import OptionsObject
from parlour.core.event import TableSettings
from parlour.core.numbers import SeatCount, SeatNumber
from parlour.core.value import Value

OccupantKind = Literal["me", "open", "bot", "guest"]
"""The host, nobody yet, a bot, or a guest who shares this device."""


class SeatRequest(Value, frozen=True, kw_only=True):
    """The occupant that a host requests for a seat."""

    occupant: OccupantKind
    """The kind of occupant."""

    level: str | None = None
    """The bot level."""

    name: str | None = None
    """The name of the guest."""


class TableRequest(Value, frozen=True, kw_only=True):
    """A request to open a table."""

    game: str
    """The game."""

    options: OptionsObject = {}
    """The options of the game."""

    seat_count: SeatCount | None = None
    """The number of seats; None for the number of requested seats or the game's default."""

    settings: TableSettings = TableSettings()
    """The settings of the table."""

    seats: tuple[SeatRequest, ...] = ()
    """The requested occupants of the first seats; other seats stay open."""

    start: bool = False
    """Whether the match starts immediately."""

    nonce: str = ""
    """The host's nonce (hex)."""

    match: str = ""
    """The match id of an earlier commitment; empty for none."""


class Arrangement(Value, frozen=True, kw_only=True):
    """A host's changes to a table before the start; None leaves a value unchanged."""

    options: OptionsObject | None = None
    """The options of the game."""

    seat_count: SeatCount | None = None
    """The number of seats."""

    settings: TableSettings | None = None
    """The settings of the table."""

    order: tuple[SeatNumber, ...] | None = None
    """For each seat, the current seat of the occupant who moves there."""
