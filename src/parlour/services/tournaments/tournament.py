"""Tournaments as values, with their terms, entrants, rounds and tables."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Annotated, Literal

from msgspec import Meta

from parlour.core.embedded_json import OptionsObject
from parlour.core.event import TableSettings
from parlour.core.numbers import Millis
from parlour.core.value import Value

TournamentForm = Literal["swiss", "everybody", "knockout", "arena"]
"""The form of a tournament: Swiss system, round robin, knock-out or arena."""

MAX_ENTRANTS = 256


class TournamentTerms(Value, frozen=True, kw_only=True):
    """The terms of a tournament, which its host sets."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    """The title."""

    game: str
    """The game."""

    options: OptionsObject = {}
    """The options of the game."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    """The number of seats per table."""

    form: TournamentForm = "swiss"
    """The form."""

    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    """The number of rounds (Swiss system)."""

    minutes: Annotated[int, Meta(ge=5, le=600)] = 60
    """The length of an arena (minutes)."""

    settings: TableSettings = TableSettings(public=True)
    """The settings of the tables."""

    filled: str | None = None
    """The level of the bots that fill empty seats; None allows tables of different sizes."""

    late: Annotated[int, Meta(ge=0, le=20)] = 0
    """The number of the last round in which new entrants may join."""

    patience: Annotated[int, Meta(ge=1, le=60)] = 5
    """How long (minutes) a table waits for its entrants."""

    pause: Annotated[int, Meta(ge=0, le=60)] = 1
    """The break between rounds (minutes)."""

    begins_at: Millis | None = None
    """The planned start (ms since 1970), or None."""

    club: Annotated[str, Meta(max_length=40)] | None = None
    """The id of the club whose members may enter, or None if everyone may."""

    bots: bool = False
    """Whether bot accounts may enter."""


class Entrant(Value, frozen=True, kw_only=True):
    """An entrant of a tournament."""

    player: str
    """The player's id."""

    name: str
    """The name."""

    since: int = 0
    """The round in which the entrant joined (from 0)."""

    here: bool = False
    """Whether the entrant is present; absent entrants get no table."""

    double: bool = False
    """Whether this is a merged second entry, which only keeps its places at tables."""


class TablePlace(Value, frozen=True, kw_only=True):
    """The place and the points of an entrant at a table."""

    points: float
    """The tournament points."""

    score: int | None = None
    """The score in the game, or None."""

    first: bool = False
    """Whether the entrant won the table."""


class Pod(Value, frozen=True, kw_only=True):
    """A table of a round.

    The server commits to the key of `match`, the entrants present send nonces, and the match
    starts.
    """

    match: str
    """The match id."""

    entrants: tuple[int, ...]
    """The entrants (by number) in seat order."""

    called_at: int
    """The time when the entrants were called to the table (ms since 1970)."""

    nonces: tuple[tuple[int, str], ...] = ()
    """The nonces (entrant, hex)."""

    opened: bool = False
    """Whether the match has started."""

    places: tuple[TablePlace, ...] = ()
    """The places of the entrants after the match."""

    by_hand: bool = False
    """Whether the host entered the result."""

    @property
    def present_entrants(self) -> frozenset[int]:
        """The numbers of the entrants who are present."""
        return frozenset(number for number, _ in self.nonces)


class TournamentRound(Value, frozen=True, kw_only=True):
    """A round: tables that are played at the same time."""

    pods: tuple[Pod, ...]
    """The tables."""

    byes: tuple[int, ...] = ()
    """The entrants with a bye, who get full points."""

    begun_at: int
    """The start (ms since 1970)."""

    ended_at: int | None = None
    """The end (ms since 1970), or None."""


class Tournament(Value, frozen=True, kw_only=True):
    """A tournament, whose entrants are numbered from 0."""

    id: str
    """The id."""

    terms: TournamentTerms
    """The terms."""

    host: str
    """The id of the host."""

    seed: bytes
    """The seed of all random draws, published after the end."""

    created_at: int
    """The time of creation (ms since 1970)."""

    phase: Literal["open", "running", "over"] = "open"
    """The phase."""

    entrants: tuple[Entrant, ...] = ()
    """The entrants."""

    rounds: tuple[TournamentRound, ...] = ()
    """The rounds so far."""

    def number_of(self, player: str) -> int | None:
        """Return the entrant number of a player, or None."""
        return next(
            (
                number
                for number, entrant in enumerate(self.entrants)
                if entrant.player == player and not entrant.double
            ),
            None,
        )

    def lot(self, number: int) -> bytes:
        """Return the lot of an entrant, which breaks remaining ties; the lowest comes first."""
        return blake2b(self.entrants[number].player.encode(), key=self.seed, digest_size=8).digest()

    def pods(self) -> Iterator[Pod]:
        """Yield the tables of all rounds."""
        for round_ in self.rounds:
            yield from round_.pods

    def waiting_entrants(self) -> list[int]:
        """Return the numbers of the entrants who are present and have no unfinished table."""
        busy = {number for pod in self.pods() if not pod.places for number in pod.entrants}
        return [
            number
            for number, entrant in enumerate(self.entrants)
            if entrant.here and number not in busy
        ]


def meeting_counts(tournament: Tournament) -> dict[frozenset[int], int]:
    """Return how often each pair of entrants has been at the same table."""
    counts: dict[frozenset[int], int] = {}
    for pod in tournament.pods():
        for place, entrant in enumerate(pod.entrants):
            for other in pod.entrants[:place]:
                pair = frozenset((entrant, other))
                counts[pair] = counts.get(pair, 0) + 1
    return counts
