"""The rules interface: a game is a set of pure functions over immutable values."""

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
"""A seat, numbered from 0 in turn order."""

LeaveReason = Literal["resigned", "time", "away"]
"""The reason why a seat left: it resigned, its time ran out, or its player stayed away."""

AssetLookup = Callable[[str], bytes]
"""Returns immutable data (a word list, a deck) by its hash, which the options contain."""


def no_assets(digest: str) -> bytes:
    """Raise LookupError for every digest; the default lookup of games without assets."""
    raise LookupError(f"no asset {digest} is known here")


class Action(Value, frozen=True, tag_field="do", tag=str.lower):
    """A single decision, which ends before anything is revealed or another seat may act."""


class GameEvent(Value, frozen=True):
    """An event of a transition with full information.

    Games subclass it. Events are never sent or stored.
    """


class LogEntry(Value, frozen=True):
    """The part of an event that a seat or a spectator may see.

    Its text is the message `<game>-news-<what>` of the game's strings.

    Attributes:
        what: The kind of event.
        seat: The seat that acted, if any.
        details: The arguments of the message.
        places: The board places (cells, features, displays) to highlight.
        parts: The components of the event, such as the words of a play with their points.
    """

    what: str
    seat: Seat | None = None
    details: dict[str, str | int] = {}
    places: tuple[str, ...] = ()
    parts: tuple[LogEntry, ...] = ()


class View(Value, frozen=True, kw_only=True):
    """Everything that a seat or a spectator may see of a position.

    Events are reported separately as log entries.
    """


class Preview(Value, frozen=True, kw_only=True):
    """The effect of an action, shown before it is sent and computed from the view alone.

    Games subclass it.

    Attributes:
        points: The points that the action would score, if known.
        problem: The error code if the action is illegal.
        details: Further values for the board.
    """

    points: int | None = None
    problem: str | None = None
    details: dict[str, str | int] = {}


class GameSpec(Value, frozen=True, kw_only=True):
    """The static properties of a game.

    Attributes:
        id: The id, which is also the name of the game's package.
        name: The English name.
        version: The version of the rules.
        min_seats: The minimum number of seats.
        max_seats: The maximum number of seats.
        has_hidden_information: Whether a seat may have secrets. If not, all viewers share one view and one log.
        lists_actions: Whether each frame contains the complete list of legal actions.
        max_decisions: The maximum number of decisions in a match.
        minutes: The usual duration of a match.
        weight: The complexity, from 1 to 5.
        has_player_colours: Whether the seat colours only tell the players apart, so that players
            keep theirs in a rematch. If not, the rules or the board tie the colours to the seats.
        has_tie_break: Whether seats with equal scores may have different ranks.
        has_draw_offers: Whether players may agree on a draw.
    """

    id: str
    name: str
    version: int
    min_seats: int
    max_seats: int
    has_hidden_information: bool
    lists_actions: bool
    max_decisions: int
    minutes: int
    weight: int = 1
    has_player_colours: bool = False
    has_tie_break: bool = False
    has_draw_offers: bool = True


class Turn(Value, frozen=True):
    """The phase and the seats with open decisions; without seats the game is over."""

    seats: frozenset[Seat]
    phase: str


class Ranking(Value, frozen=True):
    """The ranking of the seats at any time.

    Attributes:
        ranks: The rank of each seat from 1, equal for ties.
        scores: The score of each seat, or None in a game without scores.
        over: The reason for the end, or None while the game is running.
        teams: The team of each seat, or None without teams.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    over: str | None = None
    teams: tuple[int, ...] | None = None


class ScoreSource(Value, frozen=True, kw_only=True):
    """The points of each seat from one source.

    Its text is the message `<game>-source-<kind>` of the game's strings.

    Attributes:
        kind: The kind of source.
        points: The points of each seat.
        details: The arguments of the message.
        notes: The components of each seat's points, such as the words of bingos; may be empty.
    """

    kind: str
    points: tuple[int, ...]
    details: dict[str, str | int] = {}
    notes: tuple[str, ...] = ()


class Illegal(ValueError):
    """A rejected action or option, which has changed nothing.

    Attributes:
        code: The stable error code, which is also the message id in strings/.
        details: The arguments of the message.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to rebuild the error in another process, which executors rely on."""
        return _rebuild_illegal, (self.code, self.details)


def _rebuild_illegal(code: str, details: dict[str, str | int]) -> Illegal:
    return Illegal(code, **details)


S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Value)  # noqa: E741 - the contract's letter for Options


class Transition(NamedTuple, Generic[S]):
    """The next state of a game and the events that led to it."""

    state: S
    events: tuple[GameEvent, ...] = ()


class GameTypes:
    """The four types of a game's rules interface; `action` may be a union."""

    def __init__(self, state: Any, action: Any, view: Any, options: Any) -> None:
        self.state, self.action, self.view, self.options = state, action, view, options


