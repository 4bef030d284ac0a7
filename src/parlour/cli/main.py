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
    "ladder": "Let every level of a game's bots meet the one below it.",
    "new-game": "Write a small, complete game of your own.",
    "verify": "Check the proof of a finished match.",
    "puzzles": "Let bots play, and keep the decisions that have one clearly best answer.",
    "analyse": "Say what the strongest bot thinks of a finished match.",
    "export": "Write a finished match as a file that stands alone.",
    "dump": "Write all public matches that are over, without names, for whoever studies games.",
    "ratings": "Compute all results and ratings anew from the log.",
    "backup": "Write the whole house to one file, while it is open.",
    "admin": "Look after the people of the house.",
    "restore": "Bring a house back from such a file.",
    "bench": "Print the figures of the house.",
}
"""The commands of the house, each a function of its name (`new_game`) in a module of its name."""

PUBLIC_COMMANDS = ("new-game", "check", "perft", "duel", "ladder", "bench")
"""Commands that know nobody: what they write others may read as far as the system lets them."""


def build_app(asked: str | None = None) -> App:
    """Return the command; unless one of the house's own is asked for, with those that games bring: `parlour <game> …`."""
    from cyclopts import App

    from parlour import __version__

    parlour = App(name="parlour", help="A self-hosted house of board games.", version=__version__)
    for name, line in COMMANDS.items():
        module = name.replace("-", "_")
        parlour.command(f"parlour.cli.{module}:{module}", name=name, help=line)
    if asked not in COMMANDS:
        _add_games(parlour)
    return parlour


def _add_games(parlour: App) -> None:
    from parlour.cli.export import export_command
    from parlour.plugin import registry

    for game, found in registry.game_plugins().items():
        if found.commands is None:
            continue
        commands = found.commands()
        if found.write_record is not None and "export" not in commands:
            commands.command(export_command(game, found.write_record), name="export")
        if found.draw_poster is not None and "poster" not in commands:
            commands.command(
                export_command(game, found.draw_poster),
                name="poster",
                help="Write the board of a finished match as one picture, SVG.",
            )
        parlour.command(commands, name=game)
        for name, more in found.server_commands.items():
            parlour.command(more(), name=name)


def main() -> None:
    """Run the command line. What a game refuses is said in one sentence."""
    from parlour.core.game import Illegal

    try:
        asked = sys.argv[1] if len(sys.argv) > 1 else None
        if asked not in PUBLIC_COMMANDS:
            from parlour.db.private_files import create_private_files

            create_private_files()
        sys.exit(build_app(asked)(sys.argv[1:]))
    except Illegal as reason:
        from parlour.cli.errors import error_sentence

        sys.exit(error_sentence(reason))
