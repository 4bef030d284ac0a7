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
    one = Tournament(
        id="t",
        terms=TournamentTerms(name="Club night", game="betta", **terms),
        host=HOST,
        seed=bytes(32),
        created_at=AT,
    )
    for number in range(people):
        one = lifecycle.enter_tournament(
            one, Player(f"id {number}", f"Name {number}"), is_present=True
        )
    return one


def play_round(one: Tournament, luck: Random) -> Tournament:
    """Finish the last round of a tournament; entrants with lower numbers tend to win."""
    for pod in one.rounds[-1].pods:
        order = sorted(pod.entrants, key=lambda number: number + luck.gauss(0, 12))
        ranks = {number: 1 + order.index(number) for number in pod.entrants}
        one = lifecycle.record_result(
            one, pod.match, ranks, {number: 100 - 10 * ranks[number] for number in pod.entrants}
        )
    return lifecycle.end_round(one, AT)


def play_tournament(one: Tournament, luck: Random, drop_outs: int = 0) -> Tournament:
    """Play a tournament to its end with drop-outs after each round."""
    one = lifecycle.begin_tournament(one, AT, new_match_id)
    while one.phase == "running":
        one = play_round(one, luck)
        for _ in range(drop_outs if len(one.rounds) < 5 else 0):
            one = lifecycle.leave_tournament(
                one,
                luck.choice(
                    [number for number, entrant in enumerate(one.entrants) if entrant.here]
                ),
            )
        one = lifecycle.start_next_round(one, AT, new_match_id)
    return one


def test_a_swiss_tournament_of_64_with_drop_outs_has_no_repeated_meeting() -> None:
    one = play_tournament(tournament_of(64, seats=4, rounds=6), Random(1), drop_outs=1)
    assert len(one.rounds) == 6 and sum(entrant.here for entrant in one.entrants) == 60
    assert set(meeting_counts(one).values()) == {1}
    for turn in one.rounds:
        assert all(len(pod.entrants) in (3, 4) for pod in turn.pods)
        assert sum(len(pod.entrants) for pod in turn.pods) >= 60
    # Most of the first eight in the standings are among the sixteen strongest entrants.
    assert sum(line.entrant < 16 for line in tournament_standings(one)[:8]) >= 6


@pytest.mark.parametrize(
    ("people", "seats", "turns"), [(9, 2, 5), (16, 4, 3), (13, 3, 4), (36, 6, 2), (25, 5, 3)]
)
def test_a_swiss_tournament_of_any_table_size_has_no_repeated_meeting(
    people: int, seats: int, turns: int
) -> None:
    one = play_tournament(tournament_of(people, seats=seats, rounds=turns), Random(2))
    assert len(one.rounds) == turns and set(meeting_counts(one).values()) == {1}
    assert len({number for turn in one.rounds for number in turn.byes}) == (
        turns if people % 2 and seats == 2 else 0
    )


def test_a_meeting_is_repeated_only_if_unavoidable() -> None:
    one = play_tournament(tournament_of(4, seats=2, rounds=4), Random(3))
    assert sorted(meeting_counts(one).values()) == [1, 1, 1, 1, 2, 2]


def test_leaders_meet_leaders() -> None:
    order, levels = list(range(8)), [3.0, 3.0, 2.0, 2.0, 1.0, 1.0, 0.0, 0.0]
    assert assign_tables(order, levels, {}, table_sizes(8, 2)) == [[0, 1], [2, 3], [4, 5], [6, 7]]
    again = assign_tables(order, levels, {frozenset((0, 1)): 1}, table_sizes(8, 2))
    assert (
        [0, 1] not in again and {0, 1} <= {*again[0], *again[1]} and again[2:] == [[4, 5], [6, 7]]
    )


@pytest.mark.parametrize("people", [5, 6, 8])
def test_a_round_robin_pairs_everyone_once(people: int) -> None:
    one = play_tournament(tournament_of(people, form="everybody"), Random(4))
    assert len(meeting_counts(one)) == people * (people - 1) // 2 and set(
        meeting_counts(one).values()
    ) == {1}
    firsts = [sum(pod.entrants[0] == number for pod in one.pods()) for number in range(people)]
    assert max(firsts) - min(firsts) <= 2


def test_a_round_robin_at_larger_tables_maximizes_meetings() -> None:
    one = play_tournament(tournament_of(8, form="everybody", seats=4), Random(4))
    assert len(one.rounds) == 3 == round_count(one)


