"""Five people to play Betta against, from one who likes the look of things to one who counts out the end.

The two strongest think with the compiled search once `warm` has fetched it. Until then, and where Numba is missing, they grow
the same kind of tree in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from parlour.core.game import Game, Seat
from parlour.games.betta import outlook
from parlour.games.betta.box import Box, find_box
from parlour.games.betta.rules import Place
from parlour.games.betta.sight import BettaView
from parlour.games.betta.state import State, standing
from parlour.search.arrival import Arrival
from parlour.search.mcts import TreePlayer
from parlour.search.player import Level, Player

if TYPE_CHECKING:
    from parlour.games.betta.thinker import Thinker

AnyGame = Game[Any, Any, Any, Any]

NOTICED = 4
"""How many cards and places a beginner looks at."""

CALM = 0.5
"""What a final point of all others together counts for somebody who minds its own fish first."""

WIDTH = 12
"""How many actions, the best at first sight, are thought about."""


class Newcomer:
    """Looks at a few ways to lay a card and takes the one that makes the most points at once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best of what it noticed."""
        places = [number for number, display in enumerate(view.displays) if "." in display]
        noticed = [Place(luck.choice(view.hand).id, luck.randrange(4), luck.choice(places)) for _ in range(NOTICED)]
        return max(noticed, key=lambda action: self.game.preview(view, seat, action).points or 0)


class Collector:
    """Takes what is best at first sight, for itself and against the others."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best action at first sight, luck choosing among equals."""
        return _best(outlook.sight_of(view, _box(self.game, view), CALM)[1], luck)


class Asker:
    """Asks of each of its better choices what the others would make of it, whatever they may hold."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best action on second thoughts, luck choosing among equals."""
        return _best(outlook.second_thoughts(view, _box(self.game, view), outlook.keen(len(view.colours)), WIDTH), luck)


class Dreamer:
    """Plays the rest of the match many times in its head; in plain Python until the compiled search has arrived."""

    def __init__(self, game: AnyGame, thinker: Arrival[Thinker], rounds: int) -> None:
        self.game, self.thinker = game, thinker
        self.meanwhile = TreePlayer(game, self._choices, self._worth, rounds=rounds, explore=1.0, heat=2.0, noise=2.0)

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the action that did best."""
        thinker = self.thinker.ready()
        if thinker is None:
            action: Place = self.meanwhile.choose(view, seat, luck, seconds)
            return action
        return thinker.action(view, _box(self.game, view), luck, seconds)

    def _choices(self, state: State, seat: Seat) -> list[outlook.Choice]:
        box, seats = find_box(state.options.box, self.game.assets), len(state.colours)
        who = outlook.circle(state.options, state.colours, state.patterns, box, outlook.keen(seats))
        return outlook.choices(who, seat, state.displays, [box.cards[card] for card in state.hands[seat]])[:WIDTH]

    def _worth(self, state: State, seat: Seat) -> float:
        found = standing(state, find_box(state.options.box, self.game.assets))
        return outlook.satisfaction(found, seat)


def _box(game: AnyGame, view: BettaView) -> Box:
    return find_box(view.options.box, game.assets)


def _best(choices: list[outlook.Choice], luck: Random) -> Place:
    """Return the best action; it lies near the front, so luck looks only at those equal to the first."""
    return luck.choice([choice.action for choice in choices if choice.value == choices[0].value])


def _thinker(deals: int, exact: bool) -> Callable[[], Thinker]:
    def make() -> Thinker:
        from parlour.games.betta.thinker import Thinker  # needs Numba, which may be missing

        thinker = Thinker(deals, exact)
        thinker.warm()
        return thinker

    return make


EXPERT = Arrival(_thinker(400, exact=False))
MASTER = Arrival(_thinker(4000, exact=True))
"""The compiled searches of this process."""


def warm() -> None:
    """Fetch the compiled searches: seconds on a first start, for a thread that nobody waits for."""
    EXPERT.fetch()
    MASTER.fetch()


def _expert(game: AnyGame) -> Player:
    return Dreamer(game, EXPERT, 100)


def _master(game: AnyGame) -> Player:
    return Dreamer(game, MASTER, 400)


LEVELS = (
    Level("beginner", Newcomer),
    Level("casual", Collector),
    Level("club", Asker),
    Level("expert", _expert),
    Level("master", _master),
)
"""The five, weakest first."""
