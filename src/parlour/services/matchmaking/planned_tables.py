"""The tables that matchmaking opens for groups of paired players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.core.clock import AnyClockRule, Correspondence, Fischer
from parlour.core.event import AnyEvent, Seated, Started, TableSettings
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.seating import TableCommands, nonce_bytes
from parlour.services.matches.table_requests import TableRequest
from parlour.services.matchmaking.fit import SeekPace

LIVE_CLOCK = Fischer(600_000, 5_000)
DAILY_CLOCK = Correspondence(2)


class PlannedTable(Value, frozen=True):
    """The table at which a group of paired players will play."""

    game: str
    """The game."""

    room: str | None
    """The room, or None."""

    pace: SeekPace
    """The pace."""

    people: tuple[tuple[str, str], ...]
    """The ids and names of the players in seat order."""


class PlannedTables:
    """Builds the options and opening events of the tables of matchmaking.

    Args:
        games: The games of the server.
        table_commands: The commands that open tables.
    """

    def __init__(self, games: Games, table_commands: TableCommands) -> None:
        self._games, self._table_commands = games, table_commands

    def opening_events(
        self, plan: PlannedTable, nonces: Mapping[str, str], key: bytes
    ) -> list[AnyEvent]:
        """Return the opening events of a match with all its players seated."""
        settings = TableSettings(
            clock=clock_of_queue(plan.game, plan.pace), public=True, leaver="bot", room=plan.room
        )
        request = TableRequest(
            game=plan.game,
            options=self.options(plan.game, plan.room),
            seat_count=len(plan.people),
            settings=settings,
        )
        (host, name), *_ = plan.people
        opened, *_ = self._table_commands.opening_events(request, Player(host, name), key)
        seatings = [
            Seated(
                seat=Seat(seat), name=name, player=player, nonce=nonce_bytes(nonces.get(player, ""))
            )
            for seat, (player, name) in enumerate(plan.people)
        ]
        return [opened, *seatings, Started()]

    def options(self, game: str, room: str | None) -> dict[str, Any]:
        """Return the options for a game's table, or for one of its rooms; raises NotFound."""
        self._games.game(game)
        rooms = registry.game_plugin(game).rooms
        found = {
            row.id: row for row in (rooms(self._games.data_folder) if rooms is not None else ())
        }
        if room is None:
            return {}
        if room not in found:
            raise NotFound("core.no-such-page")
        options: dict[str, Any] = msgspec.to_builtins(found[room].options)
        return options


def clock_of_queue(game: str, pace: SeekPace) -> AnyClockRule:
    """Return the clock for a pace: the game's first own clock for live play, else a default."""
    return (
        DAILY_CLOCK
        if pace == "days"
        else next(iter(registry.game_plugin(game).clocks.values()), LIVE_CLOCK)
    )


def is_planned_match(loaded: LoadedMatch, plan: PlannedTable, player: str) -> bool:
    """Return whether a match is of the planned game and seats the player.

    Nobody else could have seated the player, so this identifies the planned match.
    """
    return loaded.match.opened.game == plan.game and any(
        occupant and occupant.player == player for occupant in loaded.match.occupants
    )
