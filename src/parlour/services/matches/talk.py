"""What is said at a table: players among themselves, watchers among themselves, and set phrases that everybody reads in their own language."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Illegal
from parlour.core.match import Match
from parlour.db.records import Message
from parlour.services.matches.broadcast_delay import is_delayed
from parlour.services.text import one_line

MAX_MESSAGE_LENGTH = 500

PHRASES = (
    "hello",
    "luck",
    "thanks",
    "well-played",
    "close",
    "sorry",
    "moment",
    "back",
    "again",
    "bye",
)
REACTIONS = ("clap", "smile", "wow", "think", "cry", "heart")

ALL_PHRASES = frozenset({*PHRASES, *(f"react-{one}" for one in REACTIONS)})
"""What can be said by its name alone."""


def message_text(text: str, phrase: str) -> str:
    """Return what is stored of a line: nothing beside a phrase; raises Illegal for a phrase that is none, and for silence."""
    if phrase:
        if phrase not in ALL_PHRASES:
            raise Illegal("core.no-such-phrase")
        return ""
    line = one_line(text, MAX_MESSAGE_LENGTH)
    if not line:
        raise Illegal("core.nothing-said")
    return line


def can_read_message(line: Message, match: Match[Any], player: str) -> bool:
    """Return whether somebody who knows the table may read a line now.

    Watchers may have seen more than a player should hear of, so what they say reaches nobody who sits there before the game is over.
    Where watchers are behind, `match` is as they see it, and what players say speaks of what they have not seen yet.
    """
    if match.phase != "playing":
        return True
    if any(chair and chair.player == player for chair in match.chairs):
        return line.seat is not None
    return line.seat is None or not is_delayed(match) or line.at <= match.at
