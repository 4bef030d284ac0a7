"""The tournament director, which opens tables, records results and pairs rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from parlour.core.event import AnyEvent, Seated, Started
from parlour.core.fold import result_ranking
from parlour.core.game import Seat
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.background import Background
from parlour.services.bot_names import bot_name_at_table
from parlour.services.errors import MatchUnavailable, NotFound
from parlour.services.matches.commitments import Commitments
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import TableCommands, nonce_bytes
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
"""The interval (s) between sweeps."""

EXPIRY_MS = 12 * 60 * MINUTE_MS
"""How long (ms) after its planned start a tournament is cancelled if it has not started."""

DEFAULT_BOT = "casual"
"""The bot level that fills empty seats if the terms name none."""

log = structlog.get_logger()


class TournamentDirector(Background):
    """A background service that advances tournaments.

    If several servers take a step at the same time, the first to store it succeeds.
    """

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
                # A database outage must not end the director.
                log.exception("the sweep of tournaments failed")
            await asyncio.sleep(SWEEP_INTERVAL_S)

    async def sweep(self) -> None:
        """Take all steps that are due in unfinished tournaments."""
        for tournament in await self.tournaments.active_tournaments():
            try:
                await self._advance(tournament)
            except Exception:
                # A failing tournament, for example of a game that is no longer installed, must not
                # stop others.
                log.exception("a tournament could not go on", tournament=tournament.id)

    async def _advance(self, tournament: Tournament) -> None:
        if tournament.phase == "open":
            await self._begin_tournament(tournament)
            return
        for pod in tournament.pods():
            if not pod.places:
                await (self._record_result if pod.opened else self._open_table)(tournament, pod)
        if tournament.terms.form == "arena":
            if (
                tournament.waiting_entrants()
                or now() >= tournament.rounds[0].begun_at + tournament.terms.minutes * MINUTE_MS
            ):
                new_match_id = await self.tournaments.match_id_source()
                await self._change_in_thread(
                    tournament.id, lambda before: fill_arena(before, now(), new_match_id)
                )
        elif all(pod.places for pod in tournament.rounds[-1].pods):
            await self._change_in_thread(
                tournament.id,
                partial(_advance_round, new_match_id=await self.tournaments.match_id_source()),
            )

    async def _begin_tournament(self, tournament: Tournament) -> None:
        begins_at = tournament.terms.begins_at
        if begins_at is None or now() < begins_at:
            return
        if sum(entrant.here for entrant in tournament.entrants) >= 2:
            new_match_id = await self.tournaments.match_id_source()
            await self._change_in_thread(
                tournament.id,
                lambda before: (
                    begin_tournament(before, now(), new_match_id)
                    if before.phase == "open"
                    else before
                ),
            )
        elif now() > begins_at + EXPIRY_MS:
            await self.tournaments.change_tournament(tournament.id, cancel_tournament)

    async def _change_in_thread(self, id: str, step: Callable[[Tournament], Tournament]) -> None:
        """Change a tournament in a thread, because the step may compute a pairing."""
        await self.tournaments.change_tournament(id, step, in_thread=True)

    async def _open_table(self, tournament: Tournament, pod: Pod) -> None:
        """Open a pod's table once all its entrants are present or the waiting time is over."""
        if (
            len(pod.nonces) < len(pod.entrants)
            and now() < pod.called_at + tournament.terms.patience * MINUTE_MS
        ):
            return
        if not pod.nonces or (
            len(pod.nonces) < 2 and tournament.terms.filled is None and len(pod.entrants) > 1
        ):
            await self.tournaments.change_tournament(
                tournament.id, partial(_forfeit_table, match=pod.match)
            )
            return
        try:
            loaded = await self.matches.create(
                pod.match,
                self._opening_events(tournament, pod, await self.commitments.match_key(pod.match)),
            )
        except Conflict:
            # Another server may just have opened it. A foreign match with its id is not this table.
            loaded = await self.matches.get(pod.match)
            if not await self._is_tournament_match(tournament, pod, loaded):
                log.warning(
                    "a foreign match has the id of a tournament's table",
                    tournament=tournament.id,
                    match=pod.match,
                )
                new_match_id = (await self.tournaments.match_id_source())()
                await self.tournaments.change_tournament(
                    tournament.id,
                    partial(reassign_match, match=pod.match, new_match=new_match_id, at=now()),
                )
                return
        await self.tournaments.change_tournament(
            tournament.id, partial(mark_opened, match=pod.match, players=_players_of(loaded))
        )

    async def _is_tournament_match(
        self, tournament: Tournament, pod: Pod, loaded: LoadedMatch
    ) -> bool:
        return await self.commitments.is_own_match(
            pod.match, loaded.match.opened.key
        ) and is_tournament_match(tournament, pod, loaded, table_settings(tournament.terms))

    def _opening_events(self, tournament: Tournament, pod: Pod, key: bytes) -> list[AnyEvent]:
        nonces, present = (
            dict(pod.nonces),
            [number for number in pod.entrants if number in pod.present_entrants],
        )
        game, terms = self.table_commands.games.game(tournament.terms.game), tournament.terms
        allowed = game.seat_counts(
            self.table_commands.games.codec(terms.game).decode_options(options_json(terms))
        )
        seats = (
            terms.seats
            if terms.filled
            else min((found for found in allowed if found >= len(present)), default=len(present))
        )
        opened, *_ = self.table_commands.opening_events(
            table_request(terms, seats), Player(tournament.host, ""), key
        )
        names = [tournament.entrants[number].name for number in present]
        seatings = [
            Seated(
                seat=Seat(seat),
                name=tournament.entrants[number].name,
                player=tournament.entrants[number].player,
                nonce=nonce_bytes(nonces[number]),
            )
            for seat, number in enumerate(present)
        ]
        bot_level, bots = terms.filled or DEFAULT_BOT, list[AnyEvent]()
        for seat in range(len(present), seats):
            names.append(
                bot_name_at_table(
                    self.table_commands.translations.bot_name(terms.game, bot_level), names
                )
            )
            bots.append(Seated(seat=Seat(seat), name=names[-1], bot=bot_level))
        return [opened, *seatings, *bots, Started()]

    async def _record_result(self, tournament: Tournament, pod: Pod) -> None:
        """Record the result of a pod whose match is over."""
        try:
            loaded = await self.matches.get(pod.match)
        except (NotFound, MatchUnavailable):
            # The log cannot be read, so the host must enter the result.
            return
        if not await self._is_tournament_match(tournament, pod, loaded):
            # A foreign match does not count. It is checked again, because names may be changing at
            # this moment.
            if pod.match not in self._foreign_matches:
                self._foreign_matches.add(pod.match)
                log.warning(
                    "the match of a tournament's table is a foreign one",
                    tournament=tournament.id,
                    match=pod.match,
                )
            return
        ranking = result_ranking(loaded.game, loaded.match)
        if loaded.match.phase != "over" or ranking is None:
            return
        seat_of = {
            occupant.player: seat
            for seat, occupant in enumerate(loaded.match.occupants)
            if occupant and occupant.player
        }
        seats = {
            number: seat_of[tournament.entrants[number].player]
            for number in pod.entrants
            if tournament.entrants[number].player in seat_of
        }
        ranks = {number: ranking.ranks[seat] for number, seat in seats.items()}
        scores = (
            {}
            if ranking.scores is None
            else {number: ranking.scores[seat] for number, seat in seats.items()}
        )
        await self.tournaments.change_tournament(
            tournament.id, partial(_record_ranks, match=pod.match, ranks=ranks, scores=scores)
        )


