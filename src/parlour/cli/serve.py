"""`parlour serve`: run the server."""

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
from parlour.cli.errors import database_url, error_sentence, require_data_folder
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import is_postgres, open_log
from parlour.db.private_files import make_folder_private
from parlour.server.app import ServerOptions, create_app
from parlour.server.auth.request_filter import RequestFilter
from parlour.server.garbage_collector import tune_collector
from parlour.server.lan import is_for_phones, link_for_lan, served_at
from parlour.server.limits.connection_limits import raise_file_limit
from parlour.server.limits.trusted_proxies import parse_trusted_proxies
from parlour.server.logs import LogFormat, configure_logging
from parlour.server.metrics import MetricsAccess
from parlour.server.protocols import SocketProtocol
from parlour.server.request_protocol import RequestProtocol
from parlour.server.trace_export import TracesUnavailable, exported_traces
from parlour.services.analysis.budget import DEFAULT_LIMITS, AnalysisLimits
from parlour.services.application import ApplicationOptions
from parlour.shared.opening import SharedOpenError, open_shared

MAX_MESSAGE_BYTES = 64 * 1024

MAX_PORT = 65_535

MIN_MOVE_SECONDS = 0.6

TRUSTED_PROXIES = "127.0.0.1"
"""The reverse proxies that are trusted by default: those on this machine."""


def serve(
    *,
    port: int = 8000,
    host: str = "0.0.0.0",
    data: Path = Path("data"),
    database: str | None = None,
    analysis_seconds: float = DEFAULT_LIMITS.seconds,
    analysis_minutes: float = DEFAULT_LIMITS.minutes,
    bot_delay: float = MIN_MOVE_SECONDS,
    trusted_proxies: str = TRUSTED_PROXIES,
    log_format: LogFormat = "text",
    metrics: MetricsAccess = "private",
    direct_database: str | None = None,
    replica: str | None = None,
    shared: str | None = None,
    traces: str | None = None,
) -> int:
    """Run the server and print its address.

    Environment variables and the file parlour.toml set the same options; `parlour config` prints
    what is in force.

    Args:
        port: The port to listen on.
        host: The address to listen on; 127.0.0.1 allows only this machine.
        data: The folder for the database and the operator's files.
        database: The database, as sqlite:////folder/parlour.db or postgresql://user@host/name; by
            default in the data folder.
        analysis_seconds: The time limit (s) of an analysis for each decision.
        analysis_minutes: The time budget (minutes per day) of all analyses; 0 turns analysis off.
        bot_delay: The minimum time (s) before a bot answers a player, so that the player's own move
            can be seen; 0 for none.
        trusted_proxies: The addresses and networks (10.0.0.0/8) of the reverse proxies, separated
            by commas; only they may name the client's address and protocol.
        log_format: Plain lines, or one JSON object per line.
        metrics: Who may read /metrics: private for private networks without a proxy between, public
            for everyone, off for nobody.
        direct_database: PostgreSQL's own address, if --database leads through PgBouncer or another
            pool of connections.
        replica: A replica of the PostgreSQL database, as postgresql://user@host/name, for lists,
            results and ratings; what it shows is at most five seconds old.
        shared: The Valkey or Redis through which several servers inform each other, as
            redis://host:6379; needed if several servers use one PostgreSQL.
        traces: The OpenTelemetry collector that receives traces of moves, as http://host:4318.
    """
    configure_logging(log_format)
    if not 0 <= port <= MAX_PORT:
        # The operating system would use the low 16 bits of the number and open another port.
        Console(stderr=True, soft_wrap=True).print(
            f"{port} is not a valid port. Choose one from 1 to {MAX_PORT} with PORT= or --port.",
            markup=False,
        )
        return 2
    try:
        parse_trusted_proxies(trusted_proxies)
    except ValueError as reason:
        Console(stderr=True, soft_wrap=True).print(error_sentence(reason), markup=False)
        return 2
    try:
        folder = require_data_folder(data)
        url = database_url(folder, database)
        asyncio.run(_require_free_port(host, port))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_folder_private(folder)
        # Checked here, because the server's startup would wrap a database error.
        asyncio.run(_require_usable_stores(url, folder, direct_database, replica, shared))
    except (OSError, DatabaseOpenError, SharedOpenError) as reason:
        Console(stderr=True, soft_wrap=True).print(error_sentence(reason), markup=False)
        return 1
    raise_file_limit()
    # Uvicorn raises the signal again after shutdown; the default handler would skip the cleanup.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))

    def on_open(address: str) -> None:
        tune_collector()
        note_address(folder, address)

    server = UvicornServer(
        create_app(
            ServerOptions(
                url,
                ApplicationOptions(
                    folder,
                    AnalysisLimits(seconds=max(0.05, analysis_seconds), minutes=analysis_minutes),
                    min(max(0.0, bot_delay), 5.0),
                    is_for_phones(host),
                    direct_database=direct_database,
                    replica=replica,
                    shared_url=shared,
                ),
                metrics,
            )
        ),
        host,
        port,
        on_open=on_open,
        trusted_proxies=trusted_proxies,
        log_format=log_format,
    )
    try:
        with exported_traces(traces):
            server.run()
    except TracesUnavailable as reason:
        Console(stderr=True, soft_wrap=True).print(error_sentence(reason), markup=False)
        return 2
    return 0


