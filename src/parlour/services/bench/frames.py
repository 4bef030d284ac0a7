"""Benchmark of frames: the worst frame of whole random matches on each game's largest table."""

from __future__ import annotations

from functools import cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import NamedTuple

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, EventRecord, Moved, Opened, Seated, Started
from parlour.core.fold import current_turn
from parlour.core.game import Seat
from parlour.core.seating import open_match
from parlour.core.step import apply_event
from parlour.plugin import registry
from parlour.plugin.benchmark import Benchmark
from parlour.services.games import Games
from parlour.services.matches.frames import frame_json
from parlour.services.matches.loaded_match import LoadedMatch

MATCHES, MOVES = 3, 300
"""The number of random matches per game, and the maximum number of moves in each."""

MAX_CHOICES = 200
"""The maximum number of legal actions from which a random one is chosen."""


class WorstFrame(NamedTuple):
    """The largest size and the longest building time of a game's frames."""

    size: int = 0
    """The size of the largest frame of any seat (bytes)."""

    seconds: float = 0.0
    """The maximum processor time (s) to check a move and render it for all seats."""


@cache
def worst_frame(game: str) -> WorstFrame:
    """Return the worst frame of random matches of a game with the maximum number of seats."""
    worst = WorstFrame()
    for seed in range(MATCHES):
        loaded, rng = _started_match(game, seed), Random(seed)
        for number in range(MOVES):
            if loaded.match.phase != "playing":
                break
            seat = rng.choice(sorted(current_turn(loaded.game, loaded.match).seats))
            action = rng.choice(
                list(islice(loaded.game.legal_actions(loaded.match.state, seat), MAX_CHOICES))
            )
            moved = Moved(seat, msgspec.Raw(encode(action)))
            started_at = thread_time()
            loaded = _match_after(loaded, moved, number)
            frames = [frame_json(loaded, Seat(each)) for each in range(len(loaded.match.occupants))]
            worst = WorstFrame(
                max(worst.size, *map(len, frames)), max(worst.seconds, thread_time() - started_at)
            )
    return worst


def _started_match(game: str, seed: int) -> LoadedMatch:
    games = Games(Path("data").resolve())
    rules = games.game(game)
    options = games.codec(game).decode_options(b"{}")
    seats = rules.seat_counts(options)[-1]
    opened = Opened(
        game=game,
        version=rules.spec.version,
        options=msgspec.Raw(encode(options)),
        seats=seats,
        key=seed.to_bytes(32, "big"),
    )
    loaded = LoadedMatch(open_match("bench", rules, EventRecord(0, 0, opened)), rules)
    seated: list[AnyEvent] = [
        Seated(seat=Seat(seat), name=f"Guest {seat + 1}", player=f"guest-{seat}")
        for seat in range(seats)
    ]
    for event in (*seated, Started()):
        loaded = _match_after(loaded, event, 0)
    return loaded


def _match_after(loaded: LoadedMatch, event: AnyEvent, at: int) -> LoadedMatch:
    entry = EventRecord(loaded.match.seq + 1, at, event)
    return loaded.after_entry(apply_event(loaded.game, loaded.match, entry), entry)


def _frame_kilobytes(game: str) -> float:
    return worst_frame(game).size / 1_000


def _move_milliseconds(game: str) -> float:
    return 1_000 * worst_frame(game).seconds


FIGURES = tuple(
    figure
    for game in registry.game_classes()
    for figure in (
        Benchmark(
            f"{game}: largest frame at its fullest table", "kB", partial(_frame_kilobytes, game)
        ),
        Benchmark(
            f"{game}: slowest move, checked and shown to all seats",
            "ms",
            partial(_move_milliseconds, game),
        ),
    )
)
