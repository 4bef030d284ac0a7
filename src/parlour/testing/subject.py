"""The game under test and the parameters of its tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.core.game import AnyGame
from parlour.laws.playout import Playout
from parlour.plugin.plugin import GamePlugin
from parlour.plugin.secrets import Disguise, Scramble
from parlour.testing.applied_action import AppliedAction


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A game under test.

    Attributes:
        plugin: The plugin of the game.
        package_folder: The folder of the package, with `strings/` and the golden matches in
            `tests/matches/`.
        playouts: The matches along which the laws are checked.
        nightly_playouts: Further matches, checked at every state in the nightly tests.
        state_interval: The interval of the states that are checked.
        expected_matches: The names of golden matches that must exist.
        rare_messages: Message ids that are used but occur neither in golden matches nor in `playouts`
            (`news-bingo`).
        board_details: Variables that the board adds to log entries and actions.
        rules: The rules with the assets that the tests need; by default those of the plugin without
            assets.
        statements: Yields each statement of a view and a preview about an action, and whether the
            rules confirm it.
        option_rows: The options with which statements are checked; by default all finite
            combinations.
    """

    plugin: GamePlugin
    package_folder: Path
    playouts: Sequence[Playout]
    nightly_playouts: Sequence[Playout] = ()
    state_interval: int = 4
    expected_matches: frozenset[str] = frozenset()
    rare_messages: frozenset[str] = frozenset()
    board_details: frozenset[str] = frozenset({"name"})
    rules: AnyGame | None = None
    statements: Callable[[AnyGame, AppliedAction], Iterable[tuple[str, bool]]] | None = None
    option_rows: Sequence[Any] = ()

    @cached_property
    def game(self) -> AnyGame:
        """The rules under test."""
        return self.rules or self.plugin.game()

    @cached_property
    def secrets(self) -> Mapping[str, Scramble]:
        """The secrets that the plugin declares, by name."""
        return self.plugin.secrets(self.game) if self.plugin.secrets else {}

    @cached_property
    def disguises(self) -> Mapping[str, Disguise]:
        """The disguises that the plugin declares, by name."""
        return self.plugin.disguises(self.game) if self.plugin.disguises else {}

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.plugin.game.spec.id

    @property
    def matches(self) -> Path:
        """The folder of the golden matches."""
        return self.package_folder / "tests" / "matches"


def playout_name(playout: Playout) -> str:
    """Return a short name of a playout: its changed options, seats and seed."""
    defaults = type(playout.options)()
    changed = [
        str(getattr(playout.options, name))
        for name in defaults.__struct_fields__
        if getattr(playout.options, name) != getattr(defaults, name)
    ]
    return "-".join(
        [
            *(text[:12] for text in changed),
            str(playout.seats),
            playout.seed.decode(errors="replace").replace(" ", ""),
        ]
    )