def _advance_round(before: Tournament, new_match_id: MatchIdSource) -> Tournament:
    """Return the tournament with its round ended or, after the break, with the next one begun."""
    last_round = before.rounds[-1]
    if before.phase != "running" or not all(pod.places for pod in last_round.pods):
        return before
    if last_round.ended_at is None:
        ended = end_round(before, now())
        return (
            start_next_round(ended, now(), new_match_id)
            if len(before.rounds) == round_count(before) or not before.terms.pause
            else ended
        )
    return (
        start_next_round(before, now(), new_match_id)
        if now() >= last_round.ended_at + before.terms.pause * MINUTE_MS
        else before
    )


def _players_of(loaded: LoadedMatch) -> frozenset[str]:
    return frozenset(
        occupant.player for occupant in loaded.match.occupants if occupant and occupant.player
    )


def _forfeit_table(before: Tournament, match: str) -> Tournament:
    """Return the tournament with a table awarded to the entrants who were present."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    present = dict.fromkeys(pod.present_entrants, 1)
    after = record_result(before, match, present, {})
    return mark_opened(after, match, [before.entrants[number].player for number in present])


def _record_ranks(
    before: Tournament, match: str, ranks: dict[int, int], scores: dict[int, int]
) -> Tournament:
    """Return the tournament with a table's result, unless the host has already entered one."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    return before if pod.places else record_result(before, match, ranks, scores)
