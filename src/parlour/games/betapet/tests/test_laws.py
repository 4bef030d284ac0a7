"""Tests of the general laws of games, for Betapet's secrets and its former rules."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.secrets import SECRETS, disguises
from parlour.games.betapet.tests.positions import BETAPET, new_match
from parlour.laws import laws
from parlour.laws.playout import Playout
from parlour.plugin import registry


def test_laws_hold_for_version_1() -> None:
    former = registry.build_game("betapet", graph_lookup(), 1)
    assert (
        laws.check_laws(
            former,
            Playout(Options(words="double", board="classic"), 3, b"law 4"),
            SECRETS,
            disguises(former),
            every=12,
        )
        > 10
    )


def test_view_hides_tiles_of_others() -> None:
    state = new_match(seats=3)
    view = BETAPET.view(state, Seat(0))
    assert view.rack == state.racks[0] and view.racks == () and view.counts == (7, 7, 7)
    assert sum(view.unseen.values()) == 100 - 7
    public = BETAPET.view(state, None)
    assert public.rack == () and sum(public.unseen.values()) == 100
