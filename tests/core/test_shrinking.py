"""Tests that a violated law is reported in a small match, which can be checked again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import Raw

from parlour.core.codec import Codec
from parlour.core.game import AnyGame, Preview, Seat, Transition, replace
from parlour.core.rng import Rng
from parlour.laws.difference import first_difference
from parlour.laws.laws import LAW_OF_EXCEPTIONS, check_laws
from parlour.laws.moment import (
    Choice,
    Moment,
    find_violation,
    moment_from_token,
    moment_token,
    violation_moment,
)
from parlour.laws.playout import LAW_OF_LENGTH, LAW_OF_LIVENESS, Playout, playouts
from parlour.laws.report import MAX_DECISIONS, violation_report
from parlour.laws.shrinking import shrunk_violation
from parlour.laws.trial import Trial
from parlour.laws.violation import LawViolation

from .broken.breaking import BROKEN
from .toys import stones
from .toys.hands import Hands, swap_secret
from .toys.stones import Stones, Take


def first_violation(game: AnyGame, matches: Iterable[Playout]) -> tuple[Trial, LawViolation]:
    """Return the first violation of a law, and its match."""
    secrets = {"hands": swap_secret} if game.spec.id == "hands" else {}
    for playout in matches:
        try:
            check_laws(game, playout, secrets)
        except LawViolation as violation:
            return Trial(game=game, playout=playout, secrets=secrets), violation
    raise LookupError("no law is violated")


@pytest.mark.parametrize(
    "broken",
    [
        # Its law looks at many matches together, so that each attempt to shrink one takes long.
        pytest.param(game, marks=pytest.mark.slow if game.__name__ == "Orderly" else ())
        for _, game in BROKEN
    ],
    ids=lambda game: game.__name__,
)
def test_the_smallest_violation_is_shown_again_by_its_token(broken: type[AnyGame]) -> None:
    game = broken()
    trial, violation = first_violation(game, playouts(game, 3))
    decisions = violation.decisions
    smallest, moment = shrunk_violation(trial, violation)
    assert moment is not None and smallest.law == violation.law
    if smallest.decisions is not None:
        assert decisions is not None and len(smallest.decisions) <= len(decisions)
    again = moment_from_token(Codec(game), moment_token(moment))
    assert again == moment
    found = find_violation(
        Trial(game=game, playout=again.playout, secrets=trial.secrets), again.choices
    )
    assert found is not None and found.law == violation.law


class Late(Stones):
    """A game whose previews warn as soon as a heap of twelve has fewer than six stones."""

    def previews(self, view: Any, seat: Seat, actions: Any) -> Any:
        return [Preview(problem="late.warned" if view.heap < 6 else None) for _ in actions]


def test_a_long_match_is_cut_to_the_decisions_that_matter() -> None:
    game = Late()
    twelve = [Playout(stones.Options(12), 3, b"late %d" % number) for number in range(20)]
    violations = []
    for playout in twelve:
        with pytest.raises(LawViolation) as found:
            check_laws(game, playout)
        violations.append(found.value)
    longest = max(violations, key=lambda violation: len(violation.decisions or ()))
    assert len(longest.decisions or ()) > 3
    trial = Trial(game=game, playout=longest.playout or twelve[0])
    smallest, moment = shrunk_violation(trial, longest)
    assert smallest.playout is not None and smallest.decisions is not None
    # The default heap has seven stones, so taking two is enough, and two seats are.
    assert (smallest.playout.options, smallest.playout.seats) == (stones.Options(), 2)
    assert len(smallest.decisions) == 1 and moment is not None
    report = violation_report("late", smallest, moment)
    assert report.splitlines()[:5] == [
        "Law violated: a legal action has no problem in its preview",
        f"  {smallest.finding}",
        f"  default options, 2 seats, seed {(smallest.playout.seed.decode())!r}",
        "  after 1 decisions",
        f"    seat 0: {smallest.decisions[0][1]!r}",
    ]
    assert report.splitlines()[5] == (
        f"Check it again: parlour check late --again {moment_token(moment)}"
    )


def test_a_search_that_is_over_keeps_what_it_has_found() -> None:
    game = Late()
    trial, violation = first_violation(game, [Playout(stones.Options(12), 3, b"late 0")])
    length = len(violation.decisions or ())
    smallest, _ = shrunk_violation(trial, violation, lambda: True)
    assert smallest.playout == trial.playout and len(smallest.decisions or ()) == length


def test_a_report_shows_the_last_decisions_and_no_states() -> None:
    violation = LawViolation("a law", "view.heap: 1 ≠ 2", Playout(stones.Options(12), 2, b"x"))
    violation.decisions = [(Seat(0), Take(number)) for number in range(MAX_DECISIONS + 3)]
    report = violation_report("stones", violation, None)
    assert "options heap=12, 2 seats" in report and "    …\n    seat 0: Take(count=3)" in report
    assert str(violation) == (
        "a law: view.heap: 1 ≠ 2; options Options(heap=12), 2 seats, seed b'x', after 15 decisions"
    )
    over_many = violation_report("stones", LawViolation("another law"), None)
    assert over_many == "Law violated: another law"


class Impatient(Stones):
    """A game that allows fewer decisions than its matches have."""

    spec = replace(Stones.spec, max_decisions=1)


class Stranded(Stones):
    """A game in which a seat with one stone left has no legal action."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Any:
        return [] if state.heap == 1 else super().legal_actions(state, seat)


