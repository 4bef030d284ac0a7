"""The conditional moves of a match while events are appended to it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Moved
from parlour.core.game import Illegal
from parlour.db.conditional_moves import ConditionalMoveRepository, ConditionalMovesRow
from parlour.db.records import PreparedStatement
from parlour.services.matches.conditional_lines import (
    ConditionalLine,
    ConditionalMove,
    can_set_conditional_moves,
    canonical_action,
    decoded_lines,
    lines_after,
    open_decision_id,
    simulate_line,
)
from parlour.services.matches.loaded_match import LoadedMatch


class ConditionalMoveTracker:
    """A tracker of the conditional moves that apply after each appended event."""

    def __init__(
        self,
        repository: ConditionalMoveRepository,
        loaded: LoadedMatch,
        rows: Sequence[ConditionalMovesRow],
    ) -> None:
        self._repository, self._state = repository, loaded.match.state
        self._rows = [row for row in rows if row.since == open_decision_id(loaded.match)]
        self._read: dict[int, tuple[ConditionalLine, ...]] | None = None
        self._owners = {row.seat: row.player for row in rows}
        self._changed = False

    def record_event(self, event: AnyEvent, after: LoadedMatch) -> None:
        """Update the lines after an event.

        A move keeps the lines that expected it; any other change of the position drops all lines.
        """
        if after.match.state is self._state:
            return
        self._state, self._changed = after.match.state, True
        if isinstance(event, Moved):
            action = canonical_action(after, event.action)
            self._read = {
                owner: lines_after(lines, event.seat, action)
                for owner, lines in self._current_lines().items()
            }
        else:
            self._read = {}

    def reply(self, after: LoadedMatch) -> Sequence[AnyEvent]:
        """Return the conditional answer to the open decision, if there is one.

        There is none while the match is paused or an offer is open.
        """
        match = after.match
        for seat in after.turn.seats if not match.paused and match.offer is None else ():
            lines, occupant = self._current_lines().get(seat, ()), match.occupants[seat]
            mine = (
                occupant is not None
                and occupant.bot is None
                and occupant.player == self._owners.get(seat)
                and seat not in match.gone
            )
            if mine and lines and lines[0][0].seat == seat and _is_legal(after, lines[0][0]):
                return [Moved(seat, lines[0][0].action)]
        return []

    def _current_lines(self) -> dict[int, tuple[ConditionalLine, ...]]:
        """Return the lines of each seat, decoded on first use.

        Decoding them earlier would reveal by the time of an offer whether there are any.
        """
        if self._read is None:
            self._read = {row.seat: decoded_lines(row) for row in self._rows}
        return self._read

    def writes(self, after: LoadedMatch) -> list[PreparedStatement]:
        """Return the statements for the append.

        They are the same whether anyone has set conditional moves or not.
        """
        match = after.match
        if match.phase == "over":
            return [self._repository.delete_statement(match.id)]
        if not self._changed:
            return []
        decision_id, seats = open_decision_id(match), range(len(match.occupants))
        return [
            self._repository.update_statement(
                match.id, seat, decision_id, encode(self._current_lines().get(seat, ()))
            )
            for seat in seats
        ]


class ConditionalMoveLoader:
    """A loader of conditional moves for a match that is about to change."""

    def __init__(self, repository: ConditionalMoveRepository) -> None:
        self._repository = repository

    async def load(self, loaded: LoadedMatch) -> ConditionalMoveTracker | None:
        """Return a tracker for a match, or None if players may not set conditional moves there."""
        if not can_set_conditional_moves(loaded):
            return None
        rows = await self._repository.rows_of(loaded.match.id)
        return ConditionalMoveTracker(self._repository, loaded, rows)


def _is_legal(loaded: LoadedMatch, conditional_move: ConditionalMove) -> bool:
    """Return whether a conditional answer is legal.

    An illegal answer must not prevent the move that it answers.
    """
    try:
        simulate_line(loaded, [conditional_move.action])
    except Illegal:
        return False
    return True
