"""Two entries of a tournament that turn out to be one person's: one stays, and counts once in every round."""

from __future__ import annotations

from parlour.core.game import replace
from parlour.services.tournaments.tournament import Entrant, Pod, Tournament, TournamentRound


def merge_entries(before: Tournament, who: str, into: str, name: str) -> Tournament:
    """Return a tournament in which one player is another, who may have an entry of their own.

    The earlier entry stays. It takes over the other's tables in every round that it had none in; where both had one, its own counts.
    What the others won at any table stays theirs, so the second entry is kept for those tables, outside of the list. In an arena, where
    one plays as many tables as one likes, all of them count.
    """
    entries = [
        number
        for number, one in enumerate(before.entrants)
        if one.player in (who, into) and not one.double
    ]
    entrants = tuple(
        replace(one, player=into, name=name) if one.player == who else one
        for one in before.entrants
    )
    after = replace(before, entrants=entrants)
    if len(entries) < 2:
        return after
    stays, goes = entries
    one = _merged_entry(entrants[stays], entrants[goes])
    if before.phase == "open":
        # Nobody has a table yet, so that no number is spoken for.
        kept = (*entrants[:stays], one, *entrants[stays + 1 : goes], *entrants[goes + 1 :])
        return replace(after, entrants=kept)
    second = replace(entrants[goes], here=False, double=True)
    kept = (*entrants[:stays], one, *entrants[stays + 1 : goes], second, *entrants[goes + 1 :])
    arena = before.terms.form == "arena"
    return replace(
        after,
        entrants=kept,
        rounds=tuple(_merge_in_round(turn, stays, goes, arena) for turn in before.rounds),
    )


def _merged_entry(first: Entrant, second: Entrant) -> Entrant:
    return replace(first, since=min(first.since, second.since), here=first.here or second.here)


def _merge_in_round(turn: TournamentRound, stays: int, goes: int, arena: bool) -> TournamentRound:
    if not arena and (stays in turn.byes or any(stays in pod.entrants for pod in turn.pods)):
        return turn
    byes = tuple(stays if number == goes else number for number in turn.byes)
    return replace(
        turn, byes=byes, pods=tuple(_merge_in_pod(pod, stays, goes) for pod in turn.pods)
    )


def _merge_in_pod(pod: Pod, stays: int, goes: int) -> Pod:
    """Return a table with one entry in the place of the other, unless both sat there."""
    if stays in pod.entrants:
        return pod
    return replace(
        pod,
        entrants=tuple(stays if number == goes else number for number in pod.entrants),
        nonces=tuple((stays if number == goes else number, nonce) for number, nonce in pod.nonces),
    )
