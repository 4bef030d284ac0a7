"""The contract: a game is a handful of pure functions over immutable values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    NewType,
    TypeVar,
    get_args,
    get_origin,
)

import msgspec

from parlour.core.rng import Rng
from parlour.core.value import Value

Seat = NewType("Seat", int)
"""A chair, counted from 0 in turn order."""

LeaveReason = Literal["resigned", "time", "away"]
"""Why a seat falls out for good: it gave up, its clock ran out, or it never came back."""

AssetLookup = Callable[[str], bytes]
"""Looks up large immutable data (a word list, a deck) by the hash that the options pin."""


def no_assets(digest: str) -> bytes:
    """Refuse every lookup: the default for games that need no assets."""
    raise LookupError(f"no asset {digest} is known here")


class Action(Value, frozen=True, tag_field="do", tag=str.lower):
    """One decision up to the point where something is revealed or somebody else may act."""


class GameEvent(Value, frozen=True):
    """One thing that happened in a step, as the rules know it: games extend it. It may hold secrets and is never sent or stored."""


class LogEntry(Value, frozen=True):
    """One thing as one reader may know it; its sentence is `<game>-news-<what>` in strings/.

    `places` are places on the board (cells, features, displays) by the names that the game's board knows, for a row of the
    log to light; `parts` is what it is made of, such as the words of a play with their points.
    """

    what: str
    seat: Seat | None = None
    details: dict[str, str | int] = {}
    places: tuple[str, ...] = ()
    parts: tuple[LogEntry, ...] = ()


class View(Value, frozen=True, kw_only=True):
    """All that one seat, or the public, may know of how things are; what happened is told beside it, as news."""


class Preview(Value, frozen=True, kw_only=True):
    """What the mover sees of a draft before it is sent, told from the view alone; games extend it."""

    points: int | None = None
    problem: str | None = None
    details: dict[str, str | int] = {}


class GameSpec(Value, frozen=True, kw_only=True):
    """What the house knows of a game before any match exists.

    `hidden`: some seat has secrets; without, every seat is shown and told what everybody is, and it is rendered once for all.
    `small`: the whole legal list travels with each frame. `weight`: how much there is to learn and to weigh, 1 to 5.
    `longest`: no match takes more decisions than this. `minutes`: a usual length.
    """

    id: str
    name: str
    version: int
    min_seats: int
    max_seats: int
    hidden: bool
    small: bool
    longest: int
    minutes: int
    weight: int = 1


class Turn(Value, frozen=True):
    """Who must decide now (nobody: the game is over) and, in the rulebook's word, what kind of decision."""

    seats: frozenset[Seat]
    phase: str


class Ranking(Value, frozen=True):
    """How the seats stand, at every moment: 1 is the best rank and ties share one; `over` says why it ended."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    over: str | None = None
    teams: tuple[int, ...] | None = None


class ScoreSource(Value, frozen=True, kw_only=True):
    """What one kind of deed has brought each seat; its name is `<game>-source-<what>` in strings/, filled by `details`.

    `notes`, one a seat where there are any, are what it was made of, in words of the table: the words of bingos, the tiles left.
    """

    what: str
    points: tuple[int, ...]
    details: dict[str, str | int] = {}
    notes: tuple[str, ...] = ()


class Illegal(ValueError):
    """An action or option refused whole. `code` is stable and keys the sentence in strings/; details fill it."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Value)  # noqa: E741 - the contract's letter for Options


class Transition(NamedTuple, Generic[S]):
    """What a step leads to: the next state, and what happened on the way."""

    state: S
    events: tuple[GameEvent, ...] = ()


class GameTypes:
    """The four types that a game fills the contract with; `action` may be a union."""

    def __init__(self, state: Any, action: Any, view: Any, options: Any) -> None:
        self.state, self.action, self.view, self.options = state, action, view, options


class Game(ABC, Generic[S, A, V, O]):
    """A game's rules. Every function is pure: same arguments, same answer, and nothing is changed."""

    spec: ClassVar[GameSpec]
    types: ClassVar[GameTypes]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Game:
                cls.types = GameTypes(*get_args(base))

    def __init__(self, assets: AssetLookup = no_assets) -> None:
        self.assets = assets

    @abstractmethod
    def setup(self, options: O, seats: int, rng: Rng) -> Transition[S]:
        """Return the first state, and what happened to make it; raises Illegal for senseless options.

        A state that needs luck later keeps it as a field `rng` and draws when the moment comes. One that lays out
        its luck beforehand (a shuffled deck) says in `reshuffle` how that is drawn anew.
        """

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return who must decide now, and what kind of decision."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Iterable[A]:
        """Return every action `apply` would accept from this seat, each once; may be lazy."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Transition[S]:
        """Return the next state and what happened, or raise Illegal with nothing changed; validates directly, without `legal_actions`."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that this seat (None: the public) may know, and no more."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a random state that this view cannot tell from the true one."""

    @abstractmethod
    def ranking(self, state: S, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return how the seats stand now, by the game's own tie-breaks.

        `charged` holds the points that overtime costs each seat, or nothing; a game without scores cannot be charged.
        """

    def score_breakdown(self, state: S) -> Sequence[ScoreSource]:
        """Return where the points of every seat have come from, adding up to the scores; plain games tell nothing.

        A game without scores may tell of what it counts instead. All of it is open to everybody once a match is over.
        """
        return ()

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the share of this seat (None: the public) in what happened; plain games tell nothing.

        It stands beside `view` as the only other door through which a secret could leave.
        """
        return ()

    def previews(self, view: V, seat: Seat, actions: Sequence[A]) -> Sequence[Preview]:
        """Return what the mover sees of each of these actions before sending one, in their order; plain games show nothing."""
        return [Preview()] * len(actions)

    def seat_counts(self, options: O) -> range:
        """Return how many may sit with these options."""
        return range(self.spec.min_seats, self.spec.max_seats + 1)

    def inactive_options(self, options: O) -> frozenset[str]:
        """Return the names of options that mean nothing beside these (another mode's), so that nobody is asked for them."""
        return frozenset()

    def leave(self, state: S, seat: Seat, why: LeaveReason) -> Transition[S]:
        """Return the state after a seat fell out for good.

        The plain rule changes nothing: the match ends when at most one of several seats stays, and until
        then the empty chair takes the `default_action` whenever its turn comes.
        """
        return Transition(state)

    def settle_on_time(self, state: S, late: Seat) -> Transition[S]:
        """Return the last state when this seat's fallen flag ends the whole match; plain games settle nothing."""
        return Transition(state)

    def reshuffle(self, state: S, rng: Rng) -> S:
        """Return the state with all luck still to come drawn anew, so that a take-back never replays known luck.

        No seat's view may change. The plain rule replaces the state's `rng`, where it has one.
        """
        return replace(state, rng=rng) if isinstance(getattr(state, "rng", None), Rng) else state

    def default_action(self, state: S, seat: Seat) -> A:
        """Return the action taken when time for one decision is up and play goes on: the first legal one."""
        return next(iter(self.legal_actions(state, seat)))


AnyGame = Game[Any, Any, Any, Any]
"""Any game's rules, where nothing depends on which."""


def replace(value: S, **changes: Any) -> S:
    """Return a copy of an immutable value with some fields changed."""
    return msgspec.structs.replace(value, **changes)
