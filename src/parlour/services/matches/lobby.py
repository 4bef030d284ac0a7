"""Lists of tables: a player's own tables, open tables and live matches."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog
from msgspec import UNSET, UnsetType

from parlour.core.embedded_json import LayoutJson, OptionsJson, RankingJson, ViewJson
from parlour.core.event import TableSettings
from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.records import MatchSummary, Player, SeatRow
from parlour.services.matches.match_store import Matches
from parlour.services.matches.projection import NULL, Listing, match_listing
from parlour.services.matches.terms import terms_digest
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.replica_reads import ReplicaReads
    from parlour.db.store import Store

MAX_TABLES = 24
"""The maximum number of tables in a list."""

IDLE_GAME_MS = 2 * 24 * 3_600_000
"""The time (ms) without changes after which a match against bots is idle."""

MAX_SCANNED = 200
"""The maximum number of tables among which those of a list are chosen."""

_decoder = msgspec.json.Decoder(Listing)

log = structlog.get_logger()


class SeatSummary(Value, frozen=True):
    """A seat in a list of tables."""

    seat: int
    """The seat number."""

    name: str | None
    """The name of the occupant, or None if the seat is free."""

    bot: str | None
    """The bot level, or None."""

    mine: bool
    """Whether the seat is the viewer's."""

    colour: int
    """The number of the seat's colour, from 0."""

    player: str | None = None
    """The id of the player, for a link to the profile."""


NoSeatReason = Literal["full", "apart"]
"""The reason why a user cannot take a seat: the table is full, or a block with its host."""


class TableSummary(Value, frozen=True, kw_only=True):
    """A table in a list of tables."""

    match: str
    """The match id."""

    game: str
    """The game."""

    phase: str
    """`gathering`, `playing` or `over`."""

    seats: tuple[SeatSummary, ...]
    """All seats."""

    options: OptionsJson
    """The options of the game."""

    settings: TableSettings
    """The settings of the table."""

    terms_digest: str
    """The digest of the options, the seat count and the settings."""

    to_move: tuple[int, ...]
    """The seats whose turn it is."""

    ranking: RankingJson
    """The current ranking."""

    updated_at: int
    """The time of the last change (ms since 1970)."""

    public_view: ViewJson | None
    """The public view for the small board, or None before the start."""

    public_layout: LayoutJson | UnsetType = UNSET
    """The layout of the public view, in games whose boards the site draws."""

    code: str | None
    """The table code, for players at the table and for public tables, or None."""

    no_seat_reason: NoSeatReason | None = None
    """The reason why the viewer cannot take a seat, or None."""


