"""The result recorder, which stores the outcomes and rating changes of finished matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from heapq import merge

import structlog

from parlour.core.game import replace
from parlour.db.encounters import Encounters, Met
from parlour.db.log import DuplicateKey, MissingReference
from parlour.db.outcomes import OutcomeRepository
from parlour.db.pools import RatingPools
from parlour.db.records import MatchOutcome, Placing, RatingRow
from parlour.plugin import registry
from parlour.services.background import Background
from parlour.services.errors import MatchUnavailable, NotFound
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.matches.eligibility import RULES
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.outcome import match_outcome
from parlour.services.paces import PACES
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.own_formula import (
    OWN_FORMULA,
    formula_rating_key,
    is_rated_by_formula,
    rate_by_formula,
)
from parlour.services.ratings.scale import MU, RankedSeat, Rating, moderated, rate_result
from parlour.services.ratings.weights import WINDOW_MS, Encountered, Meetings, Weight, seat_weight
from parlour.services.time import now

POLL_SECONDS = 60.0
"""The interval (s) between searches for finished matches that no server has recorded."""

LOOKBACK_MS = 600_000
"""How far back (ms) such a search looks; the first search covers all matches."""

WEEK_MS = 7 * 86_400_000

FORM_LENGTH = 5
"""The number of last results in a player's form."""

BATCH = 500
"""The maximum number of finished matches that are read at once."""

MAX_TRIES = 20
"""The maximum number of attempts to store an outcome when other servers take its number."""

RatingFunction = Callable[
    [MatchOutcome, Mapping[str, RatingRow], Meetings], tuple[MatchOutcome, list[RatingRow]]
]
"""Returns the outcome and the changed ratings, given the earlier ratings and meetings."""

log = structlog.get_logger()


