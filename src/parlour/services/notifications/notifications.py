"""Notices: whom to tell that a table waits for them, on which ways, and what they are told.

A notice names the game, who else sits there and where the table is, and never what happened or what anybody holds:
lock screens, mail servers and webhooks are read by others.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog

from parlour.core import clock
from parlour.core.event import Continued, Nudged
from parlour.core.game import Illegal, Seat
from parlour.core.value import Value
from parlour.db.records import ChannelKind, NotificationChannel, Player
from parlour.services.errors import Forbidden, NotFound
from parlour.services.i18n import Translations
from parlour.services.notifications.address import mail_address, require_url
from parlour.services.notifications.delivery import Delivery, Notification, localized_text
from parlour.services.notifications.mail import NotificationSettings
from parlour.services.notifications.push import parse_subscription, vapid_public_key
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import NotificationChannelRepository
    from parlour.db.store import Store
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.match_store import Matches
    from parlour.services.social.presence import Presence

MAX_CHANNELS = 8
"""How many ways one person may have."""

MAX_TARGET_LENGTH = 2_000
GRACE_SECONDS = 6.0
"""Seconds for which somebody may come to the table by themselves before they are called."""

HOUR_MS = 3_600_000
MAX_FAILURES = 5
"""After so many failures in a row a way is no longer used."""

MAX_CONCURRENT = 16
"""How many notices are on their way at the same moment."""

TURN, NUDGE = (
    ("notices-turn-title", "notices-turn-text"),
    ("notices-nudge-title", "notices-nudge-text"),
)
"""What whoever is awaited is told: at once, and when somebody reminds them."""

INVITED, MATCH_FOUND = (
    ("notices-asked-title", "notices-asked-text"),
    ("notices-found-title", "notices-found-text"),
)
"""What is told to whoever is asked to a table, and to whoever looked for one that is found."""

EVENTS = {TURN: "turn", NUDGE: "nudge", INVITED: "asked", MATCH_FOUND: "found"}
"""What a webhook calls each of these."""

log = structlog.get_logger()


class ChannelSummary(Value, frozen=True, kw_only=True):
    """A way as its owner sees it: of a browser's address only where it leads."""

    id: str
    kind: ChannelKind
    target: str
    made: int
    confirmed: bool
    used: int
    failing: bool
    off: bool


