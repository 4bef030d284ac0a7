"""The check of a whole game: all laws along many matches and over all of them together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import inf
from pathlib import Path
from time import monotonic

from parlour.core.game import AnyGame, replace
from parlour.laws import deals, fairness, memory
from parlour.laws.laws import check_laws
from parlour.laws.layouts import check_layouts
from parlour.laws.playout import Playout, pairwise_order, playouts
from parlour.laws.trial import Coverage, Trial
from parlour.plugin.assets import asset_lookup
from parlour.plugin.plugin import GamePlugin
from parlour.plugin.registry import build_game, game_plugin
from parlour.plugin.secrets import Disguise, Scramble

MAX_DEALS = 800
"""The number of deals that are compared with determinized states."""

MAX_MATCHES = 1000
"""The number of random matches over which ranks are compared."""

REPEATED_MATCHES = 6
"""The number of first matches, which are repeated in another instance and process."""


class GameCheck:
    """The check of one game.

    Args:
        build: Builds the rules; picklable, because a second process builds them too.
        plugin: The plugin, with its secrets and disguises.
        seeds: The number of random matches for each combination of options and seats.
        every: Check every n-th position of a match.
        seconds: The time limit, or None to check everything.

    Attributes:
        game: The rules.
        candidates: The matches along which the laws are checked, in their order.
        coverage: What has been checked.
        matches: The number of matches that have been checked.
        positions: The number of positions of these matches.
    """

    def __init__(
        self,
        build: Callable[[], AnyGame],
        plugin: GamePlugin,
        *,
        seeds: int = 3,
        every: int = 10,
        seconds: float | None = None,
    ) -> None:
        self.game = build()
        self.secrets: Mapping[str, Scramble] = plugin.secrets(self.game) if plugin.secrets else {}
        self.disguises: Mapping[str, Disguise] = (
            plugin.disguises(self.game) if plugin.disguises else {}
        )
        self.candidates: Sequence[Playout] = ()
        self.coverage = Coverage()
        self.matches = self.positions = 0
        self._layout = plugin.layout
        self._build, self._seeds, self._every = build, seeds, every
        self._seconds = inf if seconds is None else seconds

    def run(self) -> Iterator[None]:
        """Check the game and yield after each step of progress; raises LawViolation.

        The laws of all matches together follow after the first few matches, whose violations are
        easier to understand.
        """
        started_at = monotonic()

        def deadline(share: float) -> float:
            return started_at + share * self._seconds

        self.candidates = list(pairwise_order(list(playouts(self.game, self._seeds))))
        remaining = iter(self.candidates)
        yield from self._check_matches(islice(remaining, REPEATED_MATCHES), deadline(0.4))
        self._check_memory()
        yield
        self._check_deals(deadline(0.6))
        yield
        self._check_fairness(deadline(0.75))
        yield
        yield from self._check_matches(remaining, deadline(1.0))

    def trial(self, playout: Playout) -> Trial:
        """Return a match of the game with its secrets and disguises."""
        return Trial(
            game=self.game, playout=playout, secrets=self.secrets, disguises=self.disguises
        )

    @property
    def is_complete(self) -> bool:
        """Whether the laws have been checked along all matches."""
        return self.matches == len(self.candidates)

    def _check_matches(self, remaining: Iterator[Playout], deadline: float) -> Iterator[None]:
        """Check the laws along matches until the deadline, but along at least one."""
        while self.matches == 0 or monotonic() < deadline:
            playout = next(remaining, None)
            if playout is None:
                return
            self.positions += check_laws(
                self.game, playout, self.secrets, self.disguises, self._every, self.coverage
            )
            if self._layout is not None:
                trial = Trial(game=self.game, playout=playout, coverage=self.coverage)
                check_layouts(trial, self._layout, self._every)
            self.matches += 1
            yield

    def _check_memory(self) -> None:
        repeated = self.candidates[: min(REPEATED_MATCHES, self.matches)]
        memory.check_memory(self._build, self.game, repeated)
        self.coverage.laws.add(memory.LAW)

    def _check_deals(self, deadline: float) -> None:
        if not self.game.spec.has_hidden_information:
            return
        dealt = self._until(deadline, fresh_playouts(self.candidates, "deal", MAX_DEALS))
        # With fewer deals the test cannot fail, so the law does not count as checked.
        if deals.check_deals(self.game, dealt) >= deals.MIN_DEALS:
            self.coverage.laws.add(deals.LAW)

    def _check_fairness(self, deadline: float) -> None:
        even = [
            playout
            for playout in self.candidates
            if playout.seats > 1 and self.game.has_even_seats(playout.options)
        ]
        if not even:
            return
        played = fresh_playouts(even, "fair", MAX_MATCHES)
        needed = fairness.MIN_MATCHES * len({playout.seats for playout in even})
        if fairness.check_fairness(self.game, self._until(deadline, played)) >= needed:
            self.coverage.laws.add(fairness.LAW)

    def _until(self, deadline: float, items: Iterator[Playout]) -> Iterator[Playout]:
        """Yield items until the deadline."""
        for item in items:
            yield item
            if monotonic() >= deadline:
                return


def fresh_playouts(playouts: Sequence[Playout], label: str, count: int) -> Iterator[Playout]:
    """Yield playouts with the options and seats of the given ones in turn, with new seeds."""
    for number in range(count):
        yield replace(playouts[number % len(playouts)], seed=b"%s %d" % (label.encode(), number))


def installed_check(
    name: str, folder: Path, *, seeds: int, every: int, seconds: float | None
) -> GameCheck:
    """Return the check of an installed game with the assets of a data folder."""
    build = partial(build_installed_game, name, folder)
    return GameCheck(build, game_plugin(name), seeds=seeds, every=every, seconds=seconds)


def build_installed_game(name: str, folder: Path) -> AnyGame:
    """Return the current rules of an installed game with the assets of a data folder."""
    return build_game(name, asset_lookup(game_plugin(name).asset_store, folder))
