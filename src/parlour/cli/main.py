"""The entry point of the command `parlour`.

Modules are imported on demand, because worker processes import this module and must start quickly.
"""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS = {
    "serve": "Run the server.",
    "worker": "Do the work of servers on this machine: bots, analyses and notifications.",
    "config": "Print the settings of servers and workers, and where each comes from.",
    "check": "Check a game against the laws.",
    "golden": "Record a golden match for the tests of a game.",
    "perft": "Count the move tree of a position.",
    "duel": "Play a duel between two bot levels.",
    "ladder": "Play each bot level against the one below.",
    "play": "Play many matches of bots and measure the balance of a game.",
    "evaluate": "Place a policy on the ladder of bot levels.",
    "bot": "Play on a server with a bot of your own.",
    "dataset": "Write matches of bots or of a dump as Parquet.",
    "new-game": "Create a small, complete game.",
    "design": "Show a game to its author while it is written.",
    "verify": "Verify the proof of a finished match.",
    "puzzles": "Find puzzles in matches between bots.",
    "analyse": "Analyse a finished match with the strongest bot.",
    "export": "Write a finished match as a self-contained file.",
    "dump": "Export all finished public matches without names.",
    "ratings": "Recompute all results and ratings from the log.",
    "backup": "Back up the database and the data folder to one file.",
    "admin": "Manage users, invitations and registration.",
    "restore": "Restore a backup.",
    "move": "Move a site between SQLite and PostgreSQL.",
    "migrate": "Migrate the database without starting the server.",
    "doctor": "Check the machine, the database and the settings.",
    "systemd": "Print systemd units for the server, its backups and a worker.",
    "bench": "Run the benchmarks.",
}
"""The commands and their help; each is a function in a module with the name of the command."""

PUBLIC_COMMANDS = (
    *(
        "new-game",
        "design",
        "check",
        "golden",
        "perft",
        "duel",
        "ladder",
        "play",
        "evaluate",
        "dataset",
        "bench",
    ),
)
"""The commands that handle no personal data.

Their output files get the system's default permissions.
"""


GAME_OPTION = re.compile(r"--(against-)?options\.[^=]+")
"""An option of a game on the command line, whose value is the next word."""


def build_app(requested: str | None = None) -> App:
    """Return the command-line app.

    The commands of games are added unless a built-in command was requested.
    """
    from cyclopts import App

    from parlour import __version__
    from parlour.cli.settings import SettingsReader

    parlour = App(
        name="parlour",
        help="A self-hosted board game server.",
        version=__version__,
        config=SettingsReader(),
    )
    for name, line in COMMANDS.items():
        module = name.replace("-", "_")
        parlour.command(f"parlour.cli.{module}:{module}", name=name, help=line)
    if requested not in COMMANDS:
        _add_games(parlour)
    return parlour


def _add_games(parlour: App) -> None:
    from parlour.cli.export import export_command
    from parlour.plugin import registry

    for game, plugin in registry.game_plugins().items():
        if plugin.commands is None:
            continue
        commands = plugin.commands()
        if plugin.write_record is not None and "export" not in commands:
            commands.command(export_command(game, plugin.write_record), name="export")
        if plugin.draw_poster is not None and "poster" not in commands:
            commands.command(
                export_command(game, plugin.draw_poster),
                name="poster",
                help="Draw the final board of a finished match as SVG.",
            )
        parlour.command(commands, name=game)
        for name, build in plugin.server_commands.items():
            parlour.command(build(), name=name)


def with_flag_values(words: list[str]) -> list[str]:
    """Return command-line words in which an option of a game without a value has the value true.

    >>> with_flag_values(["golden", "ferry", "jumps", "--options.jump", "--seats", "2"])
    ['golden', 'ferry', 'jumps', '--options.jump', 'true', '--seats', '2']
    """
    found = []
    for word, following in pairwise([*words, "--"]):
        found.append(word)
        if GAME_OPTION.fullmatch(word) and following.startswith("--"):
            found.append("true")
    return found


def main() -> None:
    """Run the command line and print an Illegal error as one sentence."""
    from parlour.core.game import Illegal

    try:
        requested = sys.argv[1] if len(sys.argv) > 1 else None
        if requested not in PUBLIC_COMMANDS:
            from parlour.db.private_files import create_private_files

            create_private_files()
        sys.exit(build_app(requested)(with_flag_values(sys.argv[1:])))
    except Illegal as reason:
        from parlour.cli.errors import error_sentence

        sys.exit(error_sentence(reason))