class ResultRecorder(Background):
    """A background service that records the outcome of each finished match once.

    Outcomes depend only on the log, so deleted ones are rebuilt with the same values.
    """

    def __init__(self, matches: Matches, outcomes: OutcomeRepository) -> None:
        super().__init__()
        self.matches, self.outcomes = matches, outcomes
        self.pools, self.encounters = RatingPools(outcomes.store), Encounters(outcomes.store)
        self._match_ended = asyncio.Event()
        self._skipped: set[str] = set()
        matches.subscribe(self._on_append)

    def _on_append(self, loaded: LoadedMatch) -> None:
        if loaded.match.phase == "over":
            self._match_ended.set()

    async def _run(self) -> None:
        since = 0
        while True:
            try:
                await self.catch_up(since)
                since = now() - LOOKBACK_MS
            except Exception:
                # A database outage must not end the recorder.
                log.exception("results could not be recorded")
            try:
                async with asyncio.timeout(POLL_SECONDS):
                    await self._match_ended.wait()
            except TimeoutError:
                continue
            self._match_ended.clear()

    async def catch_up(self, since: int = 0) -> int:
        """Record every finished match that changed since a time; return how many were recorded.

        Rating pools that were left stale are rerated. A full run also reassesses outcomes that
        older rules decided.

        Args:
            since: The time (ms since 1970), or 0 for a full run.
        """
        recorded = 0
        if not since:
            await self._reassess_outcomes()
        while unrecorded := [
            match
            for match in await self.outcomes.unrecorded_matches(since, BATCH + len(self._skipped))
            if match not in self._skipped
        ]:
            for match in unrecorded:
                recorded += await self._record_match(match)
        for pool in await self.pools.stale_pools():
            with GAME_FAULTS.contain(game=pool.game):
                await (
                    self.rerate_own(pool.game)
                    if pool.pace == OWN_FORMULA
                    else self.rerate(pool.game, pool.pace)
                )
        return recorded

    async def rebuild(self) -> int:
        """Delete all outcomes and ratings and rebuild them from the log; return their number.

        If interrupted, the next recorder finishes the work with the same values.
        """
        await self.pools.delete_all()
        return await self.catch_up()

    async def _record_match(self, match: str) -> bool:
        """Record the outcome of a match; return whether this server recorded it.

        If its log cannot be read or its game fails, the match is skipped until the next start.
        """
        outcome = await self._current_outcome(match)
        if outcome is not None:
            with GAME_FAULTS.contain(match=match):
                return await self._record_outcome(outcome)
        self._skipped.add(match)
        return False

    async def _current_outcome(self, match: str) -> MatchOutcome | None:
        """Return the outcome by the current rules; None if the log or the game fails."""
        with GAME_FAULTS.contain(match=match), suppress(MatchUnavailable, NotFound):
            loaded, entries = await self.matches.get(match), await self.matches.entries(match)
            return match_outcome(loaded.game, loaded.match, entries)
        return None

    async def _record_outcome(self, outcome: MatchOutcome) -> bool:
        """Store an outcome and its rating changes; return whether this server stored it."""
        match = outcome.match
        for _ in range(MAX_TRIES):
            is_late = outcome.rated and outcome.ended_at < await self.outcomes.latest_end(
                outcome.game, outcome.pace
            )
            is_late_for_formula = is_rated_by_formula(outcome) and any(
                [
                    outcome.ended_at < await self.outcomes.latest_end(outcome.game, pace)
                    for pace in PACES
                ]
            )
            number = await self.outcomes.last_number() + 1
            try:
                await self.outcomes.add_outcome(
                    number,
                    *await self._rate_outcome(outcome),
                    [outcome.pace] * is_late + [OWN_FORMULA] * is_late_for_formula,
                )
            except (DuplicateKey, MissingReference):
                if await self.outcomes.find_outcome(match) is not None:
                    return False
                continue
            if is_late:
                await self.rerate(outcome.game, outcome.pace)
            if is_late_for_formula:
                await self.rerate_own(outcome.game)
            self.matches.publish_change(match)
            return True
        log.warning("a result was recorded by too many servers at once", match=match)
        return False

    async def _reassess_outcomes(self) -> None:
        """Reassess the outcomes of older rules; if a log or game fails, the outcome is kept."""
        while outdated := await self.pools.outdated(RULES):
            for match in outdated:
                outcome = await self._current_outcome(match)
                if outcome is None:
                    stored = await self.outcomes.find_outcome(match)
                    if stored is not None:
                        await self.pools.rejudge(replace(stored, rules=RULES), [])
                    continue
                has_formula = registry.game_plugin(outcome.game).rating_formula is not None
                await self.pools.rejudge(outcome, [outcome.pace] + [OWN_FORMULA] * has_formula)

    async def _meetings(self, outcome: MatchOutcome, paces: Sequence[str]) -> Meetings:
        """Return a function that counts the earlier meetings of the players of a result.

        Args:
            outcome: The result.
            paces: The paces at which meetings count.
        """
        since, meetings = outcome.ended_at - WINDOW_MS, dict[str, dict[str, Met]]()
        for player in {
            seat.player
            for seat in outcome.placings
            if seat.counted and seat.bot is None and seat.player is not None
        }:
            meetings[player] = await self.encounters.of(
                player, outcome.game, paces, since, outcome.ended_at
            )
        return lambda other_row, other: meetings[other_row].get(other, Met())

    async def _rate_outcome(self, outcome: MatchOutcome) -> tuple[MatchOutcome, list[RatingRow]]:
        if not outcome.rated:
            return outcome, []
        before: dict[str, RatingRow] = {}
        for key in {
            rating_key(outcome.game, placing) for placing in outcome.placings if placing.counted
        } - {None}:
            row = await self.outcomes.find_rating(outcome.game, outcome.pace, str(key))
            before |= {} if row is None else {row.who: row}
        after, changed = rate_outcome(
            outcome, before, await self._meetings(outcome, (outcome.pace,))
        )
        after, own = await self._rate_by_formula(after)
        return after, changed + own

    async def _rate_by_formula(self, outcome: MatchOutcome) -> tuple[MatchOutcome, list[RatingRow]]:
        """Return a result with its rating changes by the game's own formula, if it has one."""
        if not is_rated_by_formula(outcome):
            return outcome, []
        row = [
            await self.outcomes.find_rating(outcome.game, OWN_FORMULA, formula_rating_key(seat))
            for seat in outcome.placings
        ]
        return rate_by_formula(
            outcome,
            {other_row.who: other_row for other_row in row if other_row is not None},
            await self._meetings(outcome, PACES),
        )

    async def rerate_own(self, game: str) -> None:
        """Recompute the ratings by a game's own formula, in the order in which matches ended."""
        await self._rerate_pool(game, OWN_FORMULA, rate_by_formula)

    async def rerate(self, game: str, pace: str) -> None:
        """Recompute the ratings of a game at a pace, after an older result was recorded."""
        await self._rerate_pool(game, pace, rate_outcome)

    async def _rerate_pool(self, game: str, pace: str, rate: RatingFunction) -> None:
        """Rerate a pool, and repeat this if another server has stored a result meanwhile.

        A pool that keeps changing remains marked as stale.
        """
        for _ in range(MAX_TRIES):
            number = await self.pools.mark_stale(game, pace)
            pools = [
                await self.outcomes.rated_outcomes(game, other_row)
                for other_row in (PACES if pace == OWN_FORMULA else (pace,))
            ]
            finished = [
                outcome
                for outcome in merge(
                    *pools, key=lambda other_row: (other_row.ended_at, other_row.match)
                )
                if pace != OWN_FORMULA or is_rated_by_formula(outcome)
            ]
            await self.pools.replace_ratings(game, pace, *_rerate_outcomes(finished, rate))
            if await self.pools.clear_mark(game, pace, number):
                return


