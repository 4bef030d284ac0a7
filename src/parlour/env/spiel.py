"""Games for OpenSpiel: `parlour_pylos` and the other installed games.

The first action of a match is a chance outcome: one of `deals` equally likely deals, which fixes all
randomness of the match. A history therefore replays exactly. Simultaneous decisions follow in seat
order, and the seats that wait do not see them.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from parlour.core.codec import codec_of, encode
from parlour.core.game import AnyGame, Seat, Transition
from parlour.core.rng import Rng
from parlour.env.coding import FixedCoding
from parlour.env.match import AgentMatch
from parlour.env.text import action_text, position_text
from parlour.plugin.registry import game_plugin, game_plugins
from parlour.search.levels import loaded_game

DEALS = 1000
"""The default number of deals."""


class SharedMatch:
    """A match that copies of an OpenSpiel state share until one of them plays on."""

    def __init__(self, match: AgentMatch) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> SharedMatch:
        """Return a match in the same state; states are immutable, so nothing else is copied."""
        return SharedMatch(copy(self.match))

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the pickled form, which has the state as JSON and not the rules."""
        match = self.match
        options = msgspec.to_builtins(match.options)
        return restored_match, (match.game.spec.id, match.seats, options, encode(match.state))


def restored_match(game: str, seats: int, options: dict[str, Any], state: bytes) -> SharedMatch:
    """Return a match in a state, which is `null` before the deal."""
    match = AgentMatch(loaded_game(game), seats, options)
    if state != b"null":
        match.enter(Transition(codec_of(match.game).decode_state(state)))
    return SharedMatch(match)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or the choice of a deal before the match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = SharedMatch(AgentMatch(game.rules, game.seats, game.options))
        self.known_entries: list[list[bytes]] = [[] for _ in range(game.seats)]
        self.is_dealt, self.deals = False, game.deals

    def current_player(self) -> int:
        """Return the seat that decides, or the id of chance or of the end."""
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        awaited = self.shared.match.awaited
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.shared.match.choices(Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals with their probabilities."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        match = self.shared.match
        if self.is_dealt:
            match.play(match.awaited[0], action)
        else:
            match.start(Rng(action.to_bytes(32, "little")))
            self.is_dealt = True
        for seat, known in enumerate(self.known_entries):
            known += map(encode, match.game.log_entries(match.events, Seat(seat)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        match = self.shared.match
        chosen = match.choices(Seat(player)).get(action)
        return str(action) if chosen is None else action_text(match.game.spec.id, chosen)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.is_dealt and not self.shared.match.awaited

    def returns(self) -> list[float]:
        """Return the utility of each seat, 0 before the end."""
        match = self.shared.match
        return match.collect_rewards() if self.is_dealt else [0.0] * match.seats

    def __str__(self) -> str:
        if not self.is_dealt:
            return "before the deal"
        match = self.shared.match
        return encode(match.state).decode()


class SpielObserver:
    """What a player sees: the view as text and, if the game has a coding, as an array.

    With perfect recall, the text begins with all log entries of the player.
    """

    def __init__(self, game: SpielGame, has_recall: bool) -> None:
        self.has_recall = has_recall
        coding = AgentMatch(game.rules, game.seats, game.options).coding
        length = coding.coding.length if isinstance(coding, FixedCoding) else 0
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor.fill(0)
        if state.is_dealt:
            match, seat = state.shared.match, Seat(player)
            self.tensor[:] = match.coding.observe(match.view(seat), seat, {})

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as text."""
        if not state.is_dealt:
            return ""
        match = state.shared.match
        entries = (
            [entry.decode() for entry in state.known_entries[player]] if self.has_recall else []
        )
        return "\n".join([*entries, position_text(match.game, match.state, Seat(player))])


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with options; the subclasses name the game.

    Parameters: `seats` (0: the minimum), `deals`, and `options` (`bluff:on;tied_bids:add-card`).
    """

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.options = named_options(self.rules, chosen.get("options") or "")
        self.deals = int(chosen.get("deals") or DEALS)
        match = AgentMatch(self.rules, chosen.get("seats") or None, self.options)
        self.seats = match.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=match.coding.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.spec.max_decisions,
        )
        super().__init__(spiel_type(self.name), info, chosen)

    @property
    def rules(self) -> AnyGame:
        """The rules, which are not part of a game's pickled form."""
        return loaded_game(self.name)

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer; it has perfect recall if the type of observation asks for it."""
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def named_options(game: AnyGame, text: str) -> dict[str, Any]:
    """Return the options in a text such as `bluff:on;tied_bids:add-card`.

    Commas and equals signs separate the parameters of OpenSpiel, so they cannot be used here.
    """
    named = dict(part.split(":", 1) for part in text.split(";") if part)
    typed = msgspec.to_builtins(msgspec.convert(named, game.types.options, strict=False))
    return {name: typed[name] for name in named}


def spiel_type(game: str) -> Any:
    """Return the description of a game for OpenSpiel."""
    plugin = game_plugin(game)
    spec, kinds = plugin.game.spec, pyspiel.GameType
    return kinds(
        short_name=f"parlour_{game}",
        long_name=spec.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=plugin.build_coding is not None,
        parameter_specification={"seats": 0, "deals": DEALS, "options": ""},
    )


def register_games() -> list[str]:
    """Register every game with OpenSpiel and return the names, such as `parlour_pylos`."""
    names = []
    for game in game_plugins():
        name = f"parlour_{game}"
        if name not in pyspiel.registered_names():
            built = type(f"Spiel{game.title()}", (SpielGame,), {"name": game})
            pyspiel.register_game(spiel_type(game), built)
        names.append(name)
    return names
