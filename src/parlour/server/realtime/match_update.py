"""The frames and log entries of one state of a match, rendered once for all open pages."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.services.matches.broadcast_delay import is_delayed_for
from parlour.services.matches.challenges import TableChallenge
from parlour.services.matches.frames import anonymous_frame, frame_json
from parlour.services.matches.history import MatchHistory, recent_entries
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.rematch import RematchStatus


class MatchUpdate:
    """A state of a match to send to its open pages.

    A frame that several pages share is rendered only once.
    """

    __slots__ = (
        "_delayed",
        "_entries",
        "_frames",
        "_history",
        "challenges",
        "loaded",
        "offer",
        "rematch_status",
    )

    def __init__(
        self,
        loaded: LoadedMatch,
        rematch_status: RematchStatus | None,
        history: MatchHistory | None = None,
        delayed: LoadedMatch | None = None,
        challenges: Sequence[TableChallenge] = (),
    ) -> None:
        self.loaded, self.rematch_status, self._history = loaded, rematch_status, history
        self.challenges = challenges
        self._delayed = None if delayed is None else MatchUpdate(delayed, None, history)
        self._entries: dict[tuple[Seat | None, int], bytes | None] = {}
        self.offer = (
            b"null" if loaded.match.offer is None else msgspec.json.encode(loaded.match.offer)
        )
        self._frames: dict[Seat | None, bytes] = {}

    def for_player(self, player: str) -> MatchUpdate:
        """Return the update for a player, delayed for spectators of a delayed broadcast."""
        return (
            self._delayed
            if self._delayed is not None and is_delayed_for(self.loaded.match, player)
            else self
        )

    def frame(self, seat: Seat | None, shows_players: bool = True) -> bytes:
        """Return the current frame of a seat as JSON.

        Args:
            seat: The seat, or None for the public view.
            shows_players: Whether the viewer may see the players. If not, the frame is anonymous.
        """
        if not shows_players:
            return encode(anonymous_frame(self.loaded))
        frame = self._frames.get(seat)
        if frame is None:
            frame = self._frames[seat] = frame_json(self.loaded, seat)
        return frame

    def drop_rendered(self) -> None:
        """Release the rendered frames to save memory.

        Pages that were too slow to receive them render the latest state later.
        """
        self._frames.clear()
        self._entries.clear()
        if self._delayed is not None:
            self._delayed.drop_rendered()

    def entries_json(self, seats: Sequence[Seat | None], last_sent: int) -> bytes | None:
        """Return the log entries since a page's last frame as JSON, or None if they need a history.

        A page that has not received a frame yet requests the complete list separately.

        Args:
            seats: The seats of the page's user, or None for the public view.
            last_sent: Log position of the page's last frame, or -1 if there was none.
        """
        if last_sent < 0 or self.loaded.match.phase == "gathering":
            return b""
        by_seat = [self._seat_entries(seat, last_sent) for seat in seats]
        known = [entries for entries in by_seat if entries is not None]
        return (
            b',"entries":{"after":%d,"per_frame":[%b]}' % (last_sent, b",".join(known))
            if len(known) == len(by_seat)
            else None
        )

    def _seat_entries(self, seat: Seat | None, last_sent: int) -> bytes | None:
        if not self.loaded.game.spec.has_hidden_information:
            # In a game without hidden information, all seats share one list.
            seat = None
        if (seat, last_sent) not in self._entries:
            entries = recent_entries(self.loaded, seat, last_sent)
            if entries is None and self._history is not None:
                entries = self._history.entries(seat, last_sent, self.loaded.match.seq)
            self._entries[seat, last_sent] = None if entries is None else encode(entries)
        return self._entries[seat, last_sent]