def _rerate_outcomes(
    finished: Sequence[MatchOutcome], rate: RatingFunction
) -> tuple[list[Placing], list[RatingRow]]:
    """Return the placings with changed ratings, and all rating rows, after rerating a pool.

    Args:
        finished: The outcomes in the order in which the matches ended.
        rate: Rates one outcome.
    """
    ratings: dict[str, RatingRow] = {}
    changed_placings: list[Placing] = []
    encountered = Encountered()
    for outcome in finished:
        after, changed = rate(outcome, ratings, encountered.before(outcome))
        encountered.add(outcome)
        ratings |= {other_row.who: other_row for other_row in changed}
        changed_placings += _changed_placings(outcome, after)
    return changed_placings, list(ratings.values())


def _changed_placings(before: MatchOutcome, after: MatchOutcome) -> list[Placing]:
    """Return only the placings with changed ratings, so that few rows are written."""
    return [
        seat
        for seat, previous in zip(after.placings, before.placings, strict=True)
        if seat != previous
    ]


def rating_key(game: str, placing: Placing) -> str | None:
    """Return the key of a seat's rating, or None for a bot with a fixed rating."""
    if placing.bot is None:
        return placing.player
    return None if placing.bot in anchor_ratings(game) else f"bot {placing.bot}"


def rate_outcome(
    outcome: MatchOutcome, before: Mapping[str, RatingRow], meetings: Meetings
) -> tuple[MatchOutcome, list[RatingRow]]:
    """Return an outcome with the ratings of its seats, and the rating rows that changed.

    A seat with too few decisions is ignored.

    Args:
        outcome: The outcome.
        before: The rating rows before the outcome, by key.
        meetings: Returns how often two players had met before.
    """
    if not outcome.rated:
        return outcome, []
    counted = [placing for placing in outcome.placings if placing.counted]
    old = [_rating_before(outcome.game, placing, before) for placing in counted]
    new = rate_result(
        [
            RankedSeat(placing.rank, placing.team, rating)
            for placing, rating in zip(counted, old, strict=True)
        ]
    )
    placings = {placing.seat: _without_rating(placing) for placing in outcome.placings}
    changed: list[RatingRow] = []
    for placing, previous, rating in zip(counted, old, new, strict=True):
        key, weight = rating_key(outcome.game, placing), seat_weight(counted, placing, meetings)
        after = previous if key is None else moderated(previous, rating, weight.change)
        values = {
            "mu_before": previous.mu,
            "sigma_before": previous.sigma,
            "mu": after.mu,
            "sigma": after.sigma,
        }
        placings[placing.seat] = replace(placing, **values, weight=None, evidence=None)
        if key is not None:
            updated = _updated_rating(outcome, placing, key, before.get(key), after, weight)
            placings[placing.seat] = replace(
                placings[placing.seat], weight=weight.change, evidence=updated.evidence
            )
            changed.append(updated)
    return replace(outcome, placings=tuple(placings.values())), changed


def _without_rating(placing: Placing) -> Placing:
    return replace(
        placing, mu_before=None, sigma_before=None, mu=None, sigma=None, weight=None, evidence=None
    )


def _updated_rating(
    outcome: MatchOutcome,
    placing: Placing,
    key: str,
    row: RatingRow | None,
    after: Rating,
    weight: Weight,
) -> RatingRow:
    week, before = outcome.ended_at // WEEK_MS, row.mu if row else MU
    return RatingRow(
        game=outcome.game,
        pace=outcome.pace,
        who=key,
        mu=after.mu,
        sigma=after.sigma,
        games=(row.games if row else 0) + 1,
        won=(row.won if row else 0) + (placing.rank == 1),
        best=max(row.best, after.mu) if row else after.mu,
        at=outcome.ended_at,
        form=((row.form if row else "") + ("w" if placing.rank == 1 else "l"))[-FORM_LENGTH:],
        week=week,
        mu_week=row.mu_week if row and row.week == week else before,
        evidence=(row.evidence if row else 0.0) + weight.evidence,
    )


def _rating_before(game: str, placing: Placing, before: Mapping[str, RatingRow]) -> Rating:
    key = rating_key(game, placing)
    if key is None:
        return anchor_ratings(game)[placing.bot or ""]
    row = before.get(key)
    return Rating(row.mu, row.sigma) if row else Rating()
