"""The rules of the test game: each action shows one way in which actions name parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    View,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.core.value import Value

DECK = tuple(f"{suit}{rank}" for suit in "rg" for rank in range(1, 8))
SLOTS = ("s1", "s2", "s3")
FIELDS = tuple(f"{column}{row}" for row in range(1, 3) for column in "abc")
LAST_SPACE = 6
MAX_TURNS = 16


class Draw(Action, frozen=True):
    """Draw a card; it names the pile `draw` by its kind."""


class Pass(Action, frozen=True):
    """Do nothing; it names no part."""


class Lay(Action, frozen=True):
    """Lay a card on a slot: two parts in order."""

    card: str
    slot: str


class Discard(Action, frozen=True):
    """Discard two cards: two parts in any order."""

    cards: tuple[str, str]


class Bid(Action, frozen=True):
    """Move forward; it names the chip `bid-<amount>`."""

    bid: int


class Slide(Action, frozen=True):
    """Slide the stone: two fields of one grid."""

    source: str
    target: str


class Options(Value, frozen=True):
    """The game has no options."""


class State(Value, frozen=True):
    """The state of a match."""

    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    slots: tuple[str | None, ...] = (None, None, None)
    at: tuple[int, ...] = (0, 0)
    stone: str = "a1"
    turns: int = 0
    last: tuple[str, ...] = ()


class PiecesView(View, frozen=True, kw_only=True):
    """What a seat sees: its own hand, and the sizes of the others."""

    seat: Seat | None
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    deck: int
    slots: tuple[str | None, ...]
    at: tuple[int, ...]
    stone: str
    turns: int
    last: tuple[str, ...]


class ActionMade(GameEvent, frozen=True):
    """An action was made."""

    seat: Seat
    what: str
    places: tuple[str, ...]


class Pieces(Game[State, Draw | Pass | Lay | Discard | Bid | Slide, PiecesView, Options]):
    """A game for two players."""

    spec = GameSpec(
        id="pieces",
        name="Pieces",
        version=1,
        min_seats=2,
        max_seats=2,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=MAX_TURNS,
        minutes=5,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Deal three cards to each seat."""
        cards, _ = rng.shuffle(DECK)
        return Transition(State(tuple(cards[6:]), (tuple(cards[:3]), tuple(cards[3:6]))))

    def turn(self, state: State) -> Turn:
        """Return the seat to move."""
        if state.turns >= MAX_TURNS:
            return Turn(frozenset(), "over")
        return Turn(frozenset({Seat(state.turns % 2)}), "act")

    def legal_actions(
        self, state: State, seat: Seat
    ) -> Iterator[Draw | Pass | Lay | Discard | Bid | Slide]:
        """Yield every action."""
        if seat not in self.turn(state).seats:
            return
        if state.deck:
            yield Draw()
        yield Pass()
        hand = state.hands[seat]
        for card in hand:
            yield from (
                Lay(card, slot) for slot, top in zip(SLOTS, state.slots, strict=True) if top is None
            )
        yield from (Discard((first, second)) for first, second in combinations(hand, 2))
        yield from (Bid(amount) for amount in range(1, 4) if state.at[seat] + amount < LAST_SPACE)
        yield from (Slide(state.stone, field) for field in FIELDS if field != state.stone)

    def apply(
        self, state: State, seat: Seat, action: Draw | Pass | Lay | Discard | Bid | Slide
    ) -> Transition[State]:
        """Return the state after an action; raises Illegal."""
        if action not in self.legal_actions(state, seat):
            if isinstance(action, Slide):
                raise Illegal("pieces.no-slide", target=action.target)
            raise Illegal("pieces.not-allowed")
        hands = list(state.hands)
        deck, slots, at, stone = state.deck, list(state.slots), list(state.at), state.stone
        places: tuple[str, ...] = ()
        match action:
            case Draw():
                hands[seat], deck = (*hands[seat], deck[0]), deck[1:]
                places = ("draw",)
            case Lay(card, slot):
                hands[seat] = tuple(each for each in hands[seat] if each != card)
                slots[SLOTS.index(slot)] = card
                places = (slot,)
            case Discard(cards):
                hands[seat] = tuple(each for each in hands[seat] if each not in cards)
            case Bid(bid):
                at[seat] += bid
                places = (f"space-{at[seat]}",)
            case Slide(_, target):
                places, stone = (state.stone, target), target
            case _:
                pass
        after = replace(
            state,
            hands=tuple(hands),
            deck=deck,
            slots=tuple(slots),
            at=tuple(at),
            stone=stone,
            turns=state.turns + 1,
            last=places,
        )
        kind = str(type(action).__struct_config__.tag)
        return Transition(after, (ActionMade(seat, kind, places),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the kind and the places of each action."""
        return [
            LogEntry(event.what, event.seat, {}, event.places)
            for event in events
            if isinstance(event, ActionMade)
        ]

    def view(self, state: State, seat: Seat | None) -> PiecesView:
        """Return the public facts and the own hand."""
        return PiecesView(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            sizes=tuple(len(hand) for hand in state.hands),
            deck=len(state.deck),
            slots=state.slots,
            at=state.at,
            stone=state.stone,
            turns=state.turns,
            last=state.last,
        )

    def determinize(self, view: PiecesView, rng: Rng) -> State:
        """Return a state with the unknown cards dealt at random."""
        known = {*view.hand, *(card for card in view.slots if card)}
        unknown = list(rng.shuffle([card for card in DECK if card not in known])[0])
        hands = []
        for seat, size in enumerate(view.sizes):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                hands.append(tuple(unknown[:size]))
                unknown = unknown[size:]
        return State(
            tuple(unknown[: view.deck]),
            tuple(hands),
            view.slots,
            view.at,
            view.stone,
            view.turns,
            view.last,
        )

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Rank the seats by their spaces."""
        return score_ranking(state.at, penalties, "full" if state.turns >= MAX_TURNS else None)
