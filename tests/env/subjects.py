"""The games, options and seat counts with which environments are tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.core.game import AnyGame
from parlour.env.match import AgentMatch, Reward
from parlour.plugin import registry
from parlour.plugin.secrets import Scramble
from parlour.search.levels import loaded_game


def secrets_of(game: AnyGame) -> Mapping[str, Scramble]:
    """Return the secrets of a game by name."""
    declared = registry.game_plugin(game.spec.id).secrets
    return declared(game) if declared else {}


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
