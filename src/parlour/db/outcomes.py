"""Outcomes of matches and the ratings made of them, as the store keeps them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Executable, Select, and_, bindparam, case, delete, func, or_, select, update

from parlour.db.records import MatchOutcome, OutcomeSearch, Placing, PreparedWrite, RatingRow
from parlour.db.schema.accounts import player
from parlour.db.schema.matches import match, seat
from parlour.db.schema.records import option_set, outcome, placing, rating, stale_pool
from parlour.db.store import INSERTS, Store

PLACING_COLUMNS = (
    placing.c.match,
    placing.c.seat,
    placing.c.player,
    placing.c.name,
    placing.c.bot,
    placing.c.rank,
    placing.c.points,
)
MORE_PLACING_COLUMNS = (
    placing.c.team,
    placing.c.left,
    placing.c.mu_before,
    placing.c.sigma_before,
    placing.c.mu,
    placing.c.sigma,
)
OWN_RATING_COLUMNS = (placing.c.own_before, placing.c.own)
PLACED_WEIGHT = (placing.c.counted, placing.c.weight, placing.c.evidence)
OUTCOME_COLUMNS = (
    outcome.c.match,
    outcome.c.game,
    outcome.c.pace,
    outcome.c.options,
    outcome.c.ended_at,
    outcome.c.over,
    outcome.c.moves,
)
MORE_OUTCOME_COLUMNS = (outcome.c.open, outcome.c.rated, outcome.c.unrated, outcome.c.rules)

ESCAPE = "!"
"""What stands before a sign that means itself where a part of a text is looked for."""


BATCH = 200
"""For how many matches the seats are asked for at once."""

MAX_OPTION_SETS = 24
"""So many sets of options are looked through one by one; an option that more sets share is common, and soon met by date."""

LAST_NUMBER = select(func.coalesce(func.max(outcome.c.number), 0))
LATEST_END = select(func.max(outcome.c.ended_at)).where(
    outcome.c.game == bindparam("game"), outcome.c.pace == bindparam("pace")
)
SELECT_UNRECORDED = (
    select(match.c.id)
    .join_from(match, outcome, outcome.c.match == match.c.id, isouter=True)
    .where(
        match.c.phase == "over", match.c.updated_at >= bindparam("since"), outcome.c.match.is_(None)
    )
    .order_by(match.c.updated_at, match.c.id)
    .limit(bindparam("limit"))
)
ONE_OUTCOME = select(*OUTCOME_COLUMNS, *MORE_OUTCOME_COLUMNS).where(
    outcome.c.match == bindparam("match")
)
RATED_OUTCOMES = (
    select(*OUTCOME_COLUMNS, *MORE_OUTCOME_COLUMNS)
    .where(
        outcome.c.game == bindparam("game"), outcome.c.pace == bindparam("pace"), outcome.c.rated
    )
    .order_by(outcome.c.ended_at, outcome.c.match)
)
RATING = select(rating).where(
    rating.c.game == bindparam("game"),
    rating.c.pace == bindparam("pace"),
    rating.c.who == bindparam("who"),
)
RATINGS_OF = (
    select(rating).where(rating.c.who == bindparam("who")).order_by(rating.c.game, rating.c.pace)
)
SELECT_LEADERBOARD = (
    select(rating, player.c.name)
    .join_from(rating, player, player.c.id == rating.c.who)
    .where(
        rating.c.game == bindparam("game"),
        rating.c.pace == bindparam("pace"),
        rating.c.at >= bindparam("since"),
    )
    .order_by(
        case((rating.c.evidence >= bindparam("settled"), 0), else_=1),
        rating.c.mu.desc(),
        rating.c.who,
    )
    .limit(bindparam("limit"))
)
UPDATE_MARK = (
    update(stale_pool)
    .where(stale_pool.c.game == bindparam("of_game"), stale_pool.c.pace == bindparam("at_pace"))
    .values(number=bindparam("by"))
)
# Who has left may have been removed since the match was loaded: the seats say who they are now, and keep those from changing until all is written.
HOLD_SEATS = (
    select(seat.c.seat).where(seat.c.match == bindparam("in_match")).with_for_update(read=True)
)
_same_seat = (seat.c.match == placing.c.match, seat.c.seat == placing.c.seat)
COPY_SEATS = (
    update(placing)
    .where(
        placing.c.match == bindparam("in_match"), select(seat.c.seat).where(*_same_seat).exists()
    )
    .values(
        player=select(seat.c.player).where(*_same_seat).scalar_subquery(),
        name=select(seat.c.name).where(*_same_seat).scalar_subquery(),
    )
)
HOLD_PERSON = (
    select(placing.c.match)
    .where(placing.c.player == bindparam("whose"))
    .limit(1)
    .with_for_update(read=True)
)
DELETE_ORPHAN_RATING = delete(rating).where(
    rating.c.game == bindparam("of_game"),
    rating.c.pace == bindparam("at_pace"),
    rating.c.who == bindparam("whose"),
    ~select(placing.c.match).where(placing.c.player == bindparam("whose")).exists(),
)
SELECT_OPTION_SETS = (
    select(option_set.c.options)
    .where(option_set.c.options.contains(bindparam("part"), escape=ESCAPE))
    .limit(bindparam("limit"))
)


class OutcomeRepository:
    """What became of matches, written once each in the order in which they are rated."""

    def __init__(self, store: Store) -> None:
        self.store = store
        insert = INSERTS[store.dialect.name]
        self._insert_outcome, self._insert_placing = insert(outcome), insert(placing)
        self._insert_option_set = insert(option_set).on_conflict_do_nothing()
        self._upsert_rating, self._mark_stale = (
            upsert_rating_statement(store),
            mark_stale_statement(store),
        )

    async def unrecorded_matches(self, since: int = 0, limit: int = 500) -> list[str]:
        """Return matches that are over, changed since a moment (ms since 1970), and not kept yet, the oldest first."""
        return [
            row[0] for row in await self.store.read(SELECT_UNRECORDED, since=since, limit=limit)
        ]

    async def last_number(self) -> int:
        """Return the number of the last outcome that was kept."""
        return int((await self.store.read(LAST_NUMBER))[0][0])

    async def latest_end(self, game: str, pace: str) -> int:
        """Return when the last kept match of a game and pace ended, in ms since 1970; 0 before the first."""
        return int((await self.store.read(LATEST_END, game=game, pace=pace))[0][0] or 0)

    async def find_rating(self, game: str, pace: str, who: str) -> RatingRow | None:
        """Return what somebody is rated."""
        found = await self.store.read(RATING, game=game, pace=pace, who=who)
        return rating_from_row(found[0]) if found else None

    async def ratings_of(self, who: str) -> list[RatingRow]:
        """Return all that somebody is rated in."""
        return [rating_from_row(row) for row in await self.store.read(RATINGS_OF, who=who)]

    async def ratings_among(self, game: str, people: Sequence[str]) -> list[RatingRow]:
        """Return all that these people are rated in a game."""
        named: dict[str, Any] = {f"who_{number}": who for number, who in enumerate(people)}
        return (
            [
                rating_from_row(row)
                for row in await self.store.read(_ratings_query(len(people)), game=game, **named)
            ]
            if people
            else []
        )

    async def leaderboard(
        self, game: str, pace: str, since: int, limit: int, settled: float = 0
    ) -> list[tuple[RatingRow, str]]:
        """Return the ratings of a game at a pace among people who played since a moment, with their names, the highest first.

        Those with so much evidence as `settled` come before all others.
        """
        rows = await self.store.read(
            SELECT_LEADERBOARD, game=game, pace=pace, since=since, limit=limit, settled=settled
        )
        return [(rating_from_row(row), row[-1]) for row in rows]

    async def add_outcome(
        self,
        number: int,
        found: MatchOutcome,
        ratings: Sequence[RatingRow],
        stale: Sequence[str] = (),
    ) -> None:
        """Keep an outcome with what it did to ratings, all or nothing; raises Taken where another house had the number or the match first.

        The pools of the game at the paces named `stale` are marked to be made anew; where that goes on already, it is told.
        """
        values = {
            name: getattr(found, name) for name in found.__struct_fields__ if name != "placings"
        }
        prepared = self.store.prepare
        writes = [
            prepared(HOLD_SEATS, in_match=found.match),
            prepared(self._insert_option_set, options=found.options),
            prepared(self._insert_outcome, number=number, **values),
        ]
        for place in found.placings:
            row = {name: getattr(place, name) for name in place.__struct_fields__}
            writes.append(self.store.prepare(self._insert_placing, ended_at=found.ended_at, **row))
        writes.append(self.store.prepare(COPY_SEATS, in_match=found.match))
        writes += [
            write
            for one in ratings
            for write in rating_writes(self.store, self._upsert_rating, one)
        ]
        writes += [
            self.store.prepare(self._mark_stale, game=found.game, pace=pace, number=number)
            for pace in stale
        ]
        for pace in {one.pace for one in ratings}:
            writes.append(
                self.store.prepare(UPDATE_MARK, of_game=found.game, at_pace=pace, by=number)
            )
        await self.store.write_all(writes)

    async def rated_outcomes(self, game: str, pace: str) -> list[MatchOutcome]:
        """Return every rated outcome of a game at a pace, the first to end first."""
        return await self._with_placings(
            await self.store.read(RATED_OUTCOMES, game=game, pace=pace)
        )

    async def find_outcome(self, match_id: str) -> MatchOutcome | None:
        """Return how a match ended, or None while that is not known."""
        found = await self._with_placings(await self.store.read(ONE_OUTCOME, match=match_id))
        return found[0] if found else None

    async def search(
        self, search: OutcomeSearch, limit: int, beyond: tuple[int, str] | None = None
    ) -> list[MatchOutcome]:
        """Return outcomes that fit, the last to end first; `beyond` goes on after the (ended_at, match) of the last one seen."""
        values: dict[str, Any] = {
            name: getattr(search, name)
            for name in search.__struct_fields__
            if getattr(search, name) is not None
        }
        won = values.pop("won", None)
        values |= {
            name: re.sub(r"[!%_]", r"!\g<0>", values[name])
            for name in ("against", "options")
            if name in values
        }
        if beyond is not None:
            values["ended_at"], values["match"] = beyond
        kinds = await self._matching_option_sets(values["options"]) if "options" in values else None
        if kinds is None:
            return await self._with_placings(
                await self.store.read(
                    search_query(tuple(sorted(values)), won), **values, limit=limit
                )
            )
        # Few kinds of matches were played with such an option: of each the last are found by its index, and the last of these are the last of all.
        values |= {"kind": values.pop("options")}
        query, rows = search_query(tuple(sorted(values)), won), list[Sequence[Any]]()
        for kind in kinds:
            rows += await self.store.read(query, **(values | {"kind": kind}), limit=limit)
        return await self._with_placings(
            sorted(rows, key=lambda row: (row[4], row[0]), reverse=True)[:limit]
        )

    async def _matching_option_sets(self, part: str) -> list[str] | None:
        """Return the options among all that were ever played with that hold a part; None for too many to be looked at one by one."""
        found = await self.store.read(SELECT_OPTION_SETS, part=part, limit=MAX_OPTION_SETS + 1)
        return None if len(found) > MAX_OPTION_SETS else [str(row[0]) for row in found]

    async def _with_placings(self, rows: Sequence[Sequence[Any]]) -> list[MatchOutcome]:
        if not rows:
            return []
        seats: dict[str, list[Placing]] = {}
        for some in (rows[start : start + BATCH] for start in range(0, len(rows), BATCH)):
            named: dict[str, Any] = {f"match_{number}": row[0] for number, row in enumerate(some)}
            for row in await self.store.read(_placings_query(len(some)), **named):
                seats.setdefault(row[0], []).append(placing_from_row(row))
        return [outcome_from_row(row, tuple(seats.get(row[0], ()))) for row in rows]


def upsert_rating_statement(store: Store) -> Executable:
    """Return the statement that writes what somebody is rated in the place of what they were."""
    rated = store.insert(rating)
    changed = {
        name: rated.excluded[name]
        for name in (
            "mu",
            "sigma",
            "games",
            "won",
            "best",
            "at",
            "form",
            "week",
            "mu_week",
            "evidence",
        )
    }
    return rated.on_conflict_do_update(index_elements=["game", "pace", "who"], set_=changed)


def rating_writes(store: Store, row: Executable, one: RatingRow) -> list[PreparedWrite]:
    """Return what writes a rating by the statement of `rating_row`, unless nobody who is seated in a result has it any more."""
    written = store.prepare(row, **{name: getattr(one, name) for name in one.__struct_fields__})
    if one.who.startswith("bot "):
        return [written]
    held = store.prepare(HOLD_PERSON, whose=one.who)
    return [
        held,
        written,
        store.prepare(DELETE_ORPHAN_RATING, of_game=one.game, at_pace=one.pace, whose=one.who),
    ]


def mark_stale_statement(store: Store) -> Executable:
    """Return the statement that marks a pool as to be made anew."""
    marked = store.insert(stale_pool)
    return marked.on_conflict_do_update(
        index_elements=["game", "pace"], set_={"number": marked.excluded.number}
    )


@cache
def _ratings_query(people: int) -> Select[Any]:
    """Return the query for the ratings of so many people in a game."""
    named: list[Any] = [bindparam(f"who_{number}") for number in range(people)]
    return (
        select(rating)
        .where(rating.c.game == bindparam("game"), rating.c.who.in_(named))
        .order_by(rating.c.who, rating.c.pace)
    )


@cache
def _placings_query(matches: int) -> Select[Any]:
    """Return the query for the placings of so many matches."""
    named: list[Any] = [bindparam(f"match_{number}") for number in range(matches)]
    return (
        select(*PLACING_COLUMNS, *MORE_PLACING_COLUMNS, *OWN_RATING_COLUMNS, *PLACED_WEIGHT)
        .where(placing.c.match.in_(named))
        .order_by(placing.c.match, placing.c.seat)
    )


@cache
def search_query(asked: tuple[str, ...], won: bool | None) -> Select[Any]:
    """Return the query for outcomes by these criteria, the last to end first."""
    own, other = placing.alias("own"), placing.alias("other")
    # Somebody's results are walked along the index of their seats, everybody's along that of outcomes.
    walked = own.c if "player" in asked else outcome.c
    seen = select(other.c.match).where(
        other.c.match == outcome.c.match, other.c.player == bindparam("viewer")
    )
    named = select(other.c.match).where(
        other.c.match == outcome.c.match,
        other.c.seat != own.c.seat,
        func.lower(other.c.name).contains(bindparam("against"), escape=ESCAPE),
    )
    terms = {
        "viewer": or_(outcome.c.open, seen.exists()),
        "player": and_(own.c.match == outcome.c.match, own.c.player == bindparam("player")),
        "game": outcome.c.game == bindparam("game"),
        "pace": outcome.c.pace == bindparam("pace"),
        "against": named.exists(),
        "options": outcome.c.options.contains(bindparam("options"), escape=ESCAPE),
        "kind": outcome.c.options == bindparam("kind"),
        "since": walked.ended_at >= bindparam("since"),
        "until": walked.ended_at < bindparam("until"),
        "ended_at": or_(
            walked.ended_at < bindparam("ended_at"),
            and_(walked.ended_at == bindparam("ended_at"), walked.match < bindparam("match")),
        ),
    }
    query = select(*OUTCOME_COLUMNS, *MORE_OUTCOME_COLUMNS).where(
        *(terms[name] for name in asked if name != "match"),
        or_(outcome.c.rated, outcome.c.moves > 0),
    )
    if "player" in asked:
        # Whoever had several seats of a match is found once, by the best of them.
        better = or_(
            other.c.rank < own.c.rank, and_(other.c.rank == own.c.rank, other.c.seat < own.c.seat)
        )
        query = query.where(
            ~select(other.c.match)
            .where(other.c.match == own.c.match, other.c.player == own.c.player, better)
            .exists()
        )
    if won is not None:
        query = query.where(own.c.rank == 1 if won else own.c.rank > 1)
    return query.order_by(walked.ended_at.desc(), walked.match.desc()).limit(bindparam("limit"))


def placing_from_row(row: Sequence[Any]) -> Placing:
    """Return the seat that a row of `_seats` tells of."""
    found = dict(zip(Placing.__struct_fields__, row, strict=False))
    return Placing(**{**found, "left": bool(found["left"]), "counted": bool(found["counted"])})


def outcome_from_row(row: Sequence[Any], placings: tuple[Placing, ...]) -> MatchOutcome:
    """Return the outcome that a row of a search tells of."""
    found = dict(zip(MatchOutcome.__struct_fields__, row, strict=False))
    return MatchOutcome(
        **{
            **found,
            "open": bool(found["open"]),
            "rated": bool(found["rated"]),
            "placings": placings,
        }
    )


def rating_from_row(row: Sequence[Any]) -> RatingRow:
    """Return the rating that a row tells of."""
    return RatingRow(**dict(zip(RatingRow.__struct_fields__, row, strict=False)))
