"""Leaderboards: who stands where in a game at a pace, this season and in those before, with the bots as marks between."""

from __future__ import annotations

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.outcomes import OutcomeRepository
from parlour.db.ratings import RatingRepository
from parlour.db.ratings import SeasonRating as Past
from parlour.db.records import Player, RatingRow
from parlour.plugin import registry
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.outcome import PACES, Pace
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
"""How many people a board shows."""

ARCHIVED_MS = 600_000
"""How long (ms) the lines of a past season are kept in memory."""

MAX_FORMULA_RATINGS = 1000
"""How many ratings by a game's own formula are looked up for those."""


class LeaderboardEntry(Value, frozen=True, kw_only=True):
    """Somebody on a board: `place` is None before their rating is settled, `week` what this week changed (None: nothing played).

    `settled_in` is how many matches of full weight are missing until then.
    `games`, `won` and `form` are of all time; in a season that is over, those of the season. `own` is the rating by the
    game's own formula, where it has one, at all paces and today.
    """

    rank: int | None
    id: str
    name: str
    rating: DisplayedRating
    week_change: int | None
    games: int
    won: int
    recent_wins: tuple[bool, ...]
    mine: bool
    provisional_matches_left: int
    own_rating: int | None = None


class BotAnchor(Value, frozen=True):
    """A bot on a board: its level, and where it stands."""

    bot: str
    rating: DisplayedRating


class Leaderboard(Value, frozen=True, kw_only=True):
    """A game's board at a pace in a season: people the best first, settled before provisional, and bots the strongest first."""

    game: str
    pace: Pace
    season: Season
    seasons: tuple[str, ...]
    provisional_matches: int
    entries: tuple[LeaderboardEntry, ...]
    bots: tuple[BotAnchor, ...]


class Leaderboards:
    """Makes boards of what is kept."""

    def __init__(
        self, games: Games, outcomes: OutcomeRepository, standings: RatingRepository
    ) -> None:
        self.games, self.outcomes, self.ratings = games, outcomes, standings
        self._archive: dict[tuple[str, str, str], tuple[int, list[Past]]] = {}

    async def leaderboard(
        self, game: str, pace: str, season: str | None, viewer: Player
    ) -> Leaderboard:
        """Return a board; raises NotFound for a game, a pace or a season that there is not."""
        self.games.game(game)
        if pace not in PACES:
            raise NotFound("core.no-such-pace", pace=pace[:40])
        today = season_at(now())
        try:
            wanted = today if season is None else season_by_id(season)
        except ValueError as reason:
            raise NotFound("core.no-such-season", season=(season or "")[:40]) from reason
        first = await self.ratings.first_end(game, pace)
        return Leaderboard(
            game=game,
            pace=PACES[PACES.index(pace)],
            season=wanted,
            seasons=tuple(
                one.id
                for one in seasons_since(today.start if first is None else first, today.start)
            ),
            provisional_matches=PROVISIONAL_GAMES,
            entries=tuple(await self._entries(game, pace, wanted, viewer)),
            bots=tuple(
                BotAnchor(bot, displayed_rating(rating))
                for bot, rating in reversed(list(anchor_ratings(game).items()))
            ),
        )

    async def _entries(
        self, game: str, pace: str, season: Season, viewer: Player
    ) -> list[LeaderboardEntry]:
        if season.end > now():
            rated = await self.outcomes.leaderboard(
                game, pace, season.start, MAX_ENTRIES, PROVISIONAL_GAMES
            )
            rows = sorted(
                (_current_entry(entry.rating, entry.name, viewer) for entry in rated), key=_sort_key
            )
        else:
            rows = sorted(
                (_past_entry(one, viewer) for one in await self._past_season(game, pace, season)),
                key=_sort_key,
            )
        own = await self._formula_ratings(game)
        return [
            replace(
                line,
                rank=None if line.provisional_matches_left else place,
                own_rating=own.get(line.id),
            )
            for place, line in enumerate(rows, 1)
        ]

    async def _formula_ratings(self, game: str) -> dict[str, int]:
        """Return the ratings by a game's own formula, the highest of them; nothing where it has none."""
        if registry.game_plugin(game).rating_formula is None:
            return {}
        return {
            entry.rating.who: round(entry.rating.mu)
            for entry in await self.outcomes.leaderboard(game, OWN_FORMULA, 0, MAX_FORMULA_RATINGS)
        }

    async def _past_season(self, game: str, pace: str, season: Season) -> list[Past]:
        """Return a season that is over. It rarely changes: only when ratings are computed again, or a player has another name."""
        key, at = (game, pace, season.id), now()
        read_at, found = self._archive.get(key, (0, []))
        if not read_at or at - read_at > ARCHIVED_MS:
            found = await self.ratings.season_ratings(
                game, pace, season.start, season.end, MAX_ENTRIES, PROVISIONAL_GAMES
            )
            self._archive[key] = at, found
        return found


def _sort_key(line: LeaderboardEntry) -> tuple[bool, int]:
    return (line.provisional_matches_left > 0, -line.rating.value)


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


def _past_entry(one: Past, viewer: Player) -> LeaderboardEntry:
    return LeaderboardEntry(
        rank=None,
        id=one.who,
        name=one.name,
        rating=displayed_rating(Rating(one.mu, one.sigma)),
        week_change=None,
        games=one.games,
        won=one.won,
        recent_wins=(),
        mine=one.who == viewer.id,
        provisional_matches_left=settled_in(one.evidence),
    )