async def _require_free_port(host: str, port: int) -> None:
    """Raise DatabaseOpenError if the server cannot listen on an address."""
    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
    except OSError as reason:
        if reason.errno == errno.EADDRINUSE:
            alternative = port + 1 if port < MAX_PORT else port - 1
            choice = f"make play PORT={alternative}, or parlour serve --port {alternative}"
            raise DatabaseOpenError(
                f"Port {port} is in use, perhaps by another server. Choose another: {choice}."
            ) from reason
        if reason.errno == errno.EACCES:
            raise DatabaseOpenError(
                f"Port {port} requires administrator rights. Choose one above 1023: make play PORT=8000."
            ) from reason
        raise DatabaseOpenError(
            f"Cannot listen on {host}: it is not an address of this machine."
        ) from reason
    server.close()
    await server.wait_closed()


async def _require_usable_stores(
    url: str, folder: Path, direct: str | None, replica: str | None, shared: str | None
) -> None:
    """Raise DatabaseOpenError or SharedOpenError if the server could not use its stores."""
    if shared is not None and not is_postgres(url):
        raise SharedOpenError(
            "--shared is for several servers, and they need a PostgreSQL: name it with --database."
        )
    log = await open_log(url, folder, direct=direct, replica=replica)
    try:
        await log.claim(with_others=shared is not None)
        await (await open_shared(shared, site="check")).close()
    finally:
        await log.close()


class UvicornServer(uvicorn.Server):
    """A Uvicorn server that prints its addresses and calls `on_open` when it is ready."""

    def __init__(
        self,
        app: RequestFilter,
        host: str,
        port: int,
        on_open: Callable[[str], None] = lambda _: None,
        *,
        trusted_proxies: str = TRUSTED_PROXIES,
        log_format: LogFormat = "text",
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
                # Compression costs 40 kB per connection and saves phones little.
                ws_per_message_deflate=False,
                ws_max_size=MAX_MESSAGE_BYTES,
                # A log line for each malformed request would let anyone fill the disk.
                log_level="error",
                access_log=False,
                # With JSON, Uvicorn's entries go to the handler of `configure_logging`.
                log_config=uvicorn.config.LOGGING_CONFIG if log_format == "text" else None,
                forwarded_allow_ips=str(parse_trusted_proxies(trusted_proxies)),
                # Do not reveal the server software and its version.
                server_header=False,
                timeout_graceful_shutdown=3,
            )
        )

    async def startup(self, sockets: object = None) -> None:
        """Start listening and print the addresses."""
        await super().startup()
        if self.started:
            self._on_open(served_at(self.config.host, self.port))
            console = Console()
            print_addresses(console, self.config.host, self.port)
            for game, reason in self._app.state.application.games.failures.items():
                console.print(
                    f"\n  The game {game} cannot be loaded and is disabled: {reason}",
                    markup=False,
                    highlight=False,
                    soft_wrap=True,
                )
            key = await self._app.state.application.administration.create_operator_invitation()
            if key is not None:
                console.print(
                    "\n  This server has no operator yet. The first person to open this link becomes operator:",
                    highlight=False,
                )
                console.print(
                    f"  {served_at(self.config.host, self.port)}/join#{key}\n",
                    highlight=False,
                    soft_wrap=True,
                )

    @property
    def port(self) -> int:
        """The port in use; the operating system chooses one if 0 was requested."""
        return int(self.servers[0].sockets[0].getsockname()[1])


def print_addresses(console: Console, host: str, port: int) -> None:
    """Print the local address, and the address for phones on the same network with a QR code."""
    address = served_at(host, port)
    console.print(f"\n  Parlour is running at [bold]{escape(address)}[/bold]")
    lan_address = link_for_lan(address)
    if not is_for_phones(host) or lan_address == address:
        return
    console.print(f"  For phones on the same network: [bold]{escape(lan_address)}[/bold]\n")
    import segno  # Imported only if there is a QR code to print.

    segno.make(lan_address, micro=False).terminal(compact=True, border=2)
    console.print("  Stop it with Ctrl-C.")
