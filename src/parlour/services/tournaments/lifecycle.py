"""The lifecycle of a tournament: each function returns the next state or rejects the step."""

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
"""The waiting time (ms) after which a table in an arena need not be full."""

MatchIdSource = Callable[[], str]
"""Returns a new match id to whose key the server is committed."""


def enter_tournament(before: Tournament, player: Player, is_present: bool) -> Tournament:
    """Return the tournament with a player entered, or re-entered after leaving.

    Args:
        before: The tournament.
        player: The player.
        is_present: Whether the player counts as present.
    """
    if before.phase == "over":
        raise Illegal("tournament.over")
    number = before.number_of(player.id)
    if number is not None:
        return (
            _set_presence(before, number, is_present=True)
            if before.phase == "running" or is_present
            else before
        )
    if before.phase == "running" and not is_open_to_entrants(before):
        raise Illegal("tournament.too-late")
    if len(before.entrants) >= MAX_ENTRANTS:
        raise Illegal("tournament.full", most=MAX_ENTRANTS)
    name = distinct_name(player.name, [entrant.name for entrant in before.entrants])
    entrant = Entrant(
        player=player.id,
        name=name,
        since=len(before.rounds),
        here=is_present or before.phase == "running",
    )
    return replace(before, entrants=(*before.entrants, entrant))


def is_open_to_entrants(tournament: Tournament) -> bool:
    """Return whether a running tournament still accepts new entrants."""
    form = tournament.terms.form
    return form == "arena" or (form == "swiss" and len(tournament.rounds) <= tournament.terms.late)


def leave_tournament(before: Tournament, number: int) -> Tournament:
    """Return the tournament without an entrant.

    After the start the entrant remains listed but gets no further tables.
    """
    if before.phase == "over":
        raise Illegal("tournament.over")
    if before.phase == "open":
        return replace(before, entrants=(*before.entrants[:number], *before.entrants[number + 1 :]))
    return _set_presence(before, number, is_present=False)


def set_presence(before: Tournament, number: int, is_present: bool) -> Tournament:
    """Return the tournament with an entrant marked as present or absent."""
    return _set_presence(before, number, is_present=is_present)


def begin_tournament(before: Tournament, at: int, new_match_id: MatchIdSource) -> Tournament:
    """Return the tournament started with all entrants who are present; raises Illegal.

    Others may enter later if the form of the tournament allows it.
    """
    if before.phase != "open":
        raise Illegal("tournament.already-started")
    present = tuple(entrant for entrant in before.entrants if entrant.here)
    if len(present) < 2:
        raise Illegal("tournament.too-few")
    started = replace(before, phase="running", entrants=present)
    if started.terms.form == "arena":
        return replace(started, rounds=(TournamentRound(pods=(), begun_at=at),))
    return start_next_round(started, at, new_match_id)


def start_next_round(before: Tournament, at: int, new_match_id: MatchIdSource) -> Tournament:
    """Return the tournament with the next round paired, or ended if there is none."""
    pairing = next_pairing(before)
    return (
        replace(before, phase="over")
        if pairing is None
        else replace(before, rounds=(*before.rounds, _new_round(before, pairing, at, new_match_id)))
    )


def fill_arena(before: Tournament, at: int, new_match_id: MatchIdSource) -> Tournament:
    """Return an arena with tables opened for waiting entrants.

    After its time the arena ends as soon as nobody is playing.
    """
    arena = before.rounds[0]
    if at >= arena.begun_at + before.terms.minutes * MINUTE_MS:
        is_playing = any(not pod.places for pod in arena.pods)
        return (
            before
            if is_playing
            else replace(before, phase="over", rounds=(replace(arena, ended_at=at),))
        )
    last_called_at = max((pod.called_at for pod in arena.pods), default=arena.begun_at)
    is_short = at - last_called_at >= SHORT_TABLE_MS
    tables = arena_tables(before, before.waiting_entrants(), is_short)
    pods = tuple(_new_pod(before, table, at, new_match_id) for table in tables)
    return (
        before if not pods else replace(before, rounds=(replace(arena, pods=(*arena.pods, *pods)),))
    )


def mark_ready(before: Tournament, number: int, nonce: str) -> Tournament:
    """Return the tournament with an entrant present at their table; only the first nonce counts."""
    for pod in before.pods():
        if number in pod.entrants and not pod.places and not pod.opened:
            return (
                before
                if number in pod.present_entrants
                else replace_pod(before, replace(pod, nonces=(*pod.nonces, (number, nonce))))
            )
    raise Illegal("tournament.no-table")


