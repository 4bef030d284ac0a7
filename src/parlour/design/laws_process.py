"""The process that checks the laws along the match that the page shows."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic

from parlour.core.codec import encode
from parlour.core.value import Value
from parlour.design.package_process import Package, PositionQuestion
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


class FailedLaw(Value, frozen=True):
    """A violated law.

    Attributes:
        law: The law.
        finding: What violates it.
        step: The number of decisions before the position of the match, or None if the law was
            checked over the whole match.
        report: The report of the shortest match that was found, or an empty text until then.
        command: The command that checks the position again, or an empty text.
    """

    law: str
    finding: str
    step: int | None
    report: str = ""
    command: str = ""


class LawsReport(Value, frozen=True):
    """The result of a check.

    Attributes:
        summary: What was checked, such as `26 laws, 3 secrets, 1 disguise`.
        laws: The laws that were checked and hold, in alphabetical order.
        failed: The violated law, or None if all hold.
    """

    summary: str
    laws: tuple[str, ...]
    failed: FailedLaw | None


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
    step = None if violation.decisions is None else len(violation.decisions)
    failed = FailedLaw(violation.law, violation.finding, step)
    laws = tuple(sorted(coverage.laws - {violation.law}))
    connection.send_bytes(encode(LawsReport(str(coverage), laws, failed)))
    deadline = monotonic() + SHRINKING_S
    searched = _trial(package, playout, Coverage())
    try:
        smallest, moment = shrunk_violation(searched, violation, lambda: monotonic() > deadline)
    except LawViolation as other:
        smallest, moment = other, violation_moment(searched, other)
    shorter = FailedLaw(
        failed.law,
        failed.finding,
        step,
        violation_report(name, smallest, None),
        check_command(name, moment),
    )
    connection.send_bytes(encode(LawsReport(str(coverage), laws, shorter)))


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
