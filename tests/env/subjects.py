"""The games, options and seat counts with which environments are tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.env.match import AgentMatch, Reward
from parlour.games.betapet.tests.secrets import SECRETS as BETAPET_SECRETS
from parlour.games.betta.tests.secrets import SECRETS as BETTA_SECRETS
from parlour.games.bulbous.tests.secrets import SECRETS as BULBOUS_SECRETS
from parlour.games.carcassonne.tests.secrets import SECRETS as CARCASSONNE_SECRETS
from parlour.laws.secrecy import Scramble
from parlour.search.levels import loaded_game

SECRETS: Mapping[str, Mapping[str, Scramble]] = {
    "betapet": BETAPET_SECRETS,
    "betta": BETTA_SECRETS,
    "bulbous": BULBOUS_SECRETS,
    "carcassonne": CARCASSONNE_SECRETS,
    "pylos": {},
}
"""The secrets of each game by name."""


@dataclass(frozen=True)
class Setting:
    """A game with options and a number of seats."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])

    @property
    def arguments(self) -> dict[str, Any]:
        """The keyword arguments of an environment."""
        return {"seats": self.seats, "options": dict(self.options)}

    def match(self, reward: Reward = "outcome") -> AgentMatch:
        """Return a match that has not started."""
        return AgentMatch(loaded_game(self.game), self.seats, dict(self.options), reward)


QUICK = [
    Setting("pylos", 2),
    Setting("betta", 3),
    Setting("bulbous", 2),
    Setting("carcassonne", 2, {"bets": True}),
]
"""One setting of each game with fast rules."""

MANY = [
    *(Setting("pylos", 2, {"variant": variant}) for variant in ("basic", "standard", "advanced")),
    *(Setting("betta", seats) for seats in (2, 3, 4)),
    Setting("betta", 1, {"mode": "solo"}),
    Setting("betta", 1, {"mode": "solo", "pool": "any"}),
    *(Setting("betta", seats, {"mode": "betty"}) for seats in (2, 5)),
    *(Setting("bulbous", seats) for seats in (2, 3, 4)),
    Setting("bulbous", 4, {"edition": "author", "teams": "symbols", "sequence": "next"}),
    Setting("bulbous", 3, {"bluff": "on", "tied_bids": "add-card", "bulbs": "fourteen"}),
    *(Setting("carcassonne", seats) for seats in (2, 6)),
    Setting("carcassonne", 3, {"bets": False, "farmers": False}),
    Setting("betapet", 2),
    Setting("betapet", 4, {"words": "double", "board": "classic"}),
]
"""Every game with several seat counts and options."""