class Lobby:
    """The service for lists of tables, which reads projections without loading matches."""

    def __init__(self, store: Store, reads: ReplicaReads, matches: Matches) -> None:
        self.store, self._reads, self.matches = store, reads, matches

    async def own_tables(self, player: Player) -> list[TableSummary]:
        """Return a player's unfinished tables except idle ones.

        Tables where it is the player's turn come first.
        """
        return (await self.own_and_idle_tables(player))[0]

    async def own_and_idle_tables(
        self, player: Player
    ) -> tuple[list[TableSummary], list[TableSummary]]:
        """Return a player's unfinished tables, and a separate list of idle matches against bots."""
        summaries = await self.store.match_summaries(
            player=player.id, phase="playing", limit=2 * MAX_TABLES
        )
        summaries += await self.store.match_summaries(
            player=player.id, phase="gathering", limit=MAX_TABLES
        )
        tables = await self._table_summaries(summaries, player)
        tables.sort(
            key=lambda table: (
                not any(seat.mine and seat.seat in table.to_move for seat in table.seats),
                -table.updated_at,
            )
        )
        idle = [table for table in tables if _is_idle(table)]
        return [table for table in tables if table not in idle][:MAX_TABLES], idle[:MAX_TABLES]

    async def open_tables(self, player: Player, game: str | None = None) -> list[TableSummary]:
        """Return the public tables with a free seat that a player can take."""
        return (await self.gathering_tables(player, game=game))[0]

    async def gathering_tables(
        self, player: Player, blocked: frozenset[str] = frozenset(), game: str | None = None
    ) -> tuple[list[TableSummary], list[TableSummary]]:
        """Return the public tables that a player can join, and those they cannot, with reasons.

        Args:
            player: The player.
            blocked: The ids of the players who block the player or are blocked by them.
            game: The id of a game to which the tables are limited, or None.
        """
        summaries = await self.store.match_summaries(
            phase="gathering", public=True, game=game, limit=MAX_SCANNED
        )
        # The free seats of a rematch are reserved for the players of the previous match.
        joinable = [table for table in summaries if table.after is None]
        open_tables: list[TableSummary] = []
        closed_tables: list[TableSummary] = []
        for table in await self._interleaved_by_host(joinable):
            for summary in await self._table_summaries([table], player):
                reason = await self._no_seat_reason(table, summary, blocked)
                (open_tables if reason is None else closed_tables).append(
                    replace(summary, no_seat_reason=reason)
                )
        return open_tables[:MAX_TABLES], [
            summary for summary in closed_tables if not any(seat.mine for seat in summary.seats)
        ][:MAX_TABLES]

    async def _no_seat_reason(
        self, table: MatchSummary, summary: TableSummary, blocked: frozenset[str]
    ) -> NoSeatReason | None:
        if all(seat.name is not None for seat in summary.seats):
            return "full"
        return "apart" if blocked and (await self._listing(table)).host in blocked else None

    async def _interleaved_by_host(self, summaries: list[MatchSummary]) -> list[MatchSummary]:
        """Return tables with the newest of each host first, so that no host fills the list."""
        count_of_host: Counter[str] = Counter()
        ranked: list[tuple[int, MatchSummary]] = []
        for table in summaries:
            with suppress(Illegal):
                host = (await self._listing(table)).host or table.match
                count_of_host[host] += 1
                ranked.append((count_of_host[host], table))
        return [table for _, table in sorted(ranked, key=lambda entry: entry[0])]

    async def live_tables(self, player: Player, game: str | None = None) -> list[TableSummary]:
        """Return the public matches that a player can watch now."""
        return await self._watchable_tables(
            await self._reads.match_summaries(
                phase="playing", public=True, game=game, limit=MAX_SCANNED
            ),
            player,
        )

    async def watchable_tables_of(self, watched: Player, player: Player) -> list[TableSummary]:
        """Return the public matches of a player that another user can watch now."""
        return await self._watchable_tables(
            await self._reads.match_summaries(
                player=watched.id, phase="playing", public=True, limit=MAX_SCANNED
            ),
            player,
        )

    async def _watchable_tables(
        self, summaries: list[MatchSummary], player: Player
    ) -> list[TableSummary]:
        """Return the summaries of tables that allow spectators.

        The order depends only on data that the summaries show.
        """
        tables = [
            summary
            for summary in await self._table_summaries(summaries, player)
            if summary.settings.watchers
        ]
        return sorted(tables, key=lambda summary: (-summary.updated_at, summary.match))[:MAX_TABLES]

    async def finished_matches(self, player: Player) -> list[TableSummary]:
        """Return a player's last finished matches, without tables closed before the start."""
        summaries = await self._reads.match_summaries(
            player=player.id, phase="over", limit=MAX_TABLES
        )
        return [
            summary
            for summary in await self._table_summaries(summaries, player)
            if summary.public_view is not None
        ]

    async def _table_summaries(
        self, summaries: list[MatchSummary], player: Player
    ) -> list[TableSummary]:
        tables = []
        for summary in summaries:
            try:
                tables.append(table_summary(summary, await self._listing(summary), player.id))
            except Illegal:
                continue  # A corrupt log affects only its own match.
            except Exception:
                # A game whose view fails affects only its own tables.
                log.exception("a table cannot be listed", match=summary.match)
        return tables

    async def _listing(self, summary: MatchSummary) -> Listing:
        """Return the listing of a match; one stored by an older version is rebuilt from the log."""
        if summary.listing is None:
            return match_listing(await self.matches.get(summary.match))
        return _decoder.decode(summary.listing)


def _is_idle(summary: TableSummary) -> bool:
    others = [seat for seat in summary.seats if not seat.mine]
    is_alone = summary.phase == "playing" and bool(others) and all(seat.bot for seat in others)
    return is_alone and now() - summary.updated_at > IDLE_GAME_MS


def table_summary(summary: MatchSummary, listing: Listing, player: str) -> TableSummary:
    """Return the summary of a table as a player sees it."""
    occupied = {row.seat: row for row in summary.seats}
    seats = (occupied.get(seat, SeatRow(seat)) for seat in range(listing.seat_count))
    colours = listing.colours or range(listing.seat_count)
    is_own = any(row.player == player for row in summary.seats)
    is_delayed = listing.settings.delay > 0 and summary.phase == "playing" and not is_own
    if is_delayed:
        # A list must not be ahead of the delayed table, and the time of the last move would reveal
        # thinking times.
        listing = replace(listing, awaited=(), standing=NULL, mini=NULL, layout=UNSET)
    return TableSummary(
        match=summary.match,
        game=summary.game,
        phase=summary.phase,
        seats=tuple(
            SeatSummary(
                row.seat, row.name or None, row.bot, row.player == player, colour, row.player
            )
            for row, colour in zip(seats, colours, strict=True)
        ),
        options=listing.options,
        settings=listing.settings,
        terms_digest=terms_digest(listing.options, listing.seat_count, listing.settings),
        to_move=listing.awaited,
        ranking=listing.standing,
        updated_at=summary.opened_at if is_delayed else summary.updated_at,
        public_view=None if listing.mini == NULL else listing.mini,
        public_layout=listing.layout,
        code=listing.code if is_own or summary.public else None,
    )
