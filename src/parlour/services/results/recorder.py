"""The keeper of records: every match that is over is written down once, with what it did to ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from heapq import merge

import structlog

from parlour.core.game import replace
from parlour.db.encounters import Encounters, Met
from parlour.db.log import DuplicateKey, Log, MissingReference
from parlour.db.outcomes import OutcomeRepository
from parlour.db.pools import RatingPools
from parlour.db.records import MatchOutcome, Placing, RatingRow
from parlour.plugin import registry
from parlour.services.background import Background
from parlour.services.errors import MatchUnavailable, NotFound
from parlour.services.matches.eligibility import RULES
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.outcome import PACES, match_outcome
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
"""Seconds after which the keeper looks for what another house left unwritten when it died."""

LOOKBACK_MS = 600_000
"""How far back it looks then; at the start it looks at everything."""

WEEK_MS = 7 * 86_400_000

FORM_LENGTH = 5
"""So many of the last results make somebody's form."""

MAX_TRIES = 20
"""How often a number that another house took is asked for again."""

RatingFunction = Callable[
    [MatchOutcome, Mapping[str, RatingRow], Meetings], tuple[MatchOutcome, list[RatingRow]]
]
"""What makes of an outcome, the ratings before it and how often its players had met the ratings after it."""

log = structlog.get_logger()


