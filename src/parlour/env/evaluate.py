"""The strength of a policy on the measured ladder of bot levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any

import msgspec

from parlour.core.game import AnyGame, AssetLookup, Seat, no_assets
from parlour.core.value import Value
from parlour.env.coding import AgentCoding, Observation, action_mask, agent_coding
from parlour.plugin.player import BotPlayer
from parlour.plugin.registry import build_game
from parlour.search.baselines import determinized_state
from parlour.search.duel import duel_seat_count, play_rounds
from parlour.search.duel_report import DuelReport, DuelSetting, summarize_duel
from parlour.search.estimates import DEVIATIONS_95, Estimate
from parlour.search.level_ratings import MIN_LOSSES, RATING_SPREAD, level_ratings
from parlour.search.levels import build_level, precompile_bots

Policy = Callable[[Observation], int]
"""A function that returns the number of an action for an observation."""

SEARCHED_RANGE = (-2000.0, 8000.0)
"""The ratings among which an estimate is searched."""


class PolicyEvaluation(Value, frozen=True, kw_only=True):
    """The results of a policy.

    Attributes:
        duels: The duel against each level.
        rating: The rating on the scale of the levels, or None if they have no measured ratings. Its
            interval covers the randomness of these matches, not that of the levels' own ratings.
        illegal: The number of decisions in which the policy chose no legal action.
    """

    duels: tuple[DuelReport, ...]
    rating: Estimate | None
    illegal: int


class PolicyPlayer:
    """A bot that plays by a policy; an illegal number is replaced by the default action.

    Attributes:
        illegal: The number of illegal numbers so far.
    """

    def __init__(self, game: AnyGame, coding: AgentCoding, policy: Policy) -> None:
        self.game, self.coding, self.policy = game, coding, policy
        self.illegal = 0

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Any:
        """Return the action that the policy chooses for a view."""
        state = determinized_state(self.game, view, rng)
        choices = self.coding.choices(view, seat, lambda: self.game.legal_actions(state, seat))
        number = int(
            self.policy(
                {
                    "observation": self.coding.observe(view, seat, choices),
                    "action_mask": action_mask(choices, self.coding.action_count),
                }
            )
        )
        if number in choices:
            return choices[number]
        self.illegal += 1
        return self.game.default_action(state, seat)


def evaluate(
    policy: Policy | BotPlayer,
    game: str,
    against: Sequence[str] = ("beginner", "casual"),
    matches: int = 100,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seconds: float = 0.1,
    seed: int = 0,
    assets: AssetLookup = no_assets,
    on_progress: Callable[[int, int], None] | None = None,
) -> PolicyEvaluation:
    """Play a policy against bot levels and return its scores and its rating.

    Each round plays the same opening and deal once from every seat, and each level plays the same
    rounds.

    Args:
        policy: A function from an observation to the number of an action, or a bot.
        game: The id of the game.
        against: The levels.
        matches: The minimum number of matches against each level.
        seats: The number of seats; by default the minimum, but at least two.
        options: The options of the game.
        seconds: The time limit of a decision.
        seed: The seed of openings and deals.
        assets: The lookup of word lists, cards and tiles.
        on_progress: Receives the number of matches played and the total number of matches.

    Raises:
        LookupError: The game or a level is unknown.
        ValueError: There are no levels, no matches or no time.
        Illegal: The game does not allow this number of seats.
    """
    if not against or matches < 1 or not seconds > 0:
        raise ValueError("an evaluation needs at least one level, one match and some time")
    rules = build_game(game, assets)
    chosen = msgspec.convert(options or {}, rules.types.options)
    seat_count = duel_seat_count(rules, chosen, seats)
    levels = {level: build_level(game, level, rules) for level in against}
    player: BotPlayer = (
        policy
        if isinstance(policy, BotPlayer)
        else PolicyPlayer(rules, agent_coding(rules, chosen, seat_count), policy)
    )
    precompile_bots(game)
    duels: list[DuelReport] = []
    for level, opponent in levels.items():

        def report_progress(played: int, total: int, before: int = len(duels)) -> None:
            if on_progress is not None:
                on_progress(before * total + played, len(levels) * total)

        games = play_rounds(
            rules,
            chosen,
            seat_count,
            (player, opponent),
            matches,
            seconds,
            seed=seed,
            on_progress=report_progress,
        )
        names = ("policy", level)
        setting = DuelSetting(game, options or {}, seat_count, names, seconds, seed)
        duels.append(summarize_duel(setting, games))
    return PolicyEvaluation(
        duels=tuple(duels),
        rating=estimated_rating(game, duels),
        illegal=player.illegal if isinstance(player, PolicyPlayer) else 0,
    )


def estimated_rating(game: str, duels: Sequence[DuelReport]) -> Estimate | None:
    """Return the rating at which the expected scores add up to the scores of these duels.

    The result is None unless all opponents have measured ratings. A duel without a lost or without
    a won game counts as if half a game had been lost or won.
    """
    ratings, normal = level_ratings(game), NormalDist()
    if not all(duel.b in ratings for duel in duels):
        return None
    numbers = [ratings[duel.b].number for duel in duels]
    least = [MIN_LOSSES / duel.games for duel in duels]
    scores = [
        min(max(duel.score.value, bound), 1 - bound)
        for duel, bound in zip(duels, least, strict=True)
    ]

    def excess(rating: float) -> float:
        return sum(normal.cdf((rating - number) / RATING_SPREAD) for number in numbers) - sum(
            scores
        )

    low, high = SEARCHED_RANGE
    while high - low > 0.01:
        middle = (low + high) / 2
        low, high = (low, middle) if excess(middle) > 0 else (middle, high)
    slope = sum(normal.pdf((low - number) / RATING_SPREAD) for number in numbers) / RATING_SPREAD
    error = DEVIATIONS_95 * sqrt(sum(_score_variance(duel.rounds) for duel in duels)) / slope
    return Estimate(low, low - error, low + error)


def _score_variance(rounds: Sequence[float]) -> float:
    """Return the variance of the mean of rounds, with one won and one lost round added."""
    widened = [*rounds, 0.0, 1.0]
    mean = sum(widened) / len(widened)
    spread = sum((score - mean) ** 2 for score in widened) / (len(widened) - 1)
    return spread / len(widened)


def load_policy(name: str, game: AnyGame, weights: Path | None = None) -> Policy | BotPlayer:
    """Return the policy with a name such as `my_agents.pylos:Climber`.

    A class of bots (with a method `choose`) is built with the rules, any other class without
    arguments. The file of weights, if there is one, is the last argument.

    Raises:
        LookupError: There is no such module or name.
        ValueError: The name has no colon or does not name a policy, or something other than a class
            has weights.
    """
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise ValueError(f"{name!r} does not name a policy; write MODULE:POLICY")
    try:
        found: Any = getattr(import_module(module), attribute)
    except ModuleNotFoundError as reason:
        raise LookupError(f"there is no module {reason.name!r}") from reason
    except AttributeError as reason:
        raise LookupError(f"the module {module} has no {attribute!r}") from reason
    files = [] if weights is None else [weights]
    if isinstance(found, type):
        found = found(game, *files) if hasattr(found, "choose") else found(*files)
    elif files:
        raise ValueError(f"{name} is not a class; only a class is built with weights")
    if not callable(found) and not hasattr(found, "choose"):
        raise ValueError(f"{name} is neither a function nor a bot")
    policy: Policy | BotPlayer = found
    return policy
