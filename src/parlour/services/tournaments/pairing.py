"""Pairing of the next round in each form of tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.services.tournaments.rankings import tournament_standings
from parlour.services.tournaments.solver import assign_tables, table_sizes
from parlour.services.tournaments.tournament import (
    Entrant,
    Tournament,
    TournamentForm,
    meeting_counts,
)


class Pairing(NamedTuple):
    """The tables of a round and the entrants with a bye."""

    tables: list[list[int]]
    """The entrants at each table."""

    byes: list[int]
    """The entrants who have a bye."""


def round_count(tournament: Tournament) -> int | None:
    """Return the number of rounds, or None if it is not known in advance."""
    terms = tournament.terms
    if terms.form == "swiss":
        return terms.rounds
    if terms.form == "everybody":
        if terms.seats == 2:
            entrant_count = len(_round_robin_order(tournament))
        else:
            entrant_count = sum(_is_counted(tournament, entrant) for entrant in tournament.entrants)
        return max(1, -(-(entrant_count - 1) // (terms.seats - 1)))
    return None


def next_pairing(tournament: Tournament) -> Pairing | None:
    """Return the pairing of the next round, or None if the tournament is over.

    Arenas have no rounds; see `arena_tables`.
    """
    total_rounds = round_count(tournament)
    if total_rounds is not None and len(tournament.rounds) >= total_rounds:
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
    seated_count = len(waiting) // seats * seats
    if not seated_count:
        return [list(waiting)] if short and len(waiting) > 1 else []
    # Entrants with the fewest games play first. Among entrants with equally many games, those who
    # have not met before are paired.
    game_counts = [sum(number in pod.entrants for pod in tournament.pods()) for number in waiting]
    by_games = sorted(zip(game_counts, waiting, strict=True))
    selected = {number for _, number in by_games[:seated_count]}
    lines = [line for line in tournament_standings(tournament) if line.entrant in selected]
    return assign_tables(
        [line.entrant for line in lines],
        [line.points for line in lines],
        meeting_counts(tournament),
        table_sizes(seated_count, seats),
    )


def _swiss_pairing(tournament: Tournament) -> Pairing | None:
    lines = tournament_standings(tournament)
    players, byes = _players_and_byes(tournament, [line.entrant for line in lines])
    if len(players) < 2:
        return None
    points = {line.entrant: line.points for line in lines}
    return Pairing(
        assign_tables(
            players,
            [points[number] for number in players],
            meeting_counts(tournament),
            table_sizes(len(players), tournament.terms.seats),
        ),
        byes,
    )


def _players_and_byes(
    tournament: Tournament, by_rank: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return the entrants who play and those who have a bye.

    There is a bye only at tables for two with an odd number of entrants.
    """
    present = [number for number in by_rank if tournament.entrants[number].here]
    if tournament.terms.seats > 2 or len(present) % 2 == 0 or tournament.terms.filled is not None:
        return present, []
    had_bye = {number for round_ in tournament.rounds for number in round_.byes}
    bye = next((number for number in reversed(present) if number not in had_bye), present[-1])
    return [number for number in present if number != bye], [bye]


def _round_robin_pairing(tournament: Tournament) -> Pairing | None:
    if tournament.terms.seats > 2:
        players = [
            line.entrant
            for line in tournament_standings(tournament)
            if tournament.entrants[line.entrant].here
        ]
        if len(players) < 2:
            return None
        # Points are ignored here; only earlier meetings matter.
        return Pairing(
            assign_tables(
                players,
                [0.0] * len(players),
                meeting_counts(tournament),
                table_sizes(len(players), tournament.terms.seats),
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
    by_lot = sorted(
        (
            number
            for number, entrant in enumerate(tournament.entrants)
            if _is_counted(tournament, entrant)
        ),
        key=tournament.lot,
    )
    return [*by_lot, *([None] if len(by_lot) % 2 else [])]


def _is_counted(tournament: Tournament, entrant: Entrant) -> bool:
    """Return whether an entrant has a place in a round robin: all have one after its start."""
    return entrant.here or bool(tournament.rounds)


def _rotate(circle: Sequence[int | None], shift: int) -> list[int | None]:
    shift %= max(1, len(circle))
    return [*circle[-shift:], *circle[:-shift]] if shift else list(circle)


def _knockout_pairing(tournament: Tournament) -> Pairing | None:
    seats = tournament.terms.seats
    by_rank = [line.entrant for line in tournament_standings(tournament)]
    remaining = [number for number in by_rank if tournament.entrants[number].here]
    if tournament.rounds:
        last_round = tournament.rounds[-1]
        if len(last_round.pods) < 2 and not last_round.byes:
            return None
        advancing = {
            number
            for pod in last_round.pods
            for number in advancing_entrants(tournament, pod.entrants)
        }
        remaining = [
            number for number in remaining if number in advancing or number in last_round.byes
        ]
    if len(remaining) < 2:
        return None
    byes: list[int] = []
    if seats == 2:
        # The highest entrants get byes, so that the number of players becomes a power of two.
        bracket_size = 1 << (len(remaining) - 1).bit_length()
        byes = remaining[: bracket_size - len(remaining)]
    playing = [number for number in remaining if number not in byes]
    tables: list[list[int]] = [[] for _ in table_sizes(len(playing), seats)]
    for position, number in enumerate(playing):
        # Entrants are dealt to tables in snake order, so that the best meet the weakest first and
        # each other late.
        row, column = divmod(position, len(tables))
        tables[column if row % 2 == 0 else -1 - column].append(number)
    return Pairing(tables, byes)


def advancing_entrants(tournament: Tournament, table: Sequence[int]) -> list[int]:
    """Return the better half of a knock-out table; the standings decide between equals."""
    rank_of = {line.entrant: rank for rank, line in enumerate(tournament_standings(tournament))}
    pod = next(
        pod
        for round_ in reversed(tournament.rounds)
        for pod in round_.pods
        if pod.entrants == tuple(table)
    )
    seats_by_result = sorted(
        range(len(table)),
        key=lambda seat: (-pod.places[seat].points, rank_of.get(table[seat], len(rank_of))),
    )
    return [
        table[seat]
        for seat in seats_by_result[: max(1, len(table) // 2)]
        if pod.places[seat].points > 0 or seat == seats_by_result[0]
    ]


PAIRINGS: dict[TournamentForm, Callable[[Tournament], Pairing | None]] = {
    "swiss": _swiss_pairing,
    "everybody": _round_robin_pairing,
    "knockout": _knockout_pairing,
}
