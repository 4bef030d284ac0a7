"""What Bulbous offers the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.figure import Figure
from parlour.core.folder import Bots, Folder
from parlour.games.bulbous.bots import LEVELS, warm
from parlour.games.bulbous.rules.game import Bulbous

if TYPE_CHECKING:
    from cyclopts import App
    from rich.console import Console


def _figures() -> Sequence[Figure]:
    from parlour.games.bulbous.bench.speed import FIGURES

    return FIGURES


def _levels(console: Console) -> None:
    from parlour.games.bulbous.bench.levels import measure

    measure(console)


def _exploitability(console: Console) -> None:
    from parlour.games.bulbous.bench.exploitability import measure

    measure(console)


def _commands() -> App:
    from parlour.games.bulbous.commands import app

    return app


FOLDER = Folder(
    game=Bulbous,
    bots=Bots(LEVELS, warm),
    figures=_figures,
    measurements={"levels": _levels, "exploitability": _exploitability},
    commands=_commands,
)
