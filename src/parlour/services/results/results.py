"""Results: what people played, how it ended, and what it did to their ratings."""

from __future__ import annotations

from typing import Literal

from parlour.core.value import Value
from parlour.db.outcomes import Outcomes
from parlour.db.ratings import Played, Standings
from parlour.db.records import Outcome, Placing, Player, Search
from parlour.services.errors import Missing
from parlour.services.ratings.own_formula import OWN
from parlour.services.ratings.scale import Rating, Shown, settled_in, shown

PAGE = 50
"""How many results come at once."""

LAST = 8
"""How many results the page of a person shows."""


class NotYet(Missing):
    """The match is not over, or was in this moment and is not written down yet."""


class SeatResult(Value, frozen=True, kw_only=True):
    """Where one seat came, and what it was rated before and after (None: not rated, or a bot, whose rating is fixed).

    `counted` says whether it made enough decisions to be rated, `weight` how much of the change counted (0 to 1; None: not rated).

    `own` is the rating by its game's own formula, where it has one; bots are rated by it too. `player` leads to the page of whoever sat there.
    """

    seat: int
    name: str
    bot: str | None
    rank: int
    points: int | None
    left: bool
    mine: bool
    player: str | None
    before: Shown | None
    after: Shown | None
    own_before: int | None
    own: int | None
    counted: bool
    weight: float | None


class Result(Value, frozen=True, kw_only=True):
    """How a match ended; `unrated` is the code of the reason why it does not count for ratings, empty where it does."""

    match: str
    game: str
    pace: str
    options: str
    ended_at: int
    over: str
    moves: int
    rated: bool
    unrated: str
    seats: tuple[SeatResult, ...]


class Results(Value, frozen=True):
    """A page of results, the last to end first, and the mark that goes on after it (None: that was all)."""

    lines: tuple[Result, ...]
    beyond: str | None


class RatedGame(Value, frozen=True, kw_only=True):
    """What I am rated in a game at a pace."""

    game: str
    pace: str
    rating: Shown
    best: int
    games: int
    won: int
    provisional: bool


class PlayedGame(Value, frozen=True, kw_only=True):
    """What I did in a game: matches, wins, and points on average and at best."""

    game: str
    matches: int
    won: int
    average: float | None
    best: int | None


class Person(Value, frozen=True):
    """What somebody's results add up to."""

    ratings: tuple[RatedGame, ...]
    games: tuple[PlayedGame, ...]


class Asked(Value, frozen=True, kw_only=True):
    """Which results somebody asks for: `whose` mine or everybody's open ones; `beyond` is the mark of the page before."""

    whose: Literal["mine", "all"] = "mine"
    game: str | None = None
    pace: str | None = None
    against: str | None = None
    options: str | None = None
    since: int | None = None
    until: int | None = None
    won: bool | None = None
    beyond: str | None = None


class History:
    """Looks through results."""

    def __init__(self, outcomes: Outcomes, standings: Standings) -> None:
        self.outcomes, self.standings = outcomes, standings

    async def search(self, asked: Asked, viewer: Player) -> Results:
        """Return a page of results that this person may see: their own, and those of tables that are open to all; raises Missing."""
        mine = asked.whose == "mine"
        search = Search(
            viewer=viewer.id,
            player=viewer.id if mine else None,
            game=asked.game,
            pace=asked.pace,
            against=asked.against.casefold().strip() or None if asked.against and mine else None,
            options=asked.options,
            since=asked.since,
            until=asked.until,
            won=asked.won if mine else None,
        )
        found = await self.outcomes.search(search, PAGE + 1, _mark(asked.beyond))
        lines = tuple(result_of(outcome, viewer) for outcome in found[:PAGE])
        return Results(lines, f"{lines[-1].ended_at}-{lines[-1].match}" if len(found) > PAGE else None)

    async def one(self, match: str, viewer: Player) -> Result:
        """Return how a match ended that this person may look at; raises Missing while that is not known."""
        found = await self.outcomes.one(match)
        if found is None:
            raise NotYet("core.no-result-yet")
        return result_of(found, viewer)

    async def last(self, whose: Player, viewer: Player) -> tuple[Result, ...]:
        """Return somebody's last results that another may see, `mine` being theirs."""
        found = await self.outcomes.search(Search(viewer=viewer.id, player=whose.id), LAST)
        return tuple(result_of(outcome, whose) for outcome in found)

    async def of(self, whose: Player, viewer: Player) -> Person:
        """Return what somebody's results add up to for another, who does not learn of private matches."""
        if whose.id == viewer.id:
            return await self.person(whose)
        return await self._summed(whose, await self.standings.played(whose.id, viewer.id))

    async def person(self, player: Player) -> Person:
        """Return what somebody's results add up to."""
        return await self._summed(player, await self.standings.played(player.id))

    async def _summed(self, player: Player, played: list[Played]) -> Person:
        ratings = tuple(
            RatedGame(
                game=row.game,
                pace=row.pace,
                rating=shown(Rating(row.mu, row.sigma)),
                best=shown(Rating(row.best)).number,
                games=row.games,
                won=row.won,
                provisional=settled_in(row.evidence) > 0,
            )
            for row in await self.outcomes.ratings_of(player.id)
            if row.pace != OWN
        )
        return Person(ratings, tuple(PlayedGame(**one._asdict()) for one in played))


def result_of(found: Outcome, viewer: Player) -> Result:
    """Return how a match ended, as this person is told."""
    return Result(
        match=found.match,
        game=found.game,
        pace=found.pace,
        options=found.options,
        ended_at=found.ended_at,
        over=found.over,
        moves=found.moves,
        rated=found.rated,
        unrated=found.unrated,
        seats=tuple(_seat(seat, viewer) for seat in found.placings),
    )


def _seat(seat: Placing, viewer: Player) -> SeatResult:
    return SeatResult(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        rank=seat.rank,
        points=seat.points,
        left=seat.left,
        mine=seat.bot is None and seat.player == viewer.id,
        player=seat.player,
        before=_shown(seat.mu_before, seat.sigma_before),
        after=_shown(seat.mu, seat.sigma),
        own_before=None if seat.own_before is None else round(seat.own_before),
        own=None if seat.own is None else round(seat.own),
        counted=seat.counted,
        weight=seat.weight,
    )


def _shown(mu: float | None, sigma: float | None) -> Shown | None:
    return None if mu is None or sigma is None else shown(Rating(mu, sigma))


def _mark(beyond: str | None) -> tuple[int, str] | None:
    """Return the (ended_at, match) that a mark names; raises Missing for one that this house never gave."""
    if beyond is None:
        return None
    at, _, match = beyond.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 15:
        raise Missing("core.no-such-results")
    return int(at), match
