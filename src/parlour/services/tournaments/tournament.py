"""What a tournament is: its terms, who plays in it, and the tables of its rounds."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Any, Literal

from msgspec import Meta

from parlour.core.event import TableSettings
from parlour.core.numbers import Millis
from parlour.core.value import Value

TournamentForm = Literal["swiss", "everybody", "knockout", "arena"]
"""How tables are made: equals meet, everybody meets everybody, the loser goes home, or whoever is free plays."""

MAX_ENTRANTS = 256


class TournamentTerms(Value, frozen=True, kw_only=True):
    """What whoever sets a tournament up decides.

    `seats` sit at a table; `rounds` counts in a Swiss tournament, `minutes` is how long an arena is open. `filled` is the level of
    bots that fill empty chairs (None: tables of different sizes instead). Somebody new may come in until round `late`. At a table
    people are waited for `patience` minutes, between rounds there are `pause` minutes; `begins_at` is in ms since 1970.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    form: TournamentForm = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    minutes: Annotated[int, Meta(ge=5, le=600)] = 60
    house: TableSettings = TableSettings(public=True)
    filled: str | None = None
    late: Annotated[int, Meta(ge=0, le=20)] = 0
    patience: Annotated[int, Meta(ge=1, le=60)] = 5
    pause: Annotated[int, Meta(ge=0, le=60)] = 1
    begins_at: Millis | None = None


class Entrant(Value, frozen=True, kw_only=True):
    """Somebody who takes part, from round `since` on (0 is the first); one who is not `here` is given no table.

    A `double` was another entry of somebody who is in the list already: it only keeps its places at tables.
    """

    player: str
    name: str
    since: int = 0
    here: bool = False
    double: bool = False


class TablePlace(Value, frozen=True, kw_only=True):
    """How an entrant came off a table: tournament points, and those of the game (None: it has none, or nobody played)."""

    points: float
    score: int | None = None
    first: bool = False


class Pod(Value, frozen=True, kw_only=True):
    """A table of a round, its entrants (by number) in the order of their chairs.

    The house promises the luck of `match` first; whoever is there gives `nonces` (entrant, hex) and the match begins, which
    makes it `opened`. `places` are those of its entrants once it is over; `by_hand` when the host wrote them down.
    """

    match: str
    entrants: tuple[int, ...]
    called_at: int
    nonces: tuple[tuple[int, str], ...] = ()
    opened: bool = False
    places: tuple[TablePlace, ...] = ()
    by_hand: bool = False

    @property
    def present_entrants(self) -> frozenset[int]:
        """Who is there."""
        return frozenset(number for number, _ in self.nonces)


class TournamentRound(Value, frozen=True, kw_only=True):
    """Tables that are played at the same time; `byes` sit this one out, with full points."""

    pods: tuple[Pod, ...]
    byes: tuple[int, ...] = ()
    begun_at: int
    ended_at: int | None = None


class Tournament(Value, frozen=True, kw_only=True):
    """A tournament at one moment; entrants are numbered from 0. `seed` draws every lot and is told when all is over."""

    id: str
    terms: TournamentTerms
    host: str
    seed: bytes
    created_at: int
    phase: Literal["open", "running", "over"] = "open"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()

    def number_of(self, player: str) -> int | None:
        """Return under which number somebody takes part."""
        return next(
            (
                number
                for number, one in enumerate(self.entrants)
                if one.player == player and not one.double
            ),
            None,
        )

    def lot(self, number: int) -> bytes:
        """Return the lot of an entrant: where nothing else decides, the lower goes first."""
        return blake2b(self.entrants[number].player.encode(), key=self.seed, digest_size=8).digest()

    def pods(self) -> Iterator[Pod]:
        """Yield every table there was."""
        for one in self.rounds:
            yield from one.pods

    def waiting_entrants(self) -> list[int]:
        """Return who is here and sits at no table that is still on."""
        busy = {number for pod in self.pods() if not pod.places for number in pod.entrants}
        return [
            number for number, one in enumerate(self.entrants) if one.here and number not in busy
        ]


def meeting_counts(tournament: Tournament) -> dict[frozenset[int], int]:
    """Return how often each two entrants were sent to one table."""
    found: dict[frozenset[int], int] = {}
    for pod in tournament.pods():
        for place, one in enumerate(pod.entrants):
            for other in pod.entrants[:place]:
                pair = frozenset((one, other))
                found[pair] = found.get(pair, 0) + 1
    return found
