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
from parlour.db.records import Player, Way, WayKind
from parlour.services.errors import Forbidden, Missing
from parlour.services.i18n import Sentences
from parlour.services.notifications.address import mail_address, require_url
from parlour.services.notifications.delivery import Call, Delivery, worded
from parlour.services.notifications.mail import NoticeSettings
from parlour.services.notifications.push import public_key, subscription
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.notification_channels import Ways
    from parlour.db.store import Store
    from parlour.services.matches.loaded_match import LoadedMatch
    from parlour.services.matches.match_store import Matches
    from parlour.services.social.presence import Presence

MOST = 8
"""How many ways one person may have."""

LONGEST = 2_000
GRACE = 6.0
"""Seconds for which somebody may come to the table by themselves before they are called."""

HOUR_MS = 3_600_000
TOO_MANY = 5
"""After so many failures in a row a way is no longer used."""

AT_ONCE = 16
"""How many notices are on their way at the same moment."""

TURN, NUDGE = ("notices-turn-title", "notices-turn-text"), ("notices-nudge-title", "notices-nudge-text")
"""What whoever is awaited is told: at once, and when somebody reminds them."""

ASKED, FOUND = ("notices-asked-title", "notices-asked-text"), ("notices-found-title", "notices-found-text")
"""What is told to whoever is asked to a table, and to whoever looked for one that is found."""

EVENTS = {TURN: "turn", NUDGE: "nudge", ASKED: "asked", FOUND: "found"}
"""What a webhook calls each of these."""

log = structlog.get_logger()


class WayShown(Value, frozen=True, kw_only=True):
    """A way as its owner sees it: of a browser's address only where it leads."""

    id: str
    kind: WayKind
    target: str
    made: int
    confirmed: bool
    used: int
    failing: bool
    off: bool


