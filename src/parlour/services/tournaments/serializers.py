"""What people are told of tournaments: names and numbers, never a player's id, no part of the luck, the seed only when all is over."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.tournaments.lifecycle import welcome
from parlour.services.tournaments.pairing import rounds
from parlour.services.tournaments.rankings import Line, standings
from parlour.services.tournaments.tournament import Form, Place, Pod, Terms, Tournament
from parlour.services.tournaments.tournaments import Tournaments, manages


class Brief(Value, frozen=True, kw_only=True):
    """A tournament in a list; moments are ms since 1970. `mine` says that whoever asks takes part."""

    id: str
    name: str
    game: str
    form: Form
    seats: int
    phase: str
    begins_at: int | None
    entrants: int
    round: int
    rounds: int | None
    mine: bool
    won: str | None


class Person(Value, frozen=True, kw_only=True):
    """Somebody who takes part; `me` is whoever asks."""

    number: int
    name: str
    here: bool
    since: int
    me: bool


class Table(Value, frozen=True, kw_only=True):
    """A table of a round: who was sent there in the order of the chairs, who is there, and how it ended.

    Before the match opens, `match` is for those who sit there and for the host; null for everybody else.
    """

    match: str | None
    entrants: tuple[int, ...]
    ready: tuple[int, ...]
    opened: bool
    called_at: int
    places: tuple[Place, ...]
    by_hand: bool


class Turn(Value, frozen=True, kw_only=True):
    """A round."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    begun_at: int
    ended_at: int | None


class Told(Value, frozen=True, kw_only=True):
    """A tournament as somebody sees it. `me` is their number and `manages` whether they direct it; `commitment` is of their table's luck.

    `rounds_planned` is None where nobody can know; `seed` drew the lots and is told when all is over.
    """

    id: str
    terms: Terms
    phase: str
    manages: bool
    welcome: bool
    me: int | None
    commitment: str | None
    rounds_planned: int | None
    entrants: tuple[Person, ...]
    rounds: tuple[Turn, ...]
    standings: tuple[Line, ...]
    seed: str | None


def brief(one: Tournament, player: Player) -> Brief:
    """Return a tournament in a list."""
    first = standings(one)[0] if one.phase == "over" and one.rounds and one.entrants else None
    return Brief(
        id=one.id,
        name=one.terms.name,
        game=one.terms.game,
        form=one.terms.form,
        seats=one.terms.seats,
        phase=one.phase,
        begins_at=one.terms.begins_at,
        entrants=sum(not entrant.double for entrant in one.entrants),
        round=len(one.rounds),
        rounds=rounds(one),
        mine=one.number_of(player.id) is not None,
        won=None if first is None else one.entrants[first.entrant].name,
    )


async def told(house: Tournaments, one: Tournament, player: Player) -> Told:
    """Return a tournament as this person sees it."""
    me = one.number_of(player.id)
    own = next((pod for pod in one.pods() if me in pod.entrants and not pod.opened and not pod.places), None)
    return Told(
        id=one.id,
        terms=one.terms,
        phase=one.phase,
        manages=manages(one, player),
        welcome=one.phase == "open" or (one.phase == "running" and welcome(one)),
        me=me,
        commitment=None if own is None else await house.commitment(own.match),
        rounds_planned=rounds(one),
        entrants=tuple(
            Person(number=number, name=someone.name, here=someone.here, since=someone.since, me=number == me)
            for number, someone in enumerate(one.entrants)
        ),
        rounds=tuple(
            Turn(tables=tuple(_table(pod, one, player) for pod in turn.pods), byes=turn.byes, begun_at=turn.begun_at, ended_at=turn.ended_at)
            for turn in one.rounds
        ),
        standings=tuple(standings(one)),
        seed=one.seed.hex() if one.phase == "over" else None,
    )


def _table(pod: Pod, one: Tournament, player: Player) -> Table:
    knows = pod.opened or manages(one, player) or one.number_of(player.id) in pod.entrants
    return Table(
        match=pod.match if knows else None,
        entrants=pod.entrants,
        ready=tuple(sorted(pod.came)),
        opened=pod.opened,
        called_at=pod.called_at,
        places=pod.places,
        by_hand=pod.by_hand,
    )
