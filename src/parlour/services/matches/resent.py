"""Actions that a browser sends again because it received no response."""

from __future__ import annotations

from parlour.core.codec import codec_of
from parlour.core.event import Moved
from parlour.core.game import Illegal
from parlour.services.matches.match_store import Matches

CLOSED_DECISION_CODES = frozenset(
    {"core.stale", "core.not-your-turn", "core.not-playing", "core.replaced-by-bot", "core.paused"}
)
"""The errors that an action causes if it is already stored and its decision is closed."""

MAX_COMPARED = 8
"""The number of a seat's last decisions that are compared; browsers resend within a short time."""


async def is_decision_stored(
    matches: Matches, match: str, seat: int, decision_id: int, action: bytes
) -> bool:
    """Return whether an action is stored for the seat's decision that opened at `decision_id`.

    The caller has checked that the player holds the seat, so the result reveals only what the
    player sent.
    """
    loaded = await matches.get(match)
    own_seqs = [
        seq
        for seq, mover in zip(loaded.match.moves, loaded.match.movers, strict=True)
        if mover == seat
    ]
    stored_seq = next((seq for seq in own_seqs if seq > decision_id), None)
    if stored_seq is None or stored_seq not in own_seqs[-MAX_COMPARED:]:
        return False
    entry = (await matches.entries(match, stored_seq - 1))[0]
    codec = codec_of(loaded.game)
    try:
        return isinstance(entry.event, Moved) and codec.decode_action(
            bytes(entry.event.action)
        ) == codec.decode_action(action)
    except Illegal:
        return False
