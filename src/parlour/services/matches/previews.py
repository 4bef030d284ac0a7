"""Previews: what actions would show their mover, computed from the mover's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Preview, Seat
from parlour.services.games import Games
from parlour.services.matches.loaded_match import LoadedMatch


def action_previews(
    games: Games, loaded: LoadedMatch, seat: Seat, actions: Sequence[bytes]
) -> Sequence[Preview]:
    """Return the previews of encoded actions of a seat; raises Illegal for an illegal action."""
    opened, game, state = loaded.match.opened, loaded.game, loaded.match.state
    codec = games.codec(opened.game, opened.version)
    drafts = [codec.decode_action(action) for action in actions]
    if game.spec.small:
        # A frame lists all legal actions of a small game, so others are refused as in a move.
        legal = list(game.legal_actions(state, seat))
        for draft in drafts:
            if draft not in legal:
                game.apply(state, seat, draft)
    return game.previews(game.view(state, seat), seat, drafts)
