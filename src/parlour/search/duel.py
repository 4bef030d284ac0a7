"""Duels between two bot levels, which play the same openings and deals from every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import BotPlayer
from parlour.search.baselines import RandomPlayer
from parlour.search.duel_report import DuelGame, DuelReport, DuelSetting, summarize_duel
from parlour.search.levels import build_level, loaded_game, precompile_bots

OPENING_DECISIONS = 4
"""The number of random decisions that open each round, so that games differ."""


def play_duel(
    pool: Executor,
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
    folder: Path | None = None,
) -> DuelReport:
    """Play complete rounds between two levels and return the result of `a`.

    Args:
        pool: The executor that plays the games.
        game_id: The id of the game.
        a: The first level.
        b: The opposing level.
        games: The minimum number of games.
        seconds: The time limit of one decision.
        on_progress: Receives the number of games played and the total number of games.
        options: The options that differ from the defaults.
        seats: The number of seats; by default the minimum of the game, but at least two.
        seed: The seed of the duel.
        folder: The data folder with the operator's own assets.

    Raises:
        LookupError: The game or a level is unknown.
        ValueError: There are no games, no time, or only one seat.
        Illegal: The game does not allow this number of seats.
    """
    if games < 1:
        raise ValueError("at least one game must be played")
    if not seconds > 0:
        raise ValueError("players need more than no time at all")
    game = loaded_game(game_id, folder)
    for level in (a, b):
        build_level(game_id, level, game)
    seat_count = duel_seat_count(game, game.types.options(**(options or {})), seats)
    setting = DuelSetting(game_id, options or {}, seat_count, (a, b), seconds, seed, folder)
    rounds = -(-games // seat_count)
    units = list(product(range(rounds), map(Seat, range(seat_count))))
    sittings: list[DuelGame] = []
    for sitting in pool.map(partial(play_duel_unit, setting), *zip(*units, strict=True)):
        sittings.append(sitting)
        if on_progress:
            on_progress(len(sittings), len(units))
    return summarize_duel(setting, sittings)


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


def play_duel_unit(setting: DuelSetting, number: int, own_seat: Seat) -> DuelGame:
    """Play one game of a duel with new players in any process.

    Args:
        setting: The setting of the duel.
        number: The number of the round, which determines the random numbers.
        own_seat: The seat of level `a`.
    """
    game = loaded_game(setting.game, setting.folder)
    precompile_bots(setting.game)
    a, b = (build_level(setting.game, level, game) for level in setting.levels)
    return play_duel_game(
        game,
        game.types.options(**setting.options),
        setting.seats,
        (a, b),
        setting.seconds,
        Random(f"{setting.seed} {number}"),
        own_seat,
    )


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
