"""Merging of two entrants of a tournament that belong to the same player."""

from __future__ import annotations

from parlour.core.game import replace
from parlour.services.tournaments.tournament import Entrant, Pod, Tournament, TournamentRound


def merge_entries(before: Tournament, player_id: str, new_player: str, name: str) -> Tournament:
    """Return the tournament with one player replaced by another, who may already be an entrant.

    The earlier entry is kept and takes over the tables of the later one in rounds in which it had
    none. In rounds in which both had a table, the earlier entry's own table counts. Opponents keep
    their points, so the later entry is kept for its tables but not listed. In an arena, where
    entrants play any number of tables, all tables count.
    """
    entries = [
        number
        for number, entrant in enumerate(before.entrants)
        if entrant.player in (player_id, new_player) and not entrant.double
    ]
    entrants = tuple(
        replace(entrant, player=new_player, name=name) if entrant.player == player_id else entrant
        for entrant in before.entrants
    )
    after = replace(before, entrants=entrants)
    if len(entries) < 2:
        return after
    kept_number, merged_number = entries
    entrant = _merged_entry(entrants[kept_number], entrants[merged_number])
    if before.phase == "open":
        # Before the first round, no entrant number has been used.
        remaining = (
            *entrants[:kept_number],
            entrant,
            *entrants[kept_number + 1 : merged_number],
            *entrants[merged_number + 1 :],
        )
        return replace(after, entrants=remaining)
    second = replace(entrants[merged_number], here=False, double=True)
    remaining = (
        *entrants[:kept_number],
        entrant,
        *entrants[kept_number + 1 : merged_number],
        second,
        *entrants[merged_number + 1 :],
    )
    is_arena = before.terms.form == "arena"
    return replace(
        after,
        entrants=remaining,
        rounds=tuple(
            _merge_in_round(round_, kept_number, merged_number, is_arena)
            for round_ in before.rounds
        ),
    )


def _merged_entry(first: Entrant, second: Entrant) -> Entrant:
    return replace(first, since=min(first.since, second.since), here=first.here or second.here)


def _merge_in_round(
    round_: TournamentRound, kept_number: int, merged_number: int, is_arena: bool
) -> TournamentRound:
    if not is_arena and (
        kept_number in round_.byes or any(kept_number in pod.entrants for pod in round_.pods)
    ):
        return round_
    byes = tuple(kept_number if number == merged_number else number for number in round_.byes)
    return replace(
        round_,
        byes=byes,
        pods=tuple(_merge_in_pod(pod, kept_number, merged_number) for pod in round_.pods),
    )


def _merge_in_pod(pod: Pod, kept_number: int, merged_number: int) -> Pod:
    """Return a pod with one entry replaced by the other, unless the kept entry also sat there."""
    if kept_number in pod.entrants:
        return pod
    return replace(
        pod,
        entrants=tuple(
            kept_number if number == merged_number else number for number in pod.entrants
        ),
        nonces=tuple(
            (kept_number if number == merged_number else number, nonce)
            for number, nonce in pod.nonces
        ),
    )
