"""`parlour analyse MATCH`: analyse a finished match with the strongest bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli import site
from parlour.cli.errors import error_sentence
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.core.game import Illegal
from parlour.db.evaluations import EvaluationRepository
from parlour.db.log import DatabaseOpenError
from parlour.db.records import Player
from parlour.plugin.terminal import escape_control_characters
from parlour.services.analysis.analyser import AnalysisStatus
from parlour.services.analysis.analysis import AnalysisService
from parlour.services.analysis.budget import AnalysisLimits
from parlour.services.engine.evaluation import EvaluatedAction, Evaluation
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.shared.jobs import NoJobQueue

DAY_MINUTES = 24 * 60.0


def analyse(
    match: str,
    /,
    *,
    seconds: float = 1.0,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Analyse a finished match and print the loss of each decision.

    Evaluations that are already stored are reused.

    Args:
        match: The id of the match.
        seconds: The time limit (s) for each decision.
    """
    console = Console(soft_wrap=True)
    try:
        loaded, status = asyncio.run(_analyse_match(match, seconds, data.resolve(), data, database))
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(
            error_sentence(reason),
            markup=False,
        )
        return 1
    table = Table("step", "seat", "played", "best", f"lost ({status.unit})")
    for body in status.evaluations:
        evaluation = msgspec.json.decode(body, type=Evaluation)
        occupant = loaded.match.occupants[evaluation.seat]
        best = evaluation.best[0] if evaluation.best else None
        loss = (
            "–"
            if evaluation.lost is None
            else f"{'≥ ' if evaluation.least else ''}{evaluation.lost:.2f}"
        )
        table.add_row(
            str(evaluation.step),
            Text(escape_control_characters(occupant.name if occupant else "")),
            _action_text(evaluation.played),
            _action_text(best),
            loss,
        )
    console.print(table)
    return 0


async def _analyse_match(
    match: str, seconds: float, folder: Path, data: Path, database: str | None
) -> tuple[LoadedMatch, AnalysisStatus]:
    """Analyse a match and return it with the status of its analysis."""
    async with site.open_matches(data, database) as matches:
        limits = AnalysisLimits(seconds=max(0.05, seconds), minutes=DAY_MINUTES)
        analysis = AnalysisService(
            matches,
            MatchHistories(matches),
            EvaluationRepository(matches.log.store),
            folder,
            limits,
            NoJobQueue(),
        )
        try:
            loaded = await matches.get(match)
            await analysis.request_analysis(loaded, Player("parlour-analyse", ""))
            await analysis.analyse(match)
            return loaded, await analysis.analysis_status(loaded)
        finally:
            await analysis.close()


def _action_text(evaluated: EvaluatedAction | None) -> Text:
    return Text(
        "" if evaluated is None else escape_control_characters(bytes(evaluated.action).decode())
    )
