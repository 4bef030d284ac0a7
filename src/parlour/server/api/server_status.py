"""HTTP API for the server status page of operators."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from parlour import __version__
from parlour.core.value import Value
from parlour.server.api.admin import SetAside
from parlour.server.dependencies import AppDep, PlayerDep
from parlour.server.metrics import unfinished_counts
from parlour.server.realtime.hub import Hub
from parlour.server.status_history import StatusHistory, StatusPoint, channel_totals
from parlour.services.accounts.admin_rights import actor_from_player, require_site_right
from parlour.services.engine.fair_queue import Priority
from parlour.services.game_faults import GAME_FAULTS
from parlour.services.time import now


class BotWork(Value, frozen=True, kw_only=True):
    """The work of the bots at this server."""

    workers: int
    busy: int
    people: int
    """Decisions that people wait for."""
    watched: int
    """Decisions in matches of bots with spectators."""
    nobody: int
    """Decisions in matches of bots that nobody watches."""


class DatabaseStatus(Value, frozen=True, kw_only=True):
    """The database as this server sees it."""

    engine: str
    """`SQLite` or `PostgreSQL`."""
    answers: bool
    connections: int
    """Connections that run a statement."""
    max_connections: int
    waiting: int
    """Statements that wait for a connection."""
    append_ms: float | None
    """Median time to store a move in the last hour; None without moves."""
    slow_append_ms: float | None
    """Time within which 99 % of the moves were stored."""


class ChannelStatus(Value, frozen=True, kw_only=True):
    """The notifications of one channel since the server started."""

    channel: str
    sent: int
    """Number of delivered notifications."""
    failed: int
    """Number of failed deliveries."""


class FailingGame(Value, frozen=True):
    """A game whose code has raised exceptions."""

    game: str
    reason: str
    """The newest Python error message."""
    count: int
    """Number of exceptions since the process started."""
    last_at: int
    """Time of the newest one (ms since 1970)."""


class ServerStatus(Value, frozen=True, kw_only=True):
    """Response body for the server status page."""

    version: str
    started_at: int
    """Start of this process, in ms since 1970."""
    at: int
    """Time of the response, in ms since 1970."""
    sockets: int
    """Open sockets of this process."""
    members: int
    """Members who are online."""
    guests: int
    """Guests who are online."""
    playing: int | None
    """Running matches of the site; None if the database fails."""
    gathering: int | None
    """Open tables of the site; None if the database fails."""
    points: list[StatusPoint]
    """The last hour, oldest first."""
    bots: BotWork
    database: DatabaseStatus
    channels: list[ChannelStatus]
    is_connected: bool
    """Whether messages reach the other servers of the site."""
    games: int
    """Number of loaded games."""
    unavailable_games: list[SetAside]
    failing_games: list[FailingGame]
    """Games whose code has raised exceptions since this process started."""


@get("/api/admin/status", tags=["admin"])
async def server_status(
    application: AppDep, player: PlayerDep, request: Request[Any, Any, Any]
) -> ServerStatus:
    """Return the state of this server process and of the site (operators only).

    The metrics for Prometheus contain more details.
    """
    require_site_right(actor_from_player(player), "status")
    hub: Hub = request.app.state.hub
    history: StatusHistory = request.app.state.status_history
    unfinished = await unfinished_counts(application)
    database, queue = application.log.usage(), application.engine.bots.queue
    waiting, online = queue.waiting_counts(), application.social.presence.online_count()
    return ServerStatus(
        version=__version__,
        started_at=history.started_at,
        at=now(),
        sockets=hub.connection_limits.count,
        members=online.members,
        guests=online.guests,
        playing=None if unfinished is None else unfinished["playing"],
        gathering=None if unfinished is None else unfinished["gathering"],
        points=history.points(),
        bots=BotWork(
            workers=queue.worker_count,
            busy=queue.running_count,
            people=waiting[Priority.PEOPLE],
            watched=waiting[Priority.WATCHED],
            nobody=waiting[Priority.NOBODY],
        ),
        database=DatabaseStatus(
            engine="PostgreSQL" if application.log.allows_several_servers else "SQLite",
            answers=unfinished is not None,
            connections=database.busy,
            max_connections=database.limit,
            waiting=database.waiting,
            append_ms=history.append_ms(0.5),
            slow_append_ms=history.append_ms(0.99),
        ),
        channels=[
            ChannelStatus(channel=channel, sent=sent, failed=failed)
            for channel, (sent, failed) in channel_totals().items()
        ],
        is_connected=application.shared.bus.is_connected,
        games=len(application.games.ids),
        unavailable_games=[SetAside(*row) for row in application.games.failures.items()],
        failing_games=[
            FailingGame(game=game, reason=fault.reason, count=fault.count, last_at=fault.last_at)
            for game, fault in GAME_FAULTS.faults().items()
        ],
    )
