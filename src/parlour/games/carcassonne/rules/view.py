"""What a seat sees, and what could lie behind it."""

from __future__ import annotations

from parlour.core.game import Seat, View, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.carcassonne.rules.ending import undecided
from parlour.games.carcassonne.rules.kinds import FeatureKind, Kinds
from parlour.games.carcassonne.rules.land import STRIDE, Land, Lying, built
from parlour.games.carcassonne.rules.outlook import Choice, Question, Step, Wager, final_chips, fits, outcomes, projected, steps, wagers
from parlour.games.carcassonne.rules.scoring import crowds, owners, worth
from parlour.games.carcassonne.rules.state import (
    Laid,
    Meeple,
    Options,
    Phase,
    Placed,
    Scores,
    Stack,
    State,
    Turned,
    bet_name,
    changed,
    derived,
    land_of,
    occupied,
    supply,
)
from parlour.games.carcassonne.rules.tiles import Chip, Tile, TileSet, house_tiles


class Placement(Value, frozen=True):
    """A way to lay the drawn tile. `free`: the segments on which the mover may put a meeple (c0 r1 f2 m), with spaces between."""

    x: int
    y: int
    turns: int
    free: str


class MeepleView(Value, frozen=True):
    """A meeple on the table: whose, and on which place (12c0)."""

    seat: Seat
    place: str


class FeatureView(Value, frozen=True, kw_only=True):
    """A feature of the land.

    `places` are its segments (0c0 3c1 …). `open` counts open sides of a city or road and empty squares around a monastery: 0 is complete; a
    field has none. `points` is what it is worth as it stands, `owners` who would have them; nobody where no meeple stands.
    """

    kind: FeatureKind
    places: tuple[str, ...]
    open: int
    tiles: int
    shields: int
    points: int
    owners: tuple[Seat, ...]


class Office(Value, frozen=True):
    """The chips that lie face down on a tile: whose they are, and nothing else; and what they may still be counted for."""

    tile: int
    seats: tuple[Seat, ...]
    choices: tuple[Choice, ...]


class CarcassonneView(View, frozen=True, kw_only=True, dict=True):
    """All that a seat may know. A tile on the table goes by its number in `tiles`, a place by that number and a segment: 12c0.

    `drawn` is the tile to be laid, `placements` every way to lay it (in the phase `place` alone). `remaining` counts the stack by
    tile, `left` in all. `meeples` stand on the table, `supply` counts those at hand. `settling`: in the phase `settle`, the offices that the
    mover settles, the first with several choices next. `decided`: in `bet` and `choose`, who has. Of chips a seat sees its own supply
    (`chips`), and of everybody the number at hand (`chip_counts`) and on which offices they lie (`offices`); `turned` are all
    that have been turned over, in their order. `own_bet` is this
    seat's own decision while others still think ("" for no chip), `questions` are those it must still answer in `choose`, `answers` the
    places it has named so far. `kinds` tells of tiles that are not the house's own, `bets` what every chip pays.

    `fits` tells for each empty square beside a tile (1,-2) how many tiles of the stack could lie there, `projected` everybody's points if
    the match ended now. `betting`: in `bet`, what can be bet on; `wagers`: what one's own chips would pay for it now.
    `steps`: how the final scoring went.
    """

    options: Options
    seat: Seat | None
    phase: Phase
    mover: Seat
    awaited: tuple[Seat, ...]
    drawn: str | None
    placements: tuple[Placement, ...]
    remaining: dict[str, int]
    left: int
    discarded: tuple[str, ...]
    tiles: tuple[Placed, ...]
    meeples: tuple[MeepleView, ...]
    supply: tuple[int, ...]
    features: tuple[FeatureView, ...]
    scores: tuple[Scores, ...]
    totals: tuple[int, ...]
    offices: tuple[Office, ...]
    turned: tuple[Turned, ...]
    settling: tuple[Question, ...]
    chip_counts: tuple[int, ...]
    decided: tuple[Seat, ...]
    kinds: tuple[Tile, ...]
    bets: tuple[Chip, ...]
    fits: dict[str, int]
    projected: tuple[int, ...]
    betting: Question | None
    steps: tuple[Step, ...]
    wagers: tuple[Wager, ...] = ()
    chips: tuple[str, ...] = ()
    own_bet: str | None = None
    questions: tuple[Question, ...] = ()
    answers: tuple[str, ...] = ()