class Game(ABC, Generic[S, A, V, O]):
    """The rules of a game, in which every method is pure and deterministic."""

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
        """Return the initial state and the events of the setup; raises Illegal.

        A state that draws randomness later stores an Rng in its field `rng`. A state whose
        randomness is drawn in advance (a shuffled deck) must be redrawn by `reshuffle`.
        """

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Return the phase and the seats with open decisions."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Iterable[A]:
        """Return every action that `apply` accepts from this seat, without duplicates.

        The result may be a lazy iterable.
        """

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Transition[S]:
        """Return the next state and the events of an action; raises Illegal.

        An implementation validates the action directly, without `legal_actions`.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything that a seat may see; `None` is the view of spectators."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a random state that is consistent with a view.

        The inverse of `view`: `view(determinize(view, rng), seat) == view`.
        """

    @abstractmethod
    def ranking(self, state: S, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the current ranking, with the game's tie-breaks.

        Args:
            penalties: The points that overtime costs each seat, or empty. Games without scores
                ignore them.
        """

    def score_breakdown(self, state: S) -> Sequence[ScoreSource]:
        """Return the score sources of each seat, which add up to the scores; by default none.

        A game without scores may report other counts. The whole breakdown becomes public when the
        match is over.
        """
        return ()

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries that a seat may see of these events; by default none.

        Apart from `view`, this is the only method whose result may contain secrets. `None` stands
        for spectators.
        """
        return ()

    def previews(self, view: V, seat: Seat, actions: Sequence[A]) -> Sequence[Preview]:
        """Return a preview of each action, in the same order; by default empty previews."""
        return [Preview()] * len(actions)

    def seat_counts(self, options: O) -> range:
        """Return the allowed numbers of seats for these options."""
        return range(self.spec.min_seats, self.spec.max_seats + 1)

    def has_even_seats(self, options: O) -> bool:
        """Return whether random play gives every seat the same chances; by default it does.

        A game in which moving first is an advantage, or with different roles, says no.
        """
        return True

    def inactive_options(self, options: O) -> frozenset[str]:
        """Return the names of options that have no effect in combination with the others."""
        return frozenset()

    def leave(self, state: S, seat: Seat, why: LeaveReason) -> Transition[S]:
        """Return the state after a seat left permanently.

        By default nothing changes. A match ends when at most one of several seats remains; until
        then the empty seat plays its `default_action`.
        """
        return Transition(state)

    def settle_on_time(self, state: S, late: Seat) -> Transition[S]:
        """Return the final state if this seat's fallen flag ends the match.

        By default the state is unchanged.
        """
        return Transition(state)

    def reshuffle(self, state: S, rng: Rng) -> S:
        """Return the state with all future randomness redrawn.

        It is used after a take-back, so that known outcomes do not repeat. No view may change. The
        default replaces the state's `rng`, if any.
        """
        return replace(state, rng=rng) if isinstance(getattr(state, "rng", None), Rng) else state

    def default_action(self, state: S, seat: Seat) -> A:
        """Return the action played when a decision times out; by default the first legal action."""
        return next(iter(self.legal_actions(state, seat)))


AnyGame = Game[Any, Any, Any, Any]
"""The rules of any game."""


def replace(value: S, **changes: Any) -> S:
    """Return a copy of an immutable value with some fields changed.

    >>> replace(Turn(frozenset({0}), "move"), phase="take")
    Turn(seats=frozenset({0}), phase='take')
    """
    return msgspec.structs.replace(value, **changes)
