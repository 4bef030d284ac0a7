"""What Betta offers the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.core.figure import Figure
from parlour.core.folder import Bots, DailyDeal, Folder
from parlour.core.player import Duel
from parlour.core.shelf import Shelf
from parlour.games.betta.bots import LEVELS, warm
from parlour.games.betta.rules.box import address
from parlour.games.betta.rules.game import Betta

if TYPE_CHECKING:
    from cyclopts import App
    from rich.console import Console


def _figures() -> Sequence[Figure]:
    from parlour.games.betta.bench.speed import FIGURES

    return FIGURES


def _levels(console: Console) -> None:
    from parlour.games.betta.bench.levels import measure

    measure(console)


def _commands() -> App:
    from parlour.games.betta.commands import app

    return app


BOXES = Shelf("boxes", ".json", address=address)
"""Cards, patterns and goals that an operator keeps beside those installed."""

DUELS = (
    Duel("casual", "beginner", 1.0, 200),
    Duel("club", "casual", 0.82, 200),
    Duel("expert", "club", 0.668, 200),
    Duel("master", "expert", 0.592, 200),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=Betta,
    bots=Bots(LEVELS, warm, duels=DUELS),
    daily=DailyDeal({"mode": "solo", "deal": "daily"}),
    shelf=BOXES,
    figures=_figures,
    measurements={"levels": _levels},
    commands=_commands,
)
