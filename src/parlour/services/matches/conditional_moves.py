"""Conditional moves in slow games: "if they play this, I answer that", laid beforehand, played by the house, known to nobody else.

What is read and written when somebody moves is the same whether anybody has planned or not.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.codec import codec_of, encode
from parlour.core.event import AnyEvent, EventRecord, Moved
from parlour.core.game import Illegal, LogEntry, Seat
from parlour.core.step import apply_event
from parlour.core.value import Value
from parlour.db.conditional_moves import ConditionalMoveRepository, ConditionalMovesRow
from parlour.db.records import Player, PreparedWrite
from parlour.services.matches.conditional_lines import (
    MAX_LINE_LENGTH,
    ConditionalLine,
    ConditionalMove,
    add_line,
    can_set_conditional_moves,
    lines_after,
    match_for_planning,
    open_decision_id,
)
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import require_playing_seat


class ConditionalMoveEntry(Value, frozen=True, kw_only=True):
    """An action of a line as the log would tell it."""

    seat: Seat
    action: msgspec.Raw
    news: tuple[LogEntry, ...]


class SeatConditionalMoves(Value, frozen=True, kw_only=True):
    """What a seat has laid: for which decision, whether it `may` lay anything here, and its lines."""

    may: bool
    since: int
    lines: tuple[tuple[ConditionalMoveEntry, ...], ...] = ()


class ConditionalMoveTracker:
    """The plans of a match while events are added to it."""

    def __init__(
        self,
        shelf: ConditionalMoveRepository,
        loaded: LoadedMatch,
        rows: Sequence[ConditionalMovesRow],
    ) -> None:
        self._repository, self._state = shelf, loaded.match.state
        self._rows = [row for row in rows if row.since == open_decision_id(loaded.match)]
        self._read: dict[int, tuple[ConditionalLine, ...]] | None = None
        self._owners = {row.seat: row.player for row in rows}
        self._changed = False

    def record_event(self, event: AnyEvent, after: LoadedMatch) -> None:
        """Go on by an event: a move leaves those lines that foresaw it, whatever else changes the game leaves none."""
        if after.match.state is self._state:
            return
        self._state, self._changed = after.match.state, True
        if isinstance(event, Moved):
            action = _canonical_action(after, event.action)
            self._read = {
                owner: lines_after(lines, event.seat, action)
                for owner, lines in self._decoded_lines().items()
            }
        else:
            self._read = {}

    def reply(self, after: LoadedMatch) -> Sequence[AnyEvent]:
        """Return the answer set for the decision that is now open, if nothing else is asked of its seat."""
        match = after.match
        for seat in after.turn.seats if not match.paused and match.offer is None else ():
            lines, chair = self._decoded_lines().get(seat, ()), match.chairs[seat]
            mine = (
                chair is not None
                and chair.bot is None
                and chair.player == self._owners.get(seat)
                and seat not in match.gone
            )
            if mine and lines and lines[0][0].seat == seat and _is_legal(after, lines[0][0]):
                return [Moved(seat, lines[0][0].action)]
        return []

    def _decoded_lines(self) -> dict[int, tuple[ConditionalLine, ...]]:
        """Return the lines of each seat, decoded when they are first needed: a proposal, which costs nothing to repeat, measures no plan."""
        if self._read is None:
            self._read = {row.seat: _decoded_lines(row) for row in self._rows}
        return self._read

    def writes(self, after: LoadedMatch) -> list[PreparedWrite]:
        """Return what becomes of all plans with the append; the same statements, whoever has one."""
        match = after.match
        if match.phase == "over":
            return [self._repository.delete_statement(match.id)]
        if not self._changed:
            return []
        since, seats = open_decision_id(match), range(len(match.chairs))
        return [
            self._repository.update_statement(
                match.id, seat, since, encode(self._decoded_lines().get(seat, ()))
            )
            for seat in seats
        ]


class ConditionalMoveService:
    """What people at slow tables have laid for what may come."""

    def __init__(self, shelf: ConditionalMoveRepository, matches: Matches) -> None:
        self._repository, self._matches = shelf, matches

    async def track(self, loaded: LoadedMatch) -> ConditionalMoveTracker | None:
        """Return the plans of a match that is about to change, or None where nobody may have any."""
        return (
            ConditionalMoveTracker(
                self._repository, loaded, await self._repository.rows_of(loaded.match.id)
            )
            if can_set_conditional_moves(loaded)
            else None
        )

    async def moves_of_seat(self, match: str, player: Player, seat: int) -> SeatConditionalMoves:
        """Return what a player has laid on their seat; raises Illegal for any other."""
        loaded = await self._matches.get(match)
        return await self._moves_of_seat(loaded, require_playing_seat(loaded, player.id, seat))

    async def preview_line(
        self, match: str, player: Player, seat: int, actions: Sequence[bytes]
    ) -> tuple[LoadedMatch, SeatConditionalMoves]:
        """Return how a match would stand after some actions from now on, and these as one line; nothing is kept."""
        loaded = await self._require_match(match, player, seat)
        line, after = _simulate_line(loaded, actions)
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
        told, _ = _simulate_line(loaded, actions)
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
        mine, dropped = Seat(seat), [_canonical_action(loaded, action) for action in actions]
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
        return _decoded_lines(rows[0]) if rows else ()

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
            lines=tuple(_simulate_line(loaded, [one.action for one in line])[0] for line in lines),
        )


def _simulate_line(
    loaded: LoadedMatch, actions: Sequence[bytes]
) -> tuple[tuple[ConditionalMoveEntry, ...], LoadedMatch]:
    """Return actions from now on as the log would tell them, and the match after them; raises Illegal for what the rules refuse."""
    if len(actions) > MAX_LINE_LENGTH:
        raise Illegal("core.plan-too-long", most=MAX_LINE_LENGTH)
    line: list[ConditionalMoveEntry] = []
    after = match_for_planning(loaded)
    for action in actions:
        if len(after.turn.seats) != 1:
            raise Illegal("core.not-playing")
        (seat,) = after.turn.seats
        written = _canonical_action(loaded, action)
        stepped = apply_event(
            after.game,
            after.match,
            EventRecord(after.match.seq + 1, after.match.at, Moved(seat, written)),
        )
        line.append(
            ConditionalMoveEntry(
                seat=seat, action=written, news=tuple(after.game.log_entries(stepped.events, None))
            )
        )
        after = LoadedMatch(stepped.match, after.game)
    return tuple(line), after


def _canonical_action(loaded: LoadedMatch, action: bytes) -> msgspec.Raw:
    """Return the one way in which an action is written: two who mean the same are compared byte for byte."""
    return msgspec.Raw(encode(codec_of(loaded.game).decode_action(bytes(action))))


def _is_legal(loaded: LoadedMatch, one: ConditionalMove) -> bool:
    """Return whether the rules take an answer; whatever they say of it, nobody's own move is refused for it."""
    try:
        _simulate_line(loaded, [one.action])
    except Illegal:
        return False
    return True


def _decoded_lines(row: ConditionalMovesRow) -> tuple[ConditionalLine, ...]:
    lines: tuple[ConditionalLine, ...] = msgspec.json.decode(
        row.body, type=tuple[ConditionalLine, ...]
    )
    return lines


def _require_current_decision(loaded: LoadedMatch, since: int) -> None:
    newest = open_decision_id(loaded.match)
    if newest != since:
        raise Illegal("core.stale", since=since, now=newest)
