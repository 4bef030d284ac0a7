"""What Betapet offers the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.core.archive import Archive
from parlour.core.figure import Figure
from parlour.core.folder import Bots, Folder
from parlour.core.player import Duel
from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.clocks import CLOCKS
from parlour.games.betapet.lexicons.catalogue import GRAPHS
from parlour.games.betapet.rooms import rooms
from parlour.games.betapet.rules import v1
from parlour.games.betapet.rules.game import Betapet

if TYPE_CHECKING:
    from cyclopts import App
    from rich.console import Console


def _figures() -> Sequence[Figure]:
    from parlour.games.betapet.bench.speed import FIGURES

    return FIGURES


def _endgames(console: Console) -> None:
    from parlour.games.betapet.bench.endgames import measure

    measure(console)


def _commands() -> App:
    from parlour.games.betapet.commands import app

    return app


def _lexicon() -> App:
    from parlour.games.betapet.commands import lexicon

    return lexicon


def _record(kept: Archive, folder: Path) -> str:
    from parlour.games.betapet.records.export import gcg

    return gcg(kept, folder)


DUELS = (
    Duel("casual", "beginner", 0.98, 200),
    Duel("club", "casual", 1.0, 200),
    Duel("expert", "club", 0.63, 200),
    Duel("master", "expert", 0.517, 60),
)
"""Two seats, as RULES.md tells."""

FOLDER = Folder(
    game=Betapet,
    former={1: v1.Betapet},
    bots=Bots(LEVELS, mistakes=(0.5, 5.0, 15.0, 30.0), duels=DUELS),
    rooms=rooms,
    clocks=CLOCKS,
    shelf=GRAPHS,
    figures=_figures,
    measurements={"endgames": _endgames},
    commands=_commands,
    house_commands={"lexicon": _lexicon},
    record=_record,
)
