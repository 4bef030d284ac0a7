"""Paired duels: two levels meet on the same openings and the same luck, once from either side of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from parlour.core.game import Assets, Game, Seat, no_assets
from parlour.core.registry import build, part
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.search.chance import RandomPlayer
from parlour.search.player import Player

OPENING = 4
"""Random decisions that open each pair, so that players without luck of their own do not play one game for ever."""

NORMAL = 1.96
"""How many standard errors hold 95 in 100 of the cases."""


class Duel(Value, frozen=True, kw_only=True):
    """A finished duel, from the eyes of `a`. `score` lies between 0 and 1 and, 95 times in 100, the truth between `low` and `high`.

    The interval rests on the pairs, not the games, with one pair won and one lost added, so that it stays honest for a clean sweep.
    """

    game: str
    options: dict[str, Any]
    a: str
    b: str
    games: int
    seconds: float
    won: int
    drawn: int
    lost: int
    score: float
    low: float
    high: float
    decisions: float
    a_seconds: float
    b_seconds: float
    pairs: tuple[float, ...]


class Sitting(Value, frozen=True):
    """One game of a duel: the score of `a`, how many decisions it took, and the seconds either side thought."""

    score: float
    decisions: int
    a_seconds: float
    b_seconds: float


def duel(
    game_id: str,
    a: str,
    b: str,
    games: int,
    seconds: float = 1.0,
    on_progress: Callable[[int, int], None] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    assets: Assets = no_assets,
) -> Duel:
    """Play pairs of games between two levels of a game until there are at least this many, and return how `a` fared.

    `on_progress` is told the games played and to be played. Raises LookupError for an unknown game or level.
    """
    game = build(game_id, assets)
    players = level(game_id, a, game), level(game_id, b, game)
    warm(game_id)
    chosen = game.types.options(**(options or {}))
    sittings: list[Sitting] = []
    total = games + games % 2
    for pair in range(total // 2):
        for swapped in (False, True):
            sittings.append(sitting(game, chosen, players, seconds, Random(f"{seed} {pair}"), swapped))
            if on_progress:
                on_progress(len(sittings), total)
    return summary(game_id, options or {}, a, b, seconds, sittings)


def level(game_id: str, name: str, game: Game[Any, Any, Any, Any]) -> Player:
    """Return a player of a level by its id; raises LookupError."""
    bots = part(game_id, "bots")
    for known in bots.LEVELS if bots else ():
        if known.id == name:
            player: Player = known.build(game)
            return player
    raise LookupError(f"{game_id} has no level {name!r}")


def warm(game_id: str) -> None:
    """Let a game's bots fetch what they think with, so that no duel begins with lesser players."""
    fetch = getattr(part(game_id, "bots"), "warm", None)
    if fetch is not None:
        fetch()


def sitting(game: Game[Any, Any, Any, Any], options: Any, players: tuple[Player, Player], seconds: float, luck: Random, swapped: bool) -> Sitting:
    """Play one game; `a` sits on the even chairs, or the odd ones when swapped."""
    seats = max(2, game.seats(options).start)
    state = game.setup(options, seats, Rng(luck.randbytes(32)))
    opener = RandomPlayer(game)
    taken, decisions = [0.0, 0.0], 0
    while awaited := game.turn(state).seats:
        seat = min(awaited)
        side = (seat + swapped) % 2
        player: Player = opener if decisions < OPENING else players[side]
        began = perf_counter()
        action = player.choose(game.view(state, seat), seat, luck, seconds)
        if player is not opener:
            taken[side] += perf_counter() - began
        state = game.apply(state, seat, action)
        decisions += 1
    return Sitting(share(game.standing(state).ranks, swapped), decisions, taken[0], taken[1])


def share(ranks: Sequence[int], swapped: bool) -> float:
    """Return how `a` fared: the share of its chairs' meetings with the other's that it won, ties being half."""
    mine = [ranks[seat] for seat in map(Seat, range(len(ranks))) if (seat + swapped) % 2 == 0]
    theirs = [ranks[seat] for seat in map(Seat, range(len(ranks))) if (seat + swapped) % 2 == 1]
    meetings = [1.0 if one < two else 0.5 if one == two else 0.0 for one in mine for two in theirs]
    return sum(meetings) / len(meetings)


def summary(game_id: str, options: dict[str, Any], a: str, b: str, seconds: float, sittings: Sequence[Sitting]) -> Duel:
    """Return the duel that these sittings, pair by pair, make."""
    scores = [one.score for one in sittings]
    pairs = tuple((first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=True))
    low, high = interval(pairs)
    return Duel(
        game=game_id,
        options=options,
        a=a,
        b=b,
        games=len(scores),
        seconds=seconds,
        won=sum(score > 0.5 for score in scores),
        drawn=sum(score == 0.5 for score in scores),
        lost=sum(score < 0.5 for score in scores),
        score=sum(scores) / len(scores),
        low=low,
        high=high,
        decisions=sum(one.decisions for one in sittings) / len(sittings),
        a_seconds=sum(one.a_seconds for one in sittings) / len(sittings),
        b_seconds=sum(one.b_seconds for one in sittings) / len(sittings),
        pairs=pairs,
    )


def interval(pairs: Sequence[float]) -> tuple[float, float]:
    """Return the bounds between which the true score lies 95 times in 100, from the scores of independent pairs."""
    widened = [*pairs, 0.0, 1.0]
    mean = sum(widened) / len(widened)
    spread = sum((score - mean) ** 2 for score in widened) / (len(widened) - 1)
    error = NORMAL * sqrt(spread / len(widened))
    return max(0.0, mean - error), min(1.0, mean + error)
