"""Conditional moves in slow games: "if they play this, I answer that", laid beforehand, played by the house, known to nobody else.

What is read and written when somebody moves is the same whether anybody has planned or not.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.codec import codec_of, encode
from parlour.core.event import AnyEvent, Logged, Moved
from parlour.core.game import Illegal, News, Seat
from parlour.core.step import step
from parlour.core.value import Value
from parlour.db.conditional_moves import PlanRow, PlanShelf
from parlour.db.records import Player, Write
from parlour.services.matches.conditional_lines import LONGEST_LINE, Foreseen, Line, as_imagined, asked, gone_on, may_plan, with_line
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import playing


class Told(Value, frozen=True, kw_only=True):
    """An action of a line as the log would tell it."""

    seat: Seat
    action: msgspec.Raw
    news: tuple[News, ...]


class Plan(Value, frozen=True, kw_only=True):
    """What a seat has laid: for which decision, whether it `may` lay anything here, and its lines."""

    may: bool
    since: int
    lines: tuple[tuple[Told, ...], ...] = ()


class Following:
    """The plans of a match while events are added to it."""

    def __init__(self, shelf: PlanShelf, loaded: LoadedMatch, rows: Sequence[PlanRow]) -> None:
        self._shelf, self._state = shelf, loaded.match.state
        self._rows = [row for row in rows if row.since == asked(loaded.match)]
        self._read: dict[int, tuple[Line, ...]] | None = None
        self._owners = {row.seat: row.player for row in rows}
        self._changed = False

    def hear(self, event: AnyEvent, after: LoadedMatch) -> None:
        """Go on by an event: a move leaves those lines that foresaw it, whatever else changes the game leaves none."""
        if after.match.state is self._state:
            return
        self._state, self._changed = after.match.state, True
        if isinstance(event, Moved):
            action = _canonical(after, event.action)
            self._read = {owner: gone_on(lines, event.seat, action) for owner, lines in self._lines().items()}
        else:
            self._read = {}

    def answer(self, after: LoadedMatch) -> Sequence[AnyEvent]:
        """Return the answer that somebody has laid for what is now asked of them, if nothing else is asked of them too."""
        match = after.match
        for seat in after.turn.seats if not match.paused and match.offer is None else ():
            lines, chair = self._lines().get(seat, ()), match.chairs[seat]
            mine = chair is not None and chair.bot is None and chair.player == self._owners.get(seat) and seat not in match.gone
            if mine and lines and lines[0][0].seat == seat and _is_legal(after, lines[0][0]):
                return [Moved(seat, lines[0][0].action)]
        return []

    def _lines(self) -> dict[int, tuple[Line, ...]]:
        """Return the lines of each seat, decoded when they are first needed: a proposal, which costs nothing to repeat, measures no plan."""
        if self._read is None:
            self._read = {row.seat: _lines(row) for row in self._rows}
        return self._read

    def writes(self, after: LoadedMatch) -> list[Write]:
        """Return what becomes of all plans with the append; the same statements, whoever has one."""
        match = after.match
        if match.phase == "over":
            return [self._shelf.ended(match.id)]
        if not self._changed:
            return []
        since, seats = asked(match), range(len(match.chairs))
        return [self._shelf.gone_on(match.id, seat, since, encode(self._lines().get(seat, ()))) for seat in seats]


class Plans:
    """What people at slow tables have laid for what may come."""

    def __init__(self, shelf: PlanShelf, matches: Matches) -> None:
        self._shelf, self._matches = shelf, matches

    async def followed(self, loaded: LoadedMatch) -> Following | None:
        """Return the plans of a match that is about to change, or None where nobody may have any."""
        return Following(self._shelf, loaded, await self._shelf.of(loaded.match.id)) if may_plan(loaded) else None

    async def of(self, match: str, player: Player, seat: int) -> Plan:
        """Return what a player has laid on their seat; raises Illegal for any other."""
        loaded = await self._matches.get(match)
        return await self._told(loaded, playing(loaded, player.id, seat))

    async def look(self, match: str, player: Player, seat: int, actions: Sequence[bytes]) -> tuple[LoadedMatch, Plan]:
        """Return how a match would stand after some actions from now on, and these as one line; nothing is kept."""
        loaded = await self._loaded(match, player, seat)
        line, after = _foreseen(loaded, actions)
        return after, Plan(may=True, since=asked(loaded.match), lines=(line,))

    async def lay(self, match: str, player: Player, seat: int, since: int, actions: Sequence[bytes]) -> Plan:
        """Lay a line for the decision that others owe now; raises Illegal."""
        loaded = await self._loaded(match, player, seat)
        _require_open(loaded, since)
        mine = Seat(seat)
        if mine in loaded.turn.seats:
            raise Illegal("core.plan-is-due")
        told, _ = _foreseen(loaded, actions)
        if not told or told[-1].seat != mine:
            raise Illegal("core.plan-without-answer")
        line = tuple(Foreseen(one.seat, one.action) for one in told)
        return await self._keep(loaded, player, mine, with_line(await self._laid(loaded, mine, player.id), line, mine))

    async def drop(self, match: str, player: Player, seat: int, since: int, actions: Sequence[bytes]) -> Plan:
        """Take away the lines that begin with these actions: all of them for none."""
        loaded = await self._loaded(match, player, seat)
        _require_open(loaded, since)
        mine, dropped = Seat(seat), [_canonical(loaded, action) for action in actions]
        lines = await self._laid(loaded, mine, player.id)
        kept = tuple(line for line in lines if [one.action for one in line[: len(dropped)]] != dropped)
        return await self._keep(loaded, player, mine, kept)

    async def _loaded(self, match: str, player: Player, seat: int) -> LoadedMatch:
        loaded = await self._matches.get(match)
        playing(loaded, player.id, seat)
        if not may_plan(loaded):
            raise Illegal("core.no-plans-here")
        return loaded

    async def _laid(self, loaded: LoadedMatch, seat: Seat, player: str) -> tuple[Line, ...]:
        since = asked(loaded.match)
        rows = [row for row in await self._shelf.of(loaded.match.id) if (row.seat, row.player, row.since) == (seat, player, since)]
        return _lines(rows[0]) if rows else ()

    async def _keep(self, loaded: LoadedMatch, player: Player, seat: Seat, lines: tuple[Line, ...]) -> Plan:
        since = asked(loaded.match)
        await self._shelf.keep(loaded.match.id, PlanRow(seat, player.id, since, encode(lines)))
        # A move that came meanwhile did not know of it: whoever laid it looks again.
        _require_open(await self._matches.get(loaded.match.id), since)
        return await self._told(loaded, seat)

    async def _told(self, loaded: LoadedMatch, seat: Seat) -> Plan:
        since = asked(loaded.match)
        if not may_plan(loaded):
            return Plan(may=False, since=since)
        chair = loaded.match.chairs[seat]
        lines = await self._laid(loaded, seat, chair.player or "" if chair else "")
        return Plan(may=True, since=since, lines=tuple(_foreseen(loaded, [one.action for one in line])[0] for line in lines))


def _foreseen(loaded: LoadedMatch, actions: Sequence[bytes]) -> tuple[tuple[Told, ...], LoadedMatch]:
    """Return actions from now on as the log would tell them, and the match after them; raises Illegal for what the rules refuse."""
    if len(actions) > LONGEST_LINE:
        raise Illegal("core.plan-too-long", most=LONGEST_LINE)
    line: list[Told] = []
    after = as_imagined(loaded)
    for action in actions:
        if len(after.turn.seats) != 1:
            raise Illegal("core.not-playing")
        (seat,) = after.turn.seats
        written = _canonical(loaded, action)
        stepped = step(after.game, after.match, Logged(after.match.seq + 1, after.match.at, Moved(seat, written)))
        line.append(Told(seat=seat, action=written, news=tuple(after.game.news(stepped.happened, None))))
        after = LoadedMatch(stepped.match, after.game)
    return tuple(line), after


def _canonical(loaded: LoadedMatch, action: bytes) -> msgspec.Raw:
    """Return the one way in which an action is written: two who mean the same are compared byte for byte."""
    return msgspec.Raw(encode(codec_of(loaded.game).action(bytes(action))))


def _is_legal(loaded: LoadedMatch, one: Foreseen) -> bool:
    """Return whether the rules take an answer; whatever they say of it, nobody's own move is refused for it."""
    try:
        _foreseen(loaded, [one.action])
    except Illegal:
        return False
    return True


def _lines(row: PlanRow) -> tuple[Line, ...]:
    lines: tuple[Line, ...] = msgspec.json.decode(row.body, type=tuple[Line, ...])
    return lines


def _require_open(loaded: LoadedMatch, since: int) -> None:
    newest = asked(loaded.match)
    if newest != since:
        raise Illegal("core.stale", since=since, now=newest)
