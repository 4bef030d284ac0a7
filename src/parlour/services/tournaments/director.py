"""The director of tournaments: opens tables when their people are there, writes results down, and calls the next round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Seated, Started, TableSettings
from parlour.core.fold import standing
from parlour.core.game import Seat, replace
from parlour.db.log import Conflict
from parlour.db.records import Player
from parlour.services.background import Background
from parlour.services.errors import Missing, Stopped
from parlour.services.matches.commitments import Promises
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import Hosts, TableWish, nonce_bytes
from parlour.services.names import distinct
from parlour.services.time import now
from parlour.services.tournaments.authenticity import is_own
from parlour.services.tournaments.lifecycle import MINUTE_MS, Promise, begun, cancelled, decided, filled, next_round, opened, reassigned, round_ended
from parlour.services.tournaments.pairing import rounds
from parlour.services.tournaments.tournament import Pod, Terms, Tournament

if TYPE_CHECKING:
    from parlour.services.tournaments.tournaments import Tournaments

EVERY = 2.0
"""Seconds between two looks at what runs."""

FORGOTTEN_MS = 12 * 60 * MINUTE_MS
"""A tournament that nobody has begun so long after its hour is closed."""

USUAL_BOT = "casual"
"""Who fills a chair at a game that needs more people than came, where the terms name nobody."""

log = structlog.get_logger()


class Director(Background):
    """Moves every tournament on. Several houses may do so at once: each step is taken by whoever stores it first."""

    def __init__(self, tournaments: Tournaments, matches: Matches, hosts: Hosts, promises: Promises) -> None:
        super().__init__()
        self.tournaments, self.matches, self.hosts, self.promises = tournaments, matches, hosts, promises
        self._foreign: set[str] = set()

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                # A database that is away for a moment must not end all tournaments.
                log.exception("tournaments could not be looked at")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Look at every tournament that is not over, and take the steps that are due."""
        for one in await self.tournaments.on():
            try:
                await self._advance(one)
            except Exception:
                # One that cannot go on, because its game is gone perhaps, must not keep the others waiting.
                log.exception("a tournament could not go on", tournament=one.id)

    async def fresh_ids(self) -> Promise:
        """Return what gives each table the id of its match: reserved for the server, so that no client can open it."""
        return (await self.promises.reservations()).for_server

    async def _advance(self, one: Tournament) -> None:
        if one.phase == "open":
            await self._begin(one)
            return
        for pod in one.pods():
            if not pod.places:
                await (self._watch if pod.opened else self._open)(one, pod)
        if one.terms.form == "arena":
            if one.waiting() or now() >= one.rounds[0].begun_at + one.terms.minutes * MINUTE_MS:
                fresh = await self.fresh_ids()
                await self._thought(one.id, lambda before: filled(before, now(), fresh))
        elif all(pod.places for pod in one.rounds[-1].pods):
            await self._thought(one.id, partial(_after_round, fresh=await self.fresh_ids()))

    async def _begin(self, one: Tournament) -> None:
        due = one.terms.begins_at
        if due is None or now() < due:
            return
        if sum(entrant.here for entrant in one.entrants) >= 2:
            fresh = await self.fresh_ids()
            await self._thought(one.id, lambda before: begun(before, now(), fresh) if before.phase == "open" else before)
        elif now() > due + FORGOTTEN_MS:
            await self.tournaments.change(one.id, cancelled)

    async def _thought(self, id: str, step: Callable[[Tournament], Tournament]) -> None:
        """Take a step that may pair: that is thought about beside the house's own work."""
        await self.tournaments.change(id, step, apart=True)

    async def _open(self, one: Tournament, pod: Pod) -> None:
        """Begin a table when everybody is there, or whoever is when patience has ended."""
        if len(pod.nonces) < len(pod.entrants) and now() < pod.called_at + one.terms.patience * MINUTE_MS:
            return
        if not pod.nonces or (len(pod.nonces) < 2 and one.terms.filled is None and len(pod.entrants) > 1):
            await self.tournaments.change(one.id, partial(_forfeited, match=pod.match))
            return
        try:
            loaded = await self.matches.open(pod.match, self._events(one, pod, await self.promises.key(pod.match)))
        except Conflict:
            # Another server may have opened it just now. What anybody else stored under its id is not this table.
            loaded = await self.matches.get(pod.match)
            if not await self._is_own(one, pod, loaded):
                log.warning("a foreign match has the id of a tournament's table", tournament=one.id, match=pod.match)
                fresh = (await self.fresh_ids())()
                await self.tournaments.change(one.id, partial(reassigned, match=pod.match, fresh=fresh, at=now()))
                return
        await self.tournaments.change(one.id, partial(opened, match=pod.match, came=_players(loaded)))

    async def _is_own(self, one: Tournament, pod: Pod, loaded: LoadedMatch) -> bool:
        return await self.promises.is_of_server(pod.match, loaded.match.opened.key) and is_own(one, pod, loaded, _settings(one.terms))

    def _events(self, one: Tournament, pod: Pod, key: bytes) -> list[AnyEvent]:
        nonces, came = dict(pod.nonces), [number for number in pod.entrants if number in pod.came]
        game, terms = self.hosts.games.game(one.terms.game), one.terms
        allowed = game.seats(self.hosts.games.codec(terms.game).options(options_of(terms)))
        seats = terms.seats if terms.filled else min((found for found in allowed if found >= len(came)), default=len(came))
        first, *_ = self.hosts.opening(wish_of(terms, seats), Player(one.host, ""), key)
        names = [one.entrants[number].name for number in came]
        people = [
            Seated(seat=Seat(seat), name=one.entrants[number].name, player=one.entrants[number].player, nonce=nonce_bytes(nonces[number]))
            for seat, number in enumerate(came)
        ]
        level, bots = terms.filled or USUAL_BOT, list[AnyEvent]()
        for seat in range(len(came), seats):
            names.append(distinct(self.hosts.sentences.bot_name(terms.game, level), names))
            bots.append(Seated(seat=Seat(seat), name=names[-1], bot=level))
        return [first, *people, *bots, Started()]

    async def _watch(self, one: Tournament, pod: Pod) -> None:
        """Write down the result of a table whose match is over."""
        try:
            loaded = await self.matches.get(pod.match)
        except (Missing, Stopped):
            # Its log cannot be read: the host writes the result down.
            return
        if not await self._is_own(one, pod, loaded):
            # Its result counts for nothing: the host writes one down. Names may be changing just now, so it is looked at again.
            if pod.match not in self._foreign:
                self._foreign.add(pod.match)
                log.warning("the match of a tournament's table is a foreign one", tournament=one.id, match=pod.match)
            return
        final = standing(loaded.game, loaded.match)
        if loaded.match.phase != "over" or final is None:
            return
        seat_of = {chair.player: seat for seat, chair in enumerate(loaded.match.chairs) if chair and chair.player}
        seats = {number: seat_of[one.entrants[number].player] for number in pod.entrants if one.entrants[number].player in seat_of}
        ranks = {number: final.ranks[seat] for number, seat in seats.items()}
        scores = {} if final.scores is None else {number: final.scores[seat] for number, seat in seats.items()}
        await self.tournaments.change(one.id, partial(_noted, match=pod.match, ranks=ranks, scores=scores))


