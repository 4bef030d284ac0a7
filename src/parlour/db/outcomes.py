"""The outcomes of matches and the ratings computed from them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import bindparam, case, func, insert, select, update

from parlour.db.outcome_queries import (
    SELECT_OPTION_SETS,
    SELECT_OUTCOME,
    SELECT_RATED_OUTCOMES,
    placings_query,
    ratings_query,
    search_query,
)
from parlour.db.player_kinds import id_is_of_bot
from parlour.db.rating_writes import UPSERT_STALE_POOL, rating_writes
from parlour.db.records import MatchOutcome, OutcomeSearch, Placing, RatedPlayer, RatingRow
from parlour.db.result_rows import SqlRow
from parlour.db.schema.accounts import player
from parlour.db.schema.matches import match, seat
from parlour.db.schema.records import option_set, outcome, placing, rating, stale_pool
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

BATCH = 200
"""The maximum number of matches whose placings one query reads."""

MAX_OPTION_SETS = 24
"""The maximum number of option sets that are searched one by one.

An option value that more sets share is common, so a search by date soon finds enough matches.
"""

SELECT_LAST_NUMBER = select(func.coalesce(func.max(outcome.c.number), 0).label("number"))
SELECT_LATEST_END = select(func.max(outcome.c.ended_at).label("ended_at")).where(
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
SELECT_RATING = select(rating).where(
    rating.c.game == bindparam("game"),
    rating.c.pace == bindparam("pace"),
    rating.c.who == bindparam("who"),
)
SELECT_RATINGS_OF = (
    select(rating).where(rating.c.who == bindparam("who")).order_by(rating.c.game, rating.c.pace)
)
SELECT_LEADERBOARD = (
    select(rating, player.c.name)
    .join_from(rating, player, player.c.id == rating.c.who)
    .where(
        rating.c.game == bindparam("game"),
        rating.c.pace == bindparam("pace"),
        rating.c.at >= bindparam("since"),
        id_is_of_bot(rating.c.who) == bindparam("of_bots"),
    )
    .order_by(
        case((rating.c.evidence >= bindparam("settled"), 0), else_=1),
        rating.c.mu.desc(),
        rating.c.who,
    )
    .limit(bindparam("limit"))
)
UPDATE_STALE_NUMBER = (
    update(stale_pool)
    .where(stale_pool.c.game == bindparam("pool_game"), stale_pool.c.pace == bindparam("pool_pace"))
    .values(number=bindparam("outcome_number"))
)
INSERT_OUTCOME, INSERT_PLACING = insert(outcome), insert(placing)
INSERT_OPTION_SET = insert_if_absent(option_set)
# An account may have been deleted since the match was loaded. The seats have the current ids and
# names, and the lock protects them until the placings are written.
LOCK_SEATS = (
    select(seat.c.seat).where(seat.c.match == bindparam("match_id")).with_for_update(read=True)
)
_is_same_seat = (seat.c.match == placing.c.match, seat.c.seat == placing.c.seat)
COPY_SEATS = (
    update(placing)
    .where(
        placing.c.match == bindparam("match_id"), select(seat.c.seat).where(*_is_same_seat).exists()
    )
    .values(
        player=select(seat.c.player).where(*_is_same_seat).scalar_subquery(),
        name=select(seat.c.name).where(*_is_same_seat).scalar_subquery(),
    )
)


class OutcomeRepository:
    """A repository of outcomes, one per match, numbered in the order in which they are rated."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unrecorded_matches(self, since: int, limit: int) -> list[str]:
        """Return the ids of finished matches without an outcome, oldest first.

        Args:
            since: The time (ms since 1970) since which a match must have changed.
            limit: The maximum number of matches.
        """
        return await self.store.read_values(SELECT_UNRECORDED, since=since, limit=limit)

    async def last_number(self) -> int:
        """Return the number of the last outcome, or 0 if there is none."""
        return int(await self.store.read_value(SELECT_LAST_NUMBER))

    async def latest_end(self, game: str, pace: str) -> int:
        """Return the latest end of a recorded match of a game and pace (ms since 1970), or 0."""
        return int(await self.store.read_value(SELECT_LATEST_END, game=game, pace=pace) or 0)

    async def find_rating(self, game: str, pace: str, who: str) -> RatingRow | None:
        """Return the rating of a player or bot in a game at a pace, or None."""
        return await self.store.read_record(RatingRow, SELECT_RATING, game=game, pace=pace, who=who)

    async def ratings_of(self, who: str) -> list[RatingRow]:
        """Return the ratings of a player or bot in all games and at all paces."""
        return await self.store.read_records(RatingRow, SELECT_RATINGS_OF, who=who)

    async def ratings_among(self, game: str, players: Sequence[str]) -> list[RatingRow]:
        """Return the ratings of some players in a game at all paces."""
        if not players:
            return []
        return await self.store.read_records(
            RatingRow,
            ratings_query(len(players)),
            game=game,
            **{f"who_{number}": who for number, who in enumerate(players)},
        )

    async def leaderboard(
        self,
        game: str,
        pace: str,
        since: int,
        limit: int,
        settled: float = 0,
        *,
        of_bots: bool = False,
    ) -> list[RatedPlayer]:
        """Return the ratings of people or of bot accounts in a game at a pace, highest first.

        Args:
            game: The id of the game.
            pace: The pace.
            since: The time (ms since 1970) since which a player must have had a result.
            limit: The maximum number of players.
            settled: The evidence from which a player ranks ahead of all players with less.
            of_bots: Whether the ratings of bot accounts are returned instead of those of people.
        """
        rows = await self.store.read(
            SELECT_LEADERBOARD,
            game=game,
            pace=pace,
            since=since,
            limit=limit,
            settled=settled,
            of_bots=int(of_bots),
        )
        entries = []
        for row in rows:
            columns = dict(row)
            name = columns.pop("name")
            entries.append(RatedPlayer(rating=RatingRow(**columns), name=name))
        return entries

    async def add_outcome(
        self,
        number: int,
        added: MatchOutcome,
        ratings: Sequence[RatingRow],
        stale: Sequence[str] = (),
    ) -> None:
        """Store an outcome and the ratings that it changed in one transaction.

        Args:
            number: The number of the outcome.
            added: The outcome.
            ratings: The changed ratings.
            stale: The paces at which the game's rating pools must be rerated.

        Raises:
            DuplicateKey: Another server has stored this number or this match first.
        """
        prepare = self.store.prepare
        values = structs.asdict(added)
        del values["placings"]
        writes = [
            prepare(LOCK_SEATS, match_id=added.match),
            prepare(INSERT_OPTION_SET, options=added.options),
            prepare(INSERT_OUTCOME, number=number, **values),
        ]
        writes += [
            prepare(INSERT_PLACING, ended_at=added.ended_at, **structs.asdict(placing))
            for placing in added.placings
        ]
        writes.append(prepare(COPY_SEATS, match_id=added.match))
        for row in ratings:
            writes += rating_writes(self.store, row)
        writes += [
            prepare(UPSERT_STALE_POOL, game=added.game, pace=pace, number=number) for pace in stale
        ]
        # A rerating in progress notices the changed number and starts over.
        writes += [
            prepare(
                UPDATE_STALE_NUMBER, pool_game=added.game, pool_pace=pace, outcome_number=number
            )
            for pace in {row.pace for row in ratings}
        ]
        await self.store.write_all(writes)

    async def rated_outcomes(self, game: str, pace: str) -> list[MatchOutcome]:
        """Return every rated outcome of a game at a pace, first ended first."""
        return await self._with_placings(
            await self.store.read(SELECT_RATED_OUTCOMES, game=game, pace=pace)
        )

    async def find_outcome(self, match_id: str) -> MatchOutcome | None:
        """Return the outcome of a match, or None if it has not been recorded yet."""
        outcomes = await self._with_placings(
            await self.store.read(SELECT_OUTCOME, match_id=match_id)
        )
        return outcomes[0] if outcomes else None

    async def search(
        self, search: OutcomeSearch, limit: int, beyond: tuple[int, str] | None = None
    ) -> list[MatchOutcome]:
        """Return the outcomes that meet the conditions of a search, last ended first.

        Args:
            search: The conditions.
            limit: The maximum number of outcomes.
            beyond: The (ended_at, match) of the last outcome on the previous page, or None.
        """
        values = {
            name: value for name, value in structs.asdict(search).items() if value is not None
        }
        won = values.pop("won", None)
        for name in ("against", "options"):
            if name in values:
                values[name] = re.sub(r"[!%_]", r"!\g<0>", values[name])
        if beyond is not None:
            values["ended_at"], values["match"] = beyond
        option_sets = (
            await self._matching_option_sets(values["options"]) if "options" in values else None
        )
        if option_sets is None:
            query = search_query(tuple(sorted(values)), won)
            return await self._with_placings(await self.store.read(query, **values, limit=limit))
        # Only a few option sets match, so the index finds the last outcomes of each set. The last
        # of these are the last outcomes overall.
        values["option_set"] = values.pop("options")
        query, rows = search_query(tuple(sorted(values)), won), list[SqlRow]()
        for options in option_sets:
            rows += await self.store.read(query, **(values | {"option_set": options}), limit=limit)
        rows.sort(key=lambda row: (row["ended_at"], row["match"]), reverse=True)
        return await self._with_placings(rows[:limit])

    async def _matching_option_sets(self, part: str) -> list[str] | None:
        """Return the option sets whose JSON contains a text, or None if there are too many."""
        option_sets = await self.store.read_values(
            SELECT_OPTION_SETS, part=part, limit=MAX_OPTION_SETS + 1
        )
        return None if len(option_sets) > MAX_OPTION_SETS else option_sets

    async def _with_placings(self, rows: Sequence[SqlRow]) -> list[MatchOutcome]:
        placings: dict[str, list[Placing]] = {row["match"]: [] for row in rows}
        matches = list(placings)
        for start in range(0, len(matches), BATCH):
            batch = matches[start : start + BATCH]
            names: dict[str, Any] = {
                f"match_{number}": match_id for number, match_id in enumerate(batch)
            }
            query = placings_query(len(batch))
            for seat_result in await self.store.read_records(Placing, query, **names):
                placings[seat_result.match].append(seat_result)
        return [MatchOutcome(**row, placings=tuple(placings[row["match"]])) for row in rows]
