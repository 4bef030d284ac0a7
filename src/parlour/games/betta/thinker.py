"""A mind for Betta: exact near the end, a tree over guessed deals before, all from what one seat may know."""

from __future__ import annotations

from random import Random
from time import monotonic

import numpy as np

from parlour.core.rng import Rng
from parlour.games.betta.box import Box, house_box
from parlour.games.betta.deal import EACH_COLOUR
from parlour.games.betta.display import COLOURS
from parlour.games.betta.ending import decide, is_near, room
from parlour.games.betta.judgement import PLACES, TURNS
from parlour.games.betta.outlook import keen
from parlour.games.betta.rows import card_names, card_numbers, pack, tables
from parlour.games.betta.rules import Betta, Place
from parlour.games.betta.sight import BettaView, imagined
from parlour.games.betta.state import Options
from parlour.games.betta.tree import Known, favourite, grow, sapling

MANNER = np.array([1.0, 2.0, 2.0, 10.0, 0.5])
"""How the tree grows and what an end is worth (tree.py); found by matches of the bots against themselves."""

CHUNK = 50
"""Deals between two looks at the clock."""


class Thinker:
    """Thinks so many deals far, or as far as time allows; `exact` counts the last three turns out."""

    def __init__(self, deals: int, exact: bool) -> None:
        self.deals, self.exact = deals, exact
        self._room = room()

    def action(self, view: BettaView, box: Box, luck: Random, seconds: float) -> Place:
        """Return the action for the seat that this view belongs to."""
        looked_up, known = tables(box), knowledge(view, box, luck)
        seats = len(view.colours)
        rivalry = keen(seats) / max(seats - 1, 1)
        if self.exact and is_near(known.row):
            return _place(decide(looked_up, known, rivalry, MANNER, self._room), box)
        tree, until = sapling(self.deals + 2), monotonic() + seconds
        word = np.array([luck.getrandbits(62) | 1])
        for _ in range(0, self.deals, CHUNK):
            grow(looked_up, known, tree, rivalry, MANNER, word, CHUNK)
            if monotonic() > until:
                break
        return _place(int(favourite(tree)), box)

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        box, game, luck = house_box(), Betta(), Random(0)
        for taken in (0, 20):
            state = game.setup(Options(), 3, Rng(bytes(32)))
            for _ in range(taken):
                seat = next(iter(game.turn(state).seats))
                state = game.apply(state, seat, next(iter(game.legal(state, seat))))
            self.action(game.view(state, next(iter(game.turn(state).seats))), box, luck, 0.0)


def knowledge(view: BettaView, box: Box, luck: Random) -> Known:
    """Return what a view says, as the compiled search reads it."""
    numbers = card_numbers(box)
    row = pack(imagined(view, box, Rng(luck.randbytes(32))), box)
    unseen = [[numbers[card.id] for card in cards] for cards in view.unseen]
    quotas: list[int] = []
    if view.options.mode == "solo":
        quotas = [len(unseen[0])]
        if view.options.pool == "even":
            met = [box.colour[card] for card in (*(card.id for card in (*view.starts, *view.hand)), *(ply.card for ply in view.placed))]
            quotas = [EACH_COLOUR - met.count(colour) for colour in COLOURS]
            unseen = [[numbers[card.id] for card in view.unseen[0] if box.colour[card.id] == colour] for colour in COLOURS]
    starts = np.cumsum([0, *map(len, unseen)])
    return Known(row, np.array([card for group in unseen for card in group], np.int64), starts, np.array(quotas, np.int64))


def _place(action: int, box: Box) -> Place:
    """Return the action that a number means."""
    return Place(card_names(box)[action // (TURNS * PLACES)], action // PLACES % TURNS, action % PLACES)
