"""User reports about chat messages and forum posts."""

from __future__ import annotations

import secrets
from typing import Literal

from parlour.db.records import Player, Report
from parlour.services.text import one_line
from parlour.services.time import now

MAX_REASON_LENGTH, MAX_QUOTE_LENGTH = 200, 400


def new_report(
    player: Player,
    what: Literal["chat", "post"],
    *,
    about: str,
    about_player: str,
    place: str,
    said: str,
    why: str,
) -> Report:
    """Return a new report about a text that another player wrote.

    Args:
        player: The reporting player.
        what: The kind of the reported text.
        about: The name of its author.
        about_player: The id of its author.
        place: The page where it was written.
        said: The reported text.
        why: The reason.
    """
    return Report(
        id=secrets.token_hex(8),
        at=now(),
        player=player.id,
        name=player.name,
        what=what,
        about=about,
        place=place,
        quote=said[:MAX_QUOTE_LENGTH],
        why=one_line(why, MAX_REASON_LENGTH),
        done_by="",
        about_player=about_player,
        done_player="",
    )