@pytest.mark.parametrize(
    ("people", "seats", "turns"), [(8, 2, 3), (11, 2, 4), (2, 2, 1), (16, 4, 3), (10, 3, 3)]
)
def test_a_knock_out_ends_with_one_table(people: int, seats: int, turns: int) -> None:
    one = play_tournament(tournament_of(people, form="knockout", seats=seats), Random(5))
    assert len(one.rounds) == turns and len(one.rounds[-1].pods) == 1
    final = one.rounds[-1].pods[0]
    winner = max(zip(final.places, final.entrants, strict=True), key=lambda pair: pair[0].points)[1]
    assert tournament_standings(one)[0].entrant == winner
    for before, after in zip(one.rounds, one.rounds[1:], strict=False):
        on = {number for pod in after.pods for number in pod.entrants} | set(after.byes)
        assert on < {number for pod in before.pods for number in pod.entrants} | set(before.byes)


def test_an_arena_pairs_waiting_entrants_until_it_closes() -> None:
    one = lifecycle.begin_tournament(tournament_of(7, form="arena", minutes=30), AT, new_match_id)
    one = lifecycle.fill_arena(one, AT, new_match_id)
    assert [len(pod.entrants) for pod in one.rounds[0].pods] == [2, 2, 2] and len(
        one.waiting_entrants()
    ) == 1
    first = one.rounds[0].pods[0]
    one = lifecycle.record_result(
        one, first.match, {first.entrants[0]: 1, first.entrants[1]: 2}, {}
    )
    one = lifecycle.fill_arena(one, AT + 60_000, new_match_id)
    latest = one.rounds[0].pods[-1]
    # Entrants without a game are paired first, and no pairing repeats.
    assert (
        len(one.rounds[0].pods) == 4
        and set(latest.entrants) != set(first.entrants)
        and one.waiting_entrants() != [6]
    )
    late = lifecycle.fill_arena(one, AT + 30 * 60_000, new_match_id)
    assert late == one and late.phase == "running"
    for pod in late.pods():
        if not pod.places:
            late = lifecycle.record_result(
                late, pod.match, {pod.entrants[0]: 1, pod.entrants[1]: 1}, {}
            )
    assert lifecycle.fill_arena(late, AT + 31 * 60_000, new_match_id).phase == "over"


def test_a_short_arena_table_opens_after_a_delay() -> None:
    one = lifecycle.begin_tournament(tournament_of(3, form="arena", seats=4), AT, new_match_id)
    assert lifecycle.fill_arena(one, AT + 1_000, new_match_id) == one
    assert [
        len(pod.entrants) for pod in lifecycle.fill_arena(one, AT + 50_000, new_match_id).pods()
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
    one = lifecycle.begin_tournament(tournament_of(4, rounds=1), AT, new_match_id)
    scores = iter([(60, 40), (90, 10)])
    for pod in one.pods():
        own = dict(zip(pod.entrants, next(scores), strict=True))
        one = lifecycle.record_result(
            one, pod.match, {number: 1 + (own[number] < 50) for number in pod.entrants}, own
        )
    lines = tournament_standings(one)
    assert [line.points for line in lines] == [1, 1, 0, 0] and [
        line.score_share for line in lines
    ] == [
        90.0,
        60.0,
        40.0,
        10.0,
    ]
    assert lines == tournament_standings(replace(one, entrants=one.entrants))


def test_late_entries_follow_the_terms() -> None:
    eve = Player("id eve", "Name 1")
    one = lifecycle.begin_tournament(tournament_of(6, rounds=3, late=1), AT, new_match_id)
    late = lifecycle.enter_tournament(one, eve, is_present=False)
    assert (late.entrants[6].name, late.entrants[6].since, late.entrants[6].here) == (
        "Name 1 II",
        1,
        True,
    )
    second = lifecycle.start_next_round(play_round(one, Random(1)), AT, new_match_id)
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
    one = tournament_of(2)
    for code, step in (
        ("too-few", lambda: lifecycle.begin_tournament(tournament_of(1), AT, new_match_id)),
        (
            "already-started",
            lambda: lifecycle.begin_tournament(
                lifecycle.begin_tournament(one, AT, new_match_id), AT, new_match_id
            ),
        ),
        (
            "over",
            lambda: lifecycle.enter_tournament(
                lifecycle.cancel_tournament(one), Player("x", "X"), is_present=True
            ),
        ),
        ("over", lambda: lifecycle.leave_tournament(lifecycle.cancel_tournament(one), 0)),
        ("no-table", lambda: lifecycle.mark_ready(one, 0, "00")),
        ("no-table", lambda: lifecycle.pod_of(one, "none")),
        (
            "full",
            lambda: lifecycle.enter_tournament(
                tournament_of(256), Player("x", "X"), is_present=True
            ),
        ),
    ):
        with pytest.raises(Illegal, match=rf"tournament\.{code}"):
            step()
