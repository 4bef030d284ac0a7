"""The tables of `parlour play`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.table import Table

from parlour.search.balance.comparison import BalanceComparison
from parlour.search.balance.ineffective_options import TRIAL_MATCHES
from parlour.search.balance.report import BalanceReport
from parlour.search.estimates import Estimate, Quantiles

MAX_LISTED = 12
"""The maximum number of unused values in a line; the JSON file has all of them."""


def balance_table(report: BalanceReport) -> Table:
    """Return the quantities of an edition with their intervals and quantiles."""
    table = Table(
        "",
        "value",
        "95 % interval",
        "5 % to 95 %",
        "median",
        title=f"{edition_title(report)}: {report.matches} matches of {report.level}",
    )
    for name, measure in report.measures.items():
        style = _style(name)
        table.add_row(
            measure_title(name),
            *_estimate_cells(measure.estimate, style),
            *_range_cells(measure.quantiles, style),
        )
        if name == f"seat-{report.seats}-wins":
            table.add_row(
                "first-seat advantage",
                *_estimate_cells(report.first_seat_advantage, lambda value: f"{value:+.1%}"),
                "",
                "",
            )
    return table


def comparison_table(comparison: BalanceComparison) -> Table:
    """Return the quantities of two editions and their differences.

    A difference whose interval does not contain 0 is marked with an asterisk.
    """
    first, second = comparison.first, comparison.second
    table = Table("", "A", "B", "A - B", "95 % interval", "")
    table.title = f"A: {edition_title(first)}\nB: {edition_title(second)}\n{first.matches} matches of {first.level} each"
    for name, difference in comparison.differences.items():
        style = _style(name)
        values = (
            report.measures[name].estimate if name in report.measures else None
            for report in (first, second)
        )
        cells = _estimate_cells(difference, _signed(style))
        is_clear = difference is not None and not difference.low <= 0 <= difference.high
        table.add_row(
            measure_title(name),
            *("–" if value is None else style(value.value) for value in values),
            *cells,
            "*" if is_clear else "",
        )
    return table


def edition_title(report: BalanceReport) -> str:
    """Return the game, version, options and seats of an edition."""
    options = "".join(f", {name} {value}" for name, value in report.options.items())
    seats = "1 seat" if report.seats == 1 else f"{report.seats} seats"
    return f"{report.game} {report.version}{options}, {seats}"


def report_notes(report: BalanceReport) -> Iterator[str]:
    """Yield sentences about actions and options without use and about equal matches."""
    for label, names in (
        ("Actions that were never possible with these options", report.impossible_actions),
        ("Actions that were possible and never played", report.unused_actions),
        (
            "Choices that were often possible and never played",
            [f"{each.action} {each.field} {each.value}" for each in report.unused_values],
        ),
        (
            f"Options that change nothing in {TRIAL_MATCHES} random matches",
            [f"{each.option} {each.value}" for each in report.ineffective_options],
        ),
    ):
        if names:
            yield f"{label}: {_name_list(names)}."
    if report.different_matches < report.matches:
        yield (
            f"Only {report.different_matches} of {report.matches} matches differ, so the intervals are"
            " too narrow. --opening begins matches with random decisions."
        )


def _name_list(names: Sequence[str]) -> str:
    more = len(names) - MAX_LISTED
    return ", ".join(names[:MAX_LISTED]) + (f" and {more} more" if more > 0 else "")


TITLES = {
    "legal-actions": "legal actions per decision",
    "decided-after": "decided after",
}


def measure_title(name: str) -> str:
    """Return the title of a quantity's row.

    >>> measure_title("seat-2-wins"), measure_title("action-place"), measure_title("draws")
    ('wins of seat 2', 'decisions: place', 'draws')
    """
    kind, _, rest = name.partition("-")
    if kind == "action":
        return f"decisions: {rest}"
    if kind == "seat":
        seat, _, what = rest.partition("-")
        return f"{what} of seat {seat}"
    return TITLES.get(name, name)


def _style(name: str) -> Callable[[float], str]:
    is_number = name in ("decisions", "turns", "legal-actions") or name.endswith("-points")
    return (lambda value: f"{value:.1f}") if is_number else (lambda value: f"{value:.1%}")


def _signed(style: Callable[[float], str]) -> Callable[[float], str]:
    return lambda value: style(value) if value < 0 else f"+{style(value)}"


def _estimate_cells(found: Estimate | None, style: Callable[[float], str]) -> tuple[str, str]:
    if found is None:
        return "–", ""
    return style(found.value), f"{style(found.low)} to {style(found.high)}"


def _range_cells(found: Quantiles | None, style: Callable[[float], str]) -> tuple[str, str]:
    if found is None:
        return "", ""
    # Counts are whole numbers; only parts of a match are not.
    shown = style if isinstance(found.median, float) else str
    return f"{shown(found.p5)} to {shown(found.p95)}", shown(found.median)
