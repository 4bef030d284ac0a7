"""The course of a tournament, step by step: every function returns it as it is after the step, or refuses the step whole."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from parlour.core.game import Illegal, replace
from parlour.db.personal_data import UNTITLED
from parlour.db.records import Player
from parlour.services.names import distinct_name
from parlour.services.tournaments.merge_entrants import merge_entries
from parlour.services.tournaments.pairing import Pairing, arena_tables, next_pairing
from parlour.services.tournaments.rankings import table_places, win_points
from parlour.services.tournaments.tournament import (
    MAX_ENTRANTS,
    Entrant,
    Pod,
    Tournament,
    TournamentRound,
)

MINUTE_MS = 60_000

SHORT_TABLE_MS = 45_000
"""After so long in an arena a table need not be full."""

MatchIdSource = Callable[[], str]
"""Gives the id of a match that the house has promised the luck of."""


def enter_tournament(before: Tournament, player: Player, here: bool) -> Tournament:
    """Let somebody take part, or come back; `here` says that they are in the room already."""
    if before.phase == "over":
        raise Illegal("tournament.over")
    number = before.number_of(player.id)
    if number is not None:
        return (
            _set_presence(before, number, here=True)
            if before.phase == "running" or here
            else before
        )
    if before.phase == "running" and not is_open_to_entrants(before):
        raise Illegal("tournament.too-late")
    if len(before.entrants) >= MAX_ENTRANTS:
        raise Illegal("tournament.full", most=MAX_ENTRANTS)
    name = distinct_name(player.name, [one.name for one in before.entrants])
    one = Entrant(
        player=player.id,
        name=name,
        since=len(before.rounds),
        here=here or before.phase == "running",
    )
    return replace(before, entrants=(*before.entrants, one))


def is_open_to_entrants(tournament: Tournament) -> bool:
    """Return whether somebody new may still come into a tournament that runs."""
    form = tournament.terms.form
    return form == "arena" or (form == "swiss" and len(tournament.rounds) <= tournament.terms.late)


def leave_tournament(before: Tournament, number: int) -> Tournament:
    """Let somebody go: before the start altogether, later they keep their place in the list and get no more tables."""
    if before.phase == "over":
        raise Illegal("tournament.over")
    if before.phase == "open":
        return replace(before, entrants=(*before.entrants[:number], *before.entrants[number + 1 :]))
    return _set_presence(before, number, here=False)


def set_presence(before: Tournament, number: int, here: bool) -> Tournament:
    """Note that somebody is in the room, or is not."""
    return _set_presence(before, number, here=here)


def begin_tournament(before: Tournament, at: int, promise: MatchIdSource) -> Tournament:
    """Begin with all who are here; the others may come late where that is allowed."""
    if before.phase != "open":
        raise Illegal("tournament.already-started")
    here = tuple(one for one in before.entrants if one.here)
    if len(here) < 2:
        raise Illegal("tournament.too-few")
    running = replace(before, phase="running", entrants=here)
    if running.terms.form == "arena":
        return replace(running, rounds=(TournamentRound(pods=(), begun_at=at),))
    return start_next_round(running, at, promise)


def start_next_round(before: Tournament, at: int, promise: MatchIdSource) -> Tournament:
    """Make the tables of the next round, or end where there is none."""
    found = next_pairing(before)
    return (
        replace(before, phase="over")
        if found is None
        else replace(before, rounds=(*before.rounds, _new_round(before, found, at, promise)))
    )


def fill_arena(before: Tournament, at: int, promise: MatchIdSource) -> Tournament:
    """Give tables to who waits in an arena while it is open; end it once it is closed and nobody plays."""
    this, terms = before.rounds[0], before.terms
    if at >= this.begun_at + terms.minutes * MINUTE_MS:
        on = any(not pod.places for pod in this.pods)
        return before if on else replace(before, phase="over", rounds=(replace(this, ended_at=at),))
    latest = max((pod.called_at for pod in this.pods), default=this.begun_at)
    tables = arena_tables(before, before.waiting_entrants(), at - latest >= SHORT_TABLE_MS)
    pods = tuple(_new_pod(before, table, at, promise) for table in tables)
    return (
        before if not pods else replace(before, rounds=(replace(this, pods=(*this.pods, *pods)),))
    )


def mark_ready(before: Tournament, number: int, nonce: str) -> Tournament:
    """Somebody is at their table and gives their part of the luck; the first counts."""
    for pod in before.pods():
        if number in pod.entrants and not pod.places and not pod.opened:
            return (
                before
                if number in pod.present_entrants
                else replace_pod(before, replace(pod, nonces=(*pod.nonces, (number, nonce))))
            )
    raise Illegal("tournament.no-table")


def mark_opened(before: Tournament, match: str, came: Collection[str]) -> Tournament:
    """The match of a table has begun with these players; who did not come sits out until they say that they are here again."""
    pod = pod_of(before, match)
    after = replace_pod(before, replace(pod, opened=True))
    for number in pod.entrants:
        after = (
            after
            if before.entrants[number].player in came
            else _set_presence(after, number, here=False)
        )
    return after


def reassign_match(before: Tournament, match: str, fresh: str, at: int) -> Tournament:
    """Give a table that has not begun another match, because a foreign one is stored under its id; its people sit down once more.

    What they gave to the luck was for the key of the first id, so it is asked for again.
    """
    pod = pod_of(before, match)
    if pod.opened or pod.places:
        return before
    replaced = replace(pod, match=fresh, nonces=(), called_at=at)
    rounds = tuple(
        replace(one, pods=tuple(replaced if other is pod else other for other in one.pods))
        for one in before.rounds
    )
    return replace(before, rounds=rounds)


def record_result(
    before: Tournament,
    match: str,
    ranks: Mapping[int, int],
    scores: Mapping[int, int],
    by_hand: bool = False,
) -> Tournament:
    """A table is over; `ranks` and `scores` are by entrant, and who has no rank did not come."""
    pod = pod_of(before, match)
    found = table_places(
        [ranks.get(one) for one in pod.entrants],
        [scores.get(one) for one in pod.entrants],
        win_points(before),
    )
    return replace_pod(before, replace(pod, places=found, by_hand=by_hand))


def end_round(before: Tournament, at: int) -> Tournament:
    """Every table of the last round is over."""
    return replace(before, rounds=(*before.rounds[:-1], replace(before.rounds[-1], ended_at=at)))


def cancel_tournament(before: Tournament) -> Tournament:
    """End it where it stands."""
    return replace(before, phase="over")


def replace_player(before: Tournament, who: str, into: str, name: str) -> Tournament:
    """Return a tournament in which one player is another, or is called otherwise."""
    return merge_entries(
        replace(before, host=into if before.host == who else before.host), who, into, name
    )


def withdraw_player(before: Tournament, who: str) -> Tournament:
    """Return a tournament that a player plays in no longer, and without the title that they gave it as its host."""
    number = before.number_of(who)
    after = before if number is None or before.phase == "over" else leave_tournament(before, number)
    return replace(after, terms=replace(after.terms, name=UNTITLED)) if after.host == who else after


def pod_of(tournament: Tournament, match: str) -> Pod:
    """Return a table by its match; raises Illegal."""
    found = next((pod for pod in tournament.pods() if pod.match == match), None)
    if found is None:
        raise Illegal("tournament.no-table")
    return found


def replace_pod(before: Tournament, pod: Pod) -> Tournament:
    """Return the tournament with a table of its as it is now."""
    return replace(
        before,
        rounds=tuple(
            replace(
                one, pods=tuple(pod if other.match == pod.match else other for other in one.pods)
            )
            for one in before.rounds
        ),
    )


def _set_presence(before: Tournament, number: int, here: bool) -> Tournament:
    one = replace(before.entrants[number], here=here and not before.entrants[number].double)
    return replace(
        before, entrants=(*before.entrants[:number], one, *before.entrants[number + 1 :])
    )


def _new_round(
    before: Tournament, found: Pairing, at: int, promise: MatchIdSource
) -> TournamentRound:
    return TournamentRound(
        pods=tuple(_new_pod(before, table, at, promise) for table in found.tables),
        byes=tuple(found.byes),
        begun_at=at,
    )


def _new_pod(before: Tournament, table: Sequence[int], at: int, promise: MatchIdSource) -> Pod:
    """Return a table whose first chair goes to who has sat furthest back so far."""
    sat = {
        number: [
            pod.entrants.index(number) / len(pod.entrants)
            for pod in before.pods()
            if number in pod.entrants
        ]
        for number in table
    }
    order = sorted(table, key=lambda number: (-sum(sat[number]), before.lot(number)))
    return Pod(match=promise(), entrants=tuple(order), called_at=at)
