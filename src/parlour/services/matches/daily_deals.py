"""The deal of the day: the same for everybody, once for each, with a table of who made what of it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.core.event import AnyEvent, TableSettings
from parlour.core.fold import match_ranking
from parlour.core.game import replace as changed
from parlour.core.match import Match
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.plugin import DailyDeal
from parlour.services.errors import NotFound
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import SeatRequest, TableRequest
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

DAY_MS = 86_400_000

_EPOCH = date(1970, 1, 1).toordinal()

KEY_FILE = "daily.key"
"""The file in the data folder that held what the keys of all days are made of, before the database did."""

MAX_MATCHES = 500
"""How many of the last matches are looked through for a day's table."""

SOLO_SETTINGS = TableSettings(takebacks=False, draws=False, watchers=False)


class DailyScore(Value, frozen=True):
    """What somebody made of a day's deal; `again`: on a device where it had been dealt before, so that it counts for nothing."""

    name: str
    score: int
    mine: bool
    again: bool


class DailyLeaderboard(Value, frozen=True):
    """A day's table, best first, those who played it again last, and the match of whoever asks (None: not dealt yet)."""

    day: str
    match: str | None
    lines: list[DailyScore]


class DailyDeals:
    """Deals of the day, for every game whose folder offers one."""

    def __init__(self, store: Store, matches: Matches, folder: Path) -> None:
        self.store, self.matches, self.data_folder = store, matches, folder
        self._cached_secret: bytes | None = None

    def with_today(self, wish: TableRequest) -> TableRequest:
        """Return a wish for the deal of the day with today's date written in, any other as it is."""
        deal = deal_of_request(wish)
        if deal is None:
            return wish
        options = {**wish.options, deal.day_option: day_at(now())}
        return changed(
            wish,
            options=options,
            seats=1,
            house=SOLO_SETTINGS,
            chairs=(SeatRequest(who="me"),),
            start=True,
        )

    async def opening_events(self, day: str, events: list[AnyEvent], device: str) -> list[AnyEvent]:
        """Return the opening of a table with the key of its day in place of its own, and a mark of the device it is opened on."""
        (opened, *rest), secret = events, await self._server_secret()
        mark = (
            blake2b(
                f"{day} {device}".encode(), key=secret, digest_size=8, person=b"parlour-device"
            ).hexdigest()
            if device
            else None
        )
        return [changed(opened, key=day_key(secret, day), day=day, device=mark), *rest]

    async def match_id(self, game: str, day: str, player: Player) -> str:
        """Return the id of this player's one match of a day's deal: however often and wherever they ask at once, one is opened."""
        named = f"{game} {day} {player.id}".encode()
        return blake2b(
            named, key=await self._server_secret(), digest_size=8, person=b"parlour-ofaday"
        ).hexdigest()

    async def own_match(self, game: str, day: str, player: Player) -> LoadedMatch | None:
        """Return this player's match of a day's deal, or None before it is dealt."""
        with suppress(NotFound):
            found = await self.matches.get_at_least(await self.match_id(game, day, player), 0)
            if (found.match.opened.game, found.match.opened.day) == (game, day):
                return found
        return None

    async def leaderboard(self, game: str, player: Player) -> DailyLeaderboard:
        """Return today's table of a game; raises NotFound for a game without a deal of the day."""
        if registry.game_plugin(game).daily_deal is None:
            raise NotFound("core.no-daily-deal", game=game[:40])
        day = day_at(now())
        own = await self.own_match(game, day, player)
        dealt: list[tuple[int, LoadedMatch]] = []
        for found in await self.store.match_summaries(game=game, limit=MAX_MATCHES):
            if day_at(found.opened_at) != day:
                continue
            loaded = await self.matches.get_at_least(found.match, 0)
            if loaded.match.opened.day == day:
                dealt.append((found.opened_at, loaded))
        # Whoever was dealt these cards on a device first has seen them, and so has everybody who comes after on it.
        first: dict[str, str] = {}
        lines: list[DailyScore] = []
        for _, loaded in sorted(dealt, key=lambda one: (one[0], one[1].match.id)):
            match = loaded.match
            again = (
                match.opened.device is not None
                and first.setdefault(match.opened.device, match.id) != match.id
            )
            if match.phase == "over" and match.ended is None:
                lines.append(_daily_score(loaded, player, again))
        return DailyLeaderboard(
            day,
            own.match.id if own else None,
            sorted(lines, key=lambda line: (line.again, -line.score)),
        )

    async def _server_secret(self) -> bytes:
        """Return what the keys of all days are made of. It belongs to the database: every house on it deals the same."""
        if self._cached_secret is None:
            before = self.data_folder / KEY_FILE
            self._cached_secret = await self.store.secret(
                "deals of the day", before.read_bytes() if before.exists() else None
            )
        return self._cached_secret


def day_of_request(wish: TableRequest) -> str | None:
    """Return the day whose deal a wish asks for, or None for a deal of its own."""
    deal = deal_of_request(wish)
    return None if deal is None else str(wish.options[deal.day_option])


def _daily_score(loaded: LoadedMatch, player: Player, again: bool) -> DailyScore:
    chair, found = loaded.match.chairs[0], match_ranking(loaded.game, loaded.match)
    score = found.scores[0] if found is not None and found.scores else 0
    return DailyScore(
        chair.name if chair else "", score, bool(chair and chair.player == player.id), again
    )


def deal_of_request(wish: TableRequest) -> DailyDeal | None:
    """Return the deal of the day that a wish asks for, or None for a deal of its own."""
    return daily_deal(wish.game, wish.options)


def daily_deal(game: str, options: Mapping[str, Any]) -> DailyDeal | None:
    """Return a game's deal of the day where these options are the ones it is played with."""
    deal = registry.game_plugin(game).daily_deal if game in registry.game_packages() else None
    return deal if deal is not None and deal.options.items() <= options.items() else None


def day_at(moment: int) -> str:
    """Return the UTC day (2026-01-31) of a moment in milliseconds since 1970."""
    return date.fromordinal(_EPOCH + moment // DAY_MS).isoformat()


def day_end_ms(day: str) -> int:
    """Return the moment (ms since 1970) from which on a day's key may be told; raises ValueError for what is no day."""
    return (date.fromisoformat(day).toordinal() + 1 - _EPOCH) * DAY_MS


def day_key(secret: bytes, day: str) -> bytes:
    """Return the 32 bytes that seed every match of a day's deal; nobody can tell them from the keys of other days."""
    return blake2b(day.encode(), key=secret, digest_size=32, person=b"parlour-daily").digest()


def is_day_open(match: Match[Any]) -> bool:
    """Return whether a match is a deal of a day that is not over yet: others may still meet the same cards."""
    opened = match.opened
    return opened.day is not None and now() < day_end_ms(opened.day)
