"""The kinds of games that `parlour new-game` creates, each a small, complete game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal["board", "cards", "bids", "race"]
"""The name of a kind."""


@dataclass(frozen=True)
class GameTemplate:
    """A game that is copied under another name.

    Attributes:
        id: The id of the game. It and the name occur in its files only as names of the game.
        summary: What the game shows, in a few words.
    """

    id: str
    summary: str

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.id.capitalize()

    @property
    def package(self) -> str:
        """The name of the game's package."""
        return f"parlour.scaffold.{self.id}"


TEMPLATES: Mapping[Kind, GameTemplate] = {
    "board": GameTemplate("rowgame", "tokens on a board, without secrets or luck"),
    "cards": GameTemplate("cardgame", "tricks with secret hands"),
    "bids": GameTemplate("bidgame", "sealed bids that are revealed together"),
    "race": GameTemplate("racegame", "runners on a track, with a die"),
}
"""The template of each kind."""
