"""How heavy frames are: for each game at its fullest table, the worst of whole random matches."""

from __future__ import annotations

from functools import cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import NamedTuple

import msgspec

from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Logged, Moved, Opened, Seated, Started
from parlour.core.fold import turn
from parlour.core.game import Seat
from parlour.core.seating import opening
from parlour.core.step import step
from parlour.plugin import registry
from parlour.plugin.benchmark import Figure
from parlour.services.games import Games
from parlour.services.matches.frames import rendered
from parlour.services.matches.loaded_match import LoadedMatch

MATCHES, MOVES = 3, 300
"""How many random matches are played, to the end or so far."""

CHOSEN_FROM = 200
"""Of a long list of actions only so many are chosen from."""


class Worst(NamedTuple):
    """The largest frame of any seat in bytes, and the most processor time in seconds to check one move and render it for all seats."""

    size: int = 0
    seconds: float = 0.0


@cache
def worst(game: str) -> Worst:
    """Return the worst frame of a game at its fullest table."""
    found = Worst()
    for seed in range(MATCHES):
        loaded, luck = _begun(game, seed), Random(seed)
        for number in range(MOVES):
            if loaded.match.phase != "playing":
                break
            seat = luck.choice(sorted(turn(loaded.game, loaded.match).seats))
            action = luck.choice(list(islice(loaded.game.legal(loaded.match.state, seat), CHOSEN_FROM)))
            moved = Moved(seat, msgspec.Raw(encode(action)))
            began = thread_time()
            loaded = _after(loaded, moved, number)
            frames = [rendered(loaded, Seat(each)) for each in range(len(loaded.match.chairs))]
            found = Worst(max(found.size, *map(len, frames)), max(found.seconds, thread_time() - began))
    return found


def _begun(game: str, seed: int) -> LoadedMatch:
    games = Games(Path("data").resolve())
    rules = games.game(game)
    options = games.codec(game).options(b"{}")
    seats = rules.seats(options)[-1]
    opened = Opened(game=game, version=rules.spec.version, options=msgspec.Raw(encode(options)), seats=seats, key=seed.to_bytes(32, "big"))
    loaded = LoadedMatch(opening("bench", rules, Logged(0, 0, opened)), rules)
    seated: list[AnyEvent] = [Seated(seat=Seat(seat), name=f"Guest {seat + 1}", player=f"guest-{seat}") for seat in range(seats)]
    for event in (*seated, Started()):
        loaded = _after(loaded, event, 0)
    return loaded


def _after(loaded: LoadedMatch, event: AnyEvent, at: int) -> LoadedMatch:
    entry = Logged(loaded.match.seq + 1, at, event)
    return loaded.after(step(loaded.game, loaded.match, entry), entry)


def _size(game: str) -> float:
    return worst(game).size / 1_000


def _time(game: str) -> float:
    return 1_000 * worst(game).seconds


FIGURES = tuple(
    figure
    for game in registry.games()
    for figure in (
        Figure(f"{game}: largest frame at its fullest table", "kB", partial(_size, game)),
        Figure(f"{game}: slowest move, checked and shown to all seats", "ms", partial(_time, game)),
    )
)
