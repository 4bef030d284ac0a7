"""The exception for a violated law."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.core.game import Seat
    from parlour.laws.playout import Playout


class LawViolation(AssertionError):
    """A game has violated a law.

    Attributes:
        law: The law as a short sentence, the same in all matches.
        finding: What violates it, such as the path that differs.
        playout: The match, or None if the law was checked over many matches together.
        evidence: The value that shows the violation; it may contain a whole state.
        decisions: The seats and actions that lead to the violating state, or None if it was not
            found in a single state.
    """

    def __init__(
        self, law: str, finding: str = "", playout: Playout | None = None, evidence: Any = None
    ) -> None:
        super().__init__(law, finding)
        self.law, self.finding, self.playout, self.evidence = law, finding, playout, evidence
        self.decisions: Sequence[tuple[Seat, Any]] | None = None

    def __str__(self) -> str:
        """Return the law, what violates it, and the match."""
        words = [self.law]
        if self.finding:
            words.append(f": {self.finding}")
        if self.playout is not None:
            words.append(
                f"; options {self.playout.options}, {self.playout.seats} seats, seed {self.playout.seed!r}"
            )
        if self.decisions is not None:
            words.append(f", after {len(self.decisions)} decisions")
        return "".join(words)
