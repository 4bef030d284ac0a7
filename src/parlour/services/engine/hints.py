"""Hints for a player against bots or alone: the strongest bot's action, recorded in the log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionJson
from parlour.core.event import AnyEvent, Hinted
from parlour.core.game import Illegal, LogEntry, Seat
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.plugin.player import SolvingPlayer
from parlour.services.engine.bot_seats import DECISION_SECONDS, BotSeats
from parlour.services.engine.evaluation import first_log_entry
from parlour.services.engine.fair_queue import Priority
from parlour.services.games import Games
from parlour.services.matches import seat_commands
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command, Matches


class Hint(Value, frozen=True):
    """A hint for a decision, based only on the view of its seat."""

    action: ActionJson
    """The action."""

    deed: LogEntry | None
    """The log entry that the action causes."""

    value: float | None = None
    """The proven value of the action, or None."""

    ends_in: int | None = None
    """The number of decisions until the match ends, if proven."""


class Hints:
    """The service that gives hints after recording them in the log."""

    def __init__(self, matches: Matches, games: Games, bots: BotSeats) -> None:
        self.matches, self.games, self.bots = matches, games, bots

    async def give_hint(self, match: str, player: Player, seat: int) -> Hint:
        """Return the action that the strongest bot would choose.

        Raises Illegal in a daily deal, and unless all opponents are bots.
        """
        loaded = await self.matches.change(match, request_hint(player, seat))
        game = loaded.match.opened.game
        level = list(self.games.levels(game).values())[-1].id
        view = loaded.game.view(loaded.match.state, Seat(seat))
        async with self.bots.queue.acquire(
            self.bots.owners_of(loaded.match), lambda: Priority.PEOPLE
        ):
            body = await self.bots.workers.choose_action(
                game, level, encode(view), Seat(seat), DECISION_SECONDS, Priority.PEOPLE
            )
            is_solver = isinstance(self.games.levels(game)[level].build(loaded.game), SolvingPlayer)
            exact = (
                await self.bots.workers.exact_value(game, level, encode(view), Seat(seat), body)
                if is_solver
                else None
            )
        action = self.games.codec(game, loaded.match.opened.version).decode_action(body)
        value, ends_in = (exact.value, exact.ends_in) if exact is not None else (None, None)
        return Hint(
            msgspec.Raw(body),
            first_log_entry(loaded.game, view, Seat(seat), action),
            value,
            ends_in,
        )


def request_hint(player: Player, seat: int) -> Command:
    """Return a command that records a hint: against bots or alone, but never in a daily deal."""

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        own_seat, match = seat_commands.require_playing_seat(loaded, player.id, seat), loaded.match
        others = [occupant for number, occupant in enumerate(match.occupants) if number != own_seat]
        if (
            any(
                occupant is None or occupant.bot is None or occupant.player is not None
                for occupant in others
            )
            or match.opened.day is not None
        ):
            raise Illegal("core.no-hints")
        if match.decision_ids[own_seat] is None:
            raise Illegal("core.not-your-turn", seat=own_seat)
        return [Hinted(own_seat)]

    return decide
