"""The description of a table for one user: seats, settings and invitation links."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.embedded_json import OptionsJson
from parlour.core.event import TableSettings
from parlour.core.game import Seat
from parlour.core.rng import commitment
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.server.lan import link_for_lan
from parlour.services.application import Application
from parlour.services.matches.access import can_see_players, share_token
from parlour.services.matches.challenges import TableChallenge
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.occupants import own_seat
from parlour.services.matches.rematch import RematchStatus
from parlour.services.matches.seat_occupants import SeatOccupant, seat_occupants
from parlour.services.matches.terms import terms_of_match


class TableInfo(Value, frozen=True, kw_only=True):
    """The information that a page shows around the board of a table.

    If the user may not see the players, it contains neither their names nor the share token.
    """

    match: str
    code: str | None
    """Code for joining the table."""
    link: str
    """URL of the table."""
    lan_link: str
    """URL for phones in the local network."""
    qr: str
    """Path of the QR code."""
    game: str
    options: OptionsJson
    settings: TableSettings
    terms_digest: str
    """Digest of the options, seats and settings.

    A player sends the digest they saw when they take a seat.
    """
    phase: str
    seats: tuple[SeatOccupant | None, ...]
    user_ids: tuple[str | None, ...]
    """User id for the profile link of each seat.

    If a user holds several seats, only the first has an id.
    """
    own_seat: int | None
    """The user's first seat. On a shared device, the user may hold several seats."""
    seat_range: tuple[int, int]
    """Smallest and largest number of seats."""
    seat_counts: tuple[int, ...]
    """All permitted numbers of seats."""
    is_host: bool
    own_seats: tuple[int, ...]
    """All seats of the user."""
    commitment: str
    """Hash of the match key, published before the match."""
    previous_match: str | None
    """Id of the match of which this match is a rematch."""
    rematch: RematchStatus | None
    share_token: str | None
    """Token that makes a finished private match visible by link."""
    challenges: tuple[TableChallenge, ...]
    """The challenges of bot accounts for open seats, before the start."""


def table_info(
    application: Application,
    loaded: LoadedMatch,
    player: Player,
    base_url: str,
    follow_up: RematchStatus | None,
    *,
    challenges: Sequence[TableChallenge] = (),
    let_in: bool = False,
    screen: bool = False,
) -> TableInfo:
    """Return the description of a table, limited to what the player may see.

    Args:
        base_url: Scheme and host of the request.
        follow_up: The rematch, or None if there is none.
        challenges: The challenges of bot accounts that have not sat down.
        let_in: Whether the request has the share token.
        screen: Whether the page is a shared screen, which holds no seats.
    """
    match, opened = loaded.match, loaded.match.opened
    counts = loaded.game.seat_counts(
        application.games.codec(opened.game).decode_options(bytes(match.options))
    )
    known = can_see_players(match, player.id, let_in)
    link = f"{base_url}/t/{match.id}"
    return TableInfo(
        match=match.id,
        code=opened.code,
        link=link,
        lan_link=link_for_lan(
            link, application.notifications.settings.address, application.options.is_for_phones
        ),
        qr=f"/api/tables/{match.id}/qr.svg",
        game=opened.game,
        options=match.options,
        settings=match.settings,
        terms_digest=terms_of_match(match),
        phase=match.phase,
        seats=seat_occupants(match, known),
        user_ids=people_at_seats(loaded) if known else (None,) * len(match.occupants),
        own_seat=None if screen else own_seat(match.occupants, player),
        seat_range=(counts[0], counts[-1]),
        seat_counts=tuple(counts),
        is_host=opened.host == player.id,
        own_seats=() if screen else seats_of_player(loaded, player),
        commitment=commitment(opened.key),
        previous_match=opened.after,
        rematch=follow_up,
        share_token=share_token(match) if known else None,
        challenges=tuple(challenges) if known else (),
    )


def seats_of_player(loaded: LoadedMatch, player: Player) -> tuple[Seat, ...]:
    """Return the seats that a player occupies at a table."""
    return tuple(
        Seat(seat)
        for seat, occupant in enumerate(loaded.match.occupants)
        if occupant and occupant.player and occupant.player == player.id
    )


def people_at_seats(loaded: LoadedMatch) -> tuple[str | None, ...]:
    """Return the user id for each seat.

    If a user has several seats, all but the first have None.
    """
    players = [None if occupant is None else occupant.player for occupant in loaded.match.occupants]
    return tuple(
        player if player not in players[:seat] else None for seat, player in enumerate(players)
    )
