"""Leaderboards: who stands where in a game at a pace, this season and in those before, with the bots as marks between."""

from __future__ import annotations

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.outcomes import Outcomes
from parlour.db.ratings import Season as Past
from parlour.db.ratings import Standings
from parlour.db.records import Player, RatingOf
from parlour.plugin import registry
from parlour.services.errors import Missing
from parlour.services.games import Games
from parlour.services.matches.outcome import PACES, Pace
from parlour.services.ratings.anchors import anchors
from parlour.services.ratings.own_formula import OWN
from parlour.services.ratings.scale import SETTLED, Rating, Shown, settled_in, shown
from parlour.services.ratings.seasons import Season, season_at, season_named, seasons_since
from parlour.services.results.recorder import WEEK_MS
from parlour.services.time import now

MOST = 100
"""How many people a board shows."""

ARCHIVED_MS = 600_000
"""How long (ms) the lines of a past season are kept in memory."""

OWN_MOST = 1000
"""How many ratings by a game's own formula are looked up for those."""


class BoardLine(Value, frozen=True, kw_only=True):
    """Somebody on a board: `place` is None before their rating is settled, `week` what this week changed (None: nothing played).

    `settled_in` is how many matches of full weight are missing until then.
    `games`, `won` and `form` are of all time; in a season that is over, those of the season. `own` is the rating by the
    game's own formula, where it has one, at all paces and today.
    """

    place: int | None
    id: str
    name: str
    rating: Shown
    week: int | None
    games: int
    won: int
    form: tuple[bool, ...]
    mine: bool
    settled_in: int
    own: int | None = None


class Anchor(Value, frozen=True):
    """A bot on a board: its level, and where it stands."""

    bot: str
    rating: Shown


class Leaderboard(Value, frozen=True, kw_only=True):
    """A game's board at a pace in a season: people the best first, settled before provisional, and bots the strongest first."""

    game: str
    pace: Pace
    season: Season
    seasons: tuple[str, ...]
    settled_after: int
    lines: tuple[BoardLine, ...]
    anchors: tuple[Anchor, ...]


class Leaderboards:
    """Makes boards of what is kept."""

    def __init__(self, games: Games, outcomes: Outcomes, standings: Standings) -> None:
        self.games, self.outcomes, self.standings = games, outcomes, standings
        self._archive: dict[tuple[str, str, str], tuple[int, list[Past]]] = {}

    async def board(self, game: str, pace: str, season: str | None, viewer: Player) -> Leaderboard:
        """Return a board; raises Missing for a game, a pace or a season that there is not."""
        self.games.game(game)
        if pace not in PACES:
            raise Missing("core.no-such-pace", pace=pace[:40])
        today = season_at(now())
        try:
            wanted = today if season is None else season_named(season)
        except ValueError as reason:
            raise Missing("core.no-such-season", season=(season or "")[:40]) from reason
        first = await self.standings.first(game, pace)
        return Leaderboard(
            game=game,
            pace=PACES[PACES.index(pace)],
            season=wanted,
            seasons=tuple(one.id for one in seasons_since(today.start if first is None else first, today.start)),
            settled_after=SETTLED,
            lines=tuple(await self._lines(game, pace, wanted, viewer)),
            anchors=tuple(Anchor(bot, shown(rating)) for bot, rating in reversed(list(anchors(game).items()))),
        )

    async def _lines(self, game: str, pace: str, season: Season, viewer: Player) -> list[BoardLine]:
        if season.end > now():
            found = await self.outcomes.board(game, pace, season.start, MOST, SETTLED)
            rows = sorted((_now(row, name, viewer) for row, name in found), key=_order)
        else:
            rows = sorted((_then(one, viewer) for one in await self._past(game, pace, season)), key=_order)
        own = await self._own(game)
        return [replace(line, place=None if line.settled_in else place, own=own.get(line.id)) for place, line in enumerate(rows, 1)]

    async def _own(self, game: str) -> dict[str, int]:
        """Return the ratings by a game's own formula, the highest of them; nothing where it has none."""
        if registry.plugin(game).formula is None:
            return {}
        return {row.who: round(row.mu) for row, _ in await self.outcomes.board(game, OWN, 0, OWN_MOST)}

    async def _past(self, game: str, pace: str, season: Season) -> list[Past]:
        """Return a season that is over. It rarely changes: only when ratings are computed again, or a player has another name."""
        key, at = (game, pace, season.id), now()
        read_at, found = self._archive.get(key, (0, []))
        if not read_at or at - read_at > ARCHIVED_MS:
            found = await self.standings.season(game, pace, season.start, season.end, MOST, SETTLED)
            self._archive[key] = at, found
        return found


def _order(line: BoardLine) -> tuple[bool, int]:
    return (line.settled_in > 0, -line.rating.number)


def _now(row: RatingOf, name: str, viewer: Player) -> BoardLine:
    rating, this_week = Rating(row.mu, row.sigma), row.week == now() // WEEK_MS
    return BoardLine(
        place=None,
        id=row.who,
        name=name,
        rating=shown(rating),
        week=shown(rating).number - shown(Rating(row.mu_week)).number if this_week else None,
        games=row.games,
        won=row.won,
        form=tuple(result == "w" for result in row.form),
        mine=row.who == viewer.id,
        settled_in=settled_in(row.evidence),
    )


def _then(one: Past, viewer: Player) -> BoardLine:
    return BoardLine(
        place=None,
        id=one.who,
        name=one.name,
        rating=shown(Rating(one.mu, one.sigma)),
        week=None,
        games=one.games,
        won=one.won,
        form=(),
        mine=one.who == viewer.id,
        settled_in=settled_in(one.evidence),
    )
