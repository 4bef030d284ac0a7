"""The weights of matches, reduced for players who meet often to prevent rating manipulation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from parlour.db.encounters import Met
from parlour.db.records import MatchOutcome, Placing

FULL_WEIGHT_MEETINGS = 3
"""The number of matches between two players within `WINDOW_MS` that count in full.

Each further match counts half as much as the previous one.
"""

WINDOW_MS = 86_400_000

EVIDENCE_MEETINGS = 10
"""The number of matches against the same player that count as evidence for a rating."""

Meetings = Callable[[str, str], Met]
"""Returns how often two players had met before a match."""


class Weight(NamedTuple):
    """The weight of a match for the rating of one seat."""

    change: float
    """The part of the rating change that is applied (0 to 1)."""

    evidence: float
    """The increase of the rating's evidence."""


def pair_weight(recent: int) -> float:
    """Return the weight of a match between two players who have met this often recently."""
    return 0.5 ** max(0, recent - FULL_WEIGHT_MEETINGS + 1)


def seat_weight(seats: Sequence[Placing], seat: Placing, met: Meetings) -> Weight:
    """Return the weight of a match for a seat, decided by its most frequent opponent.

    Bots have no influence: the weight is full for a bot's seat and against bots.
    """
    if seat.bot is not None or seat.player is None:
        return Weight(1.0, 1.0)
    opponents = {
        other.player
        for other in opponents_of(seats, seat)
        if other.bot is None and other.player is not None
    }
    meetings = [met(seat.player, other) for other in sorted(opponents)]
    change = min((pair_weight(meeting.lately) for meeting in meetings), default=1.0)
    return Weight(
        change, change if all(meeting.ever < EVIDENCE_MEETINGS for meeting in meetings) else 0.0
    )


def opponents_of(seats: Sequence[Placing], seat: Placing) -> Iterator[Placing]:
    """Yield the opponents of a seat, which are all seats outside its team."""
    for other in seats:
        if other.seat != seat.seat and (seat.team is None or other.team != seat.team):
            yield other


class Encountered:
    """A counter of meetings, to which the matches of a pool are added in the order of their end."""

    def __init__(self) -> None:
        self._ended: defaultdict[tuple[str, str], list[int]] = defaultdict(list)

    def before(self, outcome: MatchOutcome) -> Meetings:
        """Return a function that counts the meetings of two players before a match."""
        start = outcome.ended_at - WINDOW_MS

        def earlier_meetings(player: str, opponent: str) -> Met:
            ended = self._ended.get((player, opponent), [])
            recent = 0
            for at in reversed(ended):
                if at < start:
                    break
                recent += 1
            return Met(recent, len(ended))

        return earlier_meetings

    def add(self, outcome: MatchOutcome) -> None:
        """Count a match as a meeting of all its opponents."""
        counted = [seat for seat in outcome.placings if seat.counted and seat.bot is None]
        for seat in counted:
            for other in opponents_of(counted, seat):
                self._ended[seat.player or "", other.player or ""].append(outcome.ended_at)
