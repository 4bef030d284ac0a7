"""Pairing of the next round in each form of tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.services.tournaments.rankings import tournament_standings
from parlour.services.tournaments.solver import assign_tables, table_sizes
from parlour.services.tournaments.tournament import Tournament, TournamentForm, meeting_counts


class Pairing(NamedTuple):
    """The tables of a round and the entrants with a bye."""

    tables: list[list[int]]
    """The entrants at each table."""

    byes: list[int]
    """The entrants who have a bye."""


def round_count(tournament: Tournament) -> int | None:
    """Return the number of rounds, or None if it is not known in advance."""
    terms, people = (
        tournament.terms,
        sum(bool(entrant.here or tournament.rounds) for entrant in tournament.entrants),
    )
    if terms.form == "swiss":
        return terms.rounds
    if terms.form == "everybody":
        people = len(_round_robin_order(tournament)) if terms.seats == 2 else people
        return max(1, -(-(people - 1) // (terms.seats - 1)))
    return None


def next_pairing(tournament: Tournament) -> Pairing | None:
    """Return the pairing of the next round, or None if the tournament is over.

    Arenas have no rounds; see `arena_tables`.
    """
    number_of_rounds = len(tournament.rounds)
    all_rounds = round_count(tournament)
    if all_rounds is not None and number_of_rounds >= all_rounds:
        return None
    return PAIRINGS[tournament.terms.form](tournament)


def arena_tables(tournament: Tournament, waiting: Sequence[int], short: bool) -> list[list[int]]:
    """Return the tables that the waiting entrants of an arena can fill.

    Args:
        tournament: The arena.
        waiting: The numbers of the waiting entrants.
        short: Whether to return a smaller table if no table can be filled.
    """
    seats = tournament.terms.seats
    count = len(waiting) // seats * seats
    if not count:
        return [list(waiting)] if short and len(waiting) > 1 else []
    # Entrants with the fewest games play first. Among entrants with equally many games, those who
    # have not met before are paired.
    tables = [sum(number in pod.entrants for pod in tournament.pods()) for number in waiting]
    selected = {number for _, number in sorted(zip(tables, waiting, strict=True))[:count]}
    entries = [entry for entry in tournament_standings(tournament) if entry.entrant in selected]
    return assign_tables(
        [entry.entrant for entry in entries],
        [entry.points for entry in entries],
        meeting_counts(tournament),
        table_sizes(count, seats),
    )


def _swiss_pairing(tournament: Tournament) -> Pairing | None:
    entries = tournament_standings(tournament)
    ordered, byes = _players_and_byes(tournament, [entry.entrant for entry in entries])
    if len(ordered) < 2:
        return None
    points = {entry.entrant: entry.points for entry in entries}
    return Pairing(
        assign_tables(
            ordered,
            [points[entrant] for entrant in ordered],
            meeting_counts(tournament),
            table_sizes(len(ordered), tournament.terms.seats),
        ),
        byes,
    )


def _players_and_byes(
    tournament: Tournament, ordered: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return the entrants who play and those who have a bye.

    There is a bye only at tables for two with an odd number of entrants.
    """
    present = [number for number in ordered if tournament.entrants[number].here]
    if tournament.terms.seats > 2 or len(present) % 2 == 0 or tournament.terms.filled is not None:
        return present, []
    had_bye = {number for entrant in tournament.rounds for number in entrant.byes}
    bye = next((number for number in reversed(present) if number not in had_bye), present[-1])
    return [number for number in present if number != bye], [bye]


def _round_robin_pairing(tournament: Tournament) -> Pairing | None:
    if tournament.terms.seats > 2:
        ordered = [
            entry.entrant
            for entry in tournament_standings(tournament)
            if tournament.entrants[entry.entrant].here
        ]
        if len(ordered) < 2:
            return None
        # Points are ignored here; only earlier meetings matter.
        return Pairing(
            assign_tables(
                ordered,
                [0.0] * len(ordered),
                meeting_counts(tournament),
                table_sizes(len(ordered), tournament.terms.seats),
            ),
            [],
        )
    circle = _round_robin_order(tournament)
    rotated = [circle[0], *_rotate(circle[1:], len(tournament.rounds))]
    half = len(rotated) // 2
    # The first entrant of the circle would always have the first seat, so seats alternate by round.
    pairs = [
        pair[::-1] if len(tournament.rounds) % 2 and not table else pair
        for table, pair in enumerate(zip(rotated[:half], reversed(rotated[half:]), strict=True))
    ]
    present = [
        [number for number in pair if number is not None and tournament.entrants[number].here]
        for pair in pairs
    ]
    return Pairing(
        [pair for pair in present if len(pair) == 2],
        [pair[0] for pair in present if len(pair) == 1],
    )


def _round_robin_order(tournament: Tournament) -> list[int | None]:
    """Return all entrants in random order, with None added if their number is odd.

    Before the first round only entrants who are present are returned.
    """
    all_of_them = sorted(
        (
            number
            for number, entrant in enumerate(tournament.entrants)
            if entrant.here or tournament.rounds
        ),
        key=tournament.lot,
    )
    return [*all_of_them, *([None] if len(all_of_them) % 2 else [])]


def _rotate(people: Sequence[int | None], shift: int) -> list[int | None]:
    shift %= max(1, len(people))
    return [*people[-shift:], *people[:-shift]] if shift else list(people)


def _knockout_pairing(tournament: Tournament) -> Pairing | None:
    seats, ordered = (
        tournament.terms.seats,
        [entry.entrant for entry in tournament_standings(tournament)],
    )
    remaining = [number for number in ordered if tournament.entrants[number].here]
    if tournament.rounds:
        last = tournament.rounds[-1]
        if len(last.pods) < 2 and not last.byes:
            return None
        survivors = {
            number for pod in last.pods for number in advancing_entrants(tournament, pod.entrants)
        }
        remaining = [number for number in remaining if number in survivors or number in last.byes]
    if len(remaining) < 2:
        return None
    byes: list[int] = []
    if seats == 2:
        # The highest entrants get byes, so that the number of players becomes a power of two.
        full = 1 << (len(remaining) - 1).bit_length()
        byes = remaining[: full - len(remaining)]
    playing = [number for number in remaining if number not in byes]
    tables: list[list[int]] = [[] for _ in table_sizes(len(playing), seats)]
    for place, number in enumerate(playing):
        # Entrants are dealt to tables in snake order, so that the best meet the weakest first and
        # each other late.
        row, column = divmod(place, len(tables))
        tables[column if row % 2 == 0 else -1 - column].append(number)
    return Pairing(tables, byes)


def advancing_entrants(tournament: Tournament, table: Sequence[int]) -> list[int]:
    """Return the better half of a knock-out table; the standings decide between equals."""
    ordered = {entry.entrant: place for place, entry in enumerate(tournament_standings(tournament))}
    pod = next(
        pod
        for entrant in reversed(tournament.rounds)
        for pod in entrant.pods
        if pod.entrants == tuple(table)
    )
    by_place = sorted(
        range(len(table)),
        key=lambda seat: (-pod.places[seat].points, ordered.get(table[seat], len(ordered))),
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
