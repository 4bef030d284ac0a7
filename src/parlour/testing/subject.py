"""A game as its tests know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.core.game import AnyGame
from parlour.laws.playout import Playout
from parlour.laws.secrecy import Disguise, Scramble
from parlour.plugin.plugin import GamePlugin
from parlour.testing.taken import AppliedAction


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A game, and what its tests cannot know by themselves.

    `home` is the game's folder, with `strings/` and, in `tests/matches/`, golden matches, of which those in `kept` must be there.
    `playouts` are held to the laws at every n-th state (`every`), `many` by night and at every state; `secrets` and `disguise` say
    what is hidden (laws/laws.py). `rare` names what golden matches do not show but has a sentence all the same: `news-bingo`,
    `over-apex`. `named` are the names that the board adds to the details of news and actions. `rules` are the rules with the
    assets that the tests need; without them those of the folder, without assets.
    """

    plugin: GamePlugin
    package_folder: Path
    playouts: Sequence[Playout]
    nightly_playouts: Sequence[Playout] = ()
    state_interval: int = 4
    secrets: Mapping[str, Scramble] = field(default_factory=dict)
    disguise: Disguise | None = None
    expected_matches: frozenset[str] = frozenset()
    rare_messages: frozenset[str] = frozenset()
    board_details: frozenset[str] = frozenset({"name"})
    rules: AnyGame | None = None
    # Yields what a view and a preview state about an action, each with whether the rules confirm it; see statements.py.
    statements: Callable[[AnyGame, AppliedAction], Iterable[tuple[str, bool]]] | None = None
    # The options with which statements are checked; all finite ones by default.
    option_rows: Sequence[Any] = ()

    @cached_property
    def game(self) -> AnyGame:
        """The rules under test."""
        return self.rules or self.plugin.game()

    @property
    def id(self) -> str:
        """The game's id."""
        return self.plugin.game.spec.id

    @property
    def matches(self) -> Path:
        """The folder of golden matches."""
        return self.package_folder / "tests" / "matches"


def playout_name(playout: Playout) -> str:
    """Return a short name of a playout: the options that are not the plain ones, the seats, the seed."""
    plain = type(playout.options)()
    chosen = [
        str(getattr(playout.options, name))
        for name in plain.__struct_fields__
        if getattr(playout.options, name) != getattr(plain, name)
    ]
    return "-".join(
        [
            *(text[:12] for text in chosen),
            str(playout.seats),
            playout.seed.decode(errors="replace").replace(" ", ""),
        ]
    )
