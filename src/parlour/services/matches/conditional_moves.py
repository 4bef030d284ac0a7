"""Conditional moves in correspondence games: "if they play this, I answer that".

They are set in advance, played by the server and known to nobody else. What is read and written when
a player moves is the same whether anyone has set conditional moves or not.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.codec import encode
from parlour.core.game import Illegal, Seat
from parlour.core.value import Value
from parlour.db.conditional_moves import ConditionalMoveRepository, ConditionalMovesRow
from parlour.db.records import Player
from parlour.services.matches.conditional_lines import (
    ConditionalLine,
    ConditionalMove,
    ConditionalMoveEntry,
    add_line,
    can_set_conditional_moves,
    canonical_action,
    decoded_lines,
    open_decision_id,
    simulate_line,
)
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import require_playing_seat


class SeatConditionalMoves(Value, frozen=True, kw_only=True):
    """What a seat has laid: for which decision, whether it `may` lay anything here, and its lines."""

    may: bool
    since: int
    lines: tuple[tuple[ConditionalMoveEntry, ...], ...] = ()


class ConditionalMoveService:
    """What people at slow tables have laid for what may come."""

    def __init__(self, repository: ConditionalMoveRepository, matches: Matches) -> None:
        self._repository, self._matches = repository, matches

    async def moves_of_seat(self, match: str, player: Player, seat: int) -> SeatConditionalMoves:
        """Return what a player has laid on their seat; raises Illegal for any other."""
        loaded = await self._matches.get(match)
        return await self._moves_of_seat(loaded, require_playing_seat(loaded, player.id, seat))

    async def preview_line(
        self, match: str, player: Player, seat: int, actions: Sequence[bytes]
    ) -> tuple[LoadedMatch, SeatConditionalMoves]:
        """Return how a match would stand after some actions from now on, and these as one line; nothing is kept."""
        loaded = await self._require_match(match, player, seat)
        line, after = simulate_line(loaded, actions)
        return after, SeatConditionalMoves(
            may=True, since=open_decision_id(loaded.match), lines=(line,)
        )

    async def add_line(
        self, match: str, player: Player, seat: int, since: int, actions: Sequence[bytes]
    ) -> SeatConditionalMoves:
        """Lay a line for the decision that others owe now; raises Illegal."""
        loaded = await self._require_match(match, player, seat)
        _require_current_decision(loaded, since)
        mine = Seat(seat)
        if mine in loaded.turn.seats:
            raise Illegal("core.plan-is-due")
        told, _ = simulate_line(loaded, actions)
        if not told or told[-1].seat != mine:
            raise Illegal("core.plan-without-answer")
        line = tuple(ConditionalMove(one.seat, one.action) for one in told)
        return await self._store_lines(
            loaded,
            player,
            mine,
            add_line(await self._stored_lines(loaded, mine, player.id), line, mine),
        )

    async def remove_lines(
        self, match: str, player: Player, seat: int, since: int, actions: Sequence[bytes]
    ) -> SeatConditionalMoves:
        """Take away the lines that begin with these actions: all of them for none."""
        loaded = await self._require_match(match, player, seat)
        _require_current_decision(loaded, since)
        mine, dropped = Seat(seat), [canonical_action(loaded, action) for action in actions]
        lines = await self._stored_lines(loaded, mine, player.id)
        kept = tuple(
            line for line in lines if [one.action for one in line[: len(dropped)]] != dropped
        )
        return await self._store_lines(loaded, player, mine, kept)

    async def _require_match(self, match: str, player: Player, seat: int) -> LoadedMatch:
        loaded = await self._matches.get(match)
        require_playing_seat(loaded, player.id, seat)
        if not can_set_conditional_moves(loaded):
            raise Illegal("core.no-plans-here")
        return loaded

    async def _stored_lines(
        self, loaded: LoadedMatch, seat: Seat, player: str
    ) -> tuple[ConditionalLine, ...]:
        since = open_decision_id(loaded.match)
        rows = [
            row
            for row in await self._repository.rows_of(loaded.match.id)
            if (row.seat, row.player, row.since) == (seat, player, since)
        ]
        return decoded_lines(rows[0]) if rows else ()

    async def _store_lines(
        self, loaded: LoadedMatch, player: Player, seat: Seat, lines: tuple[ConditionalLine, ...]
    ) -> SeatConditionalMoves:
        since = open_decision_id(loaded.match)
        await self._repository.save(
            loaded.match.id, ConditionalMovesRow(seat, player.id, since, encode(lines))
        )
        # A move that came meanwhile did not know of it: whoever laid it looks again.
        _require_current_decision(await self._matches.get(loaded.match.id), since)
        return await self._moves_of_seat(loaded, seat)

    async def _moves_of_seat(self, loaded: LoadedMatch, seat: Seat) -> SeatConditionalMoves:
        since = open_decision_id(loaded.match)
        if not can_set_conditional_moves(loaded):
            return SeatConditionalMoves(may=False, since=since)
        chair = loaded.match.chairs[seat]
        lines = await self._stored_lines(loaded, seat, chair.player or "" if chair else "")
        return SeatConditionalMoves(
            may=True,
            since=since,
            lines=tuple(simulate_line(loaded, [one.action for one in line])[0] for line in lines),
        )


def _require_current_decision(loaded: LoadedMatch, since: int) -> None:
    newest = open_decision_id(loaded.match)
    if newest != since:
        raise Illegal("core.stale", since=since, now=newest)