class Notices:
    """Tells people on the ways they chose; at once where nobody looks, by mail at most once an hour and only where days are played."""

    def __init__(self, store: Store, ways: Ways, matches: Matches, presence: Presence, settings: NoticeSettings) -> None:
        self._store, self._ways, self._matches, self._presence, self.settings = store, ways, matches, presence, settings
        self._delivery = Delivery(store, ways, settings)
        self.grace = GRACE
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        matches.appended.append(self._heard)

    async def close(self) -> None:
        """Stop telling."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def key(self) -> str:
        """Return the public key with which browsers subscribe."""
        return public_key(await self._store.secret("vapid"))

    async def of(self, player: Player) -> list[WayShown]:
        """Return the ways of somebody."""
        return [_shown(one) for one in await self._ways.of(player.id)]

    async def add(self, player: Player, kind: WayKind, target: str, language: str, base: str) -> WayShown:
        """Add a way of somebody who reached the house at `base`; a code is sent to a mail address first. Raises Illegal."""
        target = target.strip()
        if await self._ways.count(player.id) >= MOST:
            raise Illegal("notices.too-many", most=MOST)
        if len(target) > LONGEST:
            raise Illegal("notices.not-an-address")
        code = ""
        match kind:
            case "push":
                subscription(target)
            case "webhook":
                require_url(target)
            case "mail":
                if player.role == "guest":
                    raise Forbidden("people.members-only")
                target = mail_address(target)
                code = f"{secrets.randbelow(10**6):06d}"
        made = Way(
            id=secrets.token_urlsafe(12),
            player=player.id,
            kind=kind,
            target=target,
            language=language,
            base=base,
            made_at=now(),
            confirmed_at=0 if code else now(),
            proof=_proof(code) if code else None,
        )
        if code:
            await self._delivery.write(made, *worded(language, "notices-confirm-title", "notices-confirm-text", code=code, name=player.name))
        await self._ways.add(made)
        return _shown(made)

    async def confirm(self, player: Player, id: str, code: str) -> None:
        """Take the code that was sent to a mail address; raises Illegal."""
        if not await self._ways.confirm(player.id, id, _proof(code.strip()), now()):
            # A code has six digits: whoever guesses has one try, and then asks for another letter.
            await self._ways.drop(player.id, id)
            raise Illegal("notices.wrong-code")

    async def drop(self, player: Player, id: str) -> None:
        """Take one of somebody's ways away; raises Missing."""
        if not await self._ways.drop(player.id, id):
            raise Missing("notices.no-such-way")

    async def drop_push(self, player: Player, endpoint: str) -> None:
        """Remove the push channel of a browser, by the address of its push service, where this player has it."""
        for one in await self._ways.of(player.id) if endpoint else ():
            if one.kind == "push" and subscription(one.target).endpoint == endpoint:
                await self._ways.drop(player.id, one.id)

    async def stop(self, id: str) -> None:
        """Take a way away whose id somebody knows: it stands in each letter, and nowhere else."""
        await self._ways.stop(id)

    async def test(self, player: Player, id: str) -> None:
        """Send a sample on one of somebody's ways; raises Illegal where it does not arrive."""
        one = next((found for found in await self._ways.of(player.id) if found.id == id), None)
        if one is None:
            raise Missing("notices.no-such-way")
        if not one.confirmed_at:
            raise Illegal("notices.not-confirmed")
        title, text = worded(one.language, "notices-sample-title", "notices-sample-text")
        link = f"{self._delivery.base(one)}/notices"
        await self._delivery.send(one, Call(event="sample", tag="sample", title=title, text=text, link=link, game="", match=""))

    def _heard(self, loaded: LoadedMatch) -> None:
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
            if since is None or match.paused or not (since == match.seq or (again and seat != getattr(last, "seat", None))):
                continue
            if chair is not None and chair.player and not chair.bot:
                self._begin(match.id, self._call(match.id, Seat(seat), chair.player, since, words))

    def ask(self, match: str, player: str, by: str) -> None:
        """Call somebody whom another, by name, has asked to a table."""
        self._begin(match, self._bring(match, player, ASKED, by))

    def found(self, match: str, player: str) -> None:
        """Call somebody who looked for a table, for which one is found."""
        self._begin(match, self._bring(match, player, FOUND))

    def _begin(self, match: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_given(match, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _bring(self, match: str, player: str, words: tuple[str, str], by: str = "") -> None:
        """Call somebody to a table, unless they come by themselves; letters are for turns alone, of which there is one an hour."""
        await asyncio.sleep(self.grace)
        loaded = await self._matches.get(match)
        if loaded.match.phase != "over" and player not in self._presence.at(match):
            await self._reach(loaded, player, words, by, letters=False)

    async def _call(self, match: str, seat: Seat, player: str, since: int, words: tuple[str, str]) -> None:
        if player in self._presence.at(match):
            await asyncio.sleep(self.grace)
        loaded = await self._matches.get(match)
        if loaded.match.phase == "playing" and loaded.match.since[seat] == since and player not in self._presence.at(match):
            await self._reach(loaded, player, words)

    async def _reach(self, loaded: LoadedMatch, player: str, words: tuple[str, str], by: str = "", *, letters: bool = True) -> None:
        for one in await self._ways.of(player):
            if (letters or one.kind != "mail") and self._is_due(one, loaded):
                async with self._room:
                    await self._tried(one, self._turn(one, loaded, player, words, by))

    def _is_due(self, one: Way, loaded: LoadedMatch) -> bool:
        if not one.confirmed_at or one.failures >= TOO_MANY:
            return False
        slow = isinstance(loaded.match.house.clock, clock.Correspondence)
        return one.kind != "mail" or (slow and now() - one.used_at >= HOUR_MS)

    def _turn(self, one: Way, loaded: LoadedMatch, player: str, words: tuple[str, str], by: str = "") -> Call:
        match = loaded.match
        sentences = Sentences(one.language)
        game = sentences.text(match.opened.game, f"{match.opened.game}-name") or match.opened.game
        others = ", ".join(dict.fromkeys(chair.name for chair in match.chairs if chair is not None and chair.player != player))
        title, text = worded(one.language, *words, game=game, names=by or others)
        link = f"{self._delivery.base(one)}/t/{match.id}"
        return Call(event=EVENTS[words], tag=match.id, title=title, text=text, link=link, game=match.opened.game, match=match.id)

    async def _tried(self, one: Way, said: Call) -> None:
        try:
            await self._delivery.send(one, said)
        except Illegal as reason:
            log.warning("a notice did not arrive", way=one.kind, code=reason.code)


async def _given(match: str, work: Coroutine[Any, Any, None]) -> None:
    """Give a notice: it stands beside the game, so whatever breaks here is noted, and nobody's move waits for it."""
    try:
        await work
    except Exception:
        # A stranger's server, a browser's service, the database: none of them may stop the next notice.
        log.exception("a notice could not be given", match=match)


def _proof(code: str) -> bytes:
    return sha256(b"parlour-way" + code.encode()).digest()


def _shown(one: Way) -> WayShown:
    target = _push_host(one.target) if one.kind == "push" else one.target
    return WayShown(
        id=one.id,
        kind=one.kind,
        target=target,
        made=one.made_at,
        confirmed=one.confirmed_at > 0,
        used=one.used_at,
        failing=one.failures > 0,
        off=one.failures >= TOO_MANY,
    )


def _push_host(target: str) -> str:
    """Return the host of a push service, or nothing for a subscription that an older version took and this one refuses."""
    try:
        return urlsplit(subscription(target).endpoint).hostname or ""
    except Illegal:
        return ""
