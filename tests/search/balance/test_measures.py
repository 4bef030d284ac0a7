"""Tests of the quantities of a balance measurement on constructed matches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from parlour.core.game import Ranking
from parlour.search.balance.comparison import balance_differences
from parlour.search.balance.measures import balance_measures, decided_after, is_comeback
from parlour.search.balance.records import FieldValue, Usage, leading_side
from parlour.search.balance.report import summarize_balance
from parlour.search.estimates import Ratio

from .matches import SETTING, constructed_match

pytestmark = pytest.mark.uncounted


def value(ratio: Ratio) -> float:
    return sum(ratio.numerators) / sum(ratio.denominators)


@pytest.mark.parametrize(
    ("ranks", "teams", "leader"),
    [
        ((1, 2, 3), None, 0),
        ((2, 1, 2), None, 1),
        ((1, 1, 3), None, None),
        ((1, 2, 1, 2), (0, 1, 0, 1), 0),
        ((1, 1, 1, 1), (0, 1, 0, 1), None),
    ],
)
def test_a_side_leads_if_it_is_first_alone(
    ranks: tuple[int, ...], teams: tuple[int, ...] | None, leader: int | None
) -> None:
    assert leading_side(Ranking(ranks, teams=teams)) == leader


@pytest.mark.parametrize(
    ("leaders", "ranks", "expected"),
    [
        ((0, 0, 0, 0), (1, 2), False),
        ((0, 0, 1, 1), (2, 1), True),
        ((0, 1, 1, 0), (1, 2), True),
        ((0, 0, 1, None), (1, 1), False),
        ((0, None, 1, 1), (2, 1), None),
        ((1, 0, 0, 0, 1), (2, 1), True),
        ((), (1, 1), None),
        ((0,), (1, 2), None),
    ],
)
def test_a_comeback_is_a_leader_at_half_time_who_does_not_win(
    leaders: Sequence[int | None], ranks: tuple[int, ...], expected: bool | None
) -> None:
    assert is_comeback(constructed_match(ranks, leaders)) is expected


@pytest.mark.parametrize(
    ("leaders", "ranks", "expected"),
    [
        ((0, 0, 0, 0), (1, 2), 0.25),
        ((1, 0, 0, 0), (1, 2), 0.5),
        ((0, 1, 0, 0), (1, 2), 0.75),
        ((0, None, 0, 0), (1, 2), 0.75),
        ((None, None, None, 0), (1, 2), 1.0),
        ((0, 0, 0, None), (1, 1), None),
        ((), (1, 2), None),
    ],
)
def test_a_match_is_decided_when_the_winner_takes_the_lead_for_good(
    leaders: Sequence[int | None], ranks: tuple[int, ...], expected: float | None
) -> None:
    assert decided_after(constructed_match(ranks, leaders)) == expected


def test_every_quantity_is_computed_from_the_matches() -> None:
    matches = [
        constructed_match(
            (1, 2),
            (0, 0, 0, 0),
            legal_counts=(9, 1, 1, 1),
            turns=4,
            scores=(7, 3),
            actions={"place": Usage(4, 4.0, 3), "take": Usage(2, 1.0, 1)},
        ),
        constructed_match(
            (1, 1),
            (0, 1),
            legal_counts=(3, 3),
            turns=1,
            scores=(5, 5),
            actions={"place": Usage(2, 2.0, 2)},
        ),
    ]
    measures = {
        name: value(each) for name, each in balance_measures(matches, ["place", "take"]).items()
    }
    assert measures == {
        "decisions": 3,
        "turns": 2.5,
        "legal-actions": 3,
        "seat-1-wins": 0.75,
        "seat-2-wins": 0.25,
        "seat-1-points": 6,
        "seat-2-points": 4,
        "draws": 0.5,
        "comebacks": 0,
        "decided-after": 0.25,
        "action-place": pytest.approx(5 / 6),
        "action-take": pytest.approx(1 / 6),
    }


def test_a_solo_game_has_neither_shares_nor_leads() -> None:
    measures = balance_measures([constructed_match((1,), (0, 0), scores=(12,))] * 2, [])
    assert set(measures) == {"decisions", "turns", "legal-actions", "seat-1-points"}
    report = summarize_balance(SETTING, [], [constructed_match((1,), (0, 0))] * 2)
    assert report.first_seat_advantage is None


def test_seats_of_a_team_have_one_lead() -> None:
    match = constructed_match((1, 2, 1, 2), (1, 1, 0, 0), teams=(0, 1, 0, 1))
    measures = balance_measures([match], [])
    assert value(measures["draws"]) == 0 and value(measures["comebacks"]) == 1
    assert value(measures["decided-after"]) == 0.75 and value(measures["seat-3-wins"]) == 0.5


def test_the_first_seat_is_compared_with_an_even_share() -> None:
    matches = [constructed_match((1, 2), (0, 0))] * 60 + [constructed_match((2, 1), (1, 1))] * 40
    found = summarize_balance(SETTING, [], matches).first_seat_advantage
    assert found is not None and found.value == pytest.approx(0.1)
    assert found.low < 0.1 < found.high < 0.25


def test_what_is_never_used_is_named() -> None:
    corner, centre = FieldValue("place", "cell", "a1"), FieldValue("place", "cell", "b2")
    matches = [
        constructed_match(
            actions={"place": Usage(5, 4.0, 5), "swap": Usage(3, 1.0, 0)},
            values={corner: Usage(4, 0.5, 0), centre: Usage(4, 0.5, 1)},
            fingerprint=str(number),
        )
        for number in range(20)
    ]
    report = summarize_balance(SETTING, ["place", "swap", "pass"], matches)
    assert report.impossible_actions == ("pass",) and report.unused_actions == ("swap",)
    (unused,) = report.unused_values
    assert (unused.field, unused.value, unused.possible, unused.expected) == ("cell", "a1", 80, 10)
    assert report.different_matches == 20
    # Half as many matches are not enough to call it unused.
    assert summarize_balance(SETTING, ["place"], matches[:10]).unused_values == ()
    # A field with too many values in one match is counted in none.
    wide = constructed_match(open_fields=frozenset({("place", "cell")}))
    assert summarize_balance(SETTING, ["place"], [*matches, wide]).unused_values == ()


def test_editions_are_compared_in_every_quantity_that_one_of_them_has() -> None:
    short = [constructed_match((1, 2), (0,) * 4, actions={"place": Usage(4, 4.0, 4)})] * 10
    long = [
        constructed_match((1, 2), (0,) * 8, scores=(1, 0), actions={"take": Usage(8, 8.0, 8)})
    ] * 10
    found = balance_differences(short, long, ["place", "take"])
    assert found["decisions"] is not None and found["decisions"].value == -4
    assert found["action-place"] is not None and found["action-place"].value == 1
    assert found["action-take"] is not None and found["action-take"].value == -1
    assert found["seat-1-points"] is None
