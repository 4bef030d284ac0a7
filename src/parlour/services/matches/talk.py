"""Chat messages of players and spectators, and preset phrases that are translated."""

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

ALL_PHRASES = frozenset({*PHRASES, *(f"react-{reaction}" for reaction in REACTIONS)})
"""The codes of all phrases that can be sent."""


def message_text(text: str, phrase: str) -> str:
    """Return the message text to store, or "" for a phrase; raises Illegal if it is invalid."""
    if phrase:
        if phrase not in ALL_PHRASES:
            raise Illegal("core.no-such-phrase")
        return ""
    message = one_line(text, MAX_MESSAGE_LENGTH)
    if not message:
        raise Illegal("core.empty-message")
    return message


def can_read_message(message: Message, match: Match[Any], player: str) -> bool:
    """Return whether a user who may see the chat may read a message now.

    Spectators may know more than players, so players see spectators' messages only after the match.
    Spectators with a delay see players' messages only after `match`, their delayed state, reaches
    them.
    """
    if match.phase != "playing":
        return True
    if any(occupant and occupant.player == player for occupant in match.occupants):
        return message.seat is not None
    return message.seat is None or not is_delayed(match) or message.at <= match.at
