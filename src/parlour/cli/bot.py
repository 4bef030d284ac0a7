"""`parlour bot …`: play on a server with a bot of your own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_data_folder

bot = App(name="bot", help="Play on a server with a bot of your own.")

MAX_TABLES = 20


@bot.command
def run(
    source: str,
    /,
    *,
    server: str = "http://localhost:8000",
    key_file: Path | None = None,
    game: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    tables: Annotated[int, Parameter(validator=Number(gte=1, lte=MAX_TABLES))] = 4,
    accept: Annotated[bool, Parameter(negative=())] = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    data: Path = Path("data"),
) -> int:
    """Accept invitations on a server and play all matches with a bot, until you press Ctrl-C.

    Modules are also searched in the current folder. The package parlour-client must be installed.

    Args:
        source: A module and a class of bots in it, for example my_bot:Climber. The class is called
            with the rules of a game, and its method choose(view, seat, luck, seconds) returns an
            action.
        server: The address of the server.
        key_file: A file with an API key that has the scope play; without one the bot is a guest.
        game: The games to play, for example --game pylos --game betta; by default all.
        tables: The maximum number of tables at a time; further invitations are declined.
        accept: Appear among the opponents that players can choose; needs a key of a bot account.
        seconds: The time (s) for a decision.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console()
    try:
        from parlour.cli.remote_bot import RemoteBot, load_bot_class
        from parlour_client import ApiError
    except ModuleNotFoundError as reason:
        if reason.name != "parlour_client":
            raise
        console.print("Install the package parlour-client first.")
        return 1
    try:
        key = None if key_file is None else key_file.read_text("utf-8").strip()
        player = RemoteBot(
            load_bot_class(source), require_data_folder(data), game, tables, seconds, console
        )
        asyncio.run(player.run(server, key, accepts_challenges=accept))
    except (ApiError, OSError, UnicodeError, *PLAY_ERRORS) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    except KeyboardInterrupt:
        console.print("Stopped. Open matches stay open; start the bot again to play on.")
    return 0