class ResultRecorder(Background):
    """Writes outcomes beside the log, from the log alone: deleted, they are made again and are the same."""

    def __init__(self, matches: Matches, outcomes: OutcomeRepository, told: Log) -> None:
        super().__init__()
        self.matches, self.outcomes, self.event_log = matches, outcomes, told
        self.pools, self.encounters = RatingPools(outcomes.store), Encounters(outcomes.store)
        self._match_ended = asyncio.Event()
        self._unreadable: set[str] = set()
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
                # A database that is away for a moment must not end all records.
                log.exception("records could not be kept")
            try:
                await asyncio.wait_for(self._match_ended.wait(), POLL_SECONDS)
            except TimeoutError:
                continue
            self._match_ended.clear()

    async def catch_up(self, since: int = 0) -> int:
        """Write down every match that is over, changed since a moment (ms since 1970), and not written yet; return how many.

        Pools that somebody left stale, broken off in the middle of making them anew, are made. With everything, outcomes that an older
        version of the rules for ratings decided are judged again.
        """
        written = 0
        if not since:
            await self._reassess_outcomes()
        while waiting := [
            match
            for match in await self.outcomes.unrecorded_matches(since)
            if match not in self._unreadable
        ]:
            for match in waiting:
                written += await self._record_match(match)
        for pool in await self.pools.stale_pools():
            await (
                self.rerate_own(pool.game)
                if pool.pace == OWN_FORMULA
                else self.rerate(pool.game, pool.pace)
            )
        return written

    async def rebuild(self) -> int:
        """Forget all outcomes and ratings and make them again from the log; return how many there are.

        Broken off in the middle it is finished by whoever keeps records next, to the same numbers.
        """
        await self.pools.delete_all()
        return await self.catch_up()

    async def _record_match(self, match: str) -> bool:
        """Write down one match and return whether that was done here; another house may have been faster."""
        try:
            loaded, entries = await self.matches.get(match), await self.matches.entries(match)
        except (MatchUnavailable, NotFound):
            self._unreadable.add(match)
            return False
        found = match_outcome(loaded.game, loaded.match, entries)
        for _ in range(MAX_TRIES):
            late = found.rated and found.ended_at < await self.outcomes.latest_end(
                found.game, found.pace
            )
            late_own = is_rated_by_formula(found) and any(
                [
                    found.ended_at < await self.outcomes.latest_end(found.game, pace)
                    for pace in PACES
                ]
            )
            number = await self.outcomes.last_number() + 1
            try:
                await self.outcomes.add_outcome(
                    number,
                    *await self._rate_outcome(found),
                    [found.pace] * late + [OWN_FORMULA] * late_own,
                )
            except (DuplicateKey, MissingReference):
                if await self.outcomes.find_outcome(match) is not None:
                    return False
                continue
            if late:
                await self.rerate(found.game, found.pace)
            if late_own:
                await self.rerate_own(found.game)
            await self.event_log.publish(match)
            return True
        log.warning("a record was written by too many houses at once", match=match)
        return False

    async def _reassess_outcomes(self) -> None:
        """Judge outcomes that older rules decided by those of today; one whose match cannot be read stays as it is."""
        while outdated := await self.pools.outdated(RULES):
            for match in outdated:
                try:
                    loaded, entries = (
                        await self.matches.get(match),
                        await self.matches.entries(match),
                    )
                except (MatchUnavailable, NotFound):
                    stored = await self.outcomes.find_outcome(match)
                    if stored is not None:
                        await self.pools.rejudge(replace(stored, rules=RULES), [])
                    continue
                found = match_outcome(loaded.game, loaded.match, entries)
                has_formula = registry.game_plugin(found.game).rating_formula is not None
                await self.pools.rejudge(found, [found.pace] + [OWN_FORMULA] * has_formula)

    async def _meetings(self, found: MatchOutcome, paces: Sequence[str]) -> Meetings:
        """Return how often those who are rated for a result had met before it at these paces."""
        since, met = found.ended_at - WINDOW_MS, dict[str, dict[str, Met]]()
        for player in {
            seat.player
            for seat in found.placings
            if seat.counted and seat.bot is None and seat.player is not None
        }:
            met[player] = await self.encounters.of(player, found.game, paces, since, found.ended_at)
        return lambda one, other: met[one].get(other, Met())

    async def _rate_outcome(self, found: MatchOutcome) -> tuple[MatchOutcome, list[RatingRow]]:
        if not found.rated:
            return found, []
        before: dict[str, RatingRow] = {}
        for who in {
            rating_key(found.game, placing) for placing in found.placings if placing.counted
        } - {None}:
            kept = await self.outcomes.find_rating(found.game, found.pace, str(who))
            before |= {} if kept is None else {kept.who: kept}
        after, changed = rate_outcome(found, before, await self._meetings(found, (found.pace,)))
        after, own = await self._rate_by_formula(after)
        return after, changed + own

    async def _rate_by_formula(self, found: MatchOutcome) -> tuple[MatchOutcome, list[RatingRow]]:
        """Return a result with what it changes by its game's own formula, where it has one."""
        if not is_rated_by_formula(found):
            return found, []
        kept = [
            await self.outcomes.find_rating(found.game, OWN_FORMULA, formula_rating_key(seat))
            for seat in found.placings
        ]
        return rate_by_formula(
            found,
            {one.who: one for one in kept if one is not None},
            await self._meetings(found, PACES),
        )

    async def rerate_own(self, game: str) -> None:
        """Compute the ratings of a game's own formula anew, in the order in which its matches ended, whatever their pace."""
        await self._rerate_pool(game, OWN_FORMULA, rate_by_formula)

    async def rerate(self, game: str, pace: str) -> None:
        """Compute the ratings of a game at a pace anew, in the order in which its matches ended: one of them was heard of late."""
        await self._rerate_pool(game, pace, rate_outcome)

    async def _rerate_pool(self, game: str, pace: str, rate: RatingFunction) -> None:
        """Make a pool anew, and once more where another house kept a result meanwhile; one that is never left in peace stays marked."""
        for _ in range(MAX_TRIES):
            number = await self.pools.mark_stale(game, pace)
            pools = [
                await self.outcomes.rated_outcomes(game, one)
                for one in (PACES if pace == OWN_FORMULA else (pace,))
            ]
            ended = [
                found
                for found in merge(*pools, key=lambda one: (one.ended_at, one.match))
                if pace != OWN_FORMULA or is_rated_by_formula(found)
            ]
            await self.pools.replace_ratings(game, pace, *_rerate_outcomes(ended, rate))
            if await self.pools.clear_mark(game, pace, number):
                return


