"""The process in which bots play matches for the page."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from parlour.core.codec import encode
from parlour.core.containment import contained
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.value import Value
from parlour.design.decisions_text import decisions_text
from parlour.design.failure import PackageFailure, failure_of
from parlour.design.match_walk import seed_playout
from parlour.design.package_process import Package
from parlour.design.questions import BotsQuestion, PositionQuestion
from parlour.laws.playout import MAX_LEGAL_ACTIONS, Playout, playout_rng
from parlour.plugin.player import BotPlayer
from parlour.search.balance.records import RANDOM_LEVEL
from parlour.search.decision_limit import check_decision_limit
from parlour.search.duel import win_share
from parlour.search.estimates import Estimate, estimate, mean_ratio, share_estimate
from parlour.search.levels import build_level, precompile_bots

MAX_MATCHES = 10_000
"""The maximum number of matches of a run."""

LATEST_MATCHES = 6
"""The number of matches that the page can open."""

REPORT_INTERVAL_S = 0.5
"""The interval (s) between reports."""

DECISION_S = 1.0
"""The time limit (s) of a decision, as in `parlour play`."""

NICENESS = 10
"""The niceness of the process, so that the page stays fast."""


class BotMatch(Value, frozen=True):
    """A match of bots, which has the deal of its seed.

    Attributes:
        seed: The seed.
        decisions: The decisions as text (`decisions_text`).
        length: The number of decisions.
        winners: The seats with the first rank; empty if the match was not finished.
    """

    seed: int
    decisions: str
    length: int
    winners: tuple[Seat, ...]


class BotsReport(Value, frozen=True):
    """The results of the matches so far.

    Attributes:
        matches: The number of finished matches.
        wins: The share of wins of each seat, which ties divide; empty before the first match, and
            in a match of one seat.
        length: The mean number of decisions, or None before the first match.
        latest: The latest matches, the newest first.
        failure: The error that ended the run, or None.
        failed: The match that the error ended, or None.
    """

    matches: int = 0
    wins: tuple[Estimate, ...] = ()
    length: Estimate | None = None
    latest: tuple[BotMatch, ...] = ()
    failure: PackageFailure | None = None
    failed: BotMatch | None = None


class BotsFailure(Exception):
    """An error of the rules or of a bot in a match.

    Attributes:
        match: The match up to the error.
    """

    def __init__(self, match: BotMatch) -> None:
        super().__init__(match)
        self.match = match


def run_bots_process(
    name: str, folder: Path, question: BotsQuestion, connection: Connection
) -> None:
    """Play a match of bots for each seed and send reports; the first one is empty.

    If the package cannot be loaded, nothing is sent.
    """
    os.nice(NICENESS)
    try:
        package = contained(Package)(name, folder)
    except Exception:
        # The package was saved again while this process started; the page shows the error of the
        # process that draws the positions.
        return
    connection.send_bytes(encode(BotsReport()))
    first = PositionQuestion(question.options, question.seats, 0, 0)
    try:
        playout = package.playout(first)
        player = contained(_player)(name, question.level, package.game)
    except Exception as reason:
        # The package may raise any exception when it builds bots, or the options are not valid.
        connection.send_bytes(encode(BotsReport(failure=failure_of(reason))))
        return
    results: list[BotMatch] = []
    failure = None
    sent_at = monotonic()
    for seed in range(MAX_MATCHES):
        played = seed_playout(playout.options, playout.seats, seed)
        try:
            results.append(play_bot_match(package.game, played, seed, player))
        except BotsFailure as reason:
            failure = reason
            break
        if monotonic() - sent_at >= REPORT_INTERVAL_S:
            connection.send_bytes(encode(bots_report(question.seats, results)))
            sent_at = monotonic()
    connection.send_bytes(encode(bots_report(question.seats, results, failure)))


def play_bot_match(
    game: AnyGame, playout: Playout, seed: int, player: BotPlayer | None
) -> BotMatch:
    """Play a match with a player for all seats, or with random actions.

    Args:
        game: The rules.
        playout: The options, seats and seed.
        seed: The number of the seed.
        player: The player, or None.

    Raises:
        BotsFailure: The rules or the player raised an error.
    """
    luck = Random(f"bots {seed}")
    choose = None if player is None else contained(player.choose)
    decisions: list[tuple[Seat, Any]] = []
    try:
        state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
        while awaited := game.turn(state).seats:
            check_decision_limit(game, len(decisions))
            seat = Seat(min(awaited))
            if choose is None:
                action = luck.choice(
                    list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS))
                )
            else:
                action = choose(game.view(state, seat), seat, luck, DECISION_S)
            state = _state_after(game, state, seat, action)
            decisions.append((seat, action))
        ranks = game.ranking(state).ranks
    except Exception as reason:
        # The page shows any error of the package, with the match.
        raise BotsFailure(_bot_match(seed, decisions, ())) from reason
    return _bot_match(seed, decisions, ranks)


def bots_report(
    seats: int, matches: Sequence[BotMatch], failure: BotsFailure | None = None
) -> BotsReport:
    """Return the results of matches.

    Args:
        seats: The number of seats.
        matches: The finished matches, the oldest first.
        failure: The error that ended the run, or None.
    """
    ranks = [[1 if seat in match.winners else 2 for seat in range(seats)] for match in matches]
    return BotsReport(
        len(matches),
        tuple(share_estimate([win_share(each, seat) for each in ranks]) for seat in range(seats))
        if matches and seats > 1
        else (),
        estimate(mean_ratio([float(match.length) for match in matches])),
        tuple(reversed(matches[-LATEST_MATCHES:])),
        failure_of(failure.__cause__ or failure) if failure else None,
        failure.match if failure else None,
    )


def _player(name: str, level: str, game: AnyGame) -> BotPlayer | None:
    """Return the player of a level, or None for random actions."""
    if level == RANDOM_LEVEL:
        return None
    precompile_bots(name)
    return build_level(name, level, game)


def _state_after(game: AnyGame, state: Any, seat: Seat, action: Any) -> Any:
    """Return the state after an action of a bot; raises ValueError for an illegal one."""
    try:
        return game.apply(state, seat, action).state
    except Illegal as reason:
        raise ValueError(
            f"the bot of seat {seat + 1} plays {action!r}, which is refused: {reason.code}"
        ) from reason


def _bot_match(seed: int, decisions: Sequence[tuple[Seat, Any]], ranks: Sequence[int]) -> BotMatch:
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == min(ranks))
    return BotMatch(seed, decisions_text(decisions), len(decisions), winners)
