"""One random match that is checked, and the record of what was checked along all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any

from parlour.core.codec import AnyCodec, Codec, encode
from parlour.core.game import AnyGame, Seat, Transition
from parlour.core.rng import Rng
from parlour.laws.difference import first_difference
from parlour.laws.playout import (
    MAX_LEGAL_ACTIONS,
    Playout,
    apply_legal,
    require_law,
)
from parlour.plugin.secrets import Disguise, Scramble


@dataclass
class Coverage:
    """What was checked along one or more matches.

    Attributes:
        laws: The laws that applied in at least one state.
        secrets: The secrets that were changed in at least one state.
        disguises: The disguises that changed at least one action.
    """

    laws: set[str] = field(default_factory=set)
    secrets: set[str] = field(default_factory=set)
    disguises: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        """Return the counts, such as `26 laws, 3 secrets, 1 disguise`."""
        counts = ((self.laws, "law"), (self.secrets, "secret"), (self.disguises, "disguise"))
        return ", ".join(f"{len(names)} {noun}{'s' * (len(names) != 1)}" for names, noun in counts)


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A random match that is checked against the laws.

    Attributes:
        game: The rules.
        playout: The match.
        secrets: The secrets of a state, by name.
        disguises: The functions that hide a part of an action, by name.
        coverage: Receives what was checked.
    """

    game: AnyGame
    playout: Playout
    secrets: Mapping[str, Scramble] = field(default_factory=dict)
    disguises: Mapping[str, Disguise] = field(default_factory=dict)
    coverage: Coverage = field(default_factory=Coverage)

    @cached_property
    def codec(self) -> AnyCodec:
        """The codec of the game's values."""
        return Codec(self.game)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.playout.seats

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who has a view: spectators, and each seat."""
        return [None, *map(Seat, range(self.seats))]

    def legal_actions(self, state: Any, seat: Seat) -> list[Any]:
        """Return at most MAX_LEGAL_ACTIONS legal actions of a seat."""
        return list(islice(self.game.legal_actions(state, seat), MAX_LEGAL_ACTIONS))

    def apply(self, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        """Return the transition of a legal action; raises LawViolation if it is rejected."""
        return apply_legal(self.game, state, seat, action, self.playout)

    def scrambled(self, name: str, state: Any, seat: Seat | None, rng: Rng) -> Any:
        """Return a state with one secret changed that this seat cannot see."""
        other = self.secrets[name](state, seat, rng)
        if other != state:
            self.coverage.secrets.add(name)
        return other

    def disguised(self, state: Any, seat: Seat, action: Any, rng: Rng) -> Sequence[Any]:
        """Return the actions that other seats must not distinguish from an action."""
        found = []
        for name, disguise in self.disguises.items():
            other = disguise(state, seat, action, rng.fork(name))
            if other is not None:
                found.append(other)
            if other is not None and other != action:
                self.coverage.disguises.add(name)
        return found

    def require(self, law: str, holds: bool, evidence: Any, where: str = "") -> None:
        """Raise LawViolation unless the law holds, and record that it was checked.

        Args:
            law: The law as a short sentence, the same in all matches.
            holds: Whether the law holds here.
            evidence: The value that shows the violation.
            where: The part of the state that violates it, such as a seat or a secret.
        """
        self.coverage.laws.add(law)
        require_law(law, holds, self.playout, evidence, where)

    def require_same(self, law: str, first: Any, second: Any, root: str, where: str = "") -> None:
        """Raise LawViolation unless two values are equal, with the path at which they differ.

        Args:
            law: The law as a short sentence, the same in all matches.
            first: The expected value.
            second: The other value.
            root: The name of the value, such as `view`.
            where: The part of the game that violates the law, such as a seat or a secret.
        """
        is_same = encode(first) == encode(second)
        difference = "" if is_same else first_difference(first, second, root)
        self.require(law, is_same, (first, second), ": ".join(filter(None, (where, difference))))


def viewer_name(viewer: Seat | None) -> str:
    """Return the name of a viewer for a report."""
    return "spectators" if viewer is None else f"seat {viewer}"
