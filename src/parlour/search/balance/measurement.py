"""A balance measurement of one edition of a game, or of two."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from parlour.search.balance.comparison import BalanceComparison, balance_differences
from parlour.search.balance.ineffective_options import ineffective_options
from parlour.search.balance.play import play_matches
from parlour.search.balance.records import BalanceMatch, BalanceSetting
from parlour.search.balance.report import BalanceReport, summarize_balance
from parlour.search.balance.usage import action_kinds
from parlour.search.levels import loaded_game


def measure_balance(
    pool: Executor,
    setting: BalanceSetting,
    matches: int,
    on_progress: Callable[[int, int], None] | None = None,
) -> BalanceReport:
    """Play matches of one edition and return their report.

    Args:
        pool: The executor that plays the matches.
        setting: What is played.
        matches: The number of matches.
        on_progress: Receives the number of matches played and the total number of matches.

    Raises:
        LookupError: The game, the version of its rules or the level is unknown.
        Illegal: A bot played an illegal action.
        ValueError: A match did not end.
    """
    (report,) = _reports(pool, [setting], _played_matches(pool, [setting], matches, on_progress))
    return report


def compare_balance(
    pool: Executor,
    first: BalanceSetting,
    second: BalanceSetting,
    matches: int,
    on_progress: Callable[[int, int], None] | None = None,
) -> BalanceComparison:
    """Play matches of two editions with the same random numbers and return their differences.

    The arguments and errors are those of `measure_balance`. Both editions have the same number of
    seats.
    """
    if first.seats != second.seats:
        raise ValueError(
            f"the editions have {first.seats} and {second.seats} seats; only equal numbers can be"
            " compared"
        )
    editions = [first, second]
    played = _played_matches(pool, editions, matches, on_progress)
    reports = _reports(pool, editions, played)
    kinds = dict.fromkeys(kind for edition in editions for kind in _kinds(edition))
    return BalanceComparison(
        first=reports[0],
        second=reports[1],
        differences=balance_differences(played[0], played[1], list(kinds)),
    )


def _played_matches(
    pool: Executor,
    editions: list[BalanceSetting],
    matches: int,
    on_progress: Callable[[int, int], None] | None,
) -> list[list[BalanceMatch]]:
    if matches < 2:
        raise ValueError("an interval needs at least two matches")
    played: list[list[BalanceMatch]] = []
    for edition in editions:

        def report_progress(count: int, before: int = len(played) * matches) -> None:
            if on_progress is not None:
                on_progress(before + count, len(editions) * matches)

        played.append(play_matches(pool, edition, range(matches), report_progress))
    return played


def _reports(
    pool: Executor, editions: list[BalanceSetting], played: list[list[BalanceMatch]]
) -> list[BalanceReport]:
    return [
        summarize_balance(edition, _kinds(edition), matches, ineffective_options(pool, edition))
        for edition, matches in zip(editions, played, strict=True)
    ]


def _kinds(edition: BalanceSetting) -> tuple[str, ...]:
    return action_kinds(loaded_game(edition.game, edition.folder, edition.version))
