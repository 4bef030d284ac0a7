"""Tournaments as users see them, without player ids, nonces and the seed before the end."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.records import Player, is_bot_account
from parlour.services.clubs.club_views import ClubReference
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
    """A tournament in a list of tournaments."""

    id: str
    """The id."""

    name: str
    """The name."""

    game: str
    """The game."""

    form: TournamentForm
    """The form."""

    seats: int
    """The number of seats per table."""

    phase: str
    """`open`, `running` or `over`."""

    begins_at: int | None
    """The planned start (ms since 1970), or None."""

    entrants: int
    """The number of entrants."""

    round: int
    """The number of rounds so far."""

    rounds: int | None
    """The planned number of rounds, or None if unknown."""

    mine: bool
    """Whether the viewer takes part."""

    winner: str | None
    """The name of the winner after the end, or None."""

    is_club_only: bool
    """Whether only members of a club may enter."""

    admits_bots: bool
    """Whether bot accounts may enter."""


class EntrantDetails(Value, frozen=True, kw_only=True):
    """An entrant as users see them."""

    number: int
    """The number of the entrant."""

    name: str
    """The name."""

    present: bool
    """Whether the entrant is present."""

    from_round: int
    """The round in which the entrant joined."""

    mine: bool
    """Whether the entrant is the viewer."""

    is_bot: bool
    """Whether the entrant is a bot account."""


class PodDetails(Value, frozen=True, kw_only=True):
    """A table of a round as users see it."""

    match: str | None
    """The match id; before the match opens, only for its entrants and the host."""

    entrants: tuple[int, ...]
    """The entrants in seat order."""

    ready: tuple[int, ...]
    """The entrants who are present."""

    opened: bool
    """Whether the match has opened."""

    called_at: int
    """When the table was called (ms since 1970)."""

    places: tuple[TablePlace, ...]
    """The places of the entrants after the match."""

    entered_by_host: bool
    """Whether the host entered the result."""


class RoundDetails(Value, frozen=True, kw_only=True):
    """A round as users see it."""

    tables: tuple[PodDetails, ...]
    """The tables."""

    byes: tuple[int, ...]
    """The entrants with a bye."""

    started_at: int
    """The start (ms since 1970)."""

    ended_at: int | None
    """The end (ms since 1970), or None."""


class TournamentDetails(Value, frozen=True, kw_only=True):
    """A tournament as a user sees it."""

    id: str
    """The id."""

    terms: TournamentTerms
    """The terms."""

    phase: str
    """`open`, `running` or `over`."""

    can_manage: bool
    """Whether the viewer may manage the tournament."""

    can_enter: bool
    """Whether new entrants may join, and the viewer is a member of the club if there is one."""

    club: ClubReference | None
    """The club whose members may enter; None if everyone may, or if the club was deleted."""

    own_number: int | None
    """The viewer's entrant number, or None."""

    commitment: str | None
    """The commitment to the key of the viewer's next match, or None."""

    rounds_planned: int | None
    """The planned number of rounds, or None if unknown."""

    entrants: tuple[EntrantDetails, ...]
    """The entrants."""

    rounds: tuple[RoundDetails, ...]
    """The rounds so far."""

    standings: tuple[StandingsEntry, ...]
    """The standings."""

    seed: str | None
    """The seed of all random draws (hex) after the end, or None."""


def tournament_summary(tournament: Tournament, player: Player) -> TournamentSummary:
    """Return the summary of a tournament for a user."""
    leader = (
        tournament_standings(tournament)[0]
        if tournament.phase == "over" and tournament.rounds and tournament.entrants
        else None
    )
    return TournamentSummary(
        id=tournament.id,
        name=tournament.terms.name,
        game=tournament.terms.game,
        form=tournament.terms.form,
        seats=tournament.terms.seats,
        phase=tournament.phase,
        begins_at=tournament.terms.begins_at,
        entrants=sum(not entrant.double for entrant in tournament.entrants),
        round=len(tournament.rounds),
        rounds=round_count(tournament),
        mine=tournament.number_of(player.id) is not None,
        winner=None if leader is None else tournament.entrants[leader.entrant].name,
        is_club_only=tournament.terms.club is not None,
        admits_bots=tournament.terms.bots,
    )


async def tournament_details(
    service: TournamentService, tournament: Tournament, player: Player
) -> TournamentDetails:
    """Return a tournament with all details that a user may see."""
    me = tournament.number_of(player.id)
    own = next(
        (
            pod
            for pod in tournament.pods()
            if me in pod.entrants and not pod.opened and not pod.places
        ),
        None,
    )
    return TournamentDetails(
        id=tournament.id,
        terms=tournament.terms,
        phase=tournament.phase,
        can_manage=can_manage(tournament, player),
        can_enter=(
            tournament.phase == "open"
            or (tournament.phase == "running" and is_open_to_entrants(tournament))
        )
        and await service.can_enter(tournament, player),
        club=await service.clubs.club_reference(tournament.terms.club)
        if tournament.terms.club
        else None,
        own_number=me,
        commitment=None if own is None else await service.table_commitment(own.match),
        rounds_planned=round_count(tournament),
        entrants=tuple(
            EntrantDetails(
                number=number,
                name=entrant.name,
                present=entrant.here,
                from_round=entrant.since,
                mine=number == me,
                is_bot=is_bot_account(entrant.player),
            )
            for number, entrant in enumerate(tournament.entrants)
        ),
        rounds=tuple(
            RoundDetails(
                tables=tuple(_pod_details(pod, tournament, player) for pod in round_.pods),
                byes=round_.byes,
                started_at=round_.begun_at,
                ended_at=round_.ended_at,
            )
            for round_ in tournament.rounds
        ),
        standings=tuple(tournament_standings(tournament)),
        seed=tournament.seed.hex() if tournament.phase == "over" else None,
    )


def _pod_details(pod: Pod, tournament: Tournament, player: Player) -> PodDetails:
    can_see_match = (
        pod.opened
        or can_manage(tournament, player)
        or tournament.number_of(player.id) in pod.entrants
    )
    return PodDetails(
        match=pod.match if can_see_match else None,
        entrants=pod.entrants,
        ready=tuple(sorted(pod.present_entrants)),
        opened=pod.opened,
        called_at=pod.called_at,
        places=pod.places,
        entered_by_host=pod.by_hand,
    )
