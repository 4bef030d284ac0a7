"""What Pylos offers the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.figure import Figure
from parlour.core.folder import Bots, Folder
from parlour.core.player import Duel
from parlour.games.pylos.bots import LEVELS, warm
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.perft import count

if TYPE_CHECKING:
    from cyclopts import App
    from rich.console import Console


def _figures() -> Sequence[Figure]:
    from parlour.games.pylos.bench.speed import FIGURES

    return FIGURES


def _truth(console: Console) -> None:
    from parlour.games.pylos.bench.truth import measure

    measure(console)


def _commands() -> App:
    from parlour.games.pylos.commands import app

    return app


DUELS = (
    Duel("casual", "beginner", 0.87, 200),
    Duel("club", "casual", 0.97, 200),
    Duel("expert", "club", 0.96, 200),
    Duel("master", "expert", 0.93, 60),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=Pylos,
    bots=Bots(LEVELS, warm, unit="outcome", mistakes=(0.15, 0.4, 0.8, 1.5), duels=DUELS),
    figures=_figures,
    measurements={"truth": _truth},
    perft=count,
    commands=_commands,
)
