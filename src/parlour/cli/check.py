"""`parlour check GAME`: check a game against the laws, the rules that every game must obey."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from parlour.cli.errors import error_sentence
from parlour.core.codec import Codec
from parlour.core.game import Illegal
from parlour.laws.game_check import GameCheck, installed_check
from parlour.laws.moment import find_violation, moment_from_token
from parlour.laws.report import violation_report
from parlour.laws.shrinking import shrunk_violation
from parlour.laws.string_check import StringReport, check_strings, collect_messages
from parlour.laws.violation import LawViolation
from parlour.plugin.registry import game_plugin, installed_games
from parlour.services.games import Games

Positive = Annotated[int, Parameter(validator=Number(gte=1))]

NO_SECRETS = """\
Name what is hidden: {name} has hidden information, but its plugin declares no secrets. Pass
secrets=… to GamePlugin in plugin.py, or set has_hidden_information=False in the spec."""

BAD_TOKEN = """\
This is not a position of {name}. Copy the whole text that follows --again in the report."""

STRINGS_S = 10.0
"""The time (s) for which matches are played for their messages, unless there is less."""

SHRINKING_S = 30.0
"""The time (s) for which the shortest match that violates a law is searched."""

PROGRESS_INTERVAL_S = 10.0
"""The interval (s) of progress lines without a terminal."""


def check(
    game: str,
    /,
    *,
    thorough: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 45.0,
    seeds: Positive = 3,
    every: Positive | None = None,
    again: str | None = None,
    data: Path = Path("data"),
) -> int:
    """Play random matches of a game and check that their positions obey the laws.

    Matches with pairs of option values that have not been combined yet are played first. A
    violated law is shown in the shortest match that was found. If all laws hold, the strings of
    the package are compared with the messages that the game needs.

    Args:
        game: The id of the game.
        thorough: Check every position of every combination of options and seat count, without a
            time limit.
        seconds: The time (s) after which no further match is started, unless --thorough.
        seeds: The number of random matches for each combination.
        every: Check every n-th position of a match; by default every 10th, or all if --thorough.
        again: Check only this position, with the text that a report of a violated law contains.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console()
    try:
        rules = Games(data.resolve()).game(game)
    except Illegal as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    checked = installed_check(
        game,
        data.resolve(),
        seeds=seeds,
        every=every or (1 if thorough else 10),
        seconds=None if thorough else seconds,
    )
    if rules.spec.has_hidden_information and not checked.secrets:
        message = NO_SECRETS.format(name=rules.spec.name)
        console.print(message, style="bold red", markup=False)
        return 1
    if again is not None:
        return _check_again(checked, again, console)
    try:
        _run(checked, console)
    except LawViolation as violation:
        _print_smallest(checked, violation, console)
        return 1
    problems, notes = _string_report(checked, STRINGS_S if thorough else min(STRINGS_S, seconds))
    for note in notes:
        console.print(note, markup=False, highlight=False)
    _print_summary(checked, console)
    for problem in problems:
        console.print(problem, style="bold red", markup=False, highlight=False)
    return 1 if problems else 0


def _check_again(checked: GameCheck, token: str, console: Console) -> int:
    """Check the position of a report and return the exit status."""
    game = checked.game
    try:
        moment = moment_from_token(Codec(game), token)
    except ValueError:
        console.print(BAD_TOKEN.format(name=game.spec.name), style="bold red", markup=False)
        return 1
    violation = find_violation(checked.trial(moment.playout), moment.choices)
    if violation is None:
        console.print("All laws hold at this position.")
        return 0
    _print_report(violation_report(game.spec.id, violation, None), console)
    return 1


def _print_smallest(checked: GameCheck, violation: LawViolation, console: Console) -> None:
    """Print the shortest match found that violates the same law."""
    deadline, moment = monotonic() + SHRINKING_S, None
    if violation.playout is not None:
        trial = checked.trial(violation.playout)
        with console.status("Searching for the shortest match that violates this law"):
            violation, moment = shrunk_violation(trial, violation, lambda: monotonic() > deadline)
    _print_report(violation_report(checked.game.spec.id, violation, moment), console)


def _print_report(report: str, console: Console) -> None:
    """Print a report without breaking its lines, so that its command can be copied."""
    console.print(report, style="bold red", markup=False, highlight=False, soft_wrap=True)


def _string_report(checked: GameCheck, seconds: float) -> StringReport:
    """Return what is wrong with the strings of the package.

    Args:
        checked: The check, after it has run.
        seconds: The time (s) after which no further match is played for its messages.
    """
    game, deadline = checked.game, monotonic() + seconds
    plugin, package = game_plugin(game.spec.id), files(installed_games()[game.spec.id])
    required = collect_messages(game, plugin, checked.candidates, lambda: monotonic() > deadline)
    return check_strings(package, game, plugin, required)


def _run(checked: GameCheck, console: Console) -> None:
    """Run a check and show its progress; raises LawViolation."""
    name, reported_at = checked.game.spec.name, monotonic()
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(f"Checking {name}", total=None)
        for _ in checked.run():
            progress.update(bar, total=len(checked.candidates), completed=checked.matches)
            now = monotonic()
            if not console.is_terminal and now - reported_at >= PROGRESS_INTERVAL_S:
                console.print(_progress_text(checked), highlight=False)
                reported_at = now


def _progress_text(checked: GameCheck) -> str:
    return (
        f"{checked.game.spec.name}: {checked.matches} of {len(checked.candidates)} matches, "
        f"{checked.positions} positions"
    )


def _print_summary(checked: GameCheck, console: Console) -> None:
    """Print what was checked, and which secrets and disguises were not."""
    for kind, declared, changed in (
        ("secret", checked.secrets, checked.coverage.secrets),
        ("disguise", checked.disguises, checked.coverage.disguises),
    ):
        for each in declared:
            if each not in changed:
                console.print(
                    f"The {kind} “{each}” changed nothing in these matches.", highlight=False
                )
    if not checked.is_complete:
        console.print("Use --thorough to check all matches.", highlight=False)
    console.print(f"{_progress_text(checked)}.", highlight=False)
    console.print(f"All laws hold: {checked.coverage}.", highlight=False)
