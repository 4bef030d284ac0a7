"""The requests for the tables of a tournament, with their options and settings."""

from __future__ import annotations

from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.game import replace
from parlour.services.matches.table_requests import TableRequest
from parlour.services.tournaments.tournament import TournamentTerms


def options_json(terms: TournamentTerms) -> bytes:
    """Return the game options of a tournament, as JSON."""
    return encode(terms.options)


def table_request(terms: TournamentTerms, seats: int) -> TableRequest:
    """Return the request to open one table of a tournament."""
    return TableRequest(
        game=terms.game, options=terms.options, seat_count=seats, settings=table_settings(terms)
    )


def table_settings(terms: TournamentTerms) -> TableSettings:
    """Return the settings of a tournament's tables: public, without take-backs and pauses."""
    return replace(terms.settings, takebacks=False, pauses=False, public=True)
