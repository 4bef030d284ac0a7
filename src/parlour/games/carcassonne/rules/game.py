"""The rules of Carcassonne with The Bets; RULES.md explains them to players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    ScoreSource,
    Seat,
    Transition,
    Turn,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules import turns, view
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.determinize import determinized_state
from parlour.games.carcassonne.rules.ending import apply_choice, finish_match, unanswered_questions
from parlour.games.carcassonne.rules.events import StartingPlayerDrawn
from parlour.games.carcassonne.rules.kinds import TileKinds, tile_kinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.news import log_entries
from parlour.games.carcassonne.rules.preview import CarcassonnePreview, action_preview
from parlour.games.carcassonne.rules.state import (
    BETS_OPTIONS,
    ChipStack,
    Options,
    PlacedTile,
    Scores,
    State,
    land_of,
    meeple_supply,
    occupied_features,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, InvalidTiles, find_tiles
from parlour.games.carcassonne.rules.view import (
    CarcassonneView,
    awaited_seats,
    feature_of_answer,
    legal_placements,
    stack_question,
)


class Carcassonne(Game[State, AnyAction, CarcassonneView, Options]):
    """Carcassonne with the expansion The Bets, as a game for the server."""

    spec = GameSpec(
        id="carcassonne",
        name="Carcassonne",
        version=2,
        min_seats=2,
        max_seats=6,
        has_hidden_information=True,
        lists_actions=False,
        max_decisions=220,
        minutes=35,
        weight=3,
        has_player_colours=True,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state, in which a random first player has drawn a tile."""
        for field in sorted(self.inactive_options(options)):
            if getattr(options, field) != getattr(Options(), field):
                raise Illegal("carcassonne.option-of-the-bets", option=field)
        if seats not in self.seat_counts(options):
            raise Illegal("carcassonne.seats", seats=seats)
        try:
            tiles, kinds = self._tile_set(options), self._tile_kinds(options)
        except (LookupError, InvalidTiles) as reason:
            raise Illegal("carcassonne.unknown-tiles", tiles=options.tiles) from reason
        stack, rng = rng.shuffle(tiles.stack_tiles(bets=options.bets))
        first, _ = rng.below(seats)
        state = State(
            options=options,
            stack=stack,
            drawn=None,
            placed=(PlacedTile(tile=tiles.printed.start, x=0, y=0, turns=0, seat=None),),
            scores=(Scores(),) * seats,
            mover=Seat(first),
            chips=(tuple(sorted(tiles.chips)) if options.bets else (),) * seats,
            bets=(None,) * seats,
            choices=((),) * seats,
        )
        later = turns.draw_tile(state, kinds, tiles)
        return Transition(later.state, (StartingPlayerDrawn(Seat(first)), *later.events))

    def turn(self, state: State) -> Turn:
        """Return the current phase and the seats that must decide in it."""
        return Turn(
            awaited_seats(state, land_of(state, self._tile_kinds(state.options))), state.phase
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield every legal action of a seat in the current phase."""
        kinds = self._tile_kinds(state.options)
        land = land_of(state, kinds)
        if seat not in awaited_seats(state, land):
            return
        if state.phase == "place":
            for placement in legal_placements(state, kinds):
                x, y, turns = placement.x, placement.y, placement.turns
                yield Place(x, y, turns)
                for segment in placement.free.split():
                    yield Place(x, y, turns, segment)
        elif state.phase == "bet":
            yield Bet()
            yield from (Bet(chip) for chip in state.chips[seat])
        else:
            action_type = Settle if state.phase == "settle" else Choose
            stack = _current_stack(state, land, seat)
            yield from (
                action_type(stack.tile, choice.segment)
                for choice in stack_question(land, stack).choices
            )

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state and the events after a seat's action; raises Illegal."""
        kinds, tiles = self._tile_kinds(state.options), self._tile_set(state.options)
        land = land_of(state, kinds)
        if seat not in awaited_seats(state, land):
            raise Illegal("carcassonne.not-your-turn")
        match action:
            case Place() if state.phase == "place":
                meeple = _require_placement(state, kinds, land, action)
                return turns.apply_placement(
                    state, kinds, tiles, (action.x, action.y), action.turns, meeple
                )
            case Bet(chip) if state.phase == "bet":
                if chip is not None and chip not in state.chips[seat]:
                    raise Illegal("carcassonne.no-such-chip")
                return turns.apply_bet(state, kinds, tiles, seat, chip)
            case Settle() if state.phase == "settle":
                stack, name = _require_choice(state, land, seat, action)
                stacks = tuple(
                    ChipStack(each.tile, (name,)) if each == stack else each
                    for each in state.settling
                )
                return turns.settle_stacks(
                    replace_with_land(state, land, settling=stacks), kinds, tiles
                )
            case Choose() if state.phase == "choose":
                return apply_choice(
                    state, land, tiles, seat, _require_choice(state, land, seat, action)[1]
                )
        raise Illegal("carcassonne.not-now", phase=state.phase)

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries of events, which are public because no event holds a secret."""
        return log_entries(events)

    def view(self, state: State, seat: Seat | None) -> CarcassonneView:
        """Return everything that a seat may know; for seat None, everything that is public."""
        return view.seat_view(
            state, self._tile_kinds(state.options), self._tile_set(state.options), seat
        )

    def table_view(self, state: State, seat: Seat) -> CarcassonneView:
        """Return the view of a seat without the fields that follow from the land, which are empty."""
        return view.seat_view(
            state,
            self._tile_kinds(state.options),
            self._tile_set(state.options),
            seat,
            derived=False,
        )

    def determinize(self, view_: CarcassonneView, rng: Rng) -> State:
        """Return a random state that is consistent with a view."""
        return determinized_state(
            view_, self._tile_kinds(view_.options), self._tile_set(view_.options), rng
        )

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by current points minus penalties; equal points share a rank."""
        over = "complete" if state.phase == "over" else None
        return score_ranking([scores.total for scores in state.scores], penalties, over)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the points by source, without the sources that the options exclude."""
        absent = {"bets": not state.options.bets, "fields": not state.options.farmers}
        kinds = [kind for kind in Scores.__struct_fields__ if not absent.get(kind)]
        return [
            ScoreSource(kind=kind, points=tuple(getattr(scores, kind) for scores in state.scores))
            for kind in kinds
        ]

    def previews(
        self, view: CarcassonneView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[CarcassonnePreview]:
        """Return a preview of each action, in the order of the actions."""
        kinds = self._tile_kinds(view.options)
        return [action_preview(view, kinds, seat, action) for action in actions]

    def inactive_options(self, options: Options) -> frozenset[str]:
        """Return the names of the options that have no effect if The Bets is not in play."""
        return frozenset() if options.bets else frozenset(BETS_OPTIONS)

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the end of a match in which a seat ran out of time.

        Each undecided stack is settled for its first feature, and the land is scored as it is.
        """
        if state.phase == "over":
            return Transition(state)
        kinds, tiles = self._tile_kinds(state.options), self._tile_set(state.options)
        land, events = land_of(state, kinds), tuple[GameEvent, ...]()
        if state.phase == "settle":
            stacks = tuple(ChipStack(stack.tile, stack.features[:1]) for stack in state.settling)
            state, events = turns.settle_stacks(
                replace_with_land(state, land, settling=stacks), kinds, tiles
            )
        last = finish_match(
            replace_with_land(state, land, bets=(None,) * len(state.bets)), land, tiles
        )
        return Transition(last.state, (*events, *last.events))

    def default_action(self, state: State, seat: Seat) -> AnyAction:
        """Return the action that is taken for a seat when its time runs out.

        The seat does not bet, chooses the feature with the smallest coordinates, or makes the first
        placement without a meeple.
        """
        land = land_of(state, self._tile_kinds(state.options))
        if state.phase not in ("settle", "choose"):
            return next(iter(self.legal_actions(state, seat)))
        stack = _current_stack(state, land, seat)
        number = min(
            range(len(stack.features)),
            key=lambda each: min(land.feature_squares(stack.features[each])),
        )
        segment = stack_question(land, stack).choices[number].segment
        return (
            Settle(stack.tile, segment) if state.phase == "settle" else Choose(stack.tile, segment)
        )

    def reshuffle(self, state: State, rng: Rng) -> State:
        """Return the state with a newly shuffled stack."""
        return replace_with_land(
            state,
            land_of(state, self._tile_kinds(state.options)),
            stack=rng.shuffle(sorted(state.stack))[0],
        )

    def _tile_set(self, options: Options) -> CarcassonneTileSet:
        return find_tiles(options.tiles, self.assets)

    def _tile_kinds(self, options: Options) -> TileKinds:
        return tile_kinds(self._tile_set(options), options.offices)


def _current_stack(state: State, land: Land, seat: Seat) -> ChipStack:
    """Return the stack that a seat must decide next in the phase `settle` or `choose`."""
    if state.phase == "settle":
        return next(stack for stack in state.settling if len(stack.features) > 1)
    return unanswered_questions(state, land, seat)[0]


def _require_choice(
    state: State, land: Land, seat: Seat, action: Settle | Choose
) -> tuple[ChipStack, int]:
    """Return the stack that a seat must decide and the feature that its action names.

    Raises:
        Illegal: The action names another office, or a segment outside the stack's features.
    """
    stack = _current_stack(state, land, seat)
    if action.tile != stack.tile:
        raise Illegal("carcassonne.other-office", tile=action.tile, asked=stack.tile)
    name = feature_of_answer(land, stack, action.segment)
    if name is None:
        raise Illegal("carcassonne.no-such-choice", segment=action.segment)
    return stack, name


def _require_placement(state: State, kinds: TileKinds, land: Land, action: Place) -> int | None:
    """Check a placement and return the index of the segment that gets a meeple, or None.

    Raises:
        Illegal: The tile or the meeple may not be placed there.
    """
    assert state.drawn is not None
    kind, square = kinds[state.drawn], (action.x, action.y)
    if square in land.at:
        raise Illegal("carcassonne.square-taken", x=action.x, y=action.y)
    if square not in land.frontier:
        raise Illegal("carcassonne.not-adjacent", x=action.x, y=action.y)
    if not 0 <= action.turns < 4:
        raise Illegal("carcassonne.no-such-rotation", turns=action.turns)
    if action.turns not in kind.fitting_turns(land.frontier[square]):
        raise Illegal("carcassonne.does-not-fit", x=action.x, y=action.y)
    if action.meeple is None:
        return None
    index = kind.number.get(action.meeple)
    if index is None:
        raise Illegal("carcassonne.no-such-segment", segment=action.meeple)
    if kind.segments[index].kind == "field" and not state.options.farmers:
        raise Illegal("carcassonne.no-farmers")
    if not meeple_supply(state)[state.mover]:
        raise Illegal("carcassonne.no-meeple")
    if index not in land.free_segments(
        kind, square, action.turns, occupied_features(state.meeples, land)
    ):
        raise Illegal("carcassonne.not-free", segment=action.meeple)
    return index


GAME = Carcassonne