def awaited(state: State, land: Land) -> frozenset[Seat]:
    """Return who must decide now."""
    if state.phase in ("place", "settle"):
        return frozenset({state.mover})
    if state.phase == "bet":
        return frozenset(seat for seat in state.asked if state.bets[seat] is None)
    return frozenset(seat for seat in state.asked if undecided(state, land, seat))


def placements(state: State, kinds: Kinds) -> tuple[Placement, ...]:
    """Return every way to lay the drawn tile, with the segments that are free for a meeple of the mover."""
    return derived(state, "placements", lambda: _placements(state, kinds))


def _placements(state: State, kinds: Kinds) -> tuple[Placement, ...]:
    if state.phase != "place" or state.drawn is None:
        return ()
    land, kind = land_of(state, kinds), kinds[state.drawn]
    held, supplied = occupied(state.meeples, land), supply(state)[state.mover] > 0
    found = []
    for (x, y), fitting in land.fits(kind):
        for turns in fitting:
            free = land.free(kind, (x, y), turns, held) if supplied else []
            names = [kind.segments[index].name for index in free if state.options.farmers or kind.segments[index].kind != "field"]
            found.append(Placement(x, y, turns, " ".join(names)))
    return tuple(found)


def question(land: Land, stack: Stack) -> Question:
    """Return a stack with its features by their first segments on the office's tile, and their sizes."""
    return Question(stack.tile, tuple(Choice(bet_name(land, stack.tile, name), land.features[name].tiles) for name in stack.features))


def answered(land: Land, stack: Stack, segment: str) -> int | None:
    """Return the feature of a stack that this segment names, or None."""
    kind = land.tiles[stack.tile].kind
    for choice, name in zip(question(land, stack).choices, stack.features, strict=True):
        if choice.segment == segment and segment in kind.number:
            return name
    return None


def seen(state: State, kinds: Kinds, tiles: TileSet, seat: Seat | None) -> CarcassonneView:
    """Return all that a seat, or the public, may know."""
    public = derived(state, "public", lambda: _public(state, kinds, tiles))
    if seat is None:
        return public
    land, choosing = land_of(state, kinds), state.phase == "choose"
    found = replace(
        public,
        seat=seat,
        chips=state.chips[seat],
        wagers=wagers(state, land, tiles, seat) if state.phase == "bet" else (),
        own_bet=state.bets[seat],
        questions=tuple(question(land, stack) for stack in undecided(state, land, seat)) if choosing else (),
        answers=tuple(land.places[name] for name in state.choices[seat]) if choosing else (),
    )
    # What view_land would build of the tiles again.
    vars(found)["land"] = land
    return found


def _public(state: State, kinds: Kinds, tiles: TileSet) -> CarcassonneView:
    land = land_of(state, kinds)
    waiting = awaited(state, land)
    return CarcassonneView(
        options=state.options,
        seat=None,
        phase=state.phase,
        mover=state.mover,
        awaited=tuple(sorted(waiting)),
        drawn=state.drawn,
        placements=placements(state, kinds),
        remaining={name: state.stack.count(name) for name in sorted(set(state.stack))},
        left=len(state.stack),
        discarded=state.discarded,
        tiles=state.placed,
        meeples=tuple(MeepleView(meeple.seat, land.places[meeple.segment]) for meeple in state.meeples),
        supply=supply(state),
        features=_features(state.options, land, crowds(state.meeples, land)),
        scores=state.scores,
        totals=tuple(scores.total for scores in state.scores),
        offices=_offices(state, land),
        turned=state.turned,
        settling=tuple(question(land, stack) for stack in state.settling),
        chip_counts=tuple(map(len, state.chips)),
        decided=tuple(sorted(state.asked - waiting)),
        kinds=tuple(tile for tile in tiles.printed.tiles if house_tiles().tiles.get(tile.id) != tile),
        bets=tiles.printed.chips if state.options.bets else (),
        fits=fits(state, kinds, land),
        projected=projected(state, land),
        betting=outcomes(state.options, land, len(state.placed) - 1) if state.phase == "bet" else None,
        steps=steps(state, land, final_chips(state)),
    )


