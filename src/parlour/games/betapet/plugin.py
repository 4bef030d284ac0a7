"""What Betapet offers the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.clocks import CLOCKS
from parlour.games.betapet.formula import FORMULA
from parlour.games.betapet.lesson import LESSON
from parlour.games.betapet.lexicons.catalogue import GRAPHS
from parlour.games.betapet.rooms import rooms
from parlour.games.betapet.rules import v1
from parlour.games.betapet.rules.counts import counts
from parlour.games.betapet.rules.game import Betapet
from parlour.plugin.lazy_module import lazy_module
from parlour.plugin.player import Duel
from parlour.plugin.plugin import Bots, GamePlugin, Judge

if TYPE_CHECKING:
    from parlour.games.betapet import commands, picture
    from parlour.games.betapet.bench import endgames, newcomer, speed, steadiness
    from parlour.games.betapet.lexicons import lookup
    from parlour.games.betapet.records import export
else:
    picture = lazy_module("parlour.games.betapet.picture")
    commands = lazy_module("parlour.games.betapet.commands")
    endgames = lazy_module("parlour.games.betapet.bench.endgames")
    steadiness = lazy_module("parlour.games.betapet.bench.steadiness")
    newcomer = lazy_module("parlour.games.betapet.bench.newcomer")
    speed = lazy_module("parlour.games.betapet.bench.speed")
    lookup = lazy_module("parlour.games.betapet.lexicons.lookup")
    export = lazy_module("parlour.games.betapet.records.export")

DUELS = (
    Duel("beginner-plus", "beginner", 0.716, 500),
    Duel("casual", "beginner-plus", 0.716, 500),
    Duel("casual-plus", "casual", 0.725, 500),
    Duel("club", "casual-plus", 0.685, 500),
    Duel("club-plus", "club", 0.729, 500),
    Duel("expert", "club-plus", 0.738, 500),
    Duel("expert-plus", "expert", 0.741, 500),
    Duel("master", "expert-plus", 0.672, 500),
    Duel("master-plus", "master", 0.639, 310),
)
"""Two seats, as RULES.md tells."""

PLUGIN = GamePlugin(
    game=Betapet,
    former={1: v1.Betapet},
    bots=Bots(LEVELS, mistakes=(0.5, 5.0, 15.0, 30.0), duels=DUELS, judge=Judge("casual", 1)),
    rooms=rooms,
    clocks=CLOCKS,
    lesson=LESSON,
    shelf=GRAPHS,
    figures=lambda: speed.FIGURES,
    measurements={
        "endgames": lambda console: endgames.measure(console),
        "steadiness": lambda console: steadiness.measure(console),
        "newcomer": lambda console: newcomer.measure(console),
    },
    position=lambda view, _: picture.position(view),
    commands=lambda: commands.app,
    house_commands={"lexicon": lambda: commands.lexicon},
    record=lambda kept, folder: export.gcg(kept, folder),
    record_suffix="gcg",
    counts=counts,
    formula=FORMULA,
    look_up=lambda game, options, text: lookup.look_up(game, options, text),
    played=lambda game, state: lookup.played(game, state),
)
