"""Past decisions of finished matches: what another action would have shown and led to."""

from __future__ import annotations

from parlour.core.game import Preview, Seat, replace
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.history import MatchHistories, MatchHistory
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.previews import action_previews


class PastDecisions:
    """Tries other actions at the decisions of finished matches. Nothing is stored."""

    def __init__(self, games: Games, histories: MatchHistories) -> None:
        self._games, self._histories = games, histories

    async def preview_action(
        self, loaded: LoadedMatch, step: int, seat: int, action: bytes
    ) -> Preview:
        """Return what an action would have shown its seat at a step; raises NotFound or Illegal."""
        past = match_at_decision(loaded, await self._histories.load(loaded), step, seat)
        return action_previews(self._games, past, Seat(seat), [action])[0]

    async def match_after_action(
        self, loaded: LoadedMatch, step: int, seat: int, action: bytes
    ) -> LoadedMatch:
        """Return the match as another action at a step would have left it.

        Raises:
            NotFound: if the seat had no decision at this step.
            Illegal: if the rules refuse the action.
        """
        past = match_at_decision(loaded, await self._histories.load(loaded), step, seat)
        opened = past.match.opened
        draft = self._games.codec(opened.game, opened.version).decode_action(action)
        state = past.game.apply(past.match.state, Seat(seat), draft).state
        return LoadedMatch(replace(past.match, state=state), past.game)


def match_at_decision(
    loaded: LoadedMatch, history: MatchHistory, step: int, seat: int
) -> LoadedMatch:
    """Return a match at a step at which a seat had to decide; raises NotFound."""
    past = history.match_at_step(step)
    if (
        past is None
        or past.phase != "playing"
        or not 0 <= seat < len(past.chairs)
        or past.since[seat] is None
    ):
        raise NotFound("core.no-such-step", step=step)
    return LoadedMatch(replace(past, chairs=loaded.match.chairs), loaded.game)
