"""Who plays whom next, in each form of tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.services.tournaments.rankings import tournament_standings
from parlour.services.tournaments.solver import assign_tables, table_sizes
from parlour.services.tournaments.tournament import Tournament, TournamentForm, meeting_counts


class Pairing(NamedTuple):
    """The tables of a round, and who sits it out."""

    tables: list[list[int]]
    byes: list[int]


def round_count(tournament: Tournament) -> int | None:
    """Return how many rounds there will be; None while nobody can know."""
    terms, people = (
        tournament.terms,
        sum(bool(one.here or tournament.rounds) for one in tournament.entrants),
    )
    if terms.form == "swiss":
        return terms.rounds
    if terms.form == "everybody":
        people = len(_round_robin_order(tournament)) if terms.seats == 2 else people
        return max(1, -(-(people - 1) // (terms.seats - 1)))
    return None


def next_pairing(tournament: Tournament) -> Pairing | None:
    """Return the next round, or None when the tournament is over. An arena has no rounds: see `free_tables`."""
    turn = len(tournament.rounds)
    all_rounds = round_count(tournament)
    if all_rounds is not None and turn >= all_rounds:
        return None
    return PAIRINGS[tournament.terms.form](tournament)


def arena_tables(tournament: Tournament, waiting: Sequence[int], short: bool) -> list[list[int]]:
    """Return the tables that whoever waits in an arena can fill; `short` ones too when nobody else may come soon."""
    seats = tournament.terms.seats
    many = len(waiting) // seats * seats
    if not many:
        return [list(waiting)] if short and len(waiting) > 1 else []
    # Who has played least plays first; of those, equals meet, and not whom they have met.
    tables = [sum(number in pod.entrants for pod in tournament.pods()) for number in waiting]
    called = {number for _, number in sorted(zip(tables, waiting, strict=True))[:many]}
    lines = [line for line in tournament_standings(tournament) if line.entrant in called]
    return assign_tables(
        [line.entrant for line in lines],
        [line.points for line in lines],
        meeting_counts(tournament),
        table_sizes(many, seats),
    )


def _swiss_pairing(tournament: Tournament) -> Pairing | None:
    lines = tournament_standings(tournament)
    order, byes = _players_and_byes(tournament, [line.entrant for line in lines])
    if len(order) < 2:
        return None
    points = {line.entrant: line.points for line in lines}
    return Pairing(
        assign_tables(
            order,
            [points[one] for one in order],
            meeting_counts(tournament),
            table_sizes(len(order), tournament.terms.seats),
        ),
        byes,
    )


def _players_and_byes(tournament: Tournament, order: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return who plays and who rests: of an odd number at tables for two the last who has not rested yet."""
    here = [number for number in order if tournament.entrants[number].here]
    if tournament.terms.seats > 2 or len(here) % 2 == 0 or tournament.terms.filled is not None:
        return here, []
    rested = {number for one in tournament.rounds for number in one.byes}
    rests = next((number for number in reversed(here) if number not in rested), here[-1])
    return [number for number in here if number != rests], [rests]


def _round_robin_pairing(tournament: Tournament) -> Pairing | None:
    if tournament.terms.seats > 2:
        order = [
            line.entrant
            for line in tournament_standings(tournament)
            if tournament.entrants[line.entrant].here
        ]
        if len(order) < 2:
            return None
        # All are equals here: only who has met whom matters.
        return Pairing(
            assign_tables(
                order,
                [0.0] * len(order),
                meeting_counts(tournament),
                table_sizes(len(order), tournament.terms.seats),
            ),
            [],
        )
    circle = _round_robin_order(tournament)
    turned = [circle[0], *_rotate(circle[1:], len(tournament.rounds))]
    half = len(turned) // 2
    # The first of the circle would always have the first chair: sides change from round to round.
    pairs = [
        pair[::-1] if len(tournament.rounds) % 2 and not table else pair
        for table, pair in enumerate(zip(turned[:half], reversed(turned[half:]), strict=True))
    ]
    here = [
        [number for number in pair if number is not None and tournament.entrants[number].here]
        for pair in pairs
    ]
    return Pairing(
        [pair for pair in here if len(pair) == 2], [pair[0] for pair in here if len(pair) == 1]
    )


def _round_robin_order(tournament: Tournament) -> list[int | None]:
    """Return all who were here when it began, in an order by lot, with an empty place when they are odd."""
    all_of_them = sorted(
        (number for number, one in enumerate(tournament.entrants) if one.here or tournament.rounds),
        key=tournament.lot,
    )
    return [*all_of_them, *([None] if len(all_of_them) % 2 else [])]


def _rotate(people: Sequence[int | None], by: int) -> list[int | None]:
    by %= max(1, len(people))
    return [*people[-by:], *people[:-by]] if by else list(people)


def _knockout_pairing(tournament: Tournament) -> Pairing | None:
    seats, order = (
        tournament.terms.seats,
        [line.entrant for line in tournament_standings(tournament)],
    )
    left = [number for number in order if tournament.entrants[number].here]
    if tournament.rounds:
        last = tournament.rounds[-1]
        if len(last.pods) < 2 and not last.byes:
            return None
        survivors = {
            number for pod in last.pods for number in advancing_entrants(tournament, pod.entrants)
        }
        left = [number for number in left if number in survivors or number in last.byes]
    if len(left) < 2:
        return None
    byes: list[int] = []
    if seats == 2:
        # The highest rest in a round that would not halve cleanly: then it is a full bracket to the end.
        full = 1 << (len(left) - 1).bit_length()
        byes = left[: full - len(left)]
    playing = [number for number in left if number not in byes]
    tables: list[list[int]] = [[] for _ in table_sizes(len(playing), seats)]
    for place, number in enumerate(playing):
        # As a snake: the best meets the last, so that the favourites meet late.
        turn, at = divmod(place, len(tables))
        tables[at if turn % 2 == 0 else -1 - at].append(number)
    return Pairing(tables, byes)


def advancing_entrants(tournament: Tournament, table: Sequence[int]) -> list[int]:
    """Return who goes on from a table of a knock-out: the better half, the higher in the list where they are equal."""
    order = {line.entrant: place for place, line in enumerate(tournament_standings(tournament))}
    pod = next(
        pod
        for one in reversed(tournament.rounds)
        for pod in one.pods
        if pod.entrants == tuple(table)
    )
    by_place = sorted(
        range(len(table)),
        key=lambda seat: (-pod.places[seat].points, order.get(table[seat], len(order))),
    )
    return [
        table[seat]
        for seat in by_place[: max(1, len(table) // 2)]
        if pod.places[seat].points > 0 or seat == by_place[0]
    ]


PAIRINGS: dict[TournamentForm, Callable[[Tournament], Pairing | None]] = {
    "swiss": _swiss_pairing,
    "everybody": _round_robin_pairing,
    "knockout": _knockout_pairing,
}
