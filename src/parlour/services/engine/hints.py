"""A hint for somebody who plays against bots: what the strongest of them would do, which the record keeps."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.codec import encode
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
    """An action for a decision, by what its seat can see, its deed in the game's own news, and what it is worth where that is certain.

    `value` and `ends_in` are those of Candidate, or both None.
    """

    action: msgspec.Raw
    deed: LogEntry | None
    value: float | None = None
    ends_in: int | None = None


class Hints:
    """Gives hints, each after the record says so."""

    def __init__(self, matches: Matches, games: Games, bots: BotSeats) -> None:
        self.matches, self.games, self.bots = matches, games, bots

    async def give_hint(self, match: str, player: Player, seat: int) -> Hint:
        """Return what the strongest bot would do for a seat that is awaited; raises Illegal where others play than bots."""
        loaded = await self.matches.change(match, request_hint(player, seat))
        game = loaded.match.opened.game
        level = list(self.games.levels(game).values())[-1].id
        view = loaded.game.view(loaded.match.state, Seat(seat))
        async with self.bots.queue.acquire(
            self.bots.owners_of(loaded.match), lambda: Priority.PEOPLE
        ):
            body = await self.bots.workers.choose_action(
                game, level, encode(view), Seat(seat), DECISION_SECONDS
            )
            knows = isinstance(self.games.levels(game)[level].build(loaded.game), SolvingPlayer)
            known = (
                await self.bots.workers.exact_value(game, level, encode(view), Seat(seat), body)
                if knows
                else None
            )
        action = self.games.codec(game, loaded.match.opened.version).decode_action(body)
        value, ends_in = (known.value, known.ends_in) if known is not None else (None, None)
        return Hint(
            msgspec.Raw(body),
            first_log_entry(loaded.game, view, Seat(seat), action),
            value,
            ends_in,
        )


def request_hint(player: Player, seat: int) -> Command:
    """Return the decision to take a hint: once for a decision, against bots alone, and never at a deal of the day."""

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        mine, match = seat_commands.require_playing_seat(loaded, player.id, seat), loaded.match
        others = [chair for number, chair in enumerate(match.chairs) if number != mine]
        if (
            not others
            or any(
                chair is None or chair.bot is None or chair.player is not None for chair in others
            )
            or match.opened.day is not None
        ):
            raise Illegal("core.no-hints")
        if match.since[mine] is None:
            raise Illegal("core.not-your-turn", seat=mine)
        return [Hinted(mine)]

    return decide
