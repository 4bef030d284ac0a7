"""The director of tournaments: opens tables when their people are there, writes results down, and calls the next round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from parlour.core.event import AnyEvent, Seated, Started
from parlour.core.fold import match_ranking
from parlour.core.game import Seat
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.background import Background
from parlour.services.errors import MatchUnavailable, NotFound
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import TableCommands, nonce_bytes
from parlour.services.names import distinct_name
from parlour.services.time import now
from parlour.services.tournaments.authenticity import is_tournament_match
from parlour.services.tournaments.lifecycle import (
    MINUTE_MS,
    MatchIdSource,
    begin_tournament,
    cancel_tournament,
    end_round,
    fill_arena,
    mark_opened,
    reassign_match,
    record_result,
    start_next_round,
)
from parlour.services.tournaments.pairing import round_count
from parlour.services.tournaments.table_requests import (
    options_json,
    table_request,
    table_settings,
)
from parlour.services.tournaments.tournament import Pod, Tournament
from parlour.services.tournaments.tournaments import TournamentService

SWEEP_INTERVAL_S = 2.0
"""Seconds between two looks at what runs."""

EXPIRY_MS = 12 * 60 * MINUTE_MS
"""A tournament that nobody has begun so long after its hour is closed."""

DEFAULT_BOT = "casual"
"""Who fills a chair at a game that needs more people than came, where the terms name nobody."""

log = structlog.get_logger()


class TournamentDirector(Background):
    """Moves every tournament on. Several houses may do so at once: each step is taken by whoever stores it first."""

    def __init__(
        self,
        tournaments: TournamentService,
        matches: Matches,
        table_commands: TableCommands,
        commitments: Commitments,
    ) -> None:
        super().__init__()
        self.tournaments, self.matches = tournaments, matches
        self.table_commands, self.commitments = table_commands, commitments
        self._foreign_matches: set[str] = set()

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                # A database that is away for a moment must not end all tournaments.
                log.exception("tournaments could not be looked at")
            await asyncio.sleep(SWEEP_INTERVAL_S)

    async def sweep(self) -> None:
        """Look at every tournament that is not over, and take the steps that are due."""
        for one in await self.tournaments.active_tournaments():
            try:
                await self._advance(one)
            except Exception:
                # One that cannot go on, because its game is gone perhaps, must not keep the others waiting.
                log.exception("a tournament could not go on", tournament=one.id)

    async def _advance(self, one: Tournament) -> None:
        if one.phase == "open":
            await self._begin_tournament(one)
            return
        for pod in one.pods():
            if not pod.places:
                await (self._record_result if pod.opened else self._open_table)(one, pod)
        if one.terms.form == "arena":
            if (
                one.waiting_entrants()
                or now() >= one.rounds[0].begun_at + one.terms.minutes * MINUTE_MS
            ):
                fresh = await self.tournaments.match_id_source()
                await self._change_in_thread(
                    one.id, lambda before: fill_arena(before, now(), fresh)
                )
        elif all(pod.places for pod in one.rounds[-1].pods):
            await self._change_in_thread(
                one.id, partial(_advance_round, fresh=await self.tournaments.match_id_source())
            )

    async def _begin_tournament(self, one: Tournament) -> None:
        due = one.terms.begins_at
        if due is None or now() < due:
            return
        if sum(entrant.here for entrant in one.entrants) >= 2:
            fresh = await self.tournaments.match_id_source()
            await self._change_in_thread(
                one.id,
                lambda before: (
                    begin_tournament(before, now(), fresh) if before.phase == "open" else before
                ),
            )
        elif now() > due + EXPIRY_MS:
            await self.tournaments.change_tournament(one.id, cancel_tournament)

    async def _change_in_thread(self, id: str, step: Callable[[Tournament], Tournament]) -> None:
        """Take a step that may pair: that is thought about beside the house's own work."""
        await self.tournaments.change_tournament(id, step, apart=True)

    async def _open_table(self, one: Tournament, pod: Pod) -> None:
        """Begin a table when everybody is there, or whoever is when patience has ended."""
        if (
            len(pod.nonces) < len(pod.entrants)
            and now() < pod.called_at + one.terms.patience * MINUTE_MS
        ):
            return
        if not pod.nonces or (
            len(pod.nonces) < 2 and one.terms.filled is None and len(pod.entrants) > 1
        ):
            await self.tournaments.change_tournament(
                one.id, partial(_forfeit_table, match=pod.match)
            )
            return
        try:
            loaded = await self.matches.create(
                pod.match,
                self._opening_events(one, pod, await self.commitments.match_key(pod.match)),
            )
        except Conflict:
            # Another server may have opened it just now. What anybody else stored under its id is not this table.
            loaded = await self.matches.get(pod.match)
            if not await self._is_tournament_match(one, pod, loaded):
                log.warning(
                    "a foreign match has the id of a tournament's table",
                    tournament=one.id,
                    match=pod.match,
                )
                fresh = (await self.tournaments.match_id_source())()
                await self.tournaments.change_tournament(
                    one.id, partial(reassign_match, match=pod.match, fresh=fresh, at=now())
                )
                return
        await self.tournaments.change_tournament(
            one.id, partial(mark_opened, match=pod.match, came=_players_of(loaded))
        )

    async def _is_tournament_match(self, one: Tournament, pod: Pod, loaded: LoadedMatch) -> bool:
        return await self.commitments.is_own_match(
            pod.match, loaded.match.opened.key
        ) and is_tournament_match(one, pod, loaded, table_settings(one.terms))

    def _opening_events(self, one: Tournament, pod: Pod, key: bytes) -> list[AnyEvent]:
        nonces, came = (
            dict(pod.nonces),
            [number for number in pod.entrants if number in pod.present_entrants],
        )
        game, terms = self.table_commands.games.game(one.terms.game), one.terms
        allowed = game.seat_counts(
            self.table_commands.games.codec(terms.game).decode_options(options_json(terms))
        )
        seats = (
            terms.seats
            if terms.filled
            else min((found for found in allowed if found >= len(came)), default=len(came))
        )
        first, *_ = self.table_commands.opening_events(
            table_request(terms, seats), Player(one.host, ""), key
        )
        names = [one.entrants[number].name for number in came]
        people = [
            Seated(
                seat=Seat(seat),
                name=one.entrants[number].name,
                player=one.entrants[number].player,
                nonce=nonce_bytes(nonces[number]),
            )
            for seat, number in enumerate(came)
        ]
        level, bots = terms.filled or DEFAULT_BOT, list[AnyEvent]()
        for seat in range(len(came), seats):
            names.append(
                distinct_name(self.table_commands.translations.bot_name(terms.game, level), names)
            )
            bots.append(Seated(seat=Seat(seat), name=names[-1], bot=level))
        return [first, *people, *bots, Started()]

    async def _record_result(self, one: Tournament, pod: Pod) -> None:
        """Write down the result of a table whose match is over."""
        try:
            loaded = await self.matches.get(pod.match)
        except (NotFound, MatchUnavailable):
            # Its log cannot be read: the host writes the result down.
            return
        if not await self._is_tournament_match(one, pod, loaded):
            # Its result counts for nothing: the host writes one down. Names may be changing just now, so it is looked at again.
            if pod.match not in self._foreign_matches:
                self._foreign_matches.add(pod.match)
                log.warning(
                    "the match of a tournament's table is a foreign one",
                    tournament=one.id,
                    match=pod.match,
                )
            return
        final = match_ranking(loaded.game, loaded.match)
        if loaded.match.phase != "over" or final is None:
            return
        seat_of = {
            chair.player: seat
            for seat, chair in enumerate(loaded.match.chairs)
            if chair and chair.player
        }
        seats = {
            number: seat_of[one.entrants[number].player]
            for number in pod.entrants
            if one.entrants[number].player in seat_of
        }
        ranks = {number: final.ranks[seat] for number, seat in seats.items()}
        scores = (
            {}
            if final.scores is None
            else {number: final.scores[seat] for number, seat in seats.items()}
        )
        await self.tournaments.change_tournament(
            one.id, partial(_record_ranks, match=pod.match, ranks=ranks, scores=scores)
        )


