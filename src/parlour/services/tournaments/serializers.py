"""What people are told of tournaments: names and numbers, never a player's id, no part of the luck, the seed only when all is over."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.tournaments.lifecycle import is_open_to_entrants
from parlour.services.tournaments.pairing import round_count
from parlour.services.tournaments.rankings import StandingsEntry, tournament_standings
from parlour.services.tournaments.tournament import (
    Pod,
    TablePlace,
    Tournament,
    TournamentForm,
    TournamentTerms,
)
from parlour.services.tournaments.tournaments import TournamentService, can_manage


class TournamentSummary(Value, frozen=True, kw_only=True):
    """A tournament in a list; moments are ms since 1970. `mine` says that whoever asks takes part."""

    id: str
    name: str
    game: str
    form: TournamentForm
    seats: int
    phase: str
    begins_at: int | None
    entrants: int
    round: int
    rounds: int | None
    mine: bool
    winner: str | None


class EntrantDetails(Value, frozen=True, kw_only=True):
    """Somebody who takes part; `me` is whoever asks."""

    number: int
    name: str
    present: bool
    from_round: int
    mine: bool


class PodDetails(Value, frozen=True, kw_only=True):
    """A table of a round: who was sent there in the order of the chairs, who is there, and how it ended.

    Before the match opens, `match` is for those who sit there and for the host; null for everybody else.
    """

    match: str | None
    entrants: tuple[int, ...]
    ready: tuple[int, ...]
    opened: bool
    called_at: int
    places: tuple[TablePlace, ...]
    entered_by_host: bool


class RoundDetails(Value, frozen=True, kw_only=True):
    """A round."""

    tables: tuple[PodDetails, ...]
    byes: tuple[int, ...]
    started_at: int
    ended_at: int | None


class TournamentDetails(Value, frozen=True, kw_only=True):
    """A tournament as somebody sees it. `me` is their number and `manages` whether they direct it; `commitment` is of their table's luck.

    `rounds_planned` is None where nobody can know; `seed` drew the lots and is told when all is over.
    """

    id: str
    terms: TournamentTerms
    phase: str
    can_manage: bool
    can_enter: bool
    own_number: int | None
    commitment: str | None
    rounds_planned: int | None
    entrants: tuple[EntrantDetails, ...]
    rounds: tuple[RoundDetails, ...]
    standings: tuple[StandingsEntry, ...]
    seed: str | None


def tournament_summary(one: Tournament, player: Player) -> TournamentSummary:
    """Return a tournament in a list."""
    first = (
        tournament_standings(one)[0]
        if one.phase == "over" and one.rounds and one.entrants
        else None
    )
    return TournamentSummary(
        id=one.id,
        name=one.terms.name,
        game=one.terms.game,
        form=one.terms.form,
        seats=one.terms.seats,
        phase=one.phase,
        begins_at=one.terms.begins_at,
        entrants=sum(not entrant.double for entrant in one.entrants),
        round=len(one.rounds),
        rounds=round_count(one),
        mine=one.number_of(player.id) is not None,
        winner=None if first is None else one.entrants[first.entrant].name,
    )


async def tournament_details(
    house: TournamentService, one: Tournament, player: Player
) -> TournamentDetails:
    """Return a tournament as this person sees it."""
    me = one.number_of(player.id)
    own = next(
        (pod for pod in one.pods() if me in pod.entrants and not pod.opened and not pod.places),
        None,
    )
    return TournamentDetails(
        id=one.id,
        terms=one.terms,
        phase=one.phase,
        can_manage=can_manage(one, player),
        can_enter=one.phase == "open" or (one.phase == "running" and is_open_to_entrants(one)),
        own_number=me,
        commitment=None if own is None else await house.table_commitment(own.match),
        rounds_planned=round_count(one),
        entrants=tuple(
            EntrantDetails(
                number=number,
                name=someone.name,
                present=someone.here,
                from_round=someone.since,
                mine=number == me,
            )
            for number, someone in enumerate(one.entrants)
        ),
        rounds=tuple(
            RoundDetails(
                tables=tuple(_pod_details(pod, one, player) for pod in turn.pods),
                byes=turn.byes,
                started_at=turn.begun_at,
                ended_at=turn.ended_at,
            )
            for turn in one.rounds
        ),
        standings=tuple(tournament_standings(one)),
        seed=one.seed.hex() if one.phase == "over" else None,
    )


def _pod_details(pod: Pod, one: Tournament, player: Player) -> PodDetails:
    knows = pod.opened or can_manage(one, player) or one.number_of(player.id) in pod.entrants
    return PodDetails(
        match=pod.match if knows else None,
        entrants=pod.entrants,
        ready=tuple(sorted(pod.present_entrants)),
        opened=pod.opened,
        called_at=pod.called_at,
        places=pod.places,
        entered_by_host=pod.by_hand,
    )