def imagined(view: CarcassonneView, kinds: Kinds, tiles: TileSet, rng: Rng) -> State:
    """Return a random state behind a view: the stack shuffled, chips dealt anew between hands and table, open decisions drawn."""
    stack, rng = rng.shuffle(name for name, count in sorted(view.remaining.items()) for _ in range(count))
    chips, laid, rng = _dealt(view, tiles, rng)
    land, deciding = view_land(view, kinds), view.phase in ("bet", "choose")
    bets, rng = _bets(view, chips, rng)
    state = State(
        options=view.options,
        stack=stack,
        drawn=view.drawn,
        discarded=view.discarded,
        placed=view.tiles,
        meeples=tuple(Meeple(meeple.seat, segment_of(land, meeple.place)) for meeple in view.meeples),
        scores=view.scores,
        mover=view.mover,
        phase=view.phase,
        chips=chips,
        laid=laid,
        turned=view.turned,
        settling=tuple(_stack(land, asked) for asked in view.settling),
        asked=frozenset((*view.awaited, *view.decided)) if deciding else frozenset(),
        bets=bets,
        choices=((),) * len(view.totals),
    )
    choices, rng = _choices(state, view, land, rng)
    return changed(state, land, choices=choices)


def view_land(view: CarcassonneView, kinds: Kinds) -> Land:
    """Return the features of what lies, from a view alone; made once for each view."""
    return derived(view, "land", lambda: built(Lying(kinds[tile.tile], (tile.x, tile.y), tile.turns) for tile in view.tiles))


def _features(options: Options, land: Land, crowd: dict[int, list[Seat]]) -> tuple[FeatureView, ...]:
    return tuple(
        FeatureView(
            kind=feature.kind,
            places=tuple([land.places[segment] for segment in feature.segments]),
            open=0 if feature.kind == "field" else feature.open,
            tiles=feature.tiles,
            shields=feature.shields,
            points=worth(options, land, feature),
            owners=owners(crowd.get(name, [])),
        )
        for name, feature in sorted(land.features.items())
    )


def _offices(state: State, land: Land) -> tuple[Office, ...]:
    tiles = sorted({chip.tile for chip in state.laid})
    return tuple(
        Office(tile, tuple(chip.seat for chip in state.laid if chip.tile == tile), outcomes(state.options, land, tile).choices) for tile in tiles
    )


def _dealt(view: CarcassonneView, tiles: TileSet, rng: Rng) -> tuple[tuple[tuple[str, ...], ...], tuple[Laid, ...], Rng]:
    """Return chips at hand and on the table that this view allows; a seat's own supply is known, all others are not."""
    hands, lying = [], dict[Seat, list[str]]()
    for other in range(len(view.totals)):
        every = sorted(tiles.chips) if view.options.bets else []
        known = view.chips if other == view.seat else ()
        hidden, rng = rng.shuffle(chip for chip in every if chip not in known)
        at_hand = view.chip_counts[other] - len(known)
        hands.append(tuple(sorted((*known, *hidden[:at_hand]))))
        lying[Seat(other)] = list(hidden[at_hand:])
    laid = tuple(Laid(office.tile, seat, lying[seat].pop()) for office in view.offices for seat in office.seats)
    return tuple(hands), laid, rng


def _bets(view: CarcassonneView, chips: tuple[tuple[str, ...], ...], rng: Rng) -> tuple[tuple[str | None, ...], Rng]:
    """Return what everybody could have decided in the bet step: one's own decision, any of theirs for others."""
    bets: list[str | None] = [None] * len(chips)
    if view.phase == "bet":
        for seat in view.decided:
            bets[seat], rng = (view.own_bet, rng) if seat == view.seat else rng.choice(("", *chips[seat]))
    return tuple(bets), rng


def _choices(state: State, view: CarcassonneView, land: Land, rng: Rng) -> tuple[tuple[tuple[int, ...], ...], Rng]:
    """Return what everybody could have chosen at the end: one's own answers, anything for those who have decided, nothing for others."""
    found = []
    for seat in map(Seat, range(len(view.totals))):
        answers: tuple[int, ...] = ()
        if seat == view.seat:
            answers = tuple(segment_of(land, place) for place in view.answers)
        elif view.phase == "choose" and seat in view.decided:
            for stack in undecided(state, land, seat):
                answer, rng = rng.choice(stack.features)
                answers = (*answers, answer)
        found.append(answers)
    return tuple(found), rng


def _stack(land: Land, asked: Question) -> Stack:
    return Stack(asked.tile, tuple(land.feature[segment_of(land, f"{asked.tile}{choice.segment}")] for choice in asked.choices))


def segment_of(land: Land, place: str) -> int:
    """Return the segment that a place names; raises KeyError for one that is not there."""
    digits = len(place) - len(place.lstrip("0123456789"))
    number = int(place[:digits])
    return STRIDE * number + land.tiles[number].kind.number[place[digits:]]
