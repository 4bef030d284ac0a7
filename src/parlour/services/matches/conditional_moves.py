"""Conditional moves in correspondence games: "if they play this, I answer that".

Players set them in advance, the server plays them, and nobody else knows them. The data read and
written for a move is the same whether anyone has set conditional moves or not.
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
    """The conditional moves of a seat, as its player sees them."""

    allowed: bool
    """Whether conditional moves can be set in this match."""

    decision_id: int
    """The id of the decision for which the lines were set."""

    lines: tuple[tuple[ConditionalMoveEntry, ...], ...] = ()
    """The lines, with the log entries of their actions."""


class ConditionalMoveService:
    """The service with which players set, preview and remove their conditional moves."""

    def __init__(self, repository: ConditionalMoveRepository, matches: Matches) -> None:
        self._repository, self._matches = repository, matches

    async def moves_of_seat(self, match: str, player: Player, seat: int) -> SeatConditionalMoves:
        """Return the conditional moves of a player's seat; raises Illegal for another seat."""
        loaded = await self._matches.get(match)
        return await self._moves_of_seat(loaded, require_playing_seat(loaded, player.id, seat))

    async def preview_line(
        self, match: str, player: Player, seat: int, actions: Sequence[bytes]
    ) -> tuple[LoadedMatch, SeatConditionalMoves]:
        """Return a match after some actions, with these actions as a line; nothing is stored."""
        loaded = await self._require_match(match, player, seat)
        line, after = simulate_line(loaded, actions)
        return after, SeatConditionalMoves(
            allowed=True, decision_id=open_decision_id(loaded.match), lines=(line,)
        )

    async def add_line(
        self, match: str, player: Player, seat: int, decision_id: int, actions: Sequence[bytes]
    ) -> SeatConditionalMoves:
        """Add a line that begins at another seat's open decision; raises Illegal if it is invalid.

        Args:
            match: The id of the match.
            player: The player.
            seat: The player's seat.
            decision_id: The id of the open decision that the player saw.
            actions: The actions of the line, as JSON.
        """
        loaded = await self._require_match(match, player, seat)
        _require_current_decision(loaded, decision_id)
        own_seat = Seat(seat)
        if own_seat in loaded.turn.seats:
            raise Illegal("core.line-is-due")
        entries, _ = simulate_line(loaded, actions)
        if not entries or entries[-1].seat != own_seat:
            raise Illegal("core.line-without-reply")
        line = tuple(
            ConditionalMove(conditional_move.seat, conditional_move.action)
            for conditional_move in entries
        )
        return await self._store_lines(
            loaded,
            player,
            own_seat,
            add_line(await self._stored_lines(loaded, own_seat, player.id), line, own_seat),
        )

    async def remove_lines(
        self, match: str, player: Player, seat: int, decision_id: int, actions: Sequence[bytes]
    ) -> SeatConditionalMoves:
        """Remove the lines that begin with some actions, or all lines if no actions are given."""
        loaded = await self._require_match(match, player, seat)
        _require_current_decision(loaded, decision_id)
        own_seat, removed_prefix = (
            Seat(seat),
            [canonical_action(loaded, action) for action in actions],
        )
        lines = await self._stored_lines(loaded, own_seat, player.id)
        remaining = tuple(
            line
            for line in lines
            if [conditional_move.action for conditional_move in line[: len(removed_prefix)]]
            != removed_prefix
        )
        return await self._store_lines(loaded, player, own_seat, remaining)

    async def _require_match(self, match: str, player: Player, seat: int) -> LoadedMatch:
        loaded = await self._matches.get(match)
        require_playing_seat(loaded, player.id, seat)
        if not can_set_conditional_moves(loaded):
            raise Illegal("core.no-conditional-moves")
        return loaded

    async def _stored_lines(
        self, loaded: LoadedMatch, seat: Seat, player: str
    ) -> tuple[ConditionalLine, ...]:
        decision_id = open_decision_id(loaded.match)
        rows = [
            row
            for row in await self._repository.rows_of(loaded.match.id)
            if (row.seat, row.player, row.since) == (seat, player, decision_id)
        ]
        return decoded_lines(rows[0]) if rows else ()

    async def _store_lines(
        self, loaded: LoadedMatch, player: Player, seat: Seat, lines: tuple[ConditionalLine, ...]
    ) -> SeatConditionalMoves:
        decision_id = open_decision_id(loaded.match)
        await self._repository.save(
            loaded.match.id, ConditionalMovesRow(seat, player.id, decision_id, encode(lines))
        )
        # A move that was made in the meantime outdates the line, so the player has to look again.
        _require_current_decision(await self._matches.get(loaded.match.id), decision_id)
        return await self._moves_of_seat(loaded, seat)

    async def _moves_of_seat(self, loaded: LoadedMatch, seat: Seat) -> SeatConditionalMoves:
        decision_id = open_decision_id(loaded.match)
        if not can_set_conditional_moves(loaded):
            return SeatConditionalMoves(allowed=False, decision_id=decision_id)
        occupant = loaded.match.occupants[seat]
        lines = await self._stored_lines(loaded, seat, occupant.player or "" if occupant else "")
        return SeatConditionalMoves(
            allowed=True,
            decision_id=decision_id,
            lines=tuple(
                simulate_line(loaded, [conditional_move.action for conditional_move in line])[0]
                for line in lines
            ),
        )


def _require_current_decision(loaded: LoadedMatch, decision_id: int) -> None:
    newest = open_decision_id(loaded.match)
    if newest != decision_id:
        raise Illegal("core.stale", decision_id=decision_id, now=newest)