class NotificationService:
    """Tells people on the ways they chose; at once where nobody looks, by mail at most once an hour and only where days are played."""

    def __init__(
        self,
        store: Store,
        ways: NotificationChannelRepository,
        matches: Matches,
        presence: Presence,
        settings: NotificationSettings,
    ) -> None:
        self._store, self._channels, self._matches, self._presence, self.settings = (
            store,
            ways,
            matches,
            presence,
            settings,
        )
        self._delivery = Delivery(store, ways, settings)
        self.grace = GRACE_SECONDS
        self._tasks: set[asyncio.Task[None]] = set()
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)
        matches.subscribe(self._on_append)

    async def close(self) -> None:
        """Stop telling."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def push_public_key(self) -> str:
        """Return the public key with which browsers subscribe."""
        return vapid_public_key(await self._store.secret("vapid"))

    async def channels_of(self, player: Player) -> list[ChannelSummary]:
        """Return the ways of somebody."""
        return [_channel_summary(one) for one in await self._channels.channels_of(player.id)]

    async def add_channel(
        self, player: Player, kind: ChannelKind, target: str, language: str, base: str
    ) -> ChannelSummary:
        """Add a way of somebody who reached the house at `base`; a code is sent to a mail address first. Raises Illegal."""
        target = target.strip()
        if await self._channels.count(player.id) >= MAX_CHANNELS:
            raise Illegal("notices.too-many", most=MAX_CHANNELS)
        if len(target) > MAX_TARGET_LENGTH:
            raise Illegal("notices.not-an-address")
        code = ""
        match kind:
            case "push":
                parse_subscription(target)
            case "webhook":
                require_url(target)
            case "mail":
                if player.role == "guest":
                    raise Forbidden("people.members-only")
                target = mail_address(target)
                code = f"{secrets.randbelow(10**6):06d}"
        made = NotificationChannel(
            id=secrets.token_urlsafe(12),
            player=player.id,
            kind=kind,
            target=target,
            language=language,
            base=base,
            made_at=now(),
            confirmed_at=0 if code else now(),
            proof=_code_hash(code) if code else None,
        )
        if code:
            await self._delivery.send_mail(
                made,
                *localized_text(
                    language,
                    "notices-confirm-title",
                    "notices-confirm-text",
                    code=code,
                    name=player.name,
                ),
            )
        await self._channels.add(made)
        return _channel_summary(made)

    async def confirm_channel(self, player: Player, id: str, code: str) -> None:
        """Take the code that was sent to a mail address; raises Illegal."""
        if not await self._channels.confirm(player.id, id, _code_hash(code.strip()), now()):
            # A code has six digits: whoever guesses has one try, and then asks for another letter.
            await self._channels.remove(player.id, id)
            raise Illegal("notices.wrong-code")

    async def remove_channel(self, player: Player, id: str) -> None:
        """Take one of somebody's ways away; raises NotFound."""
        if not await self._channels.remove(player.id, id):
            raise NotFound("notices.no-such-way")

    async def drop_push(self, player: Player, endpoint: str) -> None:
        """Remove the push channel of a browser, by the address of its push service, where this player has it."""
        for one in await self._channels.channels_of(player.id) if endpoint else ():
            if one.kind == "push" and parse_subscription(one.target).endpoint == endpoint:
                await self._channels.remove(player.id, one.id)

    async def unsubscribe(self, id: str) -> None:
        """Take a way away whose id somebody knows: it stands in each letter, and nowhere else."""
        await self._channels.delete(id)

    async def send_sample(self, player: Player, id: str) -> None:
        """Send a sample on one of somebody's ways; raises Illegal where it does not arrive."""
        one = next(
            (found for found in await self._channels.channels_of(player.id) if found.id == id), None
        )
        if one is None:
            raise NotFound("notices.no-such-way")
        if not one.confirmed_at:
            raise Illegal("notices.not-confirmed")
        title, text = localized_text(one.language, "notices-sample-title", "notices-sample-text")
        link = f"{self._delivery.base_url(one)}/notifications"
        await self._delivery.send(
            one,
            Notification(
                event="sample", tag="sample", title=title, text=text, link=link, game="", match=""
            ),
        )

    def _on_append(self, loaded: LoadedMatch) -> None:
        """Call whoever a table waits for since its last event, once they had a moment to come by themselves."""
        match = loaded.match
        if match.phase != "playing":
            return
        last = loaded.recent[-1].entry.event if loaded.recent else None
        # Whoever was called when they were asked is called once more when somebody reminds them, or when a pause is over.
        again = isinstance(last, Nudged | Continued)
        words = NUDGE if isinstance(last, Nudged) else TURN
        for seat, since in enumerate(match.since):
            chair = match.chairs[seat]
            if (
                since is None
                or match.paused
                or not (since == match.seq or (again and seat != getattr(last, "seat", None)))
            ):
                continue
            if chair is not None and chair.player and not chair.bot:
                self._start_task(
                    match.id, self._notify_turn(match.id, Seat(seat), chair.player, since, words)
                )

    def notify_invitation(self, match: str, player: str, by: str) -> None:
        """Call somebody whom another, by name, has asked to a table."""
        self._start_task(match, self._notify_about_table(match, player, INVITED, by))

    def notify_match_found(self, match: str, player: str) -> None:
        """Call somebody who looked for a table, for which one is found."""
        self._start_task(match, self._notify_about_table(match, player, MATCH_FOUND))

    def _start_task(self, match: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_run_logged(match, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify_about_table(
        self, match: str, player: str, words: tuple[str, str], by: str = ""
    ) -> None:
        """Call somebody to a table, unless they come by themselves; letters are for turns alone, of which there is one an hour."""
        await asyncio.sleep(self.grace)
        loaded = await self._matches.get(match)
        if loaded.match.phase != "over" and player not in self._presence.players_at(match):
            await self._notify(loaded, player, words, by, letters=False)

    async def _notify_turn(
        self, match: str, seat: Seat, player: str, since: int, words: tuple[str, str]
    ) -> None:
        if player in self._presence.players_at(match):
            await asyncio.sleep(self.grace)
        loaded = await self._matches.get(match)
        if (
            loaded.match.phase == "playing"
            and loaded.match.since[seat] == since
            and player not in self._presence.players_at(match)
        ):
            await self._notify(loaded, player, words)

    async def _notify(
        self,
        loaded: LoadedMatch,
        player: str,
        words: tuple[str, str],
        by: str = "",
        *,
        letters: bool = True,
    ) -> None:
        for one in await self._channels.channels_of(player):
            if (letters or one.kind != "mail") and self._is_due(one, loaded):
                async with self._semaphore:
                    await self._try_send(
                        one, self._build_notification(one, loaded, player, words, by)
                    )

    def _is_due(self, one: NotificationChannel, loaded: LoadedMatch) -> bool:
        if not one.confirmed_at or one.failures >= MAX_FAILURES:
            return False
        slow = isinstance(loaded.match.house.clock, clock.Correspondence)
        return one.kind != "mail" or (slow and now() - one.used_at >= HOUR_MS)

    def _build_notification(
        self,
        one: NotificationChannel,
        loaded: LoadedMatch,
        player: str,
        words: tuple[str, str],
        by: str = "",
    ) -> Notification:
        match = loaded.match
        sentences = Translations(one.language)
        game = sentences.text(match.opened.game, f"{match.opened.game}-name") or match.opened.game
        others = ", ".join(
            dict.fromkeys(
                chair.name for chair in match.chairs if chair is not None and chair.player != player
            )
        )
        title, text = localized_text(one.language, *words, game=game, names=by or others)
        link = f"{self._delivery.base_url(one)}/t/{match.id}"
        return Notification(
            event=EVENTS[words],
            tag=match.id,
            title=title,
            text=text,
            link=link,
            game=match.opened.game,
            match=match.id,
        )

    async def _try_send(self, one: NotificationChannel, said: Notification) -> None:
        try:
            await self._delivery.send(one, said)
        except Illegal as reason:
            log.warning("a notice did not arrive", way=one.kind, code=reason.code)


async def _run_logged(match: str, work: Coroutine[Any, Any, None]) -> None:
    """Give a notice: it stands beside the game, so whatever breaks here is noted, and nobody's move waits for it."""
    try:
        await work
    except Exception:
        # A stranger's server, a browser's service, the database: none of them may stop the next notice.
        log.exception("a notice could not be given", match=match)


def _code_hash(code: str) -> bytes:
    return sha256(b"parlour-way" + code.encode()).digest()


def _channel_summary(one: NotificationChannel) -> ChannelSummary:
    target = _push_host(one.target) if one.kind == "push" else one.target
    return ChannelSummary(
        id=one.id,
        kind=one.kind,
        target=target,
        made=one.made_at,
        confirmed=one.confirmed_at > 0,
        used=one.used_at,
        failing=one.failures > 0,
        off=one.failures >= MAX_FAILURES,
    )


def _push_host(target: str) -> str:
    """Return the host of a push service, or nothing for a subscription that an older version took and this one refuses."""
    try:
        return urlsplit(parse_subscription(target).endpoint).hostname or ""
    except Illegal:
        return ""
