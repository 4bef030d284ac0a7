"""The events of a player: what happens at the player's tables, derived from logs of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from parlour.core.embedded_json import RankingJson
from parlour.core.event import EventRecord, Seated, Started
from parlour.core.game import Seat
from parlour.core.match import Match
from parlour.core.value import Value
from parlour.services.matches.loaded_match import LoadedMatch


class EventKey(NamedTuple):
    """The identity of an event of one player."""

    letter: str
    """The letter of the kind of event."""

    match: str
    """The match id."""

    number: int
    """The log position of the event; for an invitation, its time."""


class PlayerEvent(Value, frozen=True, kw_only=True, tag_field="type"):
    """An event that concerns one player."""

    letter: ClassVar[str]

    at: int
    """The time of the event (ms since 1970)."""

    match: str
    """The match id."""

    game: str
    """The game."""

    cursor: str = ""
    """The cursor of the event, with which another stream continues after it."""

    @property
    def key(self) -> EventKey:
        """The identity of the event."""
        return EventKey(self.letter, self.match, self.at)


class InvitedEvent(PlayerEvent, frozen=True, kw_only=True, tag="invited"):
    """The player was invited to a table with an open seat."""

    letter = "i"

    inviter: str
    """The user id of the inviting player."""

    name: str
    """The name of the inviting player."""

    seat: int | None = None
    """The seat that is kept free for this bot account, or null."""

    answer_by: int | None = None
    """The time (ms since 1970) until which the seat is kept free, or null."""


class LoggedEvent(PlayerEvent, frozen=True, kw_only=True):
    """An event that an entry of the log of a match caused."""

    seq: int
    """The position of the entry in the log."""

    @property
    def key(self) -> EventKey:
        """The identity of the event."""
        return EventKey(self.letter, self.match, self.seq)


class SeatedEvent(LoggedEvent, frozen=True, kw_only=True, tag="seated"):
    """The player took a seat, or was given one."""

    letter = "s"

    seats: tuple[Seat, ...]
    """All seats of the player."""


class MatchedEvent(LoggedEvent, frozen=True, kw_only=True, tag="matched"):
    """Matchmaking or a tournament seated the player in a match that has started."""

    letter = "m"

    seats: tuple[Seat, ...]
    """All seats of the player."""


class ToMoveEvent(LoggedEvent, frozen=True, kw_only=True, tag="to-move"):
    """A decision is open for the player."""

    letter = "t"

    seats: tuple[Seat, ...]
    """The seats that must decide."""

    decision_id: int
    """The id of the decision, to send with the action; equal to `seq`."""


class OverEvent(LoggedEvent, frozen=True, kw_only=True, tag="over"):
    """A match of the player is over, or its table was closed before the start."""

    letter = "o"

    ranking: RankingJson
    """The ranking, or null if the match never started."""


AnyPlayerEvent = InvitedEvent | SeatedEvent | MatchedEvent | ToMoveEvent | OverEvent


def events_of_match(
    loaded: LoadedMatch, entries: Sequence[EventRecord], player: str
) -> Iterator[AnyPlayerEvent]:
    """Yield the events of a player that entries of a match have caused and that still hold.

    Args:
        loaded: The match after the last entry of its log.
        entries: The newest entries of the log, without a gap.
        player: The user id of the player.
    """
    match = loaded.match
    if not entries or not any(found and found.player == player for found in match.occupants):
        return
    seats = _own_seats(match, player)
    seatings = [entry for entry in entries if _is_seating(entry, player)]
    if seats and seatings and match.phase != "over":
        kind = MatchedEvent if _has_site_opened(entries, seatings[0].at) else SeatedEvent
        last = seatings[-1]
        yield kind(at=last.at, match=match.id, game=match.opened.game, seq=last.seq, seats=seats)
    times = {entry.seq: entry.at for entry in entries}
    open_decisions = {
        decision_id for decision_id in _open_decisions(match, seats) if decision_id in times
    }
    for decision_id in sorted(open_decisions):
        yield ToMoveEvent(
            at=times[decision_id],
            match=match.id,
            game=match.opened.game,
            seq=decision_id,
            decision_id=decision_id,
            seats=tuple(seat for seat in seats if match.decision_ids[seat] == decision_id),
        )
    if match.phase == "over":
        yield OverEvent(
            at=match.at,
            match=match.id,
            game=match.opened.game,
            seq=match.seq,
            ranking=loaded.ranking_json,
        )


def _own_seats(match: Match[Any], player: str) -> tuple[Seat, ...]:
    """Return the seats of a player that no substitute bot holds."""
    return tuple(
        Seat(seat)
        for seat, occupant in enumerate(match.occupants)
        if occupant is not None and occupant.player == player and occupant.bot is None
    )


def _open_decisions(match: Match[Any], seats: Sequence[Seat]) -> Iterator[int]:
    if match.phase == "playing":
        for seat in seats:
            decision_id = match.decision_ids[seat]
            if decision_id is not None:
                yield decision_id


def _is_seating(entry: EventRecord, player: str) -> bool:
    event = entry.event
    return isinstance(event, Seated) and event.player == player and event.bot is None


def _has_site_opened(entries: Sequence[EventRecord], at: int) -> bool:
    """Return whether several players were seated and the match started in the same append.

    Only matchmaking and tournaments can do that.
    """
    together = [entry.event for entry in entries if entry.at == at]
    players = {event.player for event in together if isinstance(event, Seated) and event.player}
    return len(players) > 1 and any(isinstance(event, Started) for event in together)
