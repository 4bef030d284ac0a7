"""The course of a tournament, step by step: every function returns it as it is after the step, or refuses the step whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from parlour.core.game import Illegal, replace
from parlour.db.personal_data import UNTITLED
from parlour.db.records import Player
from parlour.services.names import distinct
from parlour.services.tournaments.merge_entrants import folded
from parlour.services.tournaments.pairing import Pairing, free_tables, pairing
from parlour.services.tournaments.rankings import most, places
from parlour.services.tournaments.tournament import MOST_ENTRANTS, Entrant, Pod, Round, Tournament

MINUTE_MS = 60_000

SHORT_MS = 45_000
"""After so long in an arena a table need not be full."""

Promise = Callable[[], str]
"""Gives the id of a match that the house has promised the luck of."""


def entered(before: Tournament, player: Player, here: bool) -> Tournament:
    """Let somebody take part, or come back; `here` says that they are in the room already."""
    if before.phase == "over":
        raise Illegal("tournament.over")
    number = before.number_of(player.id)
    if number is not None:
        return _entrant(before, number, here=True) if before.phase == "running" or here else before
    if before.phase == "running" and not welcome(before):
        raise Illegal("tournament.too-late")
    if len(before.entrants) >= MOST_ENTRANTS:
        raise Illegal("tournament.full", most=MOST_ENTRANTS)
    name = distinct(player.name, [one.name for one in before.entrants])
    one = Entrant(player=player.id, name=name, since=len(before.rounds), here=here or before.phase == "running")
    return replace(before, entrants=(*before.entrants, one))


def welcome(tournament: Tournament) -> bool:
    """Return whether somebody new may still come into a tournament that runs."""
    form = tournament.terms.form
    return form == "arena" or (form == "swiss" and len(tournament.rounds) <= tournament.terms.late)


def left(before: Tournament, number: int) -> Tournament:
    """Let somebody go: before the start altogether, later they keep their place in the list and get no more tables."""
    if before.phase == "over":
        raise Illegal("tournament.over")
    if before.phase == "open":
        return replace(before, entrants=(*before.entrants[:number], *before.entrants[number + 1 :]))
    return _entrant(before, number, here=False)


def arrived(before: Tournament, number: int, here: bool) -> Tournament:
    """Note that somebody is in the room, or is not."""
    return _entrant(before, number, here=here)


def begun(before: Tournament, at: int, promise: Promise) -> Tournament:
    """Begin with all who are here; the others may come late where that is allowed."""
    if before.phase != "open":
        raise Illegal("tournament.begun")
    here = tuple(one for one in before.entrants if one.here)
    if len(here) < 2:
        raise Illegal("tournament.too-few")
    running = replace(before, phase="running", entrants=here)
    if running.terms.form == "arena":
        return replace(running, rounds=(Round(pods=(), begun_at=at),))
    return next_round(running, at, promise)


def next_round(before: Tournament, at: int, promise: Promise) -> Tournament:
    """Make the tables of the next round, or end where there is none."""
    found = pairing(before)
    return replace(before, phase="over") if found is None else replace(before, rounds=(*before.rounds, _round(before, found, at, promise)))


def filled(before: Tournament, at: int, promise: Promise) -> Tournament:
    """Give tables to who waits in an arena while it is open; end it once it is closed and nobody plays."""
    this, terms = before.rounds[0], before.terms
    if at >= this.begun_at + terms.minutes * MINUTE_MS:
        on = any(not pod.places for pod in this.pods)
        return before if on else replace(before, phase="over", rounds=(replace(this, ended_at=at),))
    latest = max((pod.called_at for pod in this.pods), default=this.begun_at)
    tables = free_tables(before, before.waiting(), at - latest >= SHORT_MS)
    pods = tuple(_pod(before, table, at, promise) for table in tables)
    return before if not pods else replace(before, rounds=(replace(this, pods=(*this.pods, *pods)),))


def ready(before: Tournament, number: int, nonce: str) -> Tournament:
    """Somebody is at their table and gives their part of the luck; the first counts."""
    for pod in before.pods():
        if number in pod.entrants and not pod.places and not pod.opened:
            return before if number in pod.came else changed(before, replace(pod, nonces=(*pod.nonces, (number, nonce))))
    raise Illegal("tournament.no-table")


def opened(before: Tournament, match: str, came: Collection[str]) -> Tournament:
    """The match of a table has begun with these players; who did not come sits out until they say that they are here again."""
    pod = pod_of(before, match)
    after = changed(before, replace(pod, opened=True))
    for number in pod.entrants:
        after = after if before.entrants[number].player in came else _entrant(after, number, here=False)
    return after


def reassigned(before: Tournament, match: str, fresh: str, at: int) -> Tournament:
    """Give a table that has not begun another match, because a foreign one is stored under its id; its people sit down once more.

    What they gave to the luck was for the key of the first id, so it is asked for again.
    """
    pod = pod_of(before, match)
    if pod.opened or pod.places:
        return before
    replaced = replace(pod, match=fresh, nonces=(), called_at=at)
    rounds = tuple(replace(one, pods=tuple(replaced if other is pod else other for other in one.pods)) for one in before.rounds)
    return replace(before, rounds=rounds)


def decided(before: Tournament, match: str, ranks: Mapping[int, int], scores: Mapping[int, int], by_hand: bool = False) -> Tournament:
    """A table is over; `ranks` and `scores` are by entrant, and who has no rank did not come."""
    pod = pod_of(before, match)
    found = places([ranks.get(one) for one in pod.entrants], [scores.get(one) for one in pod.entrants], most(before))
    return changed(before, replace(pod, places=found, by_hand=by_hand))


def round_ended(before: Tournament, at: int) -> Tournament:
    """Every table of the last round is over."""
    return replace(before, rounds=(*before.rounds[:-1], replace(before.rounds[-1], ended_at=at)))


def cancelled(before: Tournament) -> Tournament:
    """End it where it stands."""
    return replace(before, phase="over")


def renamed(before: Tournament, who: str, into: str, name: str) -> Tournament:
    """Return a tournament in which one player is another, or is called otherwise."""
    return folded(replace(before, host=into if before.host == who else before.host), who, into, name)


def withdrawn(before: Tournament, who: str) -> Tournament:
    """Return a tournament that a player plays in no longer, and without the title that they gave it as its host."""
    number = before.number_of(who)
    after = before if number is None or before.phase == "over" else left(before, number)
    return replace(after, terms=replace(after.terms, name=UNTITLED)) if after.host == who else after


def pod_of(tournament: Tournament, match: str) -> Pod:
    """Return a table by its match; raises Illegal."""
    found = next((pod for pod in tournament.pods() if pod.match == match), None)
    if found is None:
        raise Illegal("tournament.no-table")
    return found


def changed(before: Tournament, pod: Pod) -> Tournament:
    """Return the tournament with a table of its as it is now."""
    return replace(
        before,
        rounds=tuple(replace(one, pods=tuple(pod if other.match == pod.match else other for other in one.pods)) for one in before.rounds),
    )


def _entrant(before: Tournament, number: int, here: bool) -> Tournament:
    one = replace(before.entrants[number], here=here and not before.entrants[number].double)
    return replace(before, entrants=(*before.entrants[:number], one, *before.entrants[number + 1 :]))


def _round(before: Tournament, found: Pairing, at: int, promise: Promise) -> Round:
    return Round(pods=tuple(_pod(before, table, at, promise) for table in found.tables), byes=tuple(found.byes), begun_at=at)


def _pod(before: Tournament, table: Sequence[int], at: int, promise: Promise) -> Pod:
    """Return a table whose first chair goes to who has sat furthest back so far."""
    sat = {number: [pod.entrants.index(number) / len(pod.entrants) for pod in before.pods() if number in pod.entrants] for number in table}
    order = sorted(table, key=lambda number: (-sum(sat[number]), before.lot(number)))
    return Pod(match=promise(), entrants=tuple(order), called_at=at)
