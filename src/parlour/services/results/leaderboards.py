"""Leaderboards of a game at a pace in a season, with bots for comparison."""

from __future__ import annotations

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.ratings import SeasonRating as Past
from parlour.db.records import Player, RatingRow
from parlour.db.replica_reads import ReplicaReads
from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.paces import PACES, Pace
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.own_formula import OWN_FORMULA
from parlour.services.ratings.scale import (
    PROVISIONAL_GAMES,
    DisplayedRating,
    Rating,
    displayed_rating,
    settled_in,
)
from parlour.services.ratings.seasons import Season, season_at, season_by_id, seasons_since
from parlour.services.results.recorder import WEEK_MS
from parlour.services.time import now

MAX_ENTRIES = 100
"""The maximum number of players on a leaderboard."""

ARCHIVED_MS = 600_000
"""How long (ms) a past season is cached."""

MAX_FORMULA_RATINGS = 1000
"""The maximum number of formula ratings that are read for a leaderboard."""


class LeaderboardEntry(Value, frozen=True, kw_only=True):
    """A player on a leaderboard.

    In a past season, the number of games and the form are those of the season.
    """

    rank: int | None
    """The place, or None for a provisional rating."""

    id: str
    """The player's id."""

    name: str
    """The player's name."""

    rating: DisplayedRating
    """The rating."""

    week_change: int | None
    """The change of the rating this week, or None without rated games."""

    games: int
    """The number of rated games."""

    won: int
    """The number of wins."""

    recent_wins: tuple[bool, ...]
    """The last results, with True for a win."""

    mine: bool
    """Whether the player is the viewer."""

    provisional_matches_left: int
    """The number of full-weight games until the rating is settled."""

    own_rating: int | None = None
    """The current rating by the game's own formula for all paces, or None."""


class BotAnchor(Value, frozen=True):
    """A bot with a fixed rating on a leaderboard."""

    bot: str
    """The bot level."""

    rating: DisplayedRating
    """The rating."""


class Leaderboard(Value, frozen=True, kw_only=True):
    """A leaderboard of a game at a pace in a season."""

    game: str
    """The game."""

    pace: Pace
    """The pace."""

    season: Season
    """The season."""

    seasons: tuple[str, ...]
    """The ids of all seasons, newest first."""

    provisional_matches: int
    """The number of full-weight games after which a rating is settled."""

    entries: tuple[LeaderboardEntry, ...]
    """The players, best first, settled ratings before provisional ones."""

    bots: tuple[BotAnchor, ...]
    """The bots, strongest first."""


class Leaderboards:
    """The service that builds leaderboards."""

    def __init__(self, games: Games, reads: ReplicaReads) -> None:
        self.games, self._reads = games, reads
        self._archive: dict[tuple[str, str, str, bool], tuple[int, list[Past]]] = {}

    async def leaderboard(
        self,
        game: str,
        pace: str,
        season: str | None,
        viewer: Player,
        *,
        of_bots: bool = False,
    ) -> Leaderboard:
        """Return the leaderboard of people or of bot accounts.

        Raises NotFound for an unknown game, pace or season.
        """
        self.games.game(game)
        if pace not in PACES:
            raise NotFound("core.no-such-pace", pace=pace[:40])
        today = season_at(now())
        try:
            selected = today if season is None else season_by_id(season)
        except ValueError as reason:
            raise NotFound("core.no-such-season", season=(season or "")[:40]) from reason
        first = await self._reads.first_end(game, pace)
        return Leaderboard(
            game=game,
            pace=PACES[PACES.index(pace)],
            season=selected,
            seasons=tuple(
                past.id
                for past in seasons_since(today.start if first is None else first, today.start)
            ),
            provisional_matches=PROVISIONAL_GAMES,
            entries=tuple(await self._entries(game, pace, selected, viewer, of_bots)),
            bots=tuple(
                BotAnchor(bot, displayed_rating(rating))
                for bot, rating in reversed(list(anchor_ratings(game).items()))
            ),
        )

    async def _entries(
        self, game: str, pace: str, season: Season, viewer: Player, of_bots: bool
    ) -> list[LeaderboardEntry]:
        if season.end > now():
            rated = await self._reads.leaderboard(
                game, pace, season.start, MAX_ENTRIES, PROVISIONAL_GAMES, of_bots=of_bots
            )
            rows = sorted(
                (_current_entry(entry.rating, entry.name, viewer) for entry in rated), key=_sort_key
            )
        else:
            rows = sorted(
                (
                    _past_entry(past, viewer)
                    for past in await self._past_season(game, pace, season, of_bots)
                ),
                key=_sort_key,
            )
        formula_ratings = await self._formula_ratings(game, of_bots)
        return [
            replace(
                entry,
                rank=None if entry.provisional_matches_left else place,
                own_rating=formula_ratings.get(entry.id),
            )
            for place, entry in enumerate(rows, 1)
        ]

    async def _formula_ratings(self, game: str, of_bots: bool) -> dict[str, int]:
        """Return the highest ratings by a game's own formula, or {} if the game has none."""
        if registry.game_plugin(game).rating_formula is None:
            return {}
        return {
            entry.rating.who: round(entry.rating.mu)
            for entry in await self._reads.leaderboard(
                game, OWN_FORMULA, 0, MAX_FORMULA_RATINGS, of_bots=of_bots
            )
        }

    async def _past_season(self, game: str, pace: str, season: Season, of_bots: bool) -> list[Past]:
        """Return a past season's ratings, cached because they rarely change.

        They change only when ratings are recomputed or players are renamed.
        """
        key, at = (game, pace, season.id, of_bots), now()
        read_at, ratings = self._archive.get(key, (0, []))
        if not read_at or at - read_at > ARCHIVED_MS:
            ratings = await self._reads.season_ratings(
                game,
                pace,
                season.start,
                season.end,
                MAX_ENTRIES,
                PROVISIONAL_GAMES,
                of_bots=of_bots,
            )
            self._archive[key] = at, ratings
        return ratings


def _sort_key(entry: LeaderboardEntry) -> tuple[bool, int]:
    return (entry.provisional_matches_left > 0, -entry.rating.value)


def _current_entry(row: RatingRow, name: str, viewer: Player) -> LeaderboardEntry:
    rating, this_week = Rating(row.mu, row.sigma), row.week == now() // WEEK_MS
    return LeaderboardEntry(
        rank=None,
        id=row.who,
        name=name,
        rating=displayed_rating(rating),
        week_change=displayed_rating(rating).value - displayed_rating(Rating(row.mu_week)).value
        if this_week
        else None,
        games=row.games,
        won=row.won,
        recent_wins=tuple(result == "w" for result in row.form),
        mine=row.who == viewer.id,
        provisional_matches_left=settled_in(row.evidence),
    )


def _past_entry(past: Past, viewer: Player) -> LeaderboardEntry:
    return LeaderboardEntry(
        rank=None,
        id=past.who,
        name=past.name,
        rating=displayed_rating(Rating(past.mu, past.sigma)),
        week_change=None,
        games=past.games,
        won=past.won,
        recent_wins=(),
        mine=past.who == viewer.id,
        provisional_matches_left=settled_in(past.evidence),
    )
