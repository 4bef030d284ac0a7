"""What a seat sees, and what could lie behind it."""

from __future__ import annotations

from parlour.core.game import Seat, View, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.carcassonne.rules.ending import unanswered_questions
from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land, LandTile, land_from_tiles
from parlour.games.carcassonne.rules.outlook import (
    ChipPayouts,
    ChipQuestion,
    FeatureChoice,
    ScoringStep,
    chip_wagers,
    countable_question,
    final_chip_numbers,
    fit_counts,
    projected_totals,
    scoring_steps,
)
from parlour.games.carcassonne.rules.scoring import (
    feature_owners,
    feature_points,
    meeples_by_feature,
)
from parlour.games.carcassonne.rules.state import (
    ChipStack,
    Meeple,
    Options,
    Phase,
    PlacedChip,
    PlacedTile,
    RevealedChip,
    Scores,
    State,
    bet_segment,
    cached_fact,
    land_of,
    meeple_supply,
    occupied_features,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, Chip, Tile, packaged_tiles


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


class OfficeView(Value, frozen=True):
    """The chips that lie face down on a tile: whose they are, and nothing else; and what they may still be counted for."""

    tile: int
    seats: tuple[Seat, ...]
    choices: tuple[FeatureChoice, ...]


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
    tiles: tuple[PlacedTile, ...]
    meeples: tuple[MeepleView, ...]
    supply: tuple[int, ...]
    features: tuple[FeatureView, ...]
    scores: tuple[Scores, ...]
    totals: tuple[int, ...]
    offices: tuple[OfficeView, ...]
    turned: tuple[RevealedChip, ...]
    settling: tuple[ChipQuestion, ...]
    chip_counts: tuple[int, ...]
    decided: tuple[Seat, ...]
    kinds: tuple[Tile, ...]
    bets: tuple[Chip, ...]
    fits: dict[str, int]
    projected: tuple[int, ...]
    betting: ChipQuestion | None
    steps: tuple[ScoringStep, ...]
    wagers: tuple[ChipPayouts, ...] = ()
    chips: tuple[str, ...] = ()
    own_bet: str | None = None
    questions: tuple[ChipQuestion, ...] = ()
    answers: tuple[str, ...] = ()


def awaited_seats(state: State, land: Land) -> frozenset[Seat]:
    """Return who must decide now."""
    if state.phase in ("place", "settle"):
        return frozenset({state.mover})
    if state.phase == "bet":
        return frozenset(seat for seat in state.asked if state.bets[seat] is None)
    return frozenset(seat for seat in state.asked if unanswered_questions(state, land, seat))


def legal_placements(state: State, kinds: TileKinds) -> tuple[Placement, ...]:
    """Return every way to lay the drawn tile, with the segments that are free for a meeple of the mover."""
    return cached_fact(state, "placements", lambda: _find_placements(state, kinds))


def _find_placements(state: State, kinds: TileKinds) -> tuple[Placement, ...]:
    if state.phase != "place" or state.drawn is None:
        return ()
    land, kind = land_of(state, kinds), kinds[state.drawn]
    held, supplied = occupied_features(state.meeples, land), meeple_supply(state)[state.mover] > 0
    found = []
    for (x, y), fitting in land.placements_of(kind):
        for turns in fitting:
            free = land.free_segments(kind, (x, y), turns, held) if supplied else []
            names = [
                kind.segments[index].name
                for index in free
                if state.options.farmers or kind.segments[index].kind != "field"
            ]
            found.append(Placement(x, y, turns, " ".join(names)))
    return tuple(found)


def stack_question(land: Land, stack: ChipStack) -> ChipQuestion:
    """Return a stack with its features by their first segments on the office's tile, and their sizes."""
    return ChipQuestion(
        stack.tile,
        tuple(
            FeatureChoice(bet_segment(land, stack.tile, name), land.features[name].tiles)
            for name in stack.features
        ),
    )


def feature_of_answer(land: Land, stack: ChipStack, segment: str) -> int | None:
    """Return the feature of a stack that this segment names, or None."""
    kind = land.tiles[stack.tile].kind
    for choice, name in zip(stack_question(land, stack).choices, stack.features, strict=True):
        if choice.segment == segment and segment in kind.number:
            return name
    return None


def seat_view(
    state: State, kinds: TileKinds, tiles: CarcassonneTileSet, seat: Seat | None
) -> CarcassonneView:
    """Return all that a seat, or the public, may know."""
    public = cached_fact(state, "public", lambda: _public_view(state, kinds, tiles))
    if seat is None:
        return public
    land, choosing = land_of(state, kinds), state.phase == "choose"
    found = replace(
        public,
        seat=seat,
        chips=state.chips[seat],
        wagers=chip_wagers(state, land, tiles, seat) if state.phase == "bet" else (),
        own_bet=state.bets[seat],
        questions=tuple(
            stack_question(land, stack) for stack in unanswered_questions(state, land, seat)
        )
        if choosing
        else (),
        answers=tuple(land.places[name] for name in state.choices[seat]) if choosing else (),
    )
    # What view_land would build of the tiles again.
    vars(found)["land"] = land
    return found


def _public_view(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> CarcassonneView:
    land = land_of(state, kinds)
    waiting = awaited_seats(state, land)
    return CarcassonneView(
        options=state.options,
        seat=None,
        phase=state.phase,
        mover=state.mover,
        awaited=tuple(sorted(waiting)),
        drawn=state.drawn,
        placements=legal_placements(state, kinds),
        remaining={name: state.stack.count(name) for name in sorted(set(state.stack))},
        left=len(state.stack),
        discarded=state.discarded,
        tiles=state.placed,
        meeples=tuple(
            MeepleView(meeple.seat, land.places[meeple.segment]) for meeple in state.meeples
        ),
        supply=meeple_supply(state),
        features=_feature_views(state.options, land, meeples_by_feature(state.meeples, land)),
        scores=state.scores,
        totals=tuple(scores.total for scores in state.scores),
        offices=_office_views(state, land),
        turned=state.turned,
        settling=tuple(stack_question(land, stack) for stack in state.settling),
        chip_counts=tuple(map(len, state.chips)),
        decided=tuple(sorted(state.asked - waiting)),
        kinds=tuple(
            tile for tile in tiles.printed.tiles if packaged_tiles().tiles.get(tile.id) != tile
        ),
        bets=tiles.printed.chips if state.options.bets else (),
        fits=fit_counts(state, kinds, land),
        projected=projected_totals(state, land),
        betting=countable_question(state.options, land, len(state.placed) - 1)
        if state.phase == "bet"
        else None,
        steps=scoring_steps(state, land, final_chip_numbers(state)),
    )


def determinized_state(
    view: CarcassonneView, kinds: TileKinds, tiles: CarcassonneTileSet, rng: Rng
) -> State:
    """Return a random state behind a view: the stack shuffled, chips dealt anew between hands and table, open decisions drawn."""
    stack, rng = rng.shuffle(
        name for name, count in sorted(view.remaining.items()) for _ in range(count)
    )
    chips, laid, rng = _deal_chips(view, tiles, rng)
    land, deciding = view_land(view, kinds), view.phase in ("bet", "choose")
    bets, rng = _sample_bets(view, chips, rng)
    state = State(
        options=view.options,
        stack=stack,
        drawn=view.drawn,
        discarded=view.discarded,
        placed=view.tiles,
        meeples=tuple(
            Meeple(meeple.seat, segment_of(land, meeple.place)) for meeple in view.meeples
        ),
        scores=view.scores,
        mover=view.mover,
        phase=view.phase,
        chips=chips,
        laid=laid,
        turned=view.turned,
        settling=tuple(_stack_from_question(land, asked) for asked in view.settling),
        asked=frozenset((*view.awaited, *view.decided)) if deciding else frozenset(),
        bets=bets,
        choices=((),) * len(view.totals),
    )
    choices, rng = _sample_choices(state, view, land, rng)
    return replace_with_land(state, land, choices=choices)


def view_land(view: CarcassonneView, kinds: TileKinds) -> Land:
    """Return the features of what lies, from a view alone; made once for each view."""
    return cached_fact(
        view,
        "land",
        lambda: land_from_tiles(
            LandTile(kinds[tile.tile], (tile.x, tile.y), tile.turns) for tile in view.tiles
        ),
    )


def _feature_views(
    options: Options, land: Land, crowd: dict[int, list[Seat]]
) -> tuple[FeatureView, ...]:
    return tuple(
        FeatureView(
            kind=feature.kind,
            places=tuple([land.places[segment] for segment in feature.segments]),
            open=0 if feature.kind == "field" else feature.open,
            tiles=feature.tiles,
            shields=feature.shields,
            points=feature_points(options, land, feature),
            owners=feature_owners(crowd.get(name, [])),
        )
        for name, feature in sorted(land.features.items())
    )


def _office_views(state: State, land: Land) -> tuple[OfficeView, ...]:
    tiles = sorted({chip.tile for chip in state.laid})
    return tuple(
        OfficeView(
            tile,
            tuple(chip.seat for chip in state.laid if chip.tile == tile),
            countable_question(state.options, land, tile).choices,
        )
        for tile in tiles
    )


def _deal_chips(
    view: CarcassonneView, tiles: CarcassonneTileSet, rng: Rng
) -> tuple[tuple[tuple[str, ...], ...], tuple[PlacedChip, ...], Rng]:
    """Return chips at hand and on the table that this view allows; a seat's own supply is known, all others are not."""
    hands, lying = [], dict[Seat, list[str]]()
    for other in range(len(view.totals)):
        every = sorted(tiles.chips) if view.options.bets else []
        known = view.chips if other == view.seat else ()
        hidden, rng = rng.shuffle(chip for chip in every if chip not in known)
        at_hand = view.chip_counts[other] - len(known)
        hands.append(tuple(sorted((*known, *hidden[:at_hand]))))
        lying[Seat(other)] = list(hidden[at_hand:])
    laid = tuple(
        PlacedChip(office.tile, seat, lying[seat].pop())
        for office in view.offices
        for seat in office.seats
    )
    return tuple(hands), laid, rng


def _sample_bets(
    view: CarcassonneView, chips: tuple[tuple[str, ...], ...], rng: Rng
) -> tuple[tuple[str | None, ...], Rng]:
    """Return what everybody could have decided in the bet step: one's own decision, any of theirs for others."""
    bets: list[str | None] = [None] * len(chips)
    if view.phase == "bet":
        for seat in view.decided:
            bets[seat], rng = (
                (view.own_bet, rng) if seat == view.seat else rng.choice(("", *chips[seat]))
            )
    return tuple(bets), rng


def _sample_choices(
    state: State, view: CarcassonneView, land: Land, rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], Rng]:
    """Return what everybody could have chosen at the end: one's own answers, anything for those who have decided, nothing for others."""
    found = []
    for seat in map(Seat, range(len(view.totals))):
        answers: tuple[int, ...] = ()
        if seat == view.seat:
            answers = tuple(segment_of(land, place) for place in view.answers)
        elif view.phase == "choose" and seat in view.decided:
            for stack in unanswered_questions(state, land, seat):
                answer, rng = rng.choice(stack.features)
                answers = (*answers, answer)
        found.append(answers)
    return tuple(found), rng


def _stack_from_question(land: Land, asked: ChipQuestion) -> ChipStack:
    return ChipStack(
        asked.tile,
        tuple(
            land.feature[segment_of(land, f"{asked.tile}{choice.segment}")]
            for choice in asked.choices
        ),
    )


def segment_of(land: Land, place: str) -> int:
    """Return the segment that a place names; raises KeyError for one that is not there."""
    digits = len(place) - len(place.lstrip("0123456789"))
    number = int(place[:digits])
    return SEGMENT_STRIDE * number + land.tiles[number].kind.number[place[digits:]]