def _rerate_outcomes(
    ended: Sequence[MatchOutcome], rate: RatingFunction
) -> tuple[list[Placing], list[RatingRow]]:
    """Return the seats that are rated otherwise than they were, and all ratings, of matches in the order in which they ended."""
    ratings: dict[str, RatingRow] = {}
    again: list[Placing] = []
    encountered = Encountered()
    for found in ended:
        after, changed = rate(found, ratings, encountered.before(found))
        encountered.add(found)
        ratings |= {one.who: one for one in changed}
        again += _changed_placings(found, after)
    return again, list(ratings.values())


def _changed_placings(before: MatchOutcome, after: MatchOutcome) -> list[Placing]:
    """Return the seats that are rated otherwise now: of a pool of thousands a late result changes what came after it, and is written in time."""
    return [seat for seat, was in zip(after.placings, before.placings, strict=True) if seat != was]


def rating_key(game: str, placing: Placing) -> str | None:
    """Return under which name a seat's rating is kept, or None for a bot whose rating is an anchor."""
    if placing.bot is None:
        return placing.player
    return None if placing.bot in anchor_ratings(game) else f"bot {placing.bot}"


def rate_outcome(
    found: MatchOutcome, before: Mapping[str, RatingRow], met: Meetings
) -> tuple[MatchOutcome, list[RatingRow]]:
    """Return an outcome with what its seats were rated before and after, and the ratings that it changes, given those before it.

    A seat that made too few decisions is left out: the others are rated as if it had not been there.
    """
    if not found.rated:
        return found, []
    counted = [placing for placing in found.placings if placing.counted]
    old = [_rating_before(found.game, placing, before) for placing in counted]
    new = rate_result(
        [
            RankedSeat(placing.rank, placing.team, rating)
            for placing, rating in zip(counted, old, strict=True)
        ]
    )
    placings = {placing.seat: _without_rating(placing) for placing in found.placings}
    changed: list[RatingRow] = []
    for placing, was, rating in zip(counted, old, new, strict=True):
        who, weight = rating_key(found.game, placing), seat_weight(counted, placing, met)
        after = was if who is None else moderated(was, rating, weight.change)
        values = {
            "mu_before": was.mu,
            "sigma_before": was.sigma,
            "mu": after.mu,
            "sigma": after.sigma,
        }
        placings[placing.seat] = replace(placing, **values, weight=None, evidence=None)
        if who is not None:
            more = _updated_rating(found, placing, who, before.get(who), after, weight)
            placings[placing.seat] = replace(
                placings[placing.seat], weight=weight.change, evidence=more.evidence
            )
            changed.append(more)
    return replace(found, placings=tuple(placings.values())), changed


def _without_rating(placing: Placing) -> Placing:
    return replace(
        placing, mu_before=None, sigma_before=None, mu=None, sigma=None, weight=None, evidence=None
    )


def _updated_rating(
    found: MatchOutcome,
    placing: Placing,
    who: str,
    kept: RatingRow | None,
    after: Rating,
    weight: Weight,
) -> RatingRow:
    week, before = found.ended_at // WEEK_MS, kept.mu if kept else MU
    return RatingRow(
        game=found.game,
        pace=found.pace,
        who=who,
        mu=after.mu,
        sigma=after.sigma,
        games=(kept.games if kept else 0) + 1,
        won=(kept.won if kept else 0) + (placing.rank == 1),
        best=max(kept.best, after.mu) if kept else after.mu,
        at=found.ended_at,
        form=((kept.form if kept else "") + ("w" if placing.rank == 1 else "l"))[-FORM_LENGTH:],
        week=week,
        mu_week=kept.mu_week if kept and kept.week == week else before,
        evidence=(kept.evidence if kept else 0.0) + weight.evidence,
    )


def _rating_before(game: str, placing: Placing, before: Mapping[str, RatingRow]) -> Rating:
    who = rating_key(game, placing)
    if who is None:
        return anchor_ratings(game)[placing.bot or ""]
    kept = before.get(who)
    return Rating(kept.mu, kept.sigma) if kept else Rating()
