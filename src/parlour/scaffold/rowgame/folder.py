"""What Rowgame offers the house."""

from __future__ import annotations

from parlour.core.folder import Bots, Folder
from parlour.scaffold.rowgame.bots import LEVELS
from parlour.scaffold.rowgame.rules.game import Rowgame

FOLDER = Folder(game=Rowgame, bots=Bots(LEVELS))
