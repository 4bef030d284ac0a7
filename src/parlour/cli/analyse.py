"""`parlour analyse MATCH`: what the strongest bot thinks of a finished match."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli import site
from parlour.cli.errors import sentence
from parlour.cli.site import HERE, Database, Folder
from parlour.core.game import Illegal
from parlour.db.evaluations import Opinions
from parlour.db.log import Unopened
from parlour.db.records import Player
from parlour.plugin.terminal import visible
from parlour.services.analysis.analyser import Reading
from parlour.services.analysis.analysis import Reviews
from parlour.services.analysis.budget import Price
from parlour.services.engine.evaluation import Considered, Opinion
from parlour.services.i18n import Sentences
from parlour.services.matches.history import Histories
from parlour.services.matches.loaded_match import LoadedMatch

DAY_MINUTES = 24 * 60.0


def analyse(match: str, /, *, seconds: float = 1.0, data: Folder = HERE, database: Database = None) -> int:
    """Have a finished match read, as its review would, and print what each decision lost; what is known already is not thought again.

    Args:
        match: The match's id in this house.
        seconds: How long the bot thinks about one decision.
    """
    console = Console(soft_wrap=True)
    try:
        loaded, found = asyncio.run(_read(match, seconds, data.resolve(), data, database))
    except (OSError, Unopened) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(visible(Sentences().refusal(reason.code, reason.details)), markup=False)
        return 1
    table = Table("step", "seat", "played", "best", f"lost ({found.unit})")
    for body in found.opinions:
        opinion = msgspec.json.decode(body, type=Opinion)
        chair = loaded.match.chairs[opinion.seat]
        best = opinion.best[0] if opinion.best else None
        lost = "–" if opinion.lost is None else f"{'≥ ' if opinion.least else ''}{opinion.lost:.2f}"
        table.add_row(str(opinion.step), Text(visible(chair.name if chair else "")), _action(opinion.played), _action(best), lost)
    console.print(table)
    return 0


async def _read(match: str, seconds: float, folder: Path, data: Path, database: str | None) -> tuple[LoadedMatch, Reading]:
    """Return a match and what is thought of it, once all is read."""
    async with site.matches(data, database) as matches:
        price = Price(seconds=max(0.05, seconds), minutes=DAY_MINUTES)
        reviews = Reviews(matches, Histories(matches), Opinions(matches.log.store), folder, price)
        try:
            loaded = await matches.get(match)
            await reviews.ask(loaded, Player("parlour-analyse", ""))
            await reviews.read(match)
            return loaded, await reviews.reading(loaded)
        finally:
            await reviews.close()


def _action(considered: Considered | None) -> Text:
    return Text("" if considered is None else visible(bytes(considered.action).decode()))
