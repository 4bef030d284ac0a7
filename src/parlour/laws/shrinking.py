"""The search for the shortest match that violates the same law."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from parlour.core.game import replace as replace_fields
from parlour.laws.moment import Choice, Moment, find_violation, violation_moment
from parlour.laws.playout import MAX_LEGAL_ACTIONS, Playout, playout_rng
from parlour.laws.trial import Coverage, Trial
from parlour.laws.violation import LawViolation

OTHER_MATCHES = 12
"""The number of other random matches in which an earlier violation is searched."""


class Shrinking:
    """A search for the smallest violation of a law.

    Args:
        trial: The match, with the secrets and disguises of the game.
        violation: The violation.
        is_over: Returns whether the search must stop.

    Attributes:
        best: The smallest violation found.
    """

    def __init__(
        self, trial: Trial, violation: LawViolation, is_over: Callable[[], bool] = lambda: False
    ) -> None:
        self.best = violation
        self._trial, self._is_over = trial, is_over

    def run(self) -> LawViolation:
        """Return the smallest violation that can be shown again, or the given one."""
        moment = violation_moment(self._trial, self.best)
        if moment is None or moment.choices is None:
            return self.best
        if not self._improve(moment.playout, moment.choices):
            # The violation depends on more than its position, so only the whole match shows it.
            self.best.decisions = None
            return self.best
        self._shorten(moment.playout, moment.choices)
        self._simplify_options()
        for number in range(OTHER_MATCHES if self._choices else 0):
            playout = replace_fields(self._playout, seed=b"other %d" % number)
            self._shorten(playout, _random_choices(playout, len(self._choices) - 1))
        self._remove_decisions()
        return self.best

    @property
    def _choices(self) -> tuple[Choice, ...]:
        """The decisions before the smallest violation."""
        moment = violation_moment(self._trial, self.best)
        return (moment.choices if moment else None) or ()

    @property
    def _playout(self) -> Playout:
        """The match of the smallest violation."""
        return self.best.playout or self._trial.playout

    def _improve(self, playout: Playout, choices: Sequence[Choice]) -> bool:
        """Keep the violation of the same law after some decisions, if there is one."""
        trial = replace(self._trial, playout=playout, coverage=Coverage())
        found = find_violation(trial, choices)
        if found is None or found.law != self.best.law:
            return False
        if type(found.__cause__) is not type(self.best.__cause__):
            # Another exception is another mistake.
            return False
        self.best = found
        return True

    def _shorten(self, playout: Playout, choices: Sequence[Choice]) -> None:
        """Keep the first position of a match that violates the law, if there is one."""
        for length in range(len(choices) + 1):
            if self._is_over() or self._improve(playout, choices[:length]):
                return

    def _simplify_options(self) -> None:
        """Replace options by default ones, and the seats by fewer, while the law is violated."""
        game, defaults = self._trial.game, self._trial.game.types.options()
        for name in defaults.__struct_fields__:
            options = replace_fields(self._playout.options, **{name: getattr(defaults, name)})
            if options != self._playout.options and not self._is_over():
                self._shorten(replace_fields(self._playout, options=options), self._choices)
        for seats in game.seat_counts(self._playout.options):
            if seats >= self._playout.seats or self._is_over():
                return
            self._shorten(replace_fields(self._playout, seats=seats), self._choices)

    def _remove_decisions(self) -> None:
        """Remove decisions, many at once and then single ones, while the law is still violated."""
        size = len(self._choices)
        while size:
            start = 0
            while start < len(self._choices):
                if self._is_over():
                    return
                kept = self._choices
                shorter = (*kept[:start], *kept[start + size :])
                if not self._improve(self._playout, shorter):
                    start += size
            size //= 2


def _random_choices(playout: Playout, count: int) -> tuple[Choice, ...]:
    """Return random decisions of a match."""
    choices, rng = [], playout_rng(playout).fork("choices")
    for _ in range(count):
        seat, rng = rng.below(playout.seats)
        number, rng = rng.below(MAX_LEGAL_ACTIONS)
        choices.append(Choice(seat, number))
    return tuple(choices)


def shrunk_violation(
    trial: Trial, violation: LawViolation, is_over: Callable[[], bool] = lambda: False
) -> tuple[LawViolation, Moment | None]:
    """Return the smallest violation of the same law, and the position that shows it again.

    Args:
        trial: A match of the game, with its secrets and disguises.
        violation: The violation.
        is_over: Returns whether the search must stop.
    """
    smallest = Shrinking(trial, violation, is_over).run()
    return smallest, violation_moment(trial, smallest)
