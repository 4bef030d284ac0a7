"""`parlour bench betta-ladder`: what each level scores among its own kind, and how it fares against the level below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from rich.console import Console

from parlour.core.rng import Rng
from parlour.games.betta import bots
from parlour.games.betta.rules import Betta
from parlour.games.betta.state import Options
from parlour.search.player import Player

GAME = Betta()

DEALS = {2: 100, 3: 80, 4: 100}
"""Deals for each meeting, by seats; each is played once from every chair."""

SECONDS = 5.0


class Meeting(NamedTuple):
    """How one level fared on a chair among others: its share of wins with half of the 95 % interval, and the mean totals."""

    wins: float
    error: float
    own: float
    others: float


def totals(players: Sequence[Player], options: Options, seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return ranks and totals of a match; the same seed is the same deal."""
    luck = Random(seed)
    state = GAME.setup(options, len(players), Rng(luck.randbytes(32)))
    while awaited := GAME.turn(state).seats:
        (seat,) = awaited
        state = GAME.apply(state, seat, players[seat].choose(GAME.view(state, seat), seat, luck, SECONDS))
    standing = GAME.standing(state)
    return standing.ranks, standing.scores or ()


def meeting(one: Player, others: Player, seats: int, deals: int) -> Meeting:
    """Return how a player fares on every chair of so many deals while others sit on the rest."""
    shares, own, rest = [], [], []
    for deal in range(deals):
        won = 0.0
        for chair in range(seats):
            ranks, found = totals([one if seat == chair else others for seat in range(seats)], Options(), deal)
            won += (ranks[chair] == 1) / ranks.count(1)
            own.append(found[chair])
            rest += [total for seat, total in enumerate(found) if seat != chair]
        shares.append(won / seats)
    return Meeting(mean(shares), 1.96 * stdev(shares) / sqrt(deals), mean(own), mean(rest))


def measure(console: Console) -> None:
    """Print the ladder."""
    bots.warm()
    players = {level.id: level.build(GAME) for level in bots.LEVELS}
    names = list(players)
    for name, player in players.items():
        alone = [totals([player], Options(mode="solo"), deal)[1][0] for deal in range(DEALS[2])]
        among = [mean(mean(totals([player] * seats, Options(), deal)[1]) for deal in range(DEALS[4])) for seats in DEALS]
        console.print(f"{name}: mean total alone {mean(alone):.1f}, among 2, 3, 4 of its kind " + ", ".join(f"{value:.1f}" for value in among))
    for lower, name in pairwise(names):
        for seats, deals in DEALS.items():
            found = meeting(players[name], players[lower], seats, deals)
            console.print(
                f"{name} among {lower}s, {seats} seats: wins {found.wins:.1%} ± {found.error:.1%} (even {1 / seats:.1%}),"
                f" mean {found.own:.1f} to {found.others:.1f}"
            )