def _advance_round(before: Tournament, fresh: MatchIdSource) -> Tournament:
    """Return the tournament with its round ended, or, after the pause, with the next one."""
    last = before.rounds[-1]
    if before.phase != "running" or not all(pod.places for pod in last.pods):
        return before
    if last.ended_at is None:
        ended = end_round(before, now())
        return (
            start_next_round(ended, now(), fresh)
            if len(before.rounds) == round_count(before) or not before.terms.pause
            else ended
        )
    return (
        start_next_round(before, now(), fresh)
        if now() >= last.ended_at + before.terms.pause * MINUTE_MS
        else before
    )


def _players_of(loaded: LoadedMatch) -> frozenset[str]:
    return frozenset(chair.player for chair in loaded.match.chairs if chair and chair.player)


def _forfeit_table(before: Tournament, match: str) -> Tournament:
    """Return the tournament with a table given to the one who came to it, if anybody did."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    came = dict.fromkeys(pod.present_entrants, 1)
    after = record_result(before, match, came, {})
    return mark_opened(after, match, [before.entrants[number].player for number in came])


def _record_ranks(
    before: Tournament, match: str, ranks: dict[int, int], scores: dict[int, int]
) -> Tournament:
    """Return the tournament with a result, unless the host has written one down meanwhile."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    return before if pod.places else record_result(before, match, ranks, scores)
