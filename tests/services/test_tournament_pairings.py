"""Tests for pairings and standings of every tournament form."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from parlour.core.game import Illegal, replace
from parlour.db.records import Player
from parlour.services.tournaments import lifecycle
from parlour.services.tournaments.pairing import round_count
from parlour.services.tournaments.rankings import table_places, tournament_standings
from parlour.services.tournaments.solver import assign_tables, table_sizes
from parlour.services.tournaments.tournament import Tournament, TournamentTerms, meeting_counts

AT = 1_800_000_000_000
HOST = "host"
IDS = count()


def new_match_id() -> str:
    return f"match {next(IDS)}"


def tournament_of(people: int, **terms: Any) -> Tournament:
    """Return a tournament with `people` entrants."""
    tournament = Tournament(
        id="t",
        terms=TournamentTerms(name="Club night", game="betta", **terms),
        host=HOST,
        seed=bytes(32),
        created_at=AT,
    )
    for number in range(people):
        tournament = lifecycle.enter_tournament(
            tournament, Player(f"id {number}", f"Name {number}"), is_present=True
        )
    return tournament


def play_round(tournament: Tournament, luck: Random) -> Tournament:
    """Finish the last round of a tournament; entrants with lower numbers tend to win."""
    for pod in tournament.rounds[-1].pods:
        order = sorted(pod.entrants, key=lambda number: number + luck.gauss(0, 12))
        ranks = {number: 1 + order.index(number) for number in pod.entrants}
        tournament = lifecycle.record_result(
            tournament,
            pod.match,
            ranks,
            {number: 100 - 10 * ranks[number] for number in pod.entrants},
        )
    return lifecycle.end_round(tournament, AT)


def play_tournament(tournament: Tournament, luck: Random, drop_outs: int = 0) -> Tournament:
    """Play a tournament to its end with drop-outs after each round."""
    tournament = lifecycle.begin_tournament(tournament, AT, new_match_id)
    while tournament.phase == "running":
        tournament = play_round(tournament, luck)
        for _ in range(drop_outs if len(tournament.rounds) < 5 else 0):
            tournament = lifecycle.leave_tournament(
                tournament,
                luck.choice(
                    [number for number, entrant in enumerate(tournament.entrants) if entrant.here]
                ),
            )
        tournament = lifecycle.start_next_round(tournament, AT, new_match_id)
    return tournament


@pytest.mark.slow
def test_a_swiss_tournament_of_64_with_drop_outs_has_no_repeated_meeting() -> None:
    tournament = play_tournament(tournament_of(64, seats=4, rounds=6), Random(1), drop_outs=1)
    assert (
        len(tournament.rounds) == 6 and sum(entrant.here for entrant in tournament.entrants) == 60
    )
    assert set(meeting_counts(tournament).values()) == {1}
    for turn in tournament.rounds:
        assert all(len(pod.entrants) in (3, 4) for pod in turn.pods)
        assert sum(len(pod.entrants) for pod in turn.pods) >= 60
    # Most of the first eight in the standings are among the sixteen strongest entrants.
    assert sum(line.entrant < 16 for line in tournament_standings(tournament)[:8]) >= 6


@pytest.mark.parametrize(
    ("people", "seats", "turns"), [(9, 2, 5), (16, 4, 3), (13, 3, 4), (36, 6, 2), (25, 5, 3)]
)
def test_a_swiss_tournament_of_any_table_size_has_no_repeated_meeting(
    people: int, seats: int, turns: int
) -> None:
    tournament = play_tournament(tournament_of(people, seats=seats, rounds=turns), Random(2))
    assert len(tournament.rounds) == turns and set(meeting_counts(tournament).values()) == {1}
    assert len({number for turn in tournament.rounds for number in turn.byes}) == (
        turns if people % 2 and seats == 2 else 0
    )


def test_a_meeting_is_repeated_only_if_unavoidable() -> None:
    tournament = play_tournament(tournament_of(4, seats=2, rounds=4), Random(3))
    assert sorted(meeting_counts(tournament).values()) == [1, 1, 1, 1, 2, 2]


def test_leaders_meet_leaders() -> None:
    order, levels = list(range(8)), [3.0, 3.0, 2.0, 2.0, 1.0, 1.0, 0.0, 0.0]
    assert assign_tables(order, levels, {}, table_sizes(8, 2)) == [[0, 1], [2, 3], [4, 5], [6, 7]]
    again = assign_tables(order, levels, {frozenset((0, 1)): 1}, table_sizes(8, 2))
    assert (
        [0, 1] not in again and {0, 1} <= {*again[0], *again[1]} and again[2:] == [[4, 5], [6, 7]]
    )


@pytest.mark.parametrize("people", [5, 6, 8])
def test_a_round_robin_pairs_everyone_once(people: int) -> None:
    tournament = play_tournament(tournament_of(people, form="everybody"), Random(4))
    assert len(meeting_counts(tournament)) == people * (people - 1) // 2 and set(
        meeting_counts(tournament).values()
    ) == {1}
    firsts = [
        sum(pod.entrants[0] == number for pod in tournament.pods()) for number in range(people)
    ]
    assert max(firsts) - min(firsts) <= 2


def test_a_round_robin_at_larger_tables_maximizes_meetings() -> None:
    tournament = play_tournament(tournament_of(8, form="everybody", seats=4), Random(4))
    assert len(tournament.rounds) == 3 == round_count(tournament)


@pytest.mark.parametrize(
    ("people", "seats", "turns"), [(8, 2, 3), (11, 2, 4), (2, 2, 1), (16, 4, 3), (10, 3, 3)]
)
def test_a_knock_out_ends_with_one_table(people: int, seats: int, turns: int) -> None:
    tournament = play_tournament(tournament_of(people, form="knockout", seats=seats), Random(5))
    assert len(tournament.rounds) == turns and len(tournament.rounds[-1].pods) == 1
    final = tournament.rounds[-1].pods[0]
    winner = max(zip(final.places, final.entrants, strict=True), key=lambda pair: pair[0].points)[1]
    assert tournament_standings(tournament)[0].entrant == winner
    for before, after in zip(tournament.rounds, tournament.rounds[1:], strict=False):
        on = {number for pod in after.pods for number in pod.entrants} | set(after.byes)
        assert on < {number for pod in before.pods for number in pod.entrants} | set(before.byes)


def test_an_arena_pairs_waiting_entrants_until_it_closes() -> None:
    tournament = lifecycle.begin_tournament(
        tournament_of(7, form="arena", minutes=30), AT, new_match_id
    )
    tournament = lifecycle.fill_arena(tournament, AT, new_match_id)
    assert [len(pod.entrants) for pod in tournament.rounds[0].pods] == [2, 2, 2] and len(
        tournament.waiting_entrants()
    ) == 1
    first = tournament.rounds[0].pods[0]
    tournament = lifecycle.record_result(
        tournament, first.match, {first.entrants[0]: 1, first.entrants[1]: 2}, {}
    )
    tournament = lifecycle.fill_arena(tournament, AT + 60_000, new_match_id)
    latest = tournament.rounds[0].pods[-1]
    # Entrants without a game are paired first, and no pairing repeats.
    assert (
        len(tournament.rounds[0].pods) == 4
        and set(latest.entrants) != set(first.entrants)
        and tournament.waiting_entrants() != [6]
    )
    late = lifecycle.fill_arena(tournament, AT + 30 * 60_000, new_match_id)
    assert late == tournament and late.phase == "running"
    for pod in late.pods():
        if not pod.places:
            late = lifecycle.record_result(
                late, pod.match, {pod.entrants[0]: 1, pod.entrants[1]: 1}, {}
            )
    assert lifecycle.fill_arena(late, AT + 31 * 60_000, new_match_id).phase == "over"


def test_a_short_arena_table_opens_after_a_delay() -> None:
    tournament = lifecycle.begin_tournament(
        tournament_of(3, form="arena", seats=4), AT, new_match_id
    )
    assert lifecycle.fill_arena(tournament, AT + 1_000, new_match_id) == tournament
    assert [
        len(pod.entrants)
        for pod in lifecycle.fill_arena(tournament, AT + 50_000, new_match_id).pods()
    ] == [3]


def test_equals_share_points_and_absent_entrants_get_none() -> None:
    assert [place.points for place in table_places([1, 2, 2, 4], [9, 5, 5, 1], 3.0)] == [
        3.0,
        1.5,
        1.5,
        0.0,
    ]
    assert [
        (place.points, place.first) for place in table_places([2, None, 1], [4, None, 7], 3.0)
    ] == [(1.5, False), (0.0, False), (3.0, True)]
    assert [place.points for place in table_places([1], [None], 1.0)] == [1.0]


def test_ties_are_broken_by_opponents_points_then_by_share() -> None:
    tournament = lifecycle.begin_tournament(tournament_of(4, rounds=1), AT, new_match_id)
    scores = iter([(60, 40), (90, 10)])
    for pod in tournament.pods():
        own = dict(zip(pod.entrants, next(scores), strict=True))
        tournament = lifecycle.record_result(
            tournament, pod.match, {number: 1 + (own[number] < 50) for number in pod.entrants}, own
        )
    lines = tournament_standings(tournament)
    assert [line.points for line in lines] == [1, 1, 0, 0] and [
        line.score_share for line in lines
    ] == [
        90.0,
        60.0,
        40.0,
        10.0,
    ]
    assert lines == tournament_standings(replace(tournament, entrants=tournament.entrants))


def test_late_entries_follow_the_terms() -> None:
    eve = Player("id eve", "Name 1")
    tournament = lifecycle.begin_tournament(tournament_of(6, rounds=3, late=1), AT, new_match_id)
    late = lifecycle.enter_tournament(tournament, eve, is_present=False)
    assert (late.entrants[6].name, late.entrants[6].since, late.entrants[6].here) == (
        "Name 1 II",
        1,
        True,
    )
    second = lifecycle.start_next_round(play_round(tournament, Random(1)), AT, new_match_id)
    with pytest.raises(Illegal, match=r"tournament\.too-late"):
        lifecycle.enter_tournament(second, eve, is_present=False)
    # A former entrant may always return.
    assert (
        lifecycle.enter_tournament(
            lifecycle.leave_tournament(second, 2), Player("id 2", ""), is_present=False
        )
        .entrants[2]
        .here
    )


def test_invalid_steps_are_refused() -> None:
    tournament = tournament_of(2)
    for code, step in (
        ("too-few", lambda: lifecycle.begin_tournament(tournament_of(1), AT, new_match_id)),
        (
            "already-started",
            lambda: lifecycle.begin_tournament(
                lifecycle.begin_tournament(tournament, AT, new_match_id), AT, new_match_id
            ),
        ),
        (
            "over",
            lambda: lifecycle.enter_tournament(
                lifecycle.cancel_tournament(tournament), Player("x", "X"), is_present=True
            ),
        ),
        ("over", lambda: lifecycle.leave_tournament(lifecycle.cancel_tournament(tournament), 0)),
        ("no-table", lambda: lifecycle.mark_ready(tournament, 0, "00")),
        ("no-table", lambda: lifecycle.pod_of(tournament, "none")),
        (
            "full",
            lambda: lifecycle.enter_tournament(
                tournament_of(256), Player("x", "X"), is_present=True
            ),
        ),
    ):
        with pytest.raises(Illegal, match=rf"tournament\.{code}"):
            step()
