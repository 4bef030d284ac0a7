"""The process that checks the laws along the match that the page shows."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.value import Value
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


class LawsReport(Value, frozen=True):
    """The result of a check.

    Attributes:
        summary: What was checked, such as `26 laws, 3 secrets, 1 disguise`.
        laws: The laws that were checked and hold, in alphabetical order.
        failed: The violated law, or None if all hold.
        leaks: The steps at which a view shows a secret that its seat may not know. They are
            searched after a law was violated, since the laws find the first one.
    """

    summary: str
    laws: tuple[str, ...]
    failed: FailedLaw | None
    leaks: tuple[int, ...] = ()


def run_laws_process(
    name: str, folder: Path, question: PositionQuestion, connection: Connection
) -> None:
    """Check the laws along a match and send a report, and a shorter one for a violated law.

    If the package cannot be loaded, nothing is sent.
    """
    try:
        package = Package(name, folder)
    except (Exception, SystemExit):
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
    report = replace(report, leaks=leaking_steps(package, playout))
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
    step, parts = len(violation.decisions), tuple[str, ...]()
    try:
        state = walk_match(package.game, playout).steps[step].state
        view = package.game.view(state, None if viewer == SPECTATORS else viewer)
        if package.layout is not None:
            parts = named_parts(violation.finding, package.layout(view))
    except Exception:
        # Rules that violate a law may raise any exception; the finding names no part then.
        parts = ()
    return FailedLaw(violation.law, violation.finding, step, viewer=viewer, parts=parts)


def leaking_steps(package: Package, playout: Playout) -> tuple[int, ...]:
    """Return the steps of a match at which any view shows a secret, as far as time allows."""
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
        except Exception:
            # The rules or the secrets of the package fail here.
            continue
    return tuple(found)


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
