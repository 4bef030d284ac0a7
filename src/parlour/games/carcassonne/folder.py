"""What Carcassonne offers the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.core.archive import Archive
from parlour.core.figure import Figure
from parlour.core.folder import Bots, Folder
from parlour.core.game import Assets
from parlour.core.shelf import Shelf
from parlour.games.carcassonne.bots import LEVELS, warm
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.tiles import address

if TYPE_CHECKING:
    from cyclopts import App
    from rich.console import Console


def _figures() -> Sequence[Figure]:
    from parlour.games.carcassonne.bench.speed import FIGURES

    return FIGURES


def _levels(console: Console) -> None:
    from parlour.games.carcassonne.bench.levels import measure

    measure(console)


def _commands() -> App:
    from parlour.games.carcassonne.commands import app

    return app


def _record(kept: Archive, folder: Path) -> str:
    from parlour.games.carcassonne.records import moves

    return moves(kept, folder)


def _poster(kept: Archive, folder: Path) -> str:
    from parlour.games.carcassonne.records import picture

    return picture(kept, folder)


def _pictures(name: str, assets: Assets) -> bytes:
    from parlour.games.carcassonne.pictures.sheet import sheet

    return sheet(name, assets)


TILES = Shelf("tiles", ".json", address=address)
"""Sets of tiles and chips that an operator has imported."""

FOLDER = Folder(
    game=GAME,
    bots=Bots(LEVELS, warm),
    shelf=TILES,
    figures=_figures,
    measurements={"levels": _levels},
    commands=_commands,
    record=_record,
    poster=_poster,
    pictures=_pictures,
)
