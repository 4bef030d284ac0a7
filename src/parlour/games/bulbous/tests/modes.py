"""The rules of Bulbous, and the options that the tests cover."""

from __future__ import annotations

from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options

GAME = Bulbous()

MODES = (
    Options(),
    Options(deck="four-colours", sequence="next", last="of-a-colour"),
    Options(edition="author", tied_bids="add-card", bulbs="fourteen"),
    Options(edition="author", teams="symbols", sequence="next"),
    Options(bluff="on", tied_bids="add-card"),
)
