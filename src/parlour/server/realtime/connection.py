"""The connection to one open page of a table, which receives only the latest state."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import structlog

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.db.records import Message, Player, is_bot_account
from parlour.server.api.table_info import seats_of_player, table_info
from parlour.server.realtime.match_update import MatchUpdate
from parlour.server.realtime.round_trip import RoundTripEstimator
from parlour.server.realtime.server_messages import ChatMessage, ChatUpdate, PresenceUpdate
from parlour.services.application import Application
from parlour.services.matches.access import can_see_players, watch_refusal
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.talk import can_read_message
from parlour.services.time import now

CLOSE_FORBIDDEN, CLOSE_RETRY = 4403, 1011
"""Close codes: the user may not watch the match; the page should reconnect after an error."""

MAX_CHAT_DELAY_MS = 10_000
"""Maximum delay of a chat message from another process, in ms."""

log = structlog.get_logger()


class SocketWriter(Protocol):
    """A writer for the socket of a page."""

    def send_messages(self, *texts: bytes) -> bool:
        """Send messages and return True, or return False if the write buffer is full."""

    def close_socket(self, code: int, reason: str = "") -> None:
        """Close the socket with a close code."""


class _RenderedFrame(NamedTuple):
    """A frame message, and the values that the connection stores once it is sent."""

    text: bytes
    """The message; empty if nothing is new."""
    seq: int
    """Log position of the frame."""
    table_key: object
    """Values on which the table information depends."""
    info_hash: int
    """Hash of the table information."""


NO_FRAME = _RenderedFrame(b"", -1, None, 0)


class Connection:
    """A page that shows a match.

    If the connection is slow, the page skips frames: a newer frame replaces an unsent one.
    """

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
        application: Application,
        writer: SocketWriter,
        match: str,
        player: Player,
        network: str,
        base_url: str,
        session: str,
        *,
        let_in: bool = False,
        screen: bool = False,
        last_seq: int = -1,
    ) -> None:
        self.match, self.player, self.network, self.session = match, player, network, session
        self._application, self._writer, self._base = application, writer, base_url
        self._can_look_back = let_in
        self.screen = screen
        """Whether the page is a shared screen, which always shows the public view."""
        self.lag = RoundTripEstimator()
        self._pending: list[bytes] = []
        self._update: MatchUpdate | None = None
        self._last_sent_seq = last_seq
        self._table_key: object = None
        self._info_hash = 0
        self._sent_chat: tuple[int, frozenset[str]] = (0, frozenset())
        self._withheld_chat: frozenset[str] = frozenset()
        self.silenced_players: frozenset[str] = frozenset()
        """Players whose chat messages the user does not see."""

    @property
    def last_sent_seq(self) -> int:
        """The log position of the last sent frame, or -1 if no frame was sent."""
        return self._last_sent_seq

    @property
    def can_look_back(self) -> bool:
        """Whether the page may view a finished private match.

        This is the case if it had the share token or watched the match during play.
        """
        return self._can_look_back

    def push_update(self, update: MatchUpdate, messages: Sequence[Message] | None) -> bool:
        """Send the latest state and chat messages, and return whether the seat occupants changed.

        Args:
            update: The latest state of the match.
            messages: All chat messages of the match, or None to send no chat.
        """
        previous, update = self._update, update.for_player(self.player.id)
        if previous is None or update.loaded.match.seq >= previous.loaded.match.seq:
            # Updates can arrive out of order, so an older state must not replace a newer one.
            self._update = update
        if (
            messages is not None
            and not self.screen
            and can_see_players(update.loaded.match, self.player.id, self._can_look_back)
        ):
            self._send_chat(
                [message for message in messages if message.player not in self.silenced_players],
                update.loaded,
            )
        self.flush()
        return (
            previous is not None
            and previous.loaded.match.occupants != update.loaded.match.occupants
        )

    def _send_chat(self, messages: Sequence[Message], loaded: LoadedMatch) -> None:
        """Queue the new chat messages that the user may read, and withhold the others."""
        since, sent_ids = self._sent_chat
        new_messages = [
            message
            for message in messages
            if (message.at > since and message.id not in sent_ids)
            or message.id in self._withheld_chat
        ]
        if not new_messages:
            return
        # Clocks of processes differ slightly, so a message can arrive after one with a later time.
        since = max(since, messages[-1].at - MAX_CHAT_DELAY_MS)
        self._sent_chat = (
            since,
            frozenset(message.id for message in messages if message.at > since),
        )
        readable = [
            message
            for message in new_messages
            if can_read_message(message, loaded.match, self.player.id)
        ]
        self._withheld_chat = frozenset(
            message.id for message in new_messages if message not in readable
        )
        if readable:
            readable_ids = {
                message.id
                for message in messages
                if can_read_message(message, loaded.match, self.player.id)
            }
            chat_messages = tuple(
                ChatMessage(
                    message.id,
                    message.at,
                    message.name,
                    message.seat,
                    message.text,
                    message.phrase,
                    message.reply_to if message.reply_to in readable_ids else "",
                    is_bot_account(message.player),
                )
                for message in readable
            )
            self._pending.append(encode(ChatUpdate(messages=chat_messages)))

    def send_presence(self, present: frozenset[str]) -> None:
        """Send the seats whose players have the table open, and the number of spectators.

        Args:
            present: Ids of the players who have the table open.
        """
        if self._update is not None:
            occupants = self._update.loaded.match.occupants
            seats = tuple(
                seat
                for seat, occupant in enumerate(occupants)
                if occupant and occupant.player in present
            )
            watchers = len(
                present
                - {occupant.player for occupant in occupants if occupant and occupant.player}
            )
            self.send_message(encode(PresenceUpdate(seats=seats, spectators=watchers)))

    def send_message(self, message: bytes) -> None:
        """Send a message after the pending messages."""
        self._pending.append(message)
        self.flush()

    def send_with_next_frame(self, message: bytes) -> None:
        """Send a message soon, together with the next frame if one is about to be sent."""
        self._pending.append(message)
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send all pending messages if the write buffer has space.

        If rendering fails, the page's socket is closed, so that the page reconnects.
        """
        try:
            self._send_all()
        except Exception:
            # An error in one page's frame must not prevent updates of the other pages.
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
                # The match has started and allows no spectators, or the host removed the user.
                self._writer.close_socket(CLOSE_FORBIDDEN, reason.code)
                return
            # A spectator who was admitted during play may also see the end of the match.
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
        """Return a message with the frames of the user's seats, or with the public frame.

        The message is empty if nothing has changed. The result is None if the log entries need a
        history, which is being loaded.
        """
        loaded = update.loaded
        table_key, info = self._changed_table_info(update)
        if info is None and loaded.match.seq == self._last_sent_seq:
            return NO_FRAME
        seats: Sequence[Seat | None] = (
            () if self.screen else seats_of_player(loaded, self.player)
        ) or (None,)
        entries = update.entries_json(seats, self._last_sent_seq)
        if entries is None:
            return None
        shows_players = loaded.match.phase != "gathering" or can_see_players(
            loaded.match, self.player.id, self._can_look_back
        )
        frames = b",".join([update.frame(seat, shows_players) for seat in seats])
        table = b"" if info is None else b',"table":' + info
        text = b'{"type":"frame","frames":[%b],"offer":%b,"now":%d%b%b}' % (
            frames,
            update.offer,
            now(),
            entries,
            table,
        )
        return _RenderedFrame(
            text, loaded.match.seq, table_key, self._info_hash if info is None else hash(info)
        )

    def _changed_table_info(self, update: MatchUpdate) -> tuple[object, bytes | None]:
        """Return the table key, and the table information if it must be sent again.

        The table key contains the values on which the table information depends.
        """
        match = update.loaded.match
        table_key = (match.occupants, match.settings, match.phase)
        if table_key == self._table_key and match.phase == "playing":
            return table_key, None
        info = encode(
            table_info(
                self._application,
                update.loaded,
                self.player,
                self._base,
                update.rematch_status,
                challenges=update.challenges,
                let_in=self._can_look_back,
                screen=self.screen,
            )
        )
        return table_key, None if hash(info) == self._info_hash else info
