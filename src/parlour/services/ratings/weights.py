"""How much a match counts: less for two players who have met often, so that nobody climbs on a partner who loses on purpose."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from parlour.db.encounters import Met
from parlour.db.records import MatchOutcome, Placing

FULL = 3
"""How many matches of the same two players within `WINDOW_MS` count in full; each one after them counts half of the one before."""

WINDOW_MS = 86_400_000

PROVING = 10
"""How many matches against the same player count towards a rating that is no longer provisional."""

Meetings = Callable[[str, str], Met]
"""Says how often two players have met before a match."""


class Weight(NamedTuple):
    """What one match is worth to a seat: the part of its rating change (0 to 1), and what it adds to the rating's evidence."""

    change: float
    evidence: float


def pair_weight(lately: int) -> float:
    """Return the weight of a match between two players who met so often within the window before it."""
    return 0.5 ** max(0, lately - FULL + 1)


def seat_weight(seats: Sequence[Placing], seat: Placing, met: Meetings) -> Weight:
    """Return the weight of a match for one of its seats: that of the opponent met most often. Bots always count in full."""
    if seat.bot is not None or seat.player is None:
        return Weight(1.0, 1.0)
    opponents = {
        other.player
        for other in opponents_of(seats, seat)
        if other.bot is None and other.player is not None
    }
    meetings = [met(seat.player, other) for other in sorted(opponents)]
    change = min((pair_weight(one.lately) for one in meetings), default=1.0)
    return Weight(change, change if all(one.ever < PROVING for one in meetings) else 0.0)


def opponents_of(seats: Sequence[Placing], seat: Placing) -> Iterator[Placing]:
    """Yield the seats that a seat plays against: all others but its own team."""
    for other in seats:
        if other.seat != seat.seat and (seat.team is None or other.team != seat.team):
            yield other


class Encountered:
    """Counts meetings while the rated matches of a pool are gone through in the order in which they ended."""

    def __init__(self) -> None:
        self._ended: defaultdict[tuple[str, str], list[int]] = defaultdict(list)

    def before(self, found: MatchOutcome) -> Meetings:
        """Return how often players had met before a match."""
        since = found.ended_at - WINDOW_MS

        def earlier_meetings(one: str, other: str) -> Met:
            ended = self._ended.get((one, other), [])
            lately = 0
            for at in reversed(ended):
                if at < since:
                    break
                lately += 1
            return Met(lately, len(ended))

        return earlier_meetings

    def add(self, found: MatchOutcome) -> None:
        """Count the meetings of a match."""
        counted = [seat for seat in found.placings if seat.counted and seat.bot is None]
        for seat in counted:
            for other in opponents_of(counted, seat):
                self._ended[seat.player or "", other.player or ""].append(found.ended_at)
