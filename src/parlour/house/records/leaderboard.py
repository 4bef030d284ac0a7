"""Leaderboards: who stands where in a game at a pace, this season and in those before, with the bots as marks between."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.outcomes import Outcomes
from parlour.db.records import Player
from parlour.db.standings import Standings
from parlour.house.games import Games
from parlour.house.matches.matches import now
from parlour.house.ratings.anchors import anchors
from parlour.house.ratings.scale import SETTLED, Rating, Shown, shown
from parlour.house.records.outcome import PACES, Pace
from parlour.house.records.seasons import Season, season_at, season_named, seasons_since
from parlour.house.refusal import Missing

MOST = 100
"""How many people a board shows."""

WEEK_MS = 7 * 86_400_000


class BoardLine(Value, frozen=True, kw_only=True):
    """Somebody on a board: `place` is None before their rating is settled, `week` what the last seven days changed (None: nothing played)."""

    place: int | None
    name: str
    rating: Shown
    week: int | None
    games: int
    won: int
    form: tuple[bool, ...]
    mine: bool


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
        found = await self.standings.season(game, pace, season.start, season.end, MOST)
        people = [one.who for one in found]
        rows = {row.who: row for row, _ in await self.outcomes.board(game, pace, season.start, MOST)} if season.end > now() else {}
        form = await self.standings.form(game, pace, people, season.end)
        week = await self.standings.since(game, pace, people, min(now(), season.end) - WEEK_MS)
        games = {one.who: rows[one.who].games if one.who in rows else one.games for one in found}
        lines, place = [], 0
        for one in sorted(found, key=lambda one: (games[one.who] < SETTLED, -one.mu)):
            settled = games[one.who] >= SETTLED
            place += settled
            rating = Rating(one.mu, one.sigma)
            before = week.get(one.who)
            lines.append(
                BoardLine(
                    place=place if settled else None,
                    name=one.name,
                    rating=shown(rating),
                    week=None if before is None else shown(rating).number - shown(Rating(before)).number,
                    games=one.games,
                    won=one.won,
                    form=tuple(form.get(one.who, ())),
                    mine=one.who == viewer.id,
                )
            )
        return lines
