"""A table as one visitor may know it: who sits, by which rules, and how to invite others."""

from __future__ import annotations

import msgspec

from parlour.core.event import TableSettings
from parlour.core.game import Seat
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.server.lan import link_for_lan
from parlour.services.application import Application
from parlour.services.matches.access import can_see_players, share_token
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.rematch import RematchStatus
from parlour.services.matches.seat_occupants import SeatOccupant, seat_occupants
from parlour.services.matches.seating import own_seat
from parlour.services.matches.terms import terms_of_match


class TableInfo(Value, frozen=True, kw_only=True):
    """All around the board. `commitment` is the hash of the server's key, shown from the beginning on.

    `terms` name options, seats and settings together: whoever sits down says which they have seen.
    `people` lead to the pages of those who sit, a chair each; of several chairs on one device only the first does.
    `own` is the chair of this visitor (others may be theirs on a shared device); `share` is the pass with which a link leads back
    here when the match is over. Whoever may not know who sits has neither names nor pass.
    """

    match: str
    code: str | None
    link: str
    lan_link: str
    qr: str
    game: str
    options: msgspec.Raw
    settings: TableSettings
    terms_digest: str
    phase: str
    seats: tuple[SeatOccupant | None, ...]
    user_ids: tuple[str | None, ...]
    own_seat: int | None
    seat_range: tuple[int, int]
    seat_counts: tuple[int, ...]
    is_host: bool
    own_seats: tuple[int, ...]
    commitment: str
    previous_match: str | None
    rematch: RematchStatus | None
    share_token: str | None


def table_info(
    house: Application,
    loaded: LoadedMatch,
    player: Player,
    base: str,
    follow_up: RematchStatus | None,
    let_in: bool = False,
    screen: bool = False,
) -> TableInfo:
    """Return a table as this player may know it; `base` is how they reached the house, `follow_up` the rematch.

    A big `screen` is nobody's: its seats are not its visitor's, even where they sit there.
    """
    match, opened = loaded.match, loaded.match.opened
    allowed = loaded.game.seat_counts(
        house.games.codec(opened.game).decode_options(bytes(match.options))
    )
    known = can_see_players(match, player.id, let_in)
    link = f"{base}/t/{match.id}"
    return TableInfo(
        match=match.id,
        code=opened.code,
        link=link,
        lan_link=link_for_lan(
            link, house.notifications.settings.address, house.options.is_for_phones
        ),
        qr=f"/api/tables/{match.id}/qr.svg",
        game=opened.game,
        options=match.options,
        settings=match.house,
        terms_digest=terms_of_match(match),
        phase=match.phase,
        seats=seat_occupants(match, known),
        user_ids=people_at_seats(loaded) if known else (None,) * len(match.chairs),
        own_seat=None if screen else own_seat(match.chairs, player),
        seat_range=(allowed[0], allowed[-1]),
        seat_counts=tuple(allowed),
        is_host=opened.host == player.id,
        own_seats=() if screen else seats_of_player(loaded, player),
        commitment=commitment(opened.key),
        previous_match=opened.after,
        rematch=follow_up,
        share_token=share_token(match) if known else None,
    )


def seats_of_player(loaded: LoadedMatch, player: Player) -> tuple[Seat, ...]:
    """Return the seats on which this player sits."""
    return tuple(
        Seat(seat)
        for seat, chair in enumerate(loaded.match.chairs)
        if chair and chair.player and chair.player == player.id
    )


def people_at_seats(loaded: LoadedMatch) -> tuple[str | None, ...]:
    """Return who sits where; others on one's own device have no page."""
    players = [None if chair is None else chair.player for chair in loaded.match.chairs]
    return tuple(
        player if player not in players[:seat] else None for seat, player in enumerate(players)
    )
