"""Betapet's side of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LeaveReason,
    LogEntry,
    Ranking,
    ScoreSource,
    Seat,
    Transition,
    Turn,
)
from parlour.core.rng import Rng
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge, Exchange, Pass, Play
from parlour.games.betapet.rules.board import EMPTY, SQUARES, board_premiums
from parlour.games.betapet.rules.ending import finish_match
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.happenings import build_transition, log_entry
from parlour.games.betapet.rules.lexicon import EveryWord, WordGraph
from parlour.games.betapet.rules.placement import (
    RACK_SIZE,
    board_with,
    formed_runs,
    require_rack_tiles,
)
from parlour.games.betapet.rules.scoring import is_bingo, play_points, scored_words
from parlour.games.betapet.rules.sources import score_breakdown
from parlour.games.betapet.rules.state import Options, State, draw_tiles
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.rules.turn import (
    MIN_BAG_FOR_EXCHANGE,
    apply_answer,
    apply_exchange,
    apply_pass,
    apply_play,
    remove_seat,
    unknown_words,
    word_refusal,
)
from parlour.games.betapet.rules.view import (
    BetapetPreview,
    BetapetView,
    determinized_state,
    phase_name,
    seat_view,
)

_graph_cache: dict[str, WordGraph] = {}
"""Word graphs by hash: what a hash names never changes, so every game object may share them."""


class Betapet(Game[State, AnyAction, BetapetView, Options]):
    """The crossword game for two to four players."""

    spec = GameSpec(
        id="betapet",
        name="Betapet",
        version=2,
        min_seats=2,
        max_seats=4,
        hidden=True,
        small=False,
        longest=6000,
        minutes=40,
        weight=2,
    )

    def lexicon(self, options: Options) -> WordGraph:
        """Return the word graph that a match plays with; raises Illegal where its list is not at hand."""
        found = _graph_cache.get(options.lexicon)
        if found is None:
            try:
                found = _graph_cache[options.lexicon] = WordGraph(self.assets(options.lexicon))
            except LookupError:
                raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon) from None
        return found

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the first state: racks drawn, a random seat to begin."""
        tile_set = TILE_SETS[options.tiles]
        language = self.lexicon(options).language
        if language != tile_set.language:
            raise Illegal("betapet.other-language", lexicon=language, tiles=tile_set.language)
        if seats not in self.seat_counts(options):
            raise Illegal("betapet.seats", seats=seats)
        marks, rng = board_premiums(options.board, rng)
        mover, rng = rng.below(seats)
        bag, racks = tile_set.bag, []
        for _ in range(seats):
            rack, bag, rng = draw_tiles(bag, RACK_SIZE, rng)
            racks.append(rack)
        state = State(
            options=options,
            premiums=marks,
            board=(EMPTY,) * SQUARES,
            racks=tuple(racks),
            bag=bag,
            scores=(0,) * seats,
            mover=mover,
            rng=rng,
        )
        return Transition(state)

    def turn(self, state: State) -> Turn:
        """Return the mover, or everybody who has not yet answered a play."""
        now = phase_name(state)
        if state.doubt is not None:
            return Turn(
                frozenset(
                    Seat(seat) for seat, answer in enumerate(state.doubt.answers) if answer is None
                ),
                now,
            )
        return Turn(frozenset() if now == "over" else frozenset({Seat(state.mover)}), now)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield the pass, every exchange and every play.

        Where words may be challenged, wrong ones come last, and with jokers there are billions: read no more than wanted.
        """
        awaited = self.turn(state)
        if seat not in awaited.seats:
            return
        if awaited.phase == "challenge":
            yield from (Accept(), Challenge())
            return
        yield Pass()
        rack = state.racks[seat]
        if len(state.bag) >= MIN_BAG_FOR_EXCHANGE:
            yield from map(Exchange, _rack_subsets(rack))
        right = legal_plays(state.board, rack, self.lexicon(state.options))
        if state.options.words == "void":
            yield from map(Play, right)
            return
        listed = set()
        for tiles in right:
            listed.add(tiles)
            yield Play(tiles)
        yield from (
            Play(tiles)
            for tiles in legal_plays(state.board, rack, EveryWord(state.tile_set.letters))
            if tiles not in listed
        )

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the next state; raises Illegal `betapet.…` with nothing changed."""
        awaited = self.turn(state)
        if seat not in awaited.seats:
            raise Illegal("betapet.not-your-turn")
        answers = isinstance(action, Accept | Challenge)
        if answers != (awaited.phase == "challenge"):
            raise Illegal("betapet.no-play-to-answer" if answers else "betapet.answer-first")
        return build_transition(state, self._apply_action(state, seat, action), seat, action)

    def _apply_action(self, state: State, seat: Seat, action: AnyAction) -> State:
        match action:
            case Play():
                return apply_play(state, action.tiles, self.lexicon(state.options))
            case Exchange():
                return apply_exchange(state, action.letters)
            case Pass():
                return apply_pass(state)
            case _:
                return apply_answer(
                    state, seat, isinstance(action, Challenge), self.lexicon(state.options)
                )

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return what happened: the record is open to all; what was given back and drawn in an exchange, only to that seat."""
        return [log_entry(happening, seat) for happening in events]

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return the board, the record and one's own rack; of the others only what a table shows."""
        return seat_view(state, seat)

    def determinize(self, view: BetapetView, rng: Rng) -> State:
        """Return a state with the unseen tiles dealt at random."""
        return determinized_state(view, rng)

    def previews(
        self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BetapetPreview]:
        """Return each draft's words and points; words are judged only where the table has live words and no challenges."""
        return [self._action_preview(view, action) for action in actions]

    def _action_preview(self, view: BetapetView, action: AnyAction) -> BetapetPreview:
        if not isinstance(action, Play):
            return BetapetPreview()
        tile_set = TILE_SETS[view.options.tiles]
        try:
            require_rack_tiles(view.rack, action.tiles, tile_set)
            runs = formed_runs(view.board, action.tiles)
        except Illegal as reason:
            return BetapetPreview(problem=reason.code, details=reason.details)
        found = scored_words(view.board, action.tiles, runs, view.premiums, tile_set)
        bingo = is_bingo(action.tiles)
        score = play_points(found, bingo)
        if view.options.words == "void" and view.options.live_words:
            board, lexicon = board_with(view.board, action.tiles), self.lexicon(view.options)
            refusal = word_refusal(found, board, lexicon)
            if refusal is not None:
                wrong = tuple(unknown_words(found, board, lexicon))
                return BetapetPreview(
                    points=score,
                    problem=refusal.code,
                    details=refusal.details,
                    words=found,
                    wrong=wrong,
                    bingo=bingo,
                )
        return BetapetPreview(points=score, words=found, bingo=bingo)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the scores and the ranks they make; those who left come after those who stayed."""
        scores = tuple(
            score - cost
            for score, cost in zip(state.scores, penalties or (0,) * len(state.scores), strict=True)
        )
        worth = [(seat not in state.gone, score) for seat, score in enumerate(scores)]
        return Ranking(
            tuple(1 + sum(other > own for other in worth) for own in worth), scores, state.over
        )

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the points by what made them, as the record tells."""
        return score_breakdown(state)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Return the state without this seat: its tiles stay out of play and the others go on."""
        return build_transition(state, remove_seat(state, seat, why, self.lexicon(state.options)))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the state after the clock ended the match: everybody loses the rack left and nobody gains."""
        return build_transition(state, state if state.over else finish_match(state, "time", None))


def _rack_subsets(rack: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    """Return every selection of tiles from a rack, each once, sorted, the empty one left out."""
    choices = product(*(range(rack.count(letter) + 1) for letter in sorted(set(rack))))
    letters = sorted(set(rack))
    found = (
        tuple(letter for letter, count in zip(letters, counts, strict=True) for _ in range(count))
        for counts in choices
    )
    return (part for part in found if part)
