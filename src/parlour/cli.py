"""The command `parlour`.

Nothing is imported before it is needed: worker processes import this module too, and serving shall not wait for what it does not use.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS = {
    "serve": "Open the house.",
    "check": "Hold a game to the laws.",
    "perft": "Count the tree under a position.",
    "duel": "Let two levels of a game's bots meet.",
    "verify": "Check the proof of a finished match.",
    "export": "Write a finished match as a file that stands alone.",
    "bench": "Print the figures of the house.",
}
"""The commands of the house, each a function of its name in a module of its name."""


def app(asked: str | None = None) -> App:
    """Return the command; unless one of the house's own is asked for, with those that games bring: `parlour <game> …`."""
    from cyclopts import App

    from parlour import __version__

    parlour = App(name="parlour", help="A self-hosted house of board games.", version=__version__)
    for name, line in COMMANDS.items():
        parlour.command(f"parlour.commands.{name}:{name}", name=name, help=line)
    if asked not in COMMANDS:
        _add_games(parlour)
    return parlour


def _add_games(parlour: App) -> None:
    from parlour.commands.export import recorder
    from parlour.core import registry

    for game in registry.packages():
        room = registry.part(game, "commands")
        if room is None:
            continue
        if hasattr(room, "EXPORT") and "export" not in room.app:
            room.app.command(recorder(game, room.EXPORT), name="export")
        parlour.command(room.app, name=game)
        for name, more in getattr(room, "HOUSE", {}).items():
            parlour.command(more, name=name)


def main() -> None:
    """Run the command line."""
    sys.exit(app(sys.argv[1] if len(sys.argv) > 1 else None)())
