"""Alternative actions at past decisions of finished matches: their previews and results."""

from __future__ import annotations

from parlour.core.game import Preview, Seat, replace
from parlour.services.errors import NotFound
from parlour.services.games import Games
from parlour.services.matches.history import MatchHistories, MatchHistory
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.previews import action_previews


class PastDecisions:
    """The service that tries alternative actions at past decisions, without storing anything."""

    def __init__(self, games: Games, histories: MatchHistories) -> None:
        self._games, self._histories = games, histories

    async def preview_action(
        self, loaded: LoadedMatch, step: int, seat: int, action: bytes
    ) -> Preview:
        """Return the preview of an action at a past decision; raises NotFound or Illegal."""
        past = match_at_decision(loaded, await self._histories.load(loaded), step, seat)
        return action_previews(self._games, past, Seat(seat), [action])[0]

    async def match_after_action(
        self, loaded: LoadedMatch, step: int, seat: int, action: bytes
    ) -> LoadedMatch:
        """Return the match after an alternative action at a past decision.

        Raises:
            NotFound: The seat had no decision at this step.
            Illegal: The rules reject the action.
        """
        past = match_at_decision(loaded, await self._histories.load(loaded), step, seat)
        opened = past.match.opened
        draft = self._games.codec(opened.game, opened.version).decode_action(action)
        state = past.game.apply(past.match.state, Seat(seat), draft).state
        return LoadedMatch(replace(past.match, state=state), past.game)


def match_at_decision(
    loaded: LoadedMatch, history: MatchHistory, step: int, seat: int
) -> LoadedMatch:
    """Return a match at a step where a seat had a decision; raises NotFound otherwise."""
    past = history.match_at_step(step)
    if (
        past is None
        or past.phase != "playing"
        or not 0 <= seat < len(past.occupants)
        or past.decision_ids[seat] is None
    ):
        raise NotFound("core.no-such-step", step=step)
    return LoadedMatch(replace(past, occupants=loaded.match.occupants), loaded.game)