def options_of(terms: Terms) -> bytes:
    """Return the options of a tournament's game as JSON."""
    return encode(terms.options)


def wish_of(terms: Terms, seats: int) -> TableWish:
    """Return the wish for one of its tables: nothing is taken back in a tournament, no clock stops, and whoever is interested may watch."""
    return TableWish(game=terms.game, options=terms.options, seats=seats, house=_settings(terms))


def _settings(terms: Terms) -> TableSettings:
    return replace(terms.house, takebacks=False, pauses=False, public=True)


def _after_round(before: Tournament, fresh: Promise) -> Tournament:
    """Return the tournament with its round ended, or, after the pause, with the next one."""
    last = before.rounds[-1]
    if before.phase != "running" or not all(pod.places for pod in last.pods):
        return before
    if last.ended_at is None:
        ended = round_ended(before, now())
        return next_round(ended, now(), fresh) if len(before.rounds) == rounds(before) or not before.terms.pause else ended
    return next_round(before, now(), fresh) if now() >= last.ended_at + before.terms.pause * MINUTE_MS else before


def _players(loaded: LoadedMatch) -> frozenset[str]:
    return frozenset(chair.player for chair in loaded.match.chairs if chair and chair.player)


def _forfeited(before: Tournament, match: str) -> Tournament:
    """Return the tournament with a table given to the one who came to it, if anybody did."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    came = dict.fromkeys(pod.came, 1)
    after = decided(before, match, came, {})
    return opened(after, match, [before.entrants[number].player for number in came])


def _noted(before: Tournament, match: str, ranks: dict[int, int], scores: dict[int, int]) -> Tournament:
    """Return the tournament with a result, unless the host has written one down meanwhile."""
    pod = next(pod for pod in before.pods() if pod.match == match)
    return before if pod.places else decided(before, match, ranks, scores)
