"""Daily deals: the same deal for everyone, one match per player and a leaderboard."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.core.event import AnyEvent, TableSettings
from parlour.core.fold import match_ranking
from parlour.core.game import replace
from parlour.core.match import Match
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.plugin import registry
from parlour.plugin.plugin import DailyDeal
from parlour.services.errors import NotFound
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.table_requests import SeatRequest, TableRequest
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

DAY_MS = 86_400_000

_EPOCH = date(1970, 1, 1).toordinal()

KEY_FILE = "daily.key"
"""The file in the data folder in which older installations stored the secret."""

MAX_MATCHES = 500
"""The maximum number of newest matches that are searched for a day's leaderboard."""

WEEK_DAYS = 7
"""The number of days, including today, whose own scores a leaderboard contains."""

SOLO_SETTINGS = TableSettings(takebacks=False, draws=False, watchers=False)


class DailyScore(Value, frozen=True):
    """A player's score in a daily deal."""

    name: str
    """The player's name."""

    score: int
    """The final score."""

    mine: bool
    """Whether this is the viewer's own score."""

    replayed: bool
    """Whether the deal was opened earlier on the same device, so that the score does not count."""


class DayScore(Value, frozen=True):
    """The viewer's score in the deal of a day."""

    day: str
    """The UTC day, such as 2026-01-31."""

    score: int | None
    """The final score, or None if the viewer did not finish the deal."""


class DailyLeaderboard(Value, frozen=True):
    """The leaderboard of a day, best score first and repeated attempts last."""

    day: str
    """The UTC day, such as 2026-01-31."""

    match: str | None
    """The id of the viewer's own match, or None if they have not opened it."""

    scores: list[DailyScore]
    """The scores in the order of the leaderboard."""

    week: list[DayScore]
    """The viewer's own scores of the last seven days, today last."""


class DailyDeals:
    """The service for the daily deals of all games that have one."""

    def __init__(self, store: Store, matches: Matches, folder: Path) -> None:
        self.store, self.matches, self.data_folder = store, matches, folder
        self._cached_secret: bytes | None = None

    def with_today(self, request: TableRequest) -> TableRequest:
        """Return a request for a daily deal with today's date; other requests are not changed."""
        deal = deal_of_request(request)
        if deal is None:
            return request
        options = {**request.options, deal.day_option: day_at(now())}
        return replace(
            request,
            options=options,
            seat_count=1,
            settings=SOLO_SETTINGS,
            seats=(SeatRequest(occupant="me"),),
            start=True,
        )

    async def opening_events(self, day: str, events: list[AnyEvent], device: str) -> list[AnyEvent]:
        """Return the opening events of a daily deal, with the key of the day and a device mark."""
        (opened, *rest), secret = events, await self._server_secret()
        device_mark = (
            blake2b(
                f"{day} {device}".encode(), key=secret, digest_size=8, person=b"parlour-device"
            ).hexdigest()
            if device
            else None
        )
        return [replace(opened, key=day_key(secret, day), day=day, device=device_mark), *rest]

    async def match_id(self, game: str, day: str, player: Player) -> str:
        """Return the id of a player's match in a daily deal; every request gets the same id."""
        seed = f"{game} {day} {player.id}".encode()
        return blake2b(
            seed, key=await self._server_secret(), digest_size=8, person=b"parlour-ofaday"
        ).hexdigest()

    async def own_match(self, game: str, day: str, player: Player) -> LoadedMatch | None:
        """Return a player's match in a daily deal, or None if they have not opened it."""
        with suppress(NotFound):
            ranking = await self.matches.get_at_least(await self.match_id(game, day, player), 0)
            if (ranking.match.opened.game, ranking.match.opened.day) == (game, day):
                return ranking
        return None

    async def leaderboard(self, game: str, player: Player) -> DailyLeaderboard:
        """Return a game's leaderboard of today; raises NotFound for a game without a daily deal."""
        if registry.game_plugin(game).daily_deal is None:
            raise NotFound("core.no-daily-deal", game=game[:40])
        day = day_at(now())
        own = await self.own_match(game, day, player)
        matches_of_day: list[tuple[int, LoadedMatch]] = []
        for ranking in await self.store.match_summaries(game=game, limit=MAX_MATCHES):
            if day_at(ranking.opened_at) != day:
                continue
            loaded = await self.matches.get_at_least(ranking.match, 0)
            if loaded.match.opened.day == day:
                matches_of_day.append((ranking.opened_at, loaded))
        # The first player on a device may show the cards to others, so later attempts on this
        # device do not count.
        first_on_device: dict[str, str] = {}
        scores: list[DailyScore] = []
        for _, loaded in sorted(matches_of_day, key=lambda entry: (entry[0], entry[1].match.id)):
            match = loaded.match
            is_repeated = (
                match.opened.device is not None
                and first_on_device.setdefault(match.opened.device, match.id) != match.id
            )
            if (score := _final_score(loaded)) is not None:
                scores.append(_daily_score(match, score, player, is_repeated))
        return DailyLeaderboard(
            day,
            own.match.id if own else None,
            sorted(scores, key=lambda line: (line.replayed, -line.score)),
            await self._own_week(game, player),
        )

    async def _own_week(self, game: str, player: Player) -> list[DayScore]:
        """Return a player's scores of the last seven days, today last."""
        days = [day_at(now() - back * DAY_MS) for back in reversed(range(WEEK_DAYS))]
        own = [await self.own_match(game, day, player) for day in days]
        return [DayScore(day, _final_score(loaded)) for day, loaded in zip(days, own, strict=True)]

    async def _server_secret(self) -> bytes:
        """Return the secret from which the keys of all days are derived.

        It is stored in the database, so all servers on it make the same deals.
        """
        if self._cached_secret is None:
            key_file = self.data_folder / KEY_FILE
            self._cached_secret = await self.store.secret(
                "deals of the day", key_file.read_bytes() if key_file.exists() else None
            )
        return self._cached_secret


