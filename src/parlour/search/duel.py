"""Duels between two bot levels, which play the same openings and deals from every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from parlour.core.game import AnyGame, AssetLookup, Illegal, Seat, no_assets
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.plugin.player import BotPlayer
from parlour.plugin.registry import build_game, game_plugin
from parlour.search.baselines import RandomPlayer

OPENING_DECISIONS = 4
"""The number of random decisions that open each round, so that games differ."""

DEVIATIONS_95 = 1.96
"""The number of standard errors on either side of a 95 % confidence interval."""


class ShareEstimate(Value, frozen=True):
    """A proportion between 0 and 1 with its 95 % confidence interval.

    Attributes:
        value: The estimate.
        low: The lower bound.
        high: The upper bound.
    """

    value: float
    low: float
    high: float


class DuelReport(Value, frozen=True, kw_only=True):
    """The result of a duel for level `a`, which plays one seat against players of level `b`.

    A round is one game from each seat with the same random numbers. Intervals are computed from
    rounds instead of games. One won and one lost round are added to them, so that they are
    meaningful even if every round is won.

    Attributes:
        score: The mean share of opponents that `a` beat, ties counting half; 0.5 is even for any
            number of seats.
        wins: The share of first ranks; 1 / seats is even.
        won: The number of games with a sole first rank.
        drawn: The number of games with a shared first rank.
        lost: The number of games without a first rank.
        points: The mean scores of `a` and of the others, or None in games without scores.
        rounds: The score of each round.
        decisions: The mean number of decisions per game.
        a_seconds: The mean thinking time (s) of a seat of `a` per game.
        b_seconds: The mean thinking time (s) of a seat of `b` per game.
    """

    game: str
    options: dict[str, Any]
    seats: int
    a: str
    b: str
    games: int
    seconds: float
    won: int
    drawn: int
    lost: int
    score: ShareEstimate
    wins: ShareEstimate
    points: tuple[float, float] | None
    decisions: float
    a_seconds: float
    b_seconds: float
    rounds: tuple[float, ...]


class DuelGame(NamedTuple):
    """One game of a duel.

    Attributes:
        score: The score of `a`.
        win: The share of `a` in the win.
        points: The points of `a` and the mean points of the others.
        decisions: The number of decisions.
        a_seconds: The thinking time (s) of the seat of `a`.
        b_seconds: The mean thinking time (s) of the other seats.
    """

    score: float
    win: float
    points: tuple[float, float] | None
    decisions: int
    a_seconds: float
    b_seconds: float


def play_duel(
    game_id: str,
    a: str,
    b: str,
    games: int,
    *,
    seconds: float = 1.0,
    on_progress: Callable[[int, int], None] | None = None,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    assets: AssetLookup = no_assets,
) -> DuelReport:
    """Play complete rounds between two levels and return the result of `a`.

    Args:
        games: The minimum number of games.
        seconds: The time limit of one decision.
        on_progress: Receives the number of games played and the total number of games.
        seats: The number of seats; by default the minimum of the game, but at least two.

    Raises:
        LookupError: The game or a level is unknown.
        ValueError: There are no games, no time, or only one seat.
        Illegal: The game does not allow this number of seats.
    """
    if games < 1:
        raise ValueError("at least one game must be played")
    if not seconds > 0:
        raise ValueError("players need more than no time at all")
    game = build_game(game_id, assets)
    players = build_level(game_id, a, game), build_level(game_id, b, game)
    chosen = game.types.options(**(options or {}))
    seat_count = duel_seat_count(game, chosen, seats)
    precompile_bots(game_id)
    sittings = play_rounds(
        game, chosen, seat_count, players, games, seconds, seed=seed, on_progress=on_progress
    )
    return summarize_duel(game_id, options or {}, seat_count, (a, b), seconds, sittings)


def play_rounds(
    game: AnyGame,
    options: Any,
    seats: int,
    players: tuple[BotPlayer, BotPlayer],
    games: int,
    seconds: float,
    *,
    seed: int = 0,
    on_progress: Callable[[int, int], None] | None = None,
) -> list[DuelGame]:
    """Play complete rounds: the first player takes each seat once, with the same random numbers.

    Args:
        games: The minimum number of games.
        seconds: The time limit of one decision.
        seed: The seed of openings and deals.
        on_progress: Receives the number of games played and the total number of games.
    """
    sittings: list[DuelGame] = []
    total = -(-games // seats) * seats
    for number in range(total // seats):
        for own_seat in map(Seat, range(seats)):
            luck = Random(f"{seed} {number}")
            sittings.append(play_duel_game(game, options, seats, players, seconds, luck, own_seat))
            if on_progress:
                on_progress(len(sittings), total)
    return sittings


def duel_seat_count(game: AnyGame, options: Any, seats: int | None) -> int:
    """Return the number of seats; raises ValueError below two seats, and Illegal `core.seats`."""
    allowed = game.seat_counts(options)
    if allowed[-1] < 2:
        raise ValueError("a duel needs two seats; with these options the game is played alone")
    seat_count = max(2, allowed[0]) if seats is None else seats
    if seat_count < 2 or seat_count not in allowed:
        raise Illegal("core.seats", seats=seat_count, least=max(2, allowed[0]), most=allowed[-1])
    return seat_count


def build_level(game_id: str, name: str, game: AnyGame) -> BotPlayer:
    """Return a new player of a level; raises LookupError if the game has no such level."""
    bots = game_plugin(game_id).bots
    for known in bots.levels if bots else ():
        if known.id == name:
            return known.build(game)
    raise LookupError(f"{game_id} has no level {name!r}")


def precompile_bots(game_id: str) -> None:
    """Precompile a game's bots, so that no game of a duel begins with weaker fallback bots."""
    bots = game_plugin(game_id).bots
    if bots is not None and bots.precompile is not None:
        bots.precompile()


