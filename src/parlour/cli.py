"""The command `parlour`."""

from __future__ import annotations

import sys

from cyclopts import App

from parlour import __version__
from parlour.commands import bench, check, perft, serve, verify
from parlour.core import registry


def app() -> App:
    """Return the command with those of every game that brings its own: `parlour <game> …`."""
    parlour = App(name="parlour", help="A self-hosted house of board games.", version=__version__)
    for command in (serve.serve, check.check, perft.perft, verify.verify, bench.bench):
        parlour.command(command)
    for game in registry.packages():
        room = registry.part(game, "commands")
        if room is None:
            continue
        parlour.command(room.app, name=game)
        for name, more in getattr(room, "HOUSE", {}).items():
            parlour.command(more, name=name)
    return parlour


def main() -> None:
    """Run the command line."""
    sys.exit(app()())