def day_of_request(request: TableRequest) -> str | None:
    """Return the day of the daily deal that a request asks for, or None."""
    deal = deal_of_request(request)
    return None if deal is None else str(request.options[deal.day_option])


def _final_score(loaded: LoadedMatch | None) -> int | None:
    """Return the score of a match that was played to its end, or None."""
    if loaded is None or loaded.match.phase != "over" or loaded.match.ended is not None:
        return None
    ranking = match_ranking(loaded.game, loaded.match)
    return ranking.scores[0] if ranking is not None and ranking.scores else 0


def _daily_score(match: Match[Any], score: int, player: Player, is_repeated: bool) -> DailyScore:
    occupant = match.occupants[0]
    return DailyScore(
        occupant.name if occupant else "",
        score,
        bool(occupant and occupant.player == player.id),
        is_repeated,
    )


def deal_of_request(request: TableRequest) -> DailyDeal | None:
    """Return the daily deal that a request asks for, or None."""
    return daily_deal(request.game, request.options)


def daily_deal(game: str, options: Mapping[str, Any]) -> DailyDeal | None:
    """Return the daily deal of a game if these options ask for it, or None."""
    deal = registry.game_plugin(game).daily_deal if game in registry.game_packages() else None
    return deal if deal is not None and deal.options.items() <= options.items() else None


def day_at(moment: int) -> str:
    """Return the UTC day (such as 2026-01-31) of a time (ms since 1970)."""
    return date.fromordinal(_EPOCH + moment // DAY_MS).isoformat()


def day_end_ms(day: str) -> int:
    """Return the end of a day (ms since 1970), after which its key may be published.

    Raises ValueError for an invalid day.
    """
    return (date.fromisoformat(day).toordinal() + 1 - _EPOCH) * DAY_MS


def day_key(secret: bytes, day: str) -> bytes:
    """Return the key (32 bytes) of a day's matches, which does not reveal those of other days."""
    return blake2b(day.encode(), key=secret, digest_size=32, person=b"parlour-daily").digest()


def is_day_open(match: Match[Any]) -> bool:
    """Return whether a match belongs to a daily deal that others may still play today."""
    opened = match.opened
    return opened.day is not None and now() < day_end_ms(opened.day)
