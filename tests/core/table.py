"""A test table that applies every event and logs it with its digest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.codec import digest, encode
from parlour.core.event import (
    Answered,
    AnyEvent,
    EventRecord,
    Moved,
    Offered,
    Opened,
    Seated,
    Started,
    TableSettings,
    TookBack,
)
from parlour.core.fold import CorruptLog, fold
from parlour.core.game import Action, Game, Illegal, Seat
from parlour.core.match import Match, active_seats
from parlour.core.step import apply_event

KEY = bytes(range(32))
SECOND = 1_000
PLAIN = TableSettings()


def opening(
    game: Game[Any, Any, Any, Any],
    seats: int,
    settings: TableSettings = PLAIN,
    options: bytes = b"{}",
    key: bytes = KEY,
) -> Opened:
    """Return the event that opens a table."""
    return Opened(
        game=game.spec.id,
        version=game.spec.version,
        options=msgspec.Raw(options),
        seats=seats,
        key=key,
        settings=settings,
    )


class Table:
    """A running match whose events are one second apart."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        seats: int,
        settings: TableSettings = PLAIN,
        options: bytes = b"{}",
        id: str = "m1",
    ) -> None:
        self.game, self.id = game, id
        self.log = [EventRecord(0, 0, opening(game, seats, settings, options))]
        self.match: Match[Any] = fold(id, game, self.log)

    def sit(self) -> Table:
        """Fill all seats and return this table."""
        for seat in range(len(self.match.occupants)):
            self.add(
                Seated(
                    seat=Seat(seat),
                    name=f"Player {seat}",
                    player=f"p{seat}",
                    nonce=b"nonce %d" % seat,
                )
            )
        return self

    def start(self) -> Table:
        """Fill all seats, start the match and return this table."""
        self.sit().add(Started())
        return self

    def add(self, event: AnyEvent, at: int | None = None) -> Match[Any]:
        """Append an event and return the match; an illegal event leaves the log unchanged.

        Args:
            event: The event.
            at: The time of the event (ms); None is one second after the last event.
        """
        entry = self._entry(event, at)
        match_after = (
            fold(self.id, self.game, [*self.log, entry])
            if isinstance(event, TookBack)
            else apply_event(self.game, self.match, entry).match
        )
        self.match = match_after
        self.log.append(
            entry
            if match_after.state is None
            else msgspec.structs.replace(entry, digest=digest(match_after.state))
        )
        return match_after

    @property
    def state(self) -> Any:
        """The current state of the game."""
        return self.match.state

    def move(self, seat: int, action: Action, at: int | None = None) -> Match[Any]:
        """Take an action for a seat and return the match."""
        return self.add(Moved(Seat(seat), msgspec.Raw(encode(action))), at)

    def take_back(self, seat: int, to: int) -> Match[Any]:
        """Take back moves after log position `to` with the consent of all seats."""
        self.add(Offered(Seat(seat), "takeback"))
        for other in sorted(active_seats(self.match) - {seat}):
            self.add(Answered(other, True))
        return self.add(TookBack(to))

    def rejection_code(self, event: AnyEvent, at: int | None = None) -> str:
        """Return the error code of an illegal event and check that `fold` reports the same code."""
        entry = self._entry(event, at)
        with pytest.raises(CorruptLog) as corrupt_log:
            fold(self.id, self.game, [*self.log, entry])
        assert (corrupt_log.value.match, corrupt_log.value.seq) == (self.id, entry.seq)
        if not isinstance(event, TookBack):
            with pytest.raises(Illegal) as illegal:
                apply_event(self.game, self.match, entry)
            assert illegal.value.code == corrupt_log.value.code
        return corrupt_log.value.code

    def _entry(self, event: AnyEvent, at: int | None) -> EventRecord:
        return EventRecord(self.match.seq + 1, self.match.at + SECOND if at is None else at, event)
