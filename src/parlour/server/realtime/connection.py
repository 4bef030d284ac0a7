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
from parlour.server.api.table_info import seats_of, table_info
from parlour.server.realtime import wire
from parlour.server.realtime.round_trip import Lag
from parlour.services.application import House
from parlour.services.matches.access import may_know, refusal
from parlour.services.matches.broadcast_delay import is_behind
from parlour.services.matches.frames import nameless, rendered
from parlour.services.matches.history import History, recent_entries
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.rematch import FollowUp
from parlour.services.matches.talk import is_read_by
from parlour.services.time import now

NOT_YOURS, AGAIN = 4403, 1011
"""Close codes: this may not be watched; something went wrong here, come again."""

APART_MS = 10_000
"""How much earlier than the last line one may have been written that another house only tells now."""

log = structlog.get_logger()


class Line(Protocol):
    """What a page is written to."""

    def tell(self, *texts: bytes) -> bool:
        """Send messages; False where there is no room for them just now."""

    def end(self, code: int, reason: str = "") -> None:
        """Close."""


class Update:
    """A match as it is told to all who look at it just now: what several of them see is rendered once."""

    __slots__ = ("_entries", "_frames", "_history", "_watched", "follow_up", "loaded", "offer")

    def __init__(self, loaded: LoadedMatch, follow_up: FollowUp | None, history: History | None = None, watched: LoadedMatch | None = None) -> None:
        self.loaded, self.follow_up, self._history = loaded, follow_up, history
        self._watched = None if watched is None else Update(watched, None, history)
        self._entries: dict[tuple[Seat | None, int], bytes | None] = {}
        self.offer = b"null" if loaded.match.offer is None else msgspec.json.encode(loaded.match.offer)
        self._frames: dict[Seat | None, bytes] = {}

    def to(self, player: str) -> Update:
        """Return what somebody is told: where watchers are behind, what they may see by now."""
        return self._watched if self._watched is not None and is_behind(self.loaded.match, player) else self

    def frame(self, seat: Seat | None, known: bool = True) -> bytes:
        """Return the newest frame through these eyes; where who sits there may not be `known`, without names."""
        if not known:
            return encode(nameless(self.loaded))
        found = self._frames.get(seat)
        if found is None:
            found = self._frames[seat] = rendered(self.loaded, seat)
        return found

    def forget(self) -> None:
        """Let go of what was rendered: whoever was too slow for it is rendered the newest anew."""
        self._frames.clear()
        self._entries.clear()
        if self._watched is not None:
            self._watched.forget()

    def entries(self, seats: Sequence[Seat | None], shown: int) -> bytes | None:
        """Return what each seat saw happen since the frame before, or None where that is not known without a history.

        A page that has had no frame yet asks for the whole itself.
        """
        if shown < 0 or self.loaded.match.phase == "gathering":
            return b""
        told = [self._seen(seat, shown) for seat in seats]
        known = [entries for entries in told if entries is not None]
        return b',"entries":{"after":%d,"of":[%b]}' % (shown, b",".join(known)) if len(known) == len(told) else None

    def _seen(self, seat: Seat | None, shown: int) -> bytes | None:
        if not self.loaded.game.spec.hidden:
            # What is told to everybody is told to each seat.
            seat = None
        if (seat, shown) not in self._entries:
            found = recent_entries(self.loaded, seat, shown)
            if found is None and self._history is not None:
                found = self._history.entries(seat, shown, self.loaded.match.seq)
            self._entries[seat, shown] = None if found is None else encode(found)
        return self._entries[seat, shown]


class _Shown(NamedTuple):
    """A frame, and what a page has seen once it is sent."""

    text: bytes
    seq: int
    around: object
    info: int


NOTHING_NEW = _Shown(b"", -1, None, 0)


