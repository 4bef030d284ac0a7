"""Betapet as an implementation of the `Game` interface (core/game.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from parlour.games.betapet.rules.events import build_transition, log_entry
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import EveryWord, WordGraph
from parlour.games.betapet.rules.placement import (
    RACK_SIZE,
    board_with,
    formed_runs,
    require_rack_tiles,
)
from parlour.games.betapet.rules.scoring import is_bingo, play_points, scored_words
from parlour.games.betapet.rules.sources import score_breakdown
from parlour.games.betapet.rules.state import Options, Rack, State, draw_tiles
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
from parlour.games.betapet.rules.valid_plays import valid_plays
from parlour.games.betapet.rules.view import (
    BetapetPreview,
    BetapetView,
    determinized_state,
    phase_name,
    seat_view,
)

_graph_cache: dict[str, WordGraph] = {}
"""Word graphs by hash, shared by all game objects, since a hash always means the same words."""


class Betapet(Game[State, AnyAction, BetapetView, Options]):
    """The rules of Betapet, a crossword game for two to four players."""

    spec = GameSpec(
        id="betapet",
        name="Betapet",
        version=2,
        min_seats=2,
        max_seats=4,
        has_hidden_information=True,
        lists_actions=False,
        max_decisions=6000,
        minutes=40,
        weight=2,
        has_player_colours=True,
    )

    def lexicon(self, options: Options) -> WordGraph:
        """Return the word graph of a match; raises Illegal if its list is not available."""
        graph = _graph_cache.get(options.lexicon)
        if graph is None:
            try:
                graph = _graph_cache[options.lexicon] = WordGraph(self.assets(options.lexicon))
            except LookupError:
                raise Illegal("betapet.unknown-lexicon", lexicon=options.lexicon) from None
        return graph

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Draw the racks and a random first mover, and return the first state; raises Illegal."""
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
        """Return the seat to move, or every seat that has not answered a play yet."""
        phase = phase_name(state)
        if state.doubt is not None:
            return Turn(
                frozenset(
                    Seat(seat) for seat, answer in enumerate(state.doubt.answers) if answer is None
                ),
                phase,
            )
        return Turn(frozenset() if phase == "over" else frozenset({Seat(state.mover)}), phase)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield a pass, every exchange and every play, or both answers during a challenge.

        If words may be challenged, plays with invalid words are yielded last. A rack with jokers
        has billions of such plays, so read only as many actions as necessary.
        """
        turn = self.turn(state)
        if seat not in turn.seats:
            return
        if turn.phase == "challenge":
            yield from (Accept(), Challenge())
            return
        yield Pass()
        rack = state.racks[seat]
        if len(state.bag) >= MIN_BAG_FOR_EXCHANGE:
            yield from map(Exchange, _rack_subsets(rack))
        plays = valid_plays(state.board, rack, self.lexicon(state.options))
        if state.options.words == "void":
            yield from map(Play, plays)
            return
        yielded = set()
        for tiles in plays:
            yielded.add(tiles)
            yield Play(tiles)
        yield from (
            Play(tiles)
            for tiles in legal_plays(state.board, rack, EveryWord(state.tile_set.letters))
            if tiles not in yielded
        )

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Apply an action and return the next state; raises Illegal with a `betapet.…` code."""
        turn = self.turn(state)
        if seat not in turn.seats:
            raise Illegal("betapet.not-your-turn")
        is_answer = isinstance(action, Accept | Challenge)
        if is_answer != (turn.phase == "challenge"):
            raise Illegal("betapet.no-play-to-answer" if is_answer else "betapet.answer-first")
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
        """Return the log entries of events; only the seat itself sees the tiles it exchanged."""
        return [log_entry(event, seat) for event in events]

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return the view of a seat: the board, the record of turns and its own rack."""
        return seat_view(state, seat)

    def determinize(self, view: BetapetView, rng: Rng) -> State:
        """Return a state that is consistent with a view, with the unseen tiles dealt at random."""
        return determinized_state(view, rng)

    def previews(
        self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BetapetPreview]:
        """Return the words and points of each draft.

        Words are checked only if invalid words are refused and the option for live words is on.
        """
        return [self._action_preview(view, action) for action in actions]

    def _action_preview(self, view: BetapetView, action: AnyAction) -> BetapetPreview:
        if not isinstance(action, Play):
            return BetapetPreview()
        tile_set = TILE_SETS[view.options.tiles]
        try:
            require_rack_tiles(view.rack, action.tiles, tile_set)
            runs = formed_runs(view.board, action.tiles)
        except Illegal as error:
            return BetapetPreview(problem=error.code, details=error.details)
        words = scored_words(view.board, action.tiles, runs, view.premiums, tile_set)
        bingo = is_bingo(action.tiles)
        score = play_points(words, bingo)
        if view.options.words == "void" and view.options.live_words:
            board, lexicon = board_with(view.board, action.tiles), self.lexicon(view.options)
            refusal = word_refusal(words, board, lexicon)
            if refusal is not None:
                wrong = tuple(unknown_words(words, board, lexicon))
                return BetapetPreview(
                    points=score,
                    problem=refusal.code,
                    details=refusal.details,
                    words=words,
                    wrong=wrong,
                    bingo=bingo,
                )
        return BetapetPreview(points=score, words=words, bingo=bingo)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return scores and ranks; seats that left rank below seats that stayed."""
        scores = tuple(
            score - cost
            for score, cost in zip(state.scores, penalties or (0,) * len(state.scores), strict=True)
        )
        sort_keys = [(seat not in state.gone, score) for seat, score in enumerate(scores)]
        return Ranking(
            tuple(1 + sum(other > own for other in sort_keys) for own in sort_keys),
            scores,
            state.over,
        )

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the points of each seat by kind, counted from the record of turns."""
        return score_breakdown(state)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Remove a seat from the match; its tiles stay out of play and the other seats continue."""
        return build_transition(state, remove_seat(state, seat, why, self.lexicon(state.options)))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the final state of a match that the clock ended.

        Every seat loses the points of its rack, and no seat gains points.
        """
        return build_transition(state, state if state.over else finish_match(state, "time", None))


def _rack_subsets(rack: Rack) -> list[Rack]:
    """Return every distinct non-empty subset of a rack, sorted."""
    subsets: list[Rack] = [()]
    for letter in sorted(set(rack)):
        copies = [(letter,) * count for count in range(rack.count(letter) + 1)]
        subsets = [subset + some for subset in subsets for some in copies]
    return subsets[1:]
