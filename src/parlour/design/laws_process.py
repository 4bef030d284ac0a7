"""The process that checks the laws along the match that the page shows."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic

from parlour.core.codec import encode
from parlour.core.containment import contained
from parlour.core.game import Seat, replace
from parlour.core.value import Value
from parlour.design.failure import PackageFailure, failure_of
from parlour.design.leak_lens import has_leak
from parlour.design.match_walk import walk_match
from parlour.design.named_parts import SPECTATORS, NamedViewer, named_parts, named_viewer
from parlour.design.package_process import Package
from parlour.design.questions import PositionQuestion
from parlour.laws.laws import as_violation, check_laws
from parlour.laws.layouts import check_layouts
from parlour.laws.moment import Moment, moment_token, violation_moment
from parlour.laws.playout import Playout
from parlour.laws.report import violation_report
from parlour.laws.shrinking import shrunk_violation
from parlour.laws.trial import Coverage, Trial
from parlour.laws.violation import LawViolation
from parlour.plugin.registry import game_plugin

SHRINKING_S = 5.0
"""The time (s) for which the shortest match that violates a law is searched."""

LEAKS_S = 5.0
"""The time (s) for which leaks are searched along a match."""


class FailedLaw(Value, frozen=True):
    """A violated law.

    Attributes:
        law: The law.
        finding: What violates it.
        step: The number of decisions before the position of the match, or None if the law was
            checked over the whole match.
        report: The report of the shortest match that was found, or an empty text until then.
        command: The command that checks the position again, or an empty text.
        viewer: The seat that the finding names, or the spectators, or None.
        parts: The ids of the parts of the layout that the finding names.
    """

    law: str
    finding: str
    step: int | None
    report: str = ""
    command: str = ""
    viewer: NamedViewer | None = None
    parts: tuple[str, ...] = ()


class LeakSearch(Value, frozen=True):
    """The steps of a match at which a view shows a secret that its seat may not know.

    Attributes:
        steps: The steps.
        failed_step: The step at which the search ended with an error, or None.
        failure: The error, or None.
    """

    steps: tuple[int, ...] = ()
    failed_step: int | None = None
    failure: PackageFailure | None = None


class LawsReport(Value, frozen=True):
    """The result of a check.

    Attributes:
        summary: What was checked, such as `26 laws, 3 secrets, 1 disguise`.
        laws: The laws that were checked and hold, in alphabetical order.
        failed: The violated law, or None if all hold.
        leaks: The leaks, which are searched after a law was violated, since the laws find the first
            one.
    """

    summary: str
    laws: tuple[str, ...]
    failed: FailedLaw | None
    leaks: LeakSearch = LeakSearch()


def run_laws_process(
    name: str, folder: Path, question: PositionQuestion, connection: Connection
) -> None:
    """Check the laws along a match and send a report, and a shorter one for a violated law.

    If the package cannot be loaded, nothing is sent.
    """
    try:
        package = contained(Package)(name, folder)
    except Exception:
        # The package was saved again while this process started; the page shows the error of the
        # process that draws the positions.
        return
    playout = package.playout(question)
    coverage = Coverage()
    trial = _trial(package, playout, coverage)
    violation = match_violation(trial)
    if violation is None:
        laws = tuple(sorted(coverage.laws))
        connection.send_bytes(encode(LawsReport(str(coverage), laws, None)))
        return
    report = LawsReport(
        str(coverage),
        tuple(sorted(coverage.laws - {violation.law})),
        failed_law(package, playout, violation),
    )
    connection.send_bytes(encode(report))
    report = replace(report, leaks=search_leaks(package, playout))
    connection.send_bytes(encode(report))
    deadline = monotonic() + SHRINKING_S
    searched = _trial(package, playout, Coverage())
    try:
        smallest, moment = shrunk_violation(searched, violation, lambda: monotonic() > deadline)
    except LawViolation as other:
        smallest, moment = other, violation_moment(searched, other)
    assert report.failed is not None
    shorter = replace(
        report.failed,
        report=violation_report(name, smallest, None),
        command=check_command(name, moment),
    )
    connection.send_bytes(encode(replace(report, failed=shorter)))


def failed_law(package: Package, playout: Playout, violation: LawViolation) -> FailedLaw:
    """Return a violated law with its step, and the viewer and parts that its finding names."""
    viewer = named_viewer(violation.finding)
    if violation.decisions is None:
        return FailedLaw(violation.law, violation.finding, None, viewer=viewer)
    step, steps = len(violation.decisions), walk_match(package.game, playout).steps
    failed = FailedLaw(violation.law, violation.finding, step, viewer=viewer)
    if package.layout is None or step >= len(steps):
        return failed
    try:
        view = package.game.view(steps[step].state, None if viewer == SPECTATORS else viewer)
        layout = package.layout(view)
    except Exception:
        # The board of this seat shows the exception of the package. The finding names no part.
        return failed
    return replace(failed, parts=named_parts(violation.finding, layout))


def search_leaks(package: Package, playout: Playout) -> LeakSearch:
    """Search the steps of a match at which any view shows a secret, as far as time allows."""
    deadline = monotonic() + LEAKS_S
    viewers = [None, *map(Seat, range(playout.seats))]
    found = []
    for number, step in enumerate(walk_match(package.game, playout).steps):
        if monotonic() > deadline:
            break
        try:
            if any(
                has_leak(package.game, package.secrets, step.state, viewer) for viewer in viewers
            ):
                found.append(number)
        except Exception as reason:
            # The rules or the secrets of the package may raise any exception; the page shows it.
            return LeakSearch(tuple(found), number, failure_of(reason))
    return LeakSearch(tuple(found))


def match_violation(trial: Trial) -> LawViolation | None:
    """Return the first violation along every position of a match, or None if all laws hold."""
    try:
        check_laws(
            trial.game, trial.playout, trial.secrets, trial.disguises, coverage=trial.coverage
        )
        layout = game_plugin(trial.game.spec.id).layout
        if layout is not None:
            check_layouts(trial, layout, 1)
    except Exception as reason:
        # Any other exception of the rules violates a law, too.
        return as_violation(reason, trial.playout)
    return None


def check_command(name: str, moment: Moment | None) -> str:
    """Return the command that checks a position again, or an empty text without one."""
    return "" if moment is None else f"parlour check {name} --again {moment_token(moment)}"


def _trial(package: Package, playout: Playout, coverage: Coverage) -> Trial:
    return Trial(
        game=package.game,
        playout=playout,
        secrets=package.secrets,
        disguises=package.disguises,
        coverage=coverage,
    )
