"""One open page of a table: it is woken when something changed, and is sent only the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec
import structlog

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.db.records import Message, Player
from parlour.server.api.table_info import seats_of_player, table_info
from parlour.server.realtime import wire
from parlour.server.realtime.round_trip import RoundTripEstimator
from parlour.services.application import Application
from parlour.services.matches.access import can_see_players, watch_refusal
from parlour.services.matches.broadcast_delay import is_delayed_for
from parlour.services.matches.frames import anonymous_frame, frame_json
from parlour.services.matches.history import MatchHistory, recent_entries
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.rematch import RematchStatus
from parlour.services.matches.talk import can_read_message
from parlour.services.time import now

CLOSE_FORBIDDEN, CLOSE_RETRY = 4403, 1011
"""Close codes: this may not be watched; something went wrong here, come again."""

MAX_CHAT_DELAY_MS = 10_000
"""How much earlier than the last line one may have been written that another house only tells now."""

log = structlog.get_logger()


class SocketWriter(Protocol):
    """What a page is written to."""

    def send_messages(self, *texts: bytes) -> bool:
        """Send messages; False where there is no room for them just now."""

    def close_socket(self, code: int, reason: str = "") -> None:
        """Close."""


class MatchUpdate:
    """A match as it is told to all who look at it just now: what several of them see is rendered once."""

    __slots__ = ("_delayed", "_entries", "_frames", "_history", "loaded", "offer", "rematch_status")

    def __init__(
        self,
        loaded: LoadedMatch,
        follow_up: RematchStatus | None,
        history: MatchHistory | None = None,
        watched: LoadedMatch | None = None,
    ) -> None:
        self.loaded, self.rematch_status, self._history = loaded, follow_up, history
        self._delayed = None if watched is None else MatchUpdate(watched, None, history)
        self._entries: dict[tuple[Seat | None, int], bytes | None] = {}
        self.offer = (
            b"null" if loaded.match.offer is None else msgspec.json.encode(loaded.match.offer)
        )
        self._frames: dict[Seat | None, bytes] = {}

    def for_player(self, player: str) -> MatchUpdate:
        """Return what somebody is told: where watchers are behind, what they may see by now."""
        return (
            self._delayed
            if self._delayed is not None and is_delayed_for(self.loaded.match, player)
            else self
        )

    def frame(self, seat: Seat | None, known: bool = True) -> bytes:
        """Return the newest frame through these eyes; where who sits there may not be `known`, without names."""
        if not known:
            return encode(anonymous_frame(self.loaded))
        found = self._frames.get(seat)
        if found is None:
            found = self._frames[seat] = frame_json(self.loaded, seat)
        return found

    def drop_rendered(self) -> None:
        """Let go of what was rendered: whoever was too slow for it is rendered the newest anew."""
        self._frames.clear()
        self._entries.clear()
        if self._delayed is not None:
            self._delayed.drop_rendered()

    def entries_json(self, seats: Sequence[Seat | None], shown: int) -> bytes | None:
        """Return what each seat saw happen since the frame before, or None where that is not known without a history.

        A page that has had no frame yet asks for the whole itself.
        """
        if shown < 0 or self.loaded.match.phase == "gathering":
            return b""
        told = [self._seat_entries(seat, shown) for seat in seats]
        known = [entries for entries in told if entries is not None]
        return (
            b',"entries":{"after":%d,"per_frame":[%b]}' % (shown, b",".join(known))
            if len(known) == len(told)
            else None
        )

    def _seat_entries(self, seat: Seat | None, shown: int) -> bytes | None:
        if not self.loaded.game.spec.hidden:
            # What is told to everybody is told to each seat.
            seat = None
        if (seat, shown) not in self._entries:
            found = recent_entries(self.loaded, seat, shown)
            if found is None and self._history is not None:
                found = self._history.entries(seat, shown, self.loaded.match.seq)
            self._entries[seat, shown] = None if found is None else encode(found)
        return self._entries[seat, shown]


class _RenderedFrame(NamedTuple):
    """A frame, and what a page has seen once it is sent."""

    text: bytes
    seq: int
    table_key: object
    info_hash: int


NO_FRAME = _RenderedFrame(b"", -1, None, 0)


class Connection:
    """A page that looks at a match. A slow line skips frames: what waits is replaced by what is newer."""

    __slots__ = (
        *(
            "_table_key",
            "_base",
            "_application",
            "_info_hash",
            "_can_look_back",
            "_writer",
            "_sent_chat",
            "_last_sent_seq",
            "_pending",
            "_update",
        ),
        *(
            "lag",
            "match",
            "network",
            "player",
            "screen",
            "session",
            "silenced_players",
            "_withheld_chat",
        ),
    )

    def __init__(
        self,
        house: Application,
        line: SocketWriter,
        match: str,
        player: Player,
        network: str,
        base: str,
        session: str,
        *,
        let_in: bool = False,
        screen: bool = False,
    ) -> None:
        self.match, self.player, self.network, self.session = match, player, network, session
        self._application, self._writer, self._base = house, line, base
        self._can_look_back = let_in
        self.screen = screen
        """Whether everybody at the table reads it: it sees what the public sees, whoever sits there under the same name."""
        self.lag = RoundTripEstimator()
        self._pending: list[bytes] = []
        self._update: MatchUpdate | None = None
        self._last_sent_seq = -1
        self._table_key: object = None
        self._info_hash = 0
        self._sent_chat: tuple[int, frozenset[str]] = (0, frozenset())
        self._withheld_chat: frozenset[str] = frozenset()
        self.silenced_players: frozenset[str] = frozenset()
        """Whose words this page's reader does not read."""

    @property
    def last_sent_seq(self) -> int:
        """The position of the last frame that was sent, -1 before the first."""
        return self._last_sent_seq

    @property
    def can_look_back(self) -> bool:
        """Whether this page may look back on a private match: it showed the pass, or looked on while it was played."""
        return self._can_look_back

    def push_update(self, update: MatchUpdate, lines: Sequence[Message] | None) -> bool:
        """Show the newest state, and the chat where it is given; return whether others sit there than before."""
        before, update = self._update, update.for_player(self.player.id)
        if before is None or update.loaded.match.seq >= before.loaded.match.seq:
            # Two who were told at different moments may wake this page in the wrong order.
            self._update = update
        if (
            lines is not None
            and not self.screen
            and can_see_players(update.loaded.match, self.player.id, self._can_look_back)
        ):
            self._send_chat(
                [line for line in lines if line.player not in self.silenced_players], update.loaded
            )
        self.flush()
        return before is not None and before.loaded.match.chairs != update.loaded.match.chairs

    def _send_chat(self, lines: Sequence[Message], loaded: LoadedMatch) -> None:
        """Pass on the lines of chat that were not passed on yet and may be read now; others are kept back until they may."""
        since, told = self._sent_chat
        fresh = [
            line
            for line in lines
            if (line.at > since and line.id not in told) or line.id in self._withheld_chat
        ]
        if not fresh:
            return
        # Houses differ by moments, so a line may come after one that was written later.
        since = max(since, lines[-1].at - MAX_CHAT_DELAY_MS)
        self._sent_chat = (since, frozenset(line.id for line in lines if line.at > since))
        read = [line for line in fresh if can_read_message(line, loaded.match, self.player.id)]
        self._withheld_chat = frozenset(line.id for line in fresh if line not in read)
        if read:
            shown = [
                wire.ChatMessage(line.id, line.at, line.name, line.seat, line.text, line.phrase)
                for line in read
            ]
            self._pending.append(wire.encode_message("chat", messages=shown))

    def send_presence(self, here: frozenset[str]) -> None:
        """Say which seats have the table open, and how many others watch."""
        if self._update is not None:
            chairs = self._update.loaded.match.chairs
            seats = [seat for seat, chair in enumerate(chairs) if chair and chair.player in here]
            watchers = len(here - {chair.player for chair in chairs if chair and chair.player})
            self.send_message(wire.encode_message("presence", seats=seats, spectators=watchers))

    def send_message(self, message: bytes) -> None:
        """Send a message after what already waits."""
        self._pending.append(message)
        self.flush()

    def send_with_next_frame(self, message: bytes) -> None:
        """Send a message with the frame that is on its way already, if there is one."""
        self._pending.append(message)
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send whatever there is to send, as far as the line has room; a page that cannot be served any more is closed, and comes again."""
        try:
            self._send_all()
        except Exception:
            # A game that cannot be drawn for one page must not hinder the telling of the others.
            log.exception("a page could not be served", match=self.match)
            self._writer.close_socket(CLOSE_RETRY)

    def close(self, code: int, reason: str = "") -> None:
        """Close the page's socket."""
        self._writer.close_socket(code, reason)

    def _send_all(self) -> None:
        update, frame, messages = self._update, None, self._pending
        if update is not None:
            reason = watch_refusal(update.loaded.match, self.player.id, self._can_look_back)
            if reason is not None:
                # The host lets nobody watch, and the game has begun; or the host has put somebody out.
                self._writer.close_socket(CLOSE_FORBIDDEN, reason.code)
                return
            # Whoever looks on while it is played was let in, and sees how it ends.
            self._can_look_back = self._can_look_back or update.loaded.match.phase == "playing"
            frame = self._render_frame(update)
            if frame is None:
                return
            if frame.text:
                messages = [frame.text, *messages]
        if messages and self._writer.send_messages(*messages):
            self._pending = []
            if frame is not None and frame.text:
                self._last_sent_seq, self._table_key, self._info_hash = (
                    frame.seq,
                    frame.table_key,
                    frame.info_hash,
                )

    def _render_frame(self, update: MatchUpdate) -> _RenderedFrame | None:
        """Return the newest frames for every seat of mine (or the public one), without text where nothing is new.

        None: what happened since the frame before is known only to a history, which is on its way.
        """
        loaded = update.loaded
        around, info = self._changed_table_info(update)
        if info is None and loaded.match.seq == self._last_sent_seq:
            return NO_FRAME
        seats: Sequence[Seat | None] = (
            () if self.screen else seats_of_player(loaded, self.player)
        ) or (None,)
        told = update.entries_json(seats, self._last_sent_seq)
        if told is None:
            return None
        known = loaded.match.phase != "gathering" or can_see_players(
            loaded.match, self.player.id, self._can_look_back
        )
        frames = b",".join([update.frame(seat, known) for seat in seats])
        table = b"" if info is None else b',"table":' + info
        text = b'{"type":"frame","frames":[%b],"offer":%b,"now":%d%b%b}' % (
            frames,
            update.offer,
            now(),
            told,
            table,
        )
        return _RenderedFrame(
            text, loaded.match.seq, around, self._info_hash if info is None else hash(info)
        )

    def _changed_table_info(self, update: MatchUpdate) -> tuple[object, bytes | None]:
        """Return what the news of a table depend on, and who sits and by which rules where that changed since it was last sent."""
        match = update.loaded.match
        around = (match.chairs, match.house, match.phase)
        if around == self._table_key and match.phase == "playing":
            return around, None
        info = encode(
            table_info(
                self._application,
                update.loaded,
                self.player,
                self._base,
                update.rematch_status,
                self._can_look_back,
                self.screen,
            )
        )
        return around, None if hash(info) == self._info_hash else info
