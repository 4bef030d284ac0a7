"""The games into which kinds of mistakes are built."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from parlour.core.game import AnyGame
from parlour.laws.game_check import REPEATED_MATCHES, GameCheck
from parlour.laws.violation import LawViolation
from parlour.plugin.assets import asset_lookup
from parlour.plugin.plugin import GamePlugin
from parlour.plugin.registry import game_plugin
from parlour.scaffold.rowgame.plugin import PLUGIN as ROWGAME
from parlour.testing.mutants import MISTAKES, Mistake

from ..core.toys.bids import Bids
from ..core.toys.hands import Hands, swap_secret

KINDS = {mistake.name: mistake for mistake in MISTAKES}

SMALL: Mapping[str, GamePlugin] = {
    "rowgame": ROWGAME,
    "hands": GamePlugin(game=Hands, secrets=lambda _game: {"hands": swap_secret}),
    "bids": GamePlugin(game=Bids),
}
"""The scaffold, a game with hidden hands and one with simultaneous bids."""


def plugin_of(game: str) -> GamePlugin:
    """Return the plugin of a small game or of an installed one."""
    return SMALL[game] if game in SMALL else game_plugin(game)


def build_mutant(kind: str, game: str) -> AnyGame:
    """Return the rules of a game with a kind of mistake; called in the second process too."""
    mutant = KINDS[kind].mutant_of(plugin_of(game).game)
    if mutant is None:
        raise LookupError(f"{kind} does not apply to {game}")
    return mutant(asset_lookup(plugin_of(game).asset_store))


def finding(mistake: Mistake, game: str) -> str | None:
    """Return the law that finds a mistake in a game, or None if `parlour check` does not.

    Only the first matches and the laws over many matches are checked.
    """
    build = partial(build_mutant, mistake.name, game)
    check = GameCheck(build, plugin_of(game), seeds=2, every=2)
    try:
        for _ in check.run():
            if check.matches > REPEATED_MATCHES:
                return None
    except LawViolation as violation:
        return violation.law
    return None
