"""What people ask to be looked after, as it is kept."""

from __future__ import annotations

import secrets
from typing import Literal

from parlour.db.records import Player, Report
from parlour.services.text import one_line
from parlour.services.time import now

LONGEST_WHY, QUOTED = 200, 400


def report_by(player: Player, what: Literal["chat", "post"], *, about: str, about_player: str, place: str, said: str, why: str) -> Report:
    """Return the report of a player about what another (by name and id) said at a place of the house."""
    return Report(
        id=secrets.token_hex(8),
        at=now(),
        player=player.id,
        name=player.name,
        what=what,
        about=about,
        place=place,
        quote=said[:QUOTED],
        why=one_line(why, LONGEST_WHY),
        done_by="",
        about_player=about_player,
        done_player="",
    )
