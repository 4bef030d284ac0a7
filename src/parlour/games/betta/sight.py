"""What a seat sees, what could lie behind it, and what a card would make before it is laid."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import News, Preview, Seat, View, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.betta.box import Box, Card
from parlour.games.betta.deal import EACH_COLOUR, REMOVED
from parlour.games.betta.display import COLOURS, cells_of, covered, is_full, laid, orientations, turned
from parlour.games.betta.scoring import SOLO, STAFF, rating, score
from parlour.games.betta.state import Options, Over, Placed, State, finals, mover, over, turns_each, worth


class Target(Value, frozen=True):
    """A pattern in play: its points and its cells in every rotation that differs, as printed first."""

    id: str
    points: int
    orientations: tuple[tuple[int, ...], ...]


class Worth(Value, frozen=True):
    """What a display shows and would be worth if the match ended now.

    `staff`: points by colour, owned or not, from the table of the mode. `goal`: what it would be worth to Betty or to
    whoever plays alone; None where nobody is.
    """

    fish: dict[str, int]
    staff: dict[str, int]
    goal: int | None = None


class BettaView(View, frozen=True, kw_only=True):
    """All that a seat may know. `hand` is its own; of everybody it sees how many cards hand and stack hold.

    `unseen`: by seat, the cards of that seat's deck which this viewer has not seen yet. `removed` is told at the end,
    except of a daily deal. `finals` and `totals` count as if the match ended now. `placed` is the whole history,
    `laid` the fish of its cards as they were laid. `table` holds the points for 0 to 9 fish of a colour in a display,
    `goals` Betty's for 0 to 4 colours.
    """

    options: Options
    seat: Seat | None
    colours: tuple[str | None, ...]
    betty: Seat | None
    first: Seat
    mover: Seat | None
    turns: tuple[int, ...]
    patterns: tuple[Target, ...]
    displays: tuple[str, ...]
    worth: tuple[Worth, ...]
    table: tuple[int, ...]
    goals: tuple[int, ...] | None
    starts: tuple[Card, ...]
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stacks: tuple[int, ...]
    unseen: tuple[tuple[Card, ...], ...]
    removed: tuple[tuple[Card, ...], ...] | None
    placed: tuple[Placed, ...]
    laid: tuple[str, ...]
    scores: tuple[int, ...]
    finals: tuple[int, ...]
    totals: tuple[int, ...]
    rating: str | None = None
    over: Over | None = None


class Draft(Preview, frozen=True, kw_only=True):
    """What a card would make: the pattern and its cells, the cells whose fish it hides, the display after it.

    `fish` is the card as it would lie; `gain` is the change of one's own final points for that display.
    """

    pattern: str | None = None
    cells: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    fish: str = ""
    after: str = ""
    gain: int = 0


def seen(state: State, box: Box, seat: Seat | None) -> BettaView:
    """Return all that a seat, or the public, may know."""
    seats, taken = len(state.colours), len(state.placed)
    ended = over(state.displays, seats, taken)
    told = ended is not None and state.options.deal == "random"
    removed = tuple(_cards(box, cards) for cards in state.removed) if told else None
    hand = () if seat is None else _cards(box, state.hands[seat])
    ends = finals(state.options, box, state.colours, state.displays)
    totals = tuple(map(sum, zip(state.scores, ends, strict=True)))
    solo = state.options.mode == "solo"
    return BettaView(
        news=_news(state, ended, ends),
        options=state.options,
        seat=seat,
        colours=state.colours,
        betty=Seat(state.colours.index(None)) if state.options.mode == "betty" else None,
        first=state.first,
        mover=None if ended else mover(state.first, seats, taken),
        turns=tuple(turns_each(seats) - sum(ply.seat == other for ply in state.placed) for other in range(seats)),
        patterns=tuple(_target(box, name) for name in state.patterns),
        displays=state.displays,
        worth=tuple(_worth(state, box, display) for display in state.displays),
        table=_table(state.options),
        goals=tuple(box.goals(state.options.goals, seats)) if state.options.mode == "betty" else None,
        starts=_cards(box, state.starts),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        stacks=tuple(map(len, state.stacks)),
        unseen=tuple(_unseen(box, state, Seat(other), hand if other == seat else (), removed) for other in range(seats)),
        removed=removed,
        placed=state.placed,
        laid=tuple(turned(box.cards[ply.card].fish, ply.turns) for ply in state.placed),
        scores=state.scores,
        finals=ends,
        totals=totals,
        rating=rating(totals[0]) if solo else None,
        over=ended,
    )


def imagined(view: BettaView, box: Box, rng: Rng) -> State:
    """Return a random state behind a view: what is unseen lies anyhow in the other hands, the stacks and aside."""
    hands, stacks, aside = [], [], []
    for other in range(len(view.colours)):
        held = tuple(card.id for card in view.hand) if other == view.seat else None
        known = tuple(card.id for card in view.removed[other]) if view.removed is not None else None
        pool, rng = _pool(view, box, other, rng)
        cards, rng = rng.shuffle(pool)
        if held is None:
            held, cards = cards[: view.hands[other]], cards[view.hands[other] :]
        hands.append(held)
        stacks.append(cards[: view.stacks[other]])
        rest = cards[view.stacks[other] :]
        aside.append(known if known is not None else rest[: _removed(view.options)])
    return State(
        options=view.options,
        colours=view.colours,
        first=view.first,
        patterns=tuple(target.id for target in view.patterns),
        displays=view.displays,
        starts=tuple(card.id for card in view.starts),
        hands=tuple(hands),
        stacks=tuple(stacks),
        removed=tuple(aside),
        placed=view.placed,
        scores=view.scores,
    )


def redealt(state: State, box: Box, rng: Rng) -> State:
    """Return the state with new stacks, and other cards put aside while nobody was told which."""
    stacks, aside = [], []
    for seat in map(Seat, range(len(state.colours))):
        view = seen(state, box, seat)
        pool, rng = _pool(view, box, seat, rng)
        cards, rng = rng.shuffle(pool)
        stacks.append(cards[: view.stacks[seat]])
        aside.append(state.removed[seat] if view.removed is not None else cards[view.stacks[seat] :][: _removed(view.options)])
    return replace(state, stacks=tuple(stacks), removed=tuple(aside))


def draft(view: BettaView, box: Box, card: str, turns: int, display: int) -> Draft:
    """Return what a card of one's own would make."""
    if view.seat is None or view.seat != view.mover:
        return Draft(problem="betta.not-your-turn")
    if card not in (own.id for own in view.hand):
        return Draft(problem="betta.not-in-hand")
    if not 0 <= display < len(view.displays):
        return Draft(problem="betta.no-such-display")
    before = view.displays[display]
    if is_full(before):
        return Draft(problem="betta.display-full")
    if not 0 <= turns < 4:
        return Draft(problem="betta.no-such-rotation")
    fish = turned(box.cards[card].fish, turns)
    made, after = score(before, fish, tuple(box.patterns[target.id] for target in view.patterns)), laid(before, fish)
    value = [worth(view.options, box, len(view.colours), view.colours[view.seat], cells) for cells in (before, after)]
    return Draft(
        points=made.points,
        pattern=made.pattern,
        cells=made.cells,
        covered=covered(before, fish),
        fish=fish,
        after=after,
        gain=value[1] - value[0],
    )


