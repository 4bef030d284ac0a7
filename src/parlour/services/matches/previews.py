"""Previews of actions, computed only from the view of the acting seat."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Preview, Seat
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch


def action_previews(
    games: Games, loaded: LoadedMatch, seat: Seat, actions: Sequence[bytes]
) -> Sequence[Preview]:
    """Return the previews of a seat's actions; raises Illegal for an illegal action.

    Args:
        games: The installed games.
        loaded: The match.
        seat: The acting seat.
        actions: The actions, as JSON.
    """
    opened, game, state = loaded.match.opened, loaded.game, loaded.match.state
    codec = games.codec(opened.game, opened.version)
    drafts = [codec.decode_action(action) for action in actions]
    if game.spec.lists_actions:
        # The frame lists all legal actions of a small game, so other actions are rejected as in a
        # match.
        legal = list(game.legal_actions(state, seat))
        for draft in drafts:
            if draft not in legal:
                game.apply(state, seat, draft)
    return game.previews(game.view(state, seat), seat, drafts)
