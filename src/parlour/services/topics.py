"""The topics of the bus, on which the servers of a site inform each other."""

from __future__ import annotations

SESSION_CHANGED = "session-changed"
"""A session or an API key has ended or its rights have changed; the message is its public id."""

MATCH_REWRITTEN = "match-rewritten"
"""Names in the log of a match were rewritten; the message is the match id."""

MATCH_FOUND = "match-found"
"""A player was paired; the message is the player's id."""

PRESENCE_CHANGED = "presence-changed"
"""A server has changed its presence records; the message is a `PresenceMessage`."""

OUTSIDE_LOG = "-1"
"""The message on a match topic if something outside the log changed, such as the chat."""


def match_topic(match: str) -> str:
    """Return the topic of a match, whose messages come from `append_message`.

    >>> match_topic("aWkz")
    'match/aWkz'
    """
    return f"match/{match}"


def append_message(seq: int, traceparent: str = "") -> str:
    """Return the message about an append: the last log position, and the span of the append.

    >>> append_message(12)
    '12'
    """
    return f"{seq} {traceparent}" if traceparent else str(seq)


def parse_append_message(message: str) -> tuple[int, str]:
    """Return the log position and the span in a message on a match topic.

    >>> parse_append_message("12")
    (12, '')
    """
    seq, _, traceparent = message.partition(" ")
    return int(seq), traceparent


def player_topic(player: str) -> str:
    """Return the topic of a player, whose messages are the player's events as JSON.

    >>> player_topic("guest-1")
    'player/guest-1'
    """
    return f"player/{player}"