def _cards(box: Box, ids: Iterable[str]) -> tuple[Card, ...]:
    return tuple(box.cards[name] for name in ids)


def _target(box: Box, name: str) -> Target:
    pattern = box.patterns[name]
    return Target(name, pattern.points, tuple(map(cells_of, orientations(pattern.cells))))


def _worth(state: State, box: Box, display: str) -> Worth:
    goal = worth(state.options, box, len(state.colours), None, display) if None in state.colours else None
    fish = {colour: display.count(colour) for colour in COLOURS}
    table = _table(state.options)
    return Worth(fish, {colour: table[count] for colour, count in fish.items()}, goal)


def _table(options: Options) -> tuple[int, ...]:
    """Return what a display is worth at the end for its number of fish of one colour."""
    return SOLO if options.mode == "solo" else STAFF


def _unseen(box: Box, state: State, other: Seat, hand: tuple[Card, ...], removed: tuple[tuple[Card, ...], ...] | None) -> tuple[Card, ...]:
    solo = state.options.mode == "solo"
    deck = box.staff if solo else box.decks[state.colours[other]]
    known = {*state.starts, *(ply.card for ply in state.placed), *(card.id for card in hand)}
    if removed is not None:
        known.update(card.id for card in removed[other])
    return tuple(card for card in deck if card.id not in known)


def _removed(options: Options) -> int:
    """Return how many cards of a deck were put aside."""
    if options.mode == "solo":
        return 1 if options.pool == "even" else 0
    return REMOVED


def _pool(view: BettaView, box: Box, other: int, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Return the unseen cards that hand, stack and put aside of a seat are made of."""
    unseen = tuple(card.id for card in view.unseen[other])
    if view.options.mode != "solo" or view.options.pool == "any":
        return unseen, rng
    seen_cards = (*view.starts, *view.hand, *(view.removed[other] if view.removed is not None else ()))
    met = [box.colour[card.id] for card in seen_cards] + [box.colour[ply.card] for ply in view.placed]
    pool: tuple[str, ...] = ()
    for colour in COLOURS:
        cards, rng = rng.shuffle(name for name in unseen if box.colour[name] == colour)
        pool += cards[: EACH_COLOUR - met.count(colour)]
    return pool, rng


def _news(state: State, ended: Over | None, ends: tuple[int, ...]) -> tuple[News, ...]:
    if not state.placed:
        return (News("began", state.first),)
    last = state.placed[-1]
    what = "pattern" if last.pattern else "first" if last.points else "laid"
    details: dict[str, str | int] = {"card": last.card, "display": last.display, "points": last.points}
    if last.pattern:
        details["pattern"] = last.pattern
    told = [News(what, last.seat, details)]
    if ended:
        told.append(News("ended", None, {"why": ended}))
        told += [News("displays", Seat(seat), {"points": points}) for seat, points in enumerate(ends)]
    return tuple(told)
