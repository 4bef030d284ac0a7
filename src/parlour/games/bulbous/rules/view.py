"""The view of a seat, and the previews of its drafted actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, assert_never

from parlour.core.game import Illegal, Preview, Seat, View
from parlour.core.value import Value
from parlour.games.bulbous.rules.actions import (
    Add,
    AnyAction,
    Bid,
    Bring,
    Order,
    Pass,
    Swap,
    require_add,
    require_bid,
    require_swap,
)
from parlour.games.bulbous.rules.bids import bid_sum, wasted_cards
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, Colour, sorted_cards
from parlour.games.bulbous.rules.scoring import Edition, majority, seat_scores
from parlour.games.bulbous.rules.specimens import (
    Places,
    Specimen,
    owned_colours,
    reserve_sizes,
)
from parlour.games.bulbous.rules.state import (
    HAND_LIMIT,
    Options,
    Over,
    Phase,
    Reveal,
    State,
    bulbs_left,
)


class SpecimenView(Value, frozen=True, kw_only=True, cache_hash=True):
    """A specimen as everyone sees it, with its bulbs, leaders and points for a majority.

    Attributes:
        size: The number of spaces for bulbs.
        owner: The seat that owns the specimen.
        bulbs: The seats of the bulbs in order of placement. The other spaces up to `size` are
            empty.
        counts: The bulbs on the specimen, by seat.
        leaders: The seats with the most bulbs: several if tied, none without bulbs.
        pays: The points that each leader gains, or would gain if the specimen were complete as it
            is.
    """

    colour: Colour
    size: int
    owner: Seat
    bulbs: tuple[Seat, ...]
    counts: tuple[int, ...]
    leaders: tuple[Seat, ...]
    pays: int
    complete: bool


class ChoiceView(Value, frozen=True, kw_only=True):
    """A seat's choice in this turn, with the numbers of cards that it bid, swapped or drew.

    Attributes:
        cards: The swapped cards, or the cards of the viewer's own bid. Empty for sealed bids of
            other seats.
    """

    do: Literal["bid", "swap", "pass"]
    count: int
    drawn: int
    cards: tuple[str, ...] = ()


class ScoreView(Value, frozen=True, kw_only=True):
    """The points of a seat by source, as if the match ended now."""

    bulbs: int
    majorities: int
    colours: int
    sizes: int
    total: int


class BulbousView(View, frozen=True, kw_only=True):
    """Everything that a seat, or a spectator (None), may see.

    Cards are ids: `blue-3` to `blue-9`, `blue-x2`, `wild-circle`.

    Attributes:
        phase: `bring` a specimen, set the `order`, `bid` (or swap or pass), `add` a card to a tied
            bid, or `over`.
        awaited: The seats that decide now.
        owned: The colours of each seat, which also identify its specimens and its bulbs.
        teams: The team of each seat, or None without teams.
        limit: The maximum number of cards in a hand.
        first: The first player of the round.
        round: The number of the round, from 0.
        final: Whether this is the final round.
        turn: The number of the turn, from 0.
        order: The colours set so far for this round.
        contested: The colour of this turn.
        active: The active specimens, first those in `order`.
        completed: The completed specimens, in the order of completion.
        reserve: The sizes not yet brought in, by colour.
        hand: The viewer's own cards, sorted.
        hands: The number of cards in each hand, without cards that were bid.
        deck: The number of cards in the deck.
        discard: The open discard pile, oldest first.
        unseen: The cards that may be in other hands, in other sealed bids or in the deck.
        choices: The choice of each seat, None if it has not chosen.
        decided: The tied seats that have decided whether to add a card.
        added: The card that the viewer added.
        revealed: The result of the last turn.
        left: The bulbs that each seat has left, None without a limit.
        scores: The points of each seat, as if the match ended now.
        lit: The number of bulbs placed in this round.
        dry: The number of rounds without a bulb before this one.
        over: The reason why the match is over, or None.
    """

    options: Options
    seat: Seat | None
    phase: Phase
    awaited: tuple[Seat, ...]
    owned: tuple[tuple[Colour, ...], ...]
    teams: tuple[int, ...] | None
    limit: int
    first: Seat
    round: int
    final: bool
    turn: int
    order: tuple[Colour, ...]
    contested: Colour | None
    active: tuple[SpecimenView, ...]
    completed: tuple[SpecimenView, ...]
    reserve: dict[Colour, tuple[int, ...]]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    unseen: tuple[str, ...]
    choices: tuple[ChoiceView | None, ...]
    decided: tuple[bool, ...]
    added: tuple[str, ...] | None
    revealed: Reveal | None
    left: tuple[int, ...] | None
    scores: tuple[ScoreView, ...]
    lit: int
    dry: int
    over: Over | None


class BulbousPreview(Preview, frozen=True, kw_only=True):
    """The preview of a drafted action: for a bid its sum, a double or wild, and wasted cards.

    Attributes:
        value: The value of the bid without a wild; after a tie, the whole new value.
        numbers: The sum of the number cards of the bid.
        doubled: Whether the bid includes a double.
        wild: Whether the bid includes a wild.
        wasted: The cards of the bid that have no effect.
        draws: The number of cards that a swap or pass would draw if enough are left.
    """

    value: int | None = None
    numbers: int = 0
    doubled: bool = False
    wild: bool = False
    wasted: tuple[str, ...] = ()
    draws: int = 0


def seat_view(state: State, seat: Seat | None) -> BulbousView:
    """Return everything that a seat, or a spectator, may see."""
    options, seats = state.options, state.seats
    hand = () if seat is None else state.hands[seat]
    open_bids = state.phase == "add"
    ranked = {colour: place for place, colour in enumerate(state.order)}
    actives = sorted(
        (place for place in state.places if place is not None),
        key=lambda place: ranked.get(place.colour, len(COLOURS)),
    )
    return BulbousView(
        options=options,
        seat=seat,
        phase=state.phase,
        awaited=tuple(sorted(state.awaited_seats)),
        owned=owned_colours(seats),
        teams=(0, 1, 0, 1) if options.teams == "symbols" else None,
        limit=HAND_LIMIT[seats],
        first=state.first,
        round=state.round,
        final=state.final,
        turn=state.turn,
        order=state.order,
        contested=state.order[state.turn] if state.phase in ("bid", "add") else None,
        active=tuple([_specimen_view(place, options.edition, seats) for place in actives]),
        completed=tuple(
            [_specimen_view(place, options.edition, seats) for place in state.completed]
        ),
        reserve=dict(_reserves(seats, state.places, state.completed)),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discard=state.discard,
        unseen=unseen_cards(state, seat),
        choices=tuple(
            _choice_view(state, Seat(other), open_bids or other == seat) for other in range(seats)
        ),
        decided=tuple(cards is not None for cards in state.added),
        added=None if seat is None else state.added[seat],
        revealed=state.revealed,
        left=None
        if options.bulbs == "unlimited"
        else tuple(bulbs_left(state, Seat(other)) or 0 for other in range(seats)),
        scores=_score_views(options.edition, seats, state.places, state.completed),
        lit=state.lit,
        dry=state.dry,
        over=state.over,
    )


def unseen_cards(state: State, seat: Seat | None) -> tuple[str, ...]:
    """Return the cards that a seat cannot see: those in other hands, sealed bids and the deck."""
    cards = {*state.deck}
    for other in range(state.seats):
        choice = state.choices[other]
        if other != seat:
            cards.update(state.hands[other])
            if choice is not None and choice.do == "bid" and state.phase != "add":
                cards.update(choice.cards)
    return tuple([card for card in CARDS if card in cards])


def action_previews(
    view: BulbousView, actions: tuple[AnyAction, ...]
) -> tuple[BulbousPreview, ...]:
    """Return a preview of each action."""
    return tuple(_action_preview(view, action) for action in actions)


def _action_preview(view: BulbousView, action: AnyAction) -> BulbousPreview:
    try:
        return _legal_preview(view, action)
    except Illegal as reason:
        return BulbousPreview(problem=reason.code, details=reason.details)


def _legal_preview(view: BulbousView, action: AnyAction) -> BulbousPreview:
    """Return the preview of an action; raises Illegal for the same actions as `apply`."""
    require_due(action, view.phase, view.seat is not None and view.seat in view.awaited)
    assert view.seat is not None
    match action:
        case Bid(cards):
            assert view.contested is not None
            require_bid(cards, view.hand, view.contested, view.options.bluff == "on")
            found, idle = (
                bid_sum(cards, view.contested),
                wasted_cards(sorted_cards(cards), view.contested),
            )
            return BulbousPreview(
                value=found.value,
                numbers=found.numbers,
                doubled=found.doubled,
                wild=found.wild,
                wasted=idle,
            )
        case Swap(cards):
            require_swap(cards, view.hand)
            return BulbousPreview(draws=len(cards))
        case Pass():
            return BulbousPreview(
                draws=min(1, max(0, view.limit - len(view.hand)), view.deck + len(view.discard))
            )
        case Add(card):
            assert view.contested is not None and view.revealed is not None
            require_add(card, view.hand, view.contested)
            value = view.revealed.turned[view.seat].value + (CARDS[card].number if card else 0)
            return BulbousPreview(
                value=value, wasted=(card,) if card and not CARDS[card].number else ()
            )
        case Bring(colour, size):
            require_bring(
                view.seat,
                view.owned,
                tuple(place.colour for place in view.active),
                view.reserve,
                colour,
                size,
            )
        case Order(colours):
            require_order(
                colours,
                tuple(place.colour for place in view.active),
                view.order,
                view.options.sequence == "whole",
            )
        case _:
            assert_never(action)
    return BulbousPreview()


ACTION_PHASES = {Bring: "bring", Order: "order", Bid: "bid", Swap: "bid", Pass: "bid", Add: "add"}
"""The phase in which each kind of action is possible."""


def require_due(action: AnyAction, phase: Phase, is_awaited: bool) -> None:
    """Raise Illegal unless the seat is awaited and this kind of action belongs to the phase."""
    if not is_awaited:
        raise Illegal("bulbous.not-your-turn")
    if ACTION_PHASES[type(action)] != phase:
        raise Illegal("bulbous.other-decision-due", phase=phase)


def require_bring(
    seat: Seat,
    owners: tuple[tuple[Colour, ...], ...],
    active: tuple[Colour, ...],
    left: dict[Colour, tuple[int, ...]],
    colour: Colour,
    size: int,
) -> None:
    """Raise Illegal unless a seat may bring in this specimen.

    Args:
        seat: The seat that acts.
        owners: The colours of each seat.
        active: The colours that already have an active specimen.
        left: The reserve sizes of each colour.
        colour: The colour of the specimen.
        size: The size of the specimen.
    """
    if colour not in owners[seat]:
        raise Illegal("bulbous.not-your-colour", colour=colour)
    if colour in active:
        raise Illegal("bulbous.place-taken", colour=colour)
    if size not in left[colour]:
        raise Illegal("bulbous.not-in-reserve", colour=colour, size=size)


def require_order(
    colours: tuple[Colour, ...], active: tuple[Colour, ...], order: tuple[Colour, ...], whole: bool
) -> None:
    """Raise Illegal unless these colours are a legal order.

    Args:
        colours: The proposed order.
        active: The colours that have an active specimen.
        order: The colours that are already ordered.
        whole: Whether the order must include all remaining colours, or exactly one.
    """
    left = set(active) - set(order)
    if (
        len(set(colours)) != len(colours)
        or not set(colours) <= left
        or len(colours) != (len(left) if whole else 1)
    ):
        raise Illegal("bulbous.not-an-order", count=len(left) if whole else 1)


@lru_cache(maxsize=1 << 12)
def _specimen_view(specimen: Specimen, edition: Edition, seats: int) -> SpecimenView:
    pays, lead = majority(specimen, edition)
    return SpecimenView(
        colour=specimen.colour,
        size=specimen.size,
        owner=Seat(
            next(
                seat
                for seat, colours in enumerate(owned_colours(seats))
                if specimen.colour in colours
            )
        ),
        bulbs=specimen.bulbs,
        counts=tuple(specimen.bulbs.count(Seat(seat)) for seat in range(seats)),
        leaders=lead,
        pays=pays if lead else 0,
        complete=specimen.is_complete,
    )


@lru_cache(maxsize=1 << 10)
def _reserves(
    seats: int, places: Places, completed: tuple[Specimen, ...]
) -> tuple[tuple[Colour, tuple[int, ...]], ...]:
    """Return the sizes not yet brought in, by colour."""
    return tuple(
        (colour, reserve_sizes(colour, places, completed))
        for colours in owned_colours(seats)
        for colour in colours
    )


@lru_cache(maxsize=1 << 10)
def _score_views(
    edition: Edition, seats: int, places: Places, completed: tuple[Specimen, ...]
) -> tuple[ScoreView, ...]:
    """Return the points of each seat by source."""
    return tuple(
        ScoreView(
            bulbs=one.bulbs,
            majorities=one.majorities,
            colours=one.colours,
            sizes=one.sizes,
            total=one.total,
        )
        for one in seat_scores(edition, seats, places, completed)
    )


def _choice_view(state: State, seat: Seat, shown: bool) -> ChoiceView | None:
    choice = state.choices[seat]
    if choice is None:
        return None
    cards = choice.cards if shown or choice.do == "swap" else ()
    return ChoiceView(do=choice.do, count=len(choice.cards), drawn=choice.drawn, cards=cards)
