"""Playing the matches of a balance measurement on an executor."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any

from parlour.core.codec import encode
from parlour.core.containment import contained
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import BotPlayer
from parlour.search.balance.records import (
    RANDOM_LEVEL,
    BalanceMatch,
    BalanceSetting,
    leading_side,
)
from parlour.search.balance.usage import UsageCounter
from parlour.search.decision_limit import check_decision_limit
from parlour.search.levels import build_level, loaded_game, precompile_bots


def play_matches(
    pool: Executor,
    setting: BalanceSetting,
    numbers: Iterable[int],
    on_progress: Callable[[int], None] | None = None,
) -> list[BalanceMatch]:
    """Play the matches with these numbers.

    Args:
        pool: The executor that plays them.
        setting: What they have in common.
        numbers: Their numbers; each determines all random numbers of its match.
        on_progress: Receives the number of matches played.

    Raises:
        LookupError: The game, the version of its rules or the level is unknown.
        Illegal: A bot played an illegal action.
        ValueError: A match did not end.
    """
    game = loaded_game(setting.game, setting.folder, setting.version)
    if setting.level != RANDOM_LEVEL:
        build_level(setting.game, setting.level, game)
    matches: list[BalanceMatch] = []
    for match in pool.map(partial(play_match, setting), numbers):
        matches.append(match)
        if on_progress is not None:
            on_progress(len(matches))
    return matches


def balance_seats(game: AnyGame, options: Any, seats: int | None) -> int:
    """Return the number of seats: by default the fewest, but two if possible; raises Illegal."""
    allowed = game.seat_counts(options)
    seat_count = seats if seats is not None else 2 if 2 in allowed else allowed[0]
    if seat_count not in allowed:
        raise Illegal("core.seats", seats=seat_count, least=allowed[0], most=allowed[-1])
    return seat_count


def play_match(setting: BalanceSetting, number: int) -> BalanceMatch:
    """Play one match in any process; its number determines all random numbers."""
    game = loaded_game(setting.game, setting.folder, setting.version)
    player: BotPlayer | None = None
    if setting.level != RANDOM_LEVEL:
        precompile_bots(setting.game)
        player = build_level(setting.game, setting.level, game)
    return play_with(game, setting, player, Random(f"balance {setting.seed} {number}"))


def play_with(
    game: AnyGame, setting: BalanceSetting, player: BotPlayer | None, luck: Random
) -> BalanceMatch:
    """Play one match with a player for all seats, or with random actions; raises ValueError."""
    options = game.types.options(**setting.options)
    state = game.setup(options, setting.seats, Rng(luck.randbytes(32))).state
    fingerprint, usage = blake2b(digest_size=8), UsageCounter()
    legal_counts, leaders = list[int](), list[int | None]()
    turns, last_seat = 0, None
    choose = None if player is None else contained(player.choose)
    while awaited := game.turn(state).seats:
        check_decision_limit(game, len(legal_counts))
        seat = Seat(min(awaited))
        legal_actions = list(game.legal_actions(state, seat))
        if choose is None or len(legal_counts) < setting.opening:
            action = luck.choice(legal_actions)
        else:
            action = choose(game.view(state, seat), seat, luck, setting.seconds)
        usage.add(legal_actions, action)
        fingerprint.update(encode((seat, legal_actions, action)))
        state = game.apply(state, seat, action).state
        legal_counts.append(len(legal_actions))
        leaders.append(leading_side(game.ranking(state)))
        turns += seat != last_seat
        last_seat = seat
    ranking = game.ranking(state)
    fingerprint.update(encode(ranking))
    return BalanceMatch(
        fingerprint.hexdigest(),
        turns,
        tuple(legal_counts),
        tuple(leaders),
        ranking,
        usage.action_usage(),
        usage.value_usage(),
        frozenset(usage.open_fields),
    )
