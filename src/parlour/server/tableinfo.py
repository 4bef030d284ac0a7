"""A table as one visitor may know it: who sits, by which rules, and how to invite others."""

from __future__ import annotations

import msgspec

from parlour.core.event import House
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.log import Player
from parlour.server.address import for_phones
from parlour.tables.arena import Arena
from parlour.tables.frames import Sitter, sitters
from parlour.tables.matches import Live


class TableInfo(Value, frozen=True, kw_only=True):
    """All around the board. `commitment` is the hash of the server's key, shown from the beginning on."""

    match: str
    code: str | None
    link: str
    lan_link: str
    qr: str
    game: str
    options: msgspec.Raw
    house: House
    phase: str
    chairs: tuple[Sitter | None, ...]
    seats: tuple[int, int]
    host: bool
    seats_mine: tuple[int, ...]
    commitment: str
    after: str | None
    next: str | None


async def table_info(arena: Arena, live: Live, player: Player, base: str) -> TableInfo:
    """Return a table as this player may know it; `base` is how they reached the house."""
    match, opened = live.match, live.match.opened
    allowed = live.game.seats(arena.rules.codec(opened.game).options(bytes(match.options)))
    link = f"{base}/t/{match.id}"
    return TableInfo(
        match=match.id,
        code=opened.code,
        link=link,
        lan_link=for_phones(link),
        qr=f"/api/tables/{match.id}/qr.svg",
        game=opened.game,
        options=match.options,
        house=match.house,
        phase=match.phase,
        chairs=sitters(match),
        seats=(allowed[0], allowed[-1]),
        host=opened.host == player.id,
        seats_mine=seats_of(live, player),
        commitment=commitment(opened.key),
        after=opened.after,
        next=await arena.follow_up(live),
    )


def seats_of(live: Live, player: Player) -> tuple[int, ...]:
    """Return the seats on which this player sits."""
    return tuple(seat for seat, chair in enumerate(live.match.chairs) if chair and chair.player and chair.player == player.id)