def play_duel_game(
    game: AnyGame,
    options: Any,
    seats: int,
    players: tuple[BotPlayer, BotPlayer],
    seconds: float,
    luck: Random,
    own_seat: Seat,
) -> DuelGame:
    """Play one game, in which the first player takes `own_seat` and the second all other seats."""
    state = game.setup(options, seats, Rng(luck.randbytes(32))).state
    opener = RandomPlayer(game)
    taken, decisions = [0.0, 0.0], 0
    while awaited := game.turn(state).seats:
        seat = min(awaited)
        side = int(seat != own_seat)
        player: BotPlayer = opener if decisions < OPENING_DECISIONS else players[side]
        began = perf_counter()
        action = player.choose(game.view(state, seat), seat, luck, seconds)
        if player is not opener:
            taken[side] += perf_counter() - began
        state = game.apply(state, seat, action).state
        decisions += 1
    standing = game.ranking(state)
    points = None if standing.scores is None else points_against_others(standing.scores, own_seat)
    return DuelGame(
        score_share(standing.ranks, own_seat),
        win_share(standing.ranks, own_seat),
        points,
        decisions,
        taken[0],
        taken[1] / (seats - 1),
    )


def score_share(ranks: Sequence[int], own_seat: int) -> float:
    """Return the share of opponents that a seat beat, ties counting half.

    >>> score_share((1, 2, 2), 1)
    0.25
    """
    mine, others = ranks[own_seat], [rank for seat, rank in enumerate(ranks) if seat != own_seat]
    return sum(1.0 if mine < rank else 0.5 if mine == rank else 0.0 for rank in others) / len(
        others
    )


def win_share(ranks: Sequence[int], own_seat: int) -> float:
    """Return a seat's share of the win, which ties divide equally.

    >>> win_share((1, 1, 3), 0)
    0.5
    """
    return (ranks[own_seat] == 1) / ranks.count(1)


def points_against_others(scores: Sequence[int], own_seat: int) -> tuple[float, float]:
    """Return the points of a seat and the mean points of the others.

    >>> points_against_others((10, 4, 6), 0)
    (10.0, 5.0)
    """
    return float(scores[own_seat]), (sum(scores) - scores[own_seat]) / (len(scores) - 1)


def summarize_duel(
    game_id: str,
    options: dict[str, Any],
    seats: int,
    levels: tuple[str, str],
    seconds: float,
    sittings: Sequence[DuelGame],
) -> DuelReport:
    """Return the report of a duel from the games of all its rounds."""
    wins = [one.win for one in sittings]
    points = [one.points for one in sittings if one.points is not None]
    rounds = _round_means([one.score for one in sittings], seats)
    return DuelReport(
        game=game_id,
        options=options,
        seats=seats,
        a=levels[0],
        b=levels[1],
        games=len(sittings),
        seconds=seconds,
        won=wins.count(1),
        drawn=len(wins) - wins.count(1) - wins.count(0),
        lost=wins.count(0),
        score=confidence_interval(rounds),
        wins=confidence_interval(_round_means(wins, seats)),
        points=(_mean([own for own, _ in points]), _mean([others for _, others in points]))
        if points
        else None,
        decisions=_mean([one.decisions for one in sittings]),
        a_seconds=_mean([one.a_seconds for one in sittings]),
        b_seconds=_mean([one.b_seconds for one in sittings]),
        rounds=tuple(rounds),
    )


def confidence_interval(rounds: Sequence[float]) -> ShareEstimate:
    """Return the mean of independent rounds with its 95 % confidence interval."""
    widened = [*rounds, 0.0, 1.0]
    mean = _mean(widened)
    spread = sum((score - mean) ** 2 for score in widened) / (len(widened) - 1)
    error = DEVIATIONS_95 * sqrt(spread / len(widened))
    return ShareEstimate(_mean(rounds), max(0.0, mean - error), min(1.0, mean + error))


def _round_means(values: Sequence[float], seats: int) -> list[float]:
    """Return the mean of each round of `seats` games."""
    left = iter(values)
    return [_mean(one) for one in iter(lambda: list(islice(left, seats)), [])]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