@pytest.mark.parametrize(
    ("game", "law", "is_position"),
    [(Impatient(), LAW_OF_LENGTH, False), (Stranded(), LAW_OF_LIVENESS, True)],
    ids=["impatient", "stranded"],
)
def test_a_match_that_cannot_go_on_is_shown_again(
    game: Stones, law: str, is_position: bool
) -> None:
    trial, violation = first_violation(game, playouts(game, 9))
    assert violation.law == law
    smallest, moment = shrunk_violation(trial, violation)
    assert moment is not None and (moment.choices is not None) == is_position
    found = find_violation(Trial(game=game, playout=moment.playout), moment.choices)
    assert found is not None and found.law == law
    assert (smallest.decisions is not None) == is_position


class Failing(Stones):
    """A game with two different exceptions: one at the start, one at the end."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Any:
        if state.heap < 4:
            raise ZeroDivisionError("division by zero")
        return super().ranking(state, penalties)

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        if options.heap == 7:
            raise KeyError("seven")
        return super().setup(options, seats, rng)


def test_another_exception_is_not_a_smaller_violation() -> None:
    game = Failing()
    playout = Playout(stones.Options(12), 2, b"end")
    trial, violation = first_violation(game, [playout])
    assert violation.law == LAW_OF_EXCEPTIONS
    smallest, moment = shrunk_violation(trial, violation)
    assert isinstance(smallest.__cause__, ZeroDivisionError) and moment is not None
    assert moment.playout.options == stones.Options(12)


def test_a_match_that_cannot_be_repeated_is_shown_as_a_whole() -> None:
    violation = LawViolation("a law", "", Playout(stones.Options(12), 2, b"x"))
    violation.decisions = [(Seat(0), Take(9))]
    trial = Trial(game=Stones(), playout=violation.playout or Playout(None, 0, b""))
    assert violation_moment(trial, violation) == Moment(trial.playout, None)


def test_a_violation_that_its_position_does_not_show_is_shown_as_a_whole_match() -> None:
    violation = LawViolation("a law of the past", "", Playout(stones.Options(12), 2, b"x"))
    violation.decisions = [(Seat(0), Take(2))]
    trial = Trial(game=Stones(), playout=violation.playout or Playout(None, 0, b""))
    smallest, moment = shrunk_violation(trial, violation)
    assert smallest is violation and moment == Moment(trial.playout, None)


def test_a_position_is_checked_with_decisions_that_exist() -> None:
    playout = Playout(stones.Options(7), 2, b"x")
    trial = Trial(game=Stones(), playout=playout)
    assert find_violation(trial, [Choice(1, 400)] * 20) is None
    assert (
        find_violation(Trial(game=Stones(), playout=Playout(stones.Options(7), 9, b"x")), [])
        is None
    )
    assert (
        find_violation(Trial(game=Hands(), playout=Playout(Hands.types.options(), 2, b"x")), None)
        is None
    )


@pytest.mark.parametrize(
    ("first", "second", "difference"),
    [
        ({"a": 1}, {"a": 1, "b": "x"}, "view.b: missing ≠ 'x'"),
        ({"a": [1, 2]}, {"a": [1]}, "len(view.a): 2 ≠ 1"),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], "view[1].a: 2 ≠ 3"),
        ({"a": 1}, {"a": 1}, ""),
        (Raw(b'{"heap":1}'), {"heap": "many"}, "view.heap: 1 ≠ 'many'"),
    ],
)
def test_the_first_difference_is_named(first: Any, second: Any, difference: str) -> None:
    assert first_difference(first, second, "view") == difference


@pytest.mark.parametrize("token", ["", "!", "eNpNjbEO", "abcd", "e30"])
def test_a_text_that_is_no_token_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match="not a position"):
        moment_from_token(Codec(Stones()), token)
