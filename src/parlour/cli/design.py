"""`parlour design GAME`: show a game to its author while it is written."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.design.app import create_design_app
from parlour.design.file_changes import installed_folder
from parlour.design.session import DesignSession
from parlour.plugin import registry

HOST = "127.0.0.1"
"""The address of the server, which only this machine can reach."""

CLOSING_S = 1
"""The time (s) for open requests when the server stops."""


class DesignUvicorn(uvicorn.Server):
    """A server that ends the session before it waits for open requests.

    Args:
        config: The settings of the server.
        session: The session, for which pages wait.
    """

    def __init__(self, config: uvicorn.Config, session: DesignSession) -> None:
        super().__init__(config)
        self._session = session

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the session, then the server."""
        await self._session.close()
        await super().shutdown(sockets)


def design(
    game: str,
    /,
    *,
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65_535))] = 8010,
    data: Path = Path("data"),
) -> int:
    """Show the boards of all seats in the browser, and load the package again after each save.

    Args:
        game: The id of the game.
        port: The port of the page, or 0 for a free one.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console(soft_wrap=True, highlight=False)
    package = registry.installed_games().get(game)
    try:
        if package is None:
            raise LookupError(
                f"There is no game {game!r}. Installed: {', '.join(registry.installed_games())}."
            )
        folder = installed_folder(package)
    except LookupError as reason:
        console.print(reason.args[0], markup=False)
        return 1
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, port))
        except OSError:
            console.print(f"Port {port} is in use. Choose another one with --port.", markup=False)
            return 1
        port = listener.getsockname()[1]
        session = DesignSession(game, folder, data.resolve())
        app = create_design_app(session, port)
        console.print(f"{game} is at http://localhost:{port}. Stop with Ctrl+C.", markup=False)
        config = uvicorn.Config(
            app, log_level="warning", timeout_graceful_shutdown=CLOSING_S, ws="none"
        )
        DesignUvicorn(config, session).run(sockets=[listener])
    return 0