def mark_opened(before: Tournament, match: str, players: Collection[str]) -> Tournament:
    """Return the tournament with a pod's match started and its missing entrants marked absent."""
    pod = pod_of(before, match)
    after = replace_pod(before, replace(pod, opened=True))
    for number in pod.entrants:
        if before.entrants[number].player not in players:
            after = _set_presence(after, number, is_present=False)
    return after


def reassign_match(before: Tournament, match: str, new_match: str, at: int) -> Tournament:
    """Return the tournament with a new match id for a pod.

    It is needed if a foreign match is stored under the first id. The nonces were meant for the key
    of the first id, so the entrants send them again.
    """
    pod = pod_of(before, match)
    if pod.opened or pod.places:
        return before
    moved = replace(pod, match=new_match, nonces=(), called_at=at)
    rounds = tuple(
        replace(round_, pods=tuple(moved if other is pod else other for other in round_.pods))
        for round_ in before.rounds
    )
    return replace(before, rounds=rounds)


def record_result(
    before: Tournament,
    match: str,
    ranks: Mapping[int, int],
    scores: Mapping[int, int],
    by_hand: bool = False,
) -> Tournament:
    """Return the tournament with the result of a pod.

    Args:
        before: The tournament.
        match: The id of the pod's match.
        ranks: The rank of each entrant by number; an entrant without a rank was absent.
        scores: The score of each entrant by number.
        by_hand: Whether the host entered the result.
    """
    pod = pod_of(before, match)
    places = table_places(
        [ranks.get(number) for number in pod.entrants],
        [scores.get(number) for number in pod.entrants],
        win_points(before),
    )
    return replace_pod(before, replace(pod, places=places, by_hand=by_hand))


def end_round(before: Tournament, at: int) -> Tournament:
    """Return the tournament with its last round ended at a time (ms since 1970)."""
    return replace(before, rounds=(*before.rounds[:-1], replace(before.rounds[-1], ended_at=at)))


def cancel_tournament(before: Tournament) -> Tournament:
    """Return the tournament ended with its current standings."""
    return replace(before, phase="over")


def replace_player(before: Tournament, player_id: str, new_player: str, name: str) -> Tournament:
    """Return the tournament with a player replaced by another one, or renamed."""
    return merge_entries(
        replace(before, host=new_player if before.host == player_id else before.host),
        player_id,
        new_player,
        name,
    )


def withdraw_player(before: Tournament, player_id: str) -> Tournament:
    """Return the tournament without a player, and without its title if they were the host."""
    number = before.number_of(player_id)
    after = before if number is None or before.phase == "over" else leave_tournament(before, number)
    return (
        replace(after, terms=replace(after.terms, name=UNTITLED))
        if after.host == player_id
        else after
    )


def pod_of(tournament: Tournament, match: str) -> Pod:
    """Return the pod with a match id; raises Illegal if there is none."""
    found = next((pod for pod in tournament.pods() if pod.match == match), None)
    if found is None:
        raise Illegal("tournament.no-table")
    return found


def replace_pod(before: Tournament, pod: Pod) -> Tournament:
    """Return the tournament with a pod replaced by its new state."""
    return replace(
        before,
        rounds=tuple(
            replace(
                round_,
                pods=tuple(pod if other.match == pod.match else other for other in round_.pods),
            )
            for round_ in before.rounds
        ),
    )


def _set_presence(before: Tournament, number: int, is_present: bool) -> Tournament:
    entrant = replace(
        before.entrants[number], here=is_present and not before.entrants[number].double
    )
    return replace(
        before, entrants=(*before.entrants[:number], entrant, *before.entrants[number + 1 :])
    )


def _new_round(
    before: Tournament, pairing: Pairing, at: int, new_match_id: MatchIdSource
) -> TournamentRound:
    return TournamentRound(
        pods=tuple(_new_pod(before, table, at, new_match_id) for table in pairing.tables),
        byes=tuple(pairing.byes),
        begun_at=at,
    )


def _new_pod(before: Tournament, table: Sequence[int], at: int, new_match_id: MatchIdSource) -> Pod:
    """Return a pod whose first seat goes to the entrant who has so far had the latest seats."""
    earlier_seats = {
        number: [
            pod.entrants.index(number) / len(pod.entrants)
            for pod in before.pods()
            if number in pod.entrants
        ]
        for number in table
    }
    order = sorted(table, key=lambda number: (-sum(earlier_seats[number]), before.lot(number)))
    return Pod(match=new_match_id(), entrants=tuple(order), called_at=at)
