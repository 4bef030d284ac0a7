"""`parlour analyse MATCH`: what the strongest bot thinks of a finished match."""

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
from parlour.services.i18n import Translations
from parlour.services.matches.history import MatchHistories
from parlour.services.matches.loaded_match import LoadedMatch

DAY_MINUTES = 24 * 60.0


def analyse(
    match: str,
    /,
    *,
    seconds: float = 1.0,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Have a finished match read, as its review would, and print what each decision lost; what is known already is not thought again.

    Args:
        match: The match's id in this house.
        seconds: How long the bot thinks about one decision.
    """
    console = Console(soft_wrap=True)
    try:
        loaded, found = asyncio.run(_analyse_match(match, seconds, data.resolve(), data, database))
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(
            escape_control_characters(Translations().error_message(reason.code, reason.details)),
            markup=False,
        )
        return 1
    table = Table("step", "seat", "played", "best", f"lost ({found.unit})")
    for body in found.opinions:
        opinion = msgspec.json.decode(body, type=Evaluation)
        chair = loaded.match.chairs[opinion.seat]
        best = opinion.best[0] if opinion.best else None
        lost = "–" if opinion.lost is None else f"{'≥ ' if opinion.least else ''}{opinion.lost:.2f}"
        table.add_row(
            str(opinion.step),
            Text(escape_control_characters(chair.name if chair else "")),
            _action_text(opinion.played),
            _action_text(best),
            lost,
        )
    console.print(table)
    return 0


async def _analyse_match(
    match: str, seconds: float, folder: Path, data: Path, database: str | None
) -> tuple[LoadedMatch, AnalysisStatus]:
    """Return a match and what is thought of it, once all is read."""
    async with site.open_matches(data, database) as matches:
        price = AnalysisLimits(seconds=max(0.05, seconds), minutes=DAY_MINUTES)
        reviews = AnalysisService(
            matches, MatchHistories(matches), EvaluationRepository(matches.log.store), folder, price
        )
        try:
            loaded = await matches.get(match)
            await reviews.request_analysis(loaded, Player("parlour-analyse", ""))
            await reviews.analyse(match)
            return loaded, await reviews.analysis_status(loaded)
        finally:
            await reviews.close()


def _action_text(considered: EvaluatedAction | None) -> Text:
    return Text(
        "" if considered is None else escape_control_characters(bytes(considered.action).decode())
    )
