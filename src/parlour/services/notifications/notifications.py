"""Notifications to players that a table is waiting for them, through channels they chose.

A notification names the game, the other players and the table, but never what happened or what a
player holds, because others can read lock screens, mail servers and webhooks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import structlog

from parlour.core import clock
from parlour.core.event import Continued, Nudged
from parlour.core.game import Seat
from parlour.services.clubs.club_views import ClubNews, ClubNotice
from parlour.services.engine.handing_over import worker_result
from parlour.services.notifications.channels import NotificationChannels
from parlour.services.notifications.delivery import Delivery
from parlour.services.notifications.mail import NotificationSettings
from parlour.services.notifications.sender import (
    NotificationRequest,
    NotificationSender,
    encode_request,
)
from parlour.shared.jobs import NOTIFICATIONS

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository
    from parlour.db.store import Store
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.match_store import Matches
    from parlour.services.social.presence import Presence
    from parlour.shared.jobs import JobQueue

GRACE_SECONDS = 6.0
"""How long (s) a player may take to return to the table before they are notified."""

TURN, NUDGE = (
    ("notifications-turn-title", "notifications-turn-text"),
    ("notifications-nudge-title", "notifications-nudge-text"),
)
"""The message ids for a player whose turn it is: when it begins and after a nudge."""

INVITED, MATCH_FOUND = (
    ("notifications-invitation-title", "notifications-invitation-text"),
    ("notifications-match-found-title", "notifications-match-found-text"),
)
"""The message ids for an invited player and for a player whose seek found a match."""

CLUB_MESSAGES: Mapping[ClubNews, tuple[str, str]] = {
    "requested": ("notifications-club-requested-title", "notifications-club-requested-text"),
    "accepted": ("notifications-club-accepted-title", "notifications-club-accepted-text"),
    "invited": ("notifications-club-invited-title", "notifications-club-invited-text"),
}
"""The message ids for a user whom the news of a club concern."""

EVENTS = {TURN: "turn", NUDGE: "nudge", INVITED: "asked", MATCH_FOUND: "found"}
"""The event names in webhooks."""

log = structlog.get_logger()


class NotificationService:
    """The service that notifies players who are away from their table.

    E-mails are sent at most once an hour and only for correspondence matches.
    """

    def __init__(
        self,
        store: Store,
        channels: NotificationChannelRepository,
        matches: Matches,
        presence: Presence,
        settings: NotificationSettings,
        jobs: JobQueue,
    ) -> None:
        self._matches, self._presence, self._jobs = matches, presence, jobs
        self.settings = settings
        delivery = Delivery(store, channels, settings)
        self._sender = NotificationSender(channels, delivery)
        self.channels = NotificationChannels(store, channels, delivery)
        self.grace = GRACE_SECONDS
        self._tasks: set[asyncio.Task[None]] = set()
        matches.subscribe(self._on_append)

    @property
    def pending_count(self) -> int:
        """The number of notifications that are waiting or being sent."""
        return len(self._tasks)

    async def close(self) -> None:
        """Cancel the notifications that have not been sent."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_append(self, loaded: LoadedMatch) -> None:
        """Notify the players whose turn began with the last event of a match."""
        match = loaded.match
        if match.phase != "playing":
            return
        last = loaded.recent[-1].entry.event if loaded.recent else None
        # Players who were already notified of their turn are notified again after a nudge or a
        # pause.
        notify_again = isinstance(last, Nudged | Continued)
        message_ids = NUDGE if isinstance(last, Nudged) else TURN
        for seat, since in enumerate(match.decision_ids):
            occupant = match.occupants[seat]
            if (
                since is None
                or match.paused
                or not (
                    since == match.seq or (notify_again and seat != getattr(last, "seat", None))
                )
            ):
                continue
            if occupant is not None and occupant.player and not occupant.bot:
                self._start_task(
                    match.id,
                    self._notify_turn(match.id, Seat(seat), occupant.player, since, message_ids),
                )

    def notify_invitation(self, match: str, player: str, by: str) -> None:
        """Notify a player of an invitation to a table.

        Args:
            match: The id of the match.
            player: The id of the invited player.
            by: The name of the inviting player.
        """
        self._start_task(match, self._notify_about_table(match, player, INVITED, by))

    def notify_match_found(self, match: str, player: str) -> None:
        """Notify a player that matchmaking has found a match."""
        self._start_task(match, self._notify_about_table(match, player, MATCH_FOUND))

    def notify_about_club(self, notice: ClubNotice) -> None:
        """Notify a user about a club; no e-mail is sent."""
        self._start_task(notice.club, self._notify_about_club(notice))

    async def _notify_about_club(self, notice: ClubNotice) -> None:
        title, text = CLUB_MESSAGES[notice.news]
        await self._send(
            NotificationRequest(
                user=notice.user,
                event=f"club-{notice.news}",
                tag=f"club-{notice.club}",
                title=title,
                text=text,
                path=f"/clubs/{notice.club}",
                names=notice.by,
                club=notice.club_name,
            )
        )

    def _start_task(self, subject: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_run_logged(subject, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify_about_table(
        self, match: str, player: str, message_ids: tuple[str, str], by: str = ""
    ) -> None:
        """Notify a player about a table unless they open it soon; no e-mail is sent."""
        await asyncio.sleep(self.grace)
        if player in self._presence.players_at(match):
            return
        loaded = await self._matches.get(match)
        if loaded.match.phase != "over" and player not in self._presence.players_at(match):
            await self._notify(loaded, player, message_ids, by, allows_mail=False)

    async def _notify_turn(
        self, match: str, seat: Seat, player: str, since: int, message_ids: tuple[str, str]
    ) -> None:
        if player in self._presence.players_at(match):
            await asyncio.sleep(self.grace)
        if player in self._presence.players_at(match):
            # Nearly every turn ends here, so the match is not loaded yet.
            return
        loaded = await self._matches.get(match)
        if (
            loaded.match.phase == "playing"
            and loaded.match.decision_ids[seat] == since
            and player not in self._presence.players_at(match)
        ):
            await self._notify(loaded, player, message_ids)

    async def _notify(
        self,
        loaded: LoadedMatch,
        player: str,
        message_ids: tuple[str, str],
        by: str = "",
        *,
        allows_mail: bool = True,
    ) -> None:
        match = loaded.match
        others = ", ".join(
            dict.fromkeys(
                occupant.name
                for occupant in match.occupants
                if occupant is not None and occupant.player != player
            )
        )
        title, text = message_ids
        await self._send(
            NotificationRequest(
                user=player,
                event=EVENTS[message_ids],
                tag=match.id,
                title=title,
                text=text,
                path=f"/t/{match.id}",
                names=by or others,
                game=match.opened.game,
                match=match.id,
                allows_mail=allows_mail and isinstance(match.settings.clock, clock.Correspondence),
            )
        )

    async def _send(self, request: NotificationRequest) -> None:
        """Send a notification, through a worker if there is one."""
        sent = await worker_result(self._jobs, NOTIFICATIONS, encode_request(request), None)
        if sent is None:
            await self._sender.send(request)


async def _run_logged(subject: str, work: Coroutine[Any, Any, None]) -> None:
    """Send a notification and log any failure, which must not affect the match or the club."""
    try:
        await work
    except Exception:
        # A failure of another server or of the database must not prevent other notifications.
        log.exception("a notification could not be sent", subject=subject)