class Connection:
    """A page that looks at a match. A slow line skips frames: what waits is replaced by what is newer."""

    __slots__ = (
        *("_around", "_base", "_house", "_info", "_let_in", "_line", "_lines", "_shown", "_told", "_update"),
        *("lag", "match", "network", "player", "screen", "session", "unheard", "_kept_back"),
    )

    def __init__(
        self, house: House, line: Line, match: str, player: Player, network: str, base: str, session: str, let_in: bool = False, screen: bool = False
    ) -> None:
        self.match, self.player, self.network, self.session = match, player, network, session
        self._house, self._line, self._base = house, line, base
        self._let_in = let_in
        self.screen = screen
        """Whether everybody at the table reads it: it sees what the public sees, whoever sits there under the same name."""
        self.lag = Lag()
        self._told: list[bytes] = []
        self._update: Update | None = None
        self._shown = -1
        self._around: object = None
        self._info = 0
        self._lines: tuple[int, frozenset[str]] = (0, frozenset())
        self._kept_back: frozenset[str] = frozenset()
        self.unheard: frozenset[str] = frozenset()
        """Whose words this page's reader does not read."""

    @property
    def shown(self) -> int:
        """The position of the last frame that was sent, -1 before the first."""
        return self._shown

    @property
    def let_in(self) -> bool:
        """Whether this page may look back on a private match: it showed the pass, or looked on while it was played."""
        return self._let_in

    def wake(self, update: Update, lines: Sequence[Message] | None) -> bool:
        """Show the newest state, and the chat where it is given; return whether others sit there than before."""
        before, update = self._update, update.to(self.player.id)
        if before is None or update.loaded.match.seq >= before.loaded.match.seq:
            # Two who were told at different moments may wake this page in the wrong order.
            self._update = update
        if lines is not None and not self.screen and may_know(update.loaded.match, self.player.id, self._let_in):
            self._say([line for line in lines if line.player not in self.unheard], update.loaded)
        self.flush()
        return before is not None and before.loaded.match.chairs != update.loaded.match.chairs

    def _say(self, lines: Sequence[Message], loaded: LoadedMatch) -> None:
        """Pass on the lines of chat that were not passed on yet and may be read now; others are kept back until they may."""
        since, told = self._lines
        fresh = [line for line in lines if (line.at > since and line.id not in told) or line.id in self._kept_back]
        if not fresh:
            return
        # Houses differ by moments, so a line may come after one that was written later.
        since = max(since, lines[-1].at - APART_MS)
        self._lines = (since, frozenset(line.id for line in lines if line.at > since))
        read = [line for line in fresh if is_read_by(line, loaded.match, self.player.id)]
        self._kept_back = frozenset(line.id for line in fresh if line not in read)
        if read:
            shown = [wire.ChatLine(line.id, line.at, line.name, line.seat, line.text, line.phrase) for line in read]
            self._told.append(wire.told("said", messages=shown))

    def show_presence(self, here: frozenset[str]) -> None:
        """Say which seats have the table open, and how many others watch."""
        if self._update is not None:
            chairs = self._update.loaded.match.chairs
            seats = [seat for seat, chair in enumerate(chairs) if chair and chair.player in here]
            watchers = len(here - {chair.player for chair in chairs if chair and chair.player})
            self.tell(wire.told("here", seats=seats, watchers=watchers))

    def tell(self, message: bytes) -> None:
        """Send a message after what already waits."""
        self._told.append(message)
        self.flush()

    def tell_soon(self, message: bytes) -> None:
        """Send a message with the frame that is on its way already, if there is one."""
        self._told.append(message)
        asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send whatever there is to send, as far as the line has room; a page that cannot be served any more is closed, and comes again."""
        try:
            self._send_all()
        except Exception:
            # A game that cannot be drawn for one page must not hinder the telling of the others.
            log.exception("a page could not be served", match=self.match)
            self._line.end(AGAIN)

    def end(self, code: int, reason: str = "") -> None:
        """Close the page's socket."""
        self._line.end(code, reason)

    def _send_all(self) -> None:
        update, frame, messages = self._update, None, self._told
        if update is not None:
            reason = refusal(update.loaded.match, self.player.id, self._let_in)
            if reason is not None:
                # The host lets nobody watch, and the game has begun; or the host has put somebody out.
                self._line.end(NOT_YOURS, reason.code)
                return
            # Whoever looks on while it is played was let in, and sees how it ends.
            self._let_in = self._let_in or update.loaded.match.phase == "playing"
            frame = self._frame(update)
            if frame is None:
                return
            if frame.text:
                messages = [frame.text, *messages]
        if messages and self._line.tell(*messages):
            self._told = []
            if frame is not None and frame.text:
                self._shown, self._around, self._info = frame.seq, frame.around, frame.info

    def _frame(self, update: Update) -> _Shown | None:
        """Return the newest frames for every seat of mine (or the public one), without text where nothing is new.

        None: what happened since the frame before is known only to a history, which is on its way.
        """
        loaded = update.loaded
        around, info = self._news_of_table(update)
        if info is None and loaded.match.seq == self._shown:
            return NOTHING_NEW
        seats: Sequence[Seat | None] = (() if self.screen else seats_of(loaded, self.player)) or (None,)
        told = update.entries(seats, self._shown)
        if told is None:
            return None
        known = loaded.match.phase != "gathering" or may_know(loaded.match, self.player.id, self._let_in)
        frames = b",".join([update.frame(seat, known) for seat in seats])
        table = b"" if info is None else b',"table":' + info
        text = b'{"t":"frame","frames":[%b],"offer":%b,"now":%d%b%b}' % (frames, update.offer, now(), told, table)
        return _Shown(text, loaded.match.seq, around, self._info if info is None else hash(info))

    def _news_of_table(self, update: Update) -> tuple[object, bytes | None]:
        """Return what the news of a table depend on, and who sits and by which rules where that changed since it was last sent."""
        match = update.loaded.match
        around = (match.chairs, match.house, match.phase)
        if around == self._around and match.phase == "playing":
            return around, None
        info = encode(table_info(self._house, update.loaded, self.player, self._base, update.follow_up, self._let_in, self.screen))
        return around, None if hash(info) == self._info else info
