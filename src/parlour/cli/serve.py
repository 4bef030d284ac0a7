"""`parlour serve`: open the house."""

from __future__ import annotations

import asyncio
import errno
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from rich.console import Console
from rich.markup import escape

from parlour.cli.address import note_address
from parlour.cli.errors import error_sentence, require_data_folder
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import open_log
from parlour.db.private_files import make_folder_private
from parlour.server.app import create_app
from parlour.server.auth.request_filter import RequestFilter
from parlour.server.garbage_collector import tune_collector
from parlour.server.lan import is_for_phones, link_for_lan, served_at
from parlour.server.limits.connection_limits import raise_file_limit
from parlour.server.logs import configure_logging
from parlour.server.protocols import SocketProtocol
from parlour.server.request_protocol import RequestProtocol
from parlour.services.analysis.budget import DEFAULT_LIMITS, AnalysisLimits

MAX_MESSAGE_BYTES = 64 * 1024

MAX_PORT = 65_535

MIN_MOVE_SECONDS = 0.6


def serve(
    *,
    port: int = 8000,
    host: str = "0.0.0.0",
    data: Path = Path("data"),
    database: str | None = None,
    review_seconds: float = DEFAULT_LIMITS.seconds,
    review_minutes: float = DEFAULT_LIMITS.minutes,
    bot_beat: float = MIN_MOVE_SECONDS,
) -> int:
    """Open the house and print where it is.

    Args:
        port: The port to listen on.
        host: The address to listen on; 127.0.0.1 keeps the house to this machine.
        data: The folder for the database and an operator's own files.
        database: Where the log lies, as sqlite:////folder/parlour.db or postgresql://user@host/name; by default in the data folder.
        review_seconds: How long a reviewing bot thinks about one decision.
        review_minutes: How many minutes a day reviewing bots may think in all; 0 turns their opinions off.
        bot_beat: The least seconds a bot takes to answer people, so that one's own move is seen to settle first; 0 lets it answer at once.
    """
    configure_logging()
    if not 0 <= port <= MAX_PORT:
        # The system would take the number's last sixteen bits and open another door.
        Console(stderr=True, soft_wrap=True).print(
            f"There is no port {port}: name one from 1 to {MAX_PORT}, with PORT= or --port.",
            markup=False,
        )
        return 2
    try:
        folder = require_data_folder(data)
        url = database or f"sqlite:///{folder}/parlour.db"
        asyncio.run(_require_free_port(host, port))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_folder_private(folder)
        # What is wrong with the database is said in one sentence here; the server could only fail with all its layers.
        asyncio.run(_require_writable_log(url))
    except (OSError, DatabaseOpenError) as reason:
        Console(stderr=True, soft_wrap=True).print(error_sentence(reason), markup=False)
        return 1
    raise_file_limit()
    # Uvicorn raises a signal again once the house is closed; dying of it then would leave nobody to clear up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    def on_open(address: str) -> None:
        tune_collector()
        note_address(folder, address)

    UvicornServer(
        create_app(
            url,
            folder,
            AnalysisLimits(seconds=max(0.05, review_seconds), minutes=review_minutes),
            min(max(0.0, bot_beat), 5.0),
            is_for_phones(host),
        ),
        host,
        port,
        on_open=on_open,
    ).run()
    return 0


async def _require_free_port(host: str, port: int) -> None:
    """Raise DatabaseOpenError where nothing can listen at this address: the server would say so with all its layers."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    except OSError as reason:
        if reason.errno == errno.EADDRINUSE:
            other = port + 1 if port < MAX_PORT else port - 1
            choice = f"make play PORT={other}, or parlour serve --port {other}"
            raise DatabaseOpenError(
                f"Port {port} is in use, perhaps by a house that is open already. Choose another: {choice}."
            ) from reason
        if reason.errno == errno.EACCES:
            raise DatabaseOpenError(
                f"Port {port} is kept for the machine's administrator. Choose one above 1023: make play PORT=8000."
            ) from reason
        raise DatabaseOpenError(
            f"Nothing can listen at {host}: it is no address of this machine."
        ) from reason
    server.close()
    await server.wait_closed()


async def _require_writable_log(url: str) -> None:
    log = await open_log(url)
    try:
        await log.claim()
    finally:
        await log.close()


class UvicornServer(uvicorn.Server):
    """Uvicorn that says where the house is once its door is open, and calls `on_open` then."""

    def __init__(
        self,
        app: RequestFilter,
        host: str,
        port: int,
        on_open: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._app, self._on_open = app, on_open
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                loop="auto",
                http=RequestProtocol,
                ws=SocketProtocol,
                # Compressing every frame costs 40 kB a connection and saves a phone little.
                ws_per_message_deflate=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                # A line of log for each malformed request would let anybody fill the disk.
                log_level="error",
                access_log=False,
                # Which software and which version answers is nobody's business.
                server_header=False,
                timeout_graceful_shutdown=3,
            )
        )

    async def startup(self, sockets: object = None) -> None:
        """Open the door and tell everybody where it is."""
        await super().startup()
        if self.started:
            self._on_open(served_at(self.config.host, self.port))
            console = Console()
            print_addresses(console, self.config.host, self.port)
            for game, reason in self._app.state.house.games.failures.items():
                console.print(
                    f"\n  The game {game} cannot be loaded and is set aside: {reason}",
                    markup=False,
                    highlight=False,
                    soft_wrap=True,
                )
            key = await self._app.state.house.administration.create_operator_invitation()
            if key is not None:
                console.print(
                    "\n  This house has no operator yet. Whoever opens this link first becomes it:",
                    highlight=False,
                )
                console.print(
                    f"  {served_at(self.config.host, self.port)}/join#{key}\n",
                    highlight=False,
                    soft_wrap=True,
                )

    @property
    def port(self) -> int:
        """The port that is really listened on: the machine chooses one where 0 was asked for."""
        return int(self.servers[0].sockets[0].getsockname()[1])


def print_addresses(console: Console, host: str, port: int) -> None:
    """Print the address, the address for phones in the same network, and a QR code for it."""
    here = served_at(host, port)
    console.print(f"\n  Parlour is open: [bold]{escape(here)}[/bold]")
    phones = link_for_lan(here)
    if not is_for_phones(host) or phones == here:
        return
    console.print(f"  For phones in the same network: [bold]{escape(phones)}[/bold]\n")
    import segno  # only a house that phones can reach waits for it

    segno.make(phones, micro=False).terminal(compact=True, border=2)
    console.print("  Stop it with Ctrl-C.")
