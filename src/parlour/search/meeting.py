"""Complete matches between players of different levels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from parlour.core.game import AnyGame
from parlour.core.rng import Rng
from parlour.plugin.player import BotPlayer
from parlour.search.duel import points_against_others, win_share
from parlour.search.estimates import DEVIATIONS_95


class LevelResult(NamedTuple):
    """The result of one level against another: its share of wins and the mean scores.

    The error of the share is half of the 95 % confidence interval.
    """

    wins: float
    error: float
    points: tuple[float, float] | None


def play_match(
    game: AnyGame, players: Sequence[BotPlayer], options: Any, seed: int, seconds: float
) -> Any:
    """Return the final state of a match between players; the same seed gives the same deal.

    Args:
        seconds: The time limit of one decision.
    """
    luck = Random(seed)
    state = game.setup(options, len(players), Rng(luck.randbytes(32))).state
    while awaited := game.turn(state).seats:
        seat = min(awaited)
        state = game.apply(
            state, seat, players[seat].choose(game.view(state, seat), seat, luck, seconds)
        ).state
    return state


def measure_level(
    game: AnyGame,
    one: BotPlayer,
    others: BotPlayer,
    options: Any,
    seats: int,
    deals: int,
    seconds: float,
) -> LevelResult:
    """Return the result of a player against equal opponents, over every seat of several deals."""
    shares, points = list[float](), list[tuple[float, float]]()
    for deal in range(deals):
        won = 0.0
        for own_seat in range(seats):
            standing = game.ranking(
                play_match(
                    game,
                    [one if seat == own_seat else others for seat in range(seats)],
                    options,
                    deal,
                    seconds,
                )
            )
            won += win_share(standing.ranks, own_seat)
            if standing.scores is not None:
                points.append(points_against_others(standing.scores, own_seat))
        shares.append(won / seats)
    scored = (mean(own for own, _ in points), mean(rest for _, rest in points)) if points else None
    return LevelResult(mean(shares), DEVIATIONS_95 * stdev(shares) / sqrt(deals), scored)


def level_reports(
    game: AnyGame,
    players: Mapping[str, BotPlayer],
    options: Any,
    deals: Mapping[int, int],
    seconds: float,
) -> Iterator[str]:
    """Yield a line with the result of each player against the level below, weakest first.

    Args:
        deals: The number of deals for each number of seats.
    """
    for lower, name in pairwise(players):
        for seats, count in deals.items():
            found = measure_level(
                game, players[name], players[lower], options, seats, count, seconds
            )
            scored = "" if found.points is None else ", mean {:.1f} to {:.1f}".format(*found.points)
            yield (
                f"{name} among {lower}s, {seats} seats, {count * seats} matches: wins {found.wins:.1%} ± {found.error:.1%}"
                f" (even {1 / seats:.1%}){scored}"
            )
