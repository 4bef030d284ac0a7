"""State changes by plays, exchanges, passes, answers, and seats that leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from parlour.core.game import Illegal, LeaveReason, replace
from parlour.games.betapet.rules.ending import finish_match
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import (
    RACK_SIZE,
    PlacedLetter,
    board_with,
    board_without,
    formed_runs,
    require_rack_tiles,
)
from parlour.games.betapet.rules.scoring import ScoredWord, is_bingo, play_points, scored_words
from parlour.games.betapet.rules.state import (
    MAX_SCORELESS_ROUNDS,
    OpenChallenge,
    RecordEntry,
    State,
    active_seats,
    draw_tiles,
    rack_without,
)
from parlour.games.betapet.rules.tiles import natural_letter, rack_tile, split_tiles

T = TypeVar("T")

MIN_BAG_FOR_EXCHANGE = 7
"""The minimum number of tiles in the bag for an exchange."""
CHALLENGE_POINTS = 5
"""The points for a player whose valid play was challenged (Options.words `five`)."""


def apply_play(state: State, tiles: Sequence[PlacedLetter], lexicon: WordGraph) -> State:
    """Return the state after the mover lays tiles; raises Illegal."""
    require_rack_tiles(state.racks[state.mover], tiles, state.tile_set)
    words = scored_words(
        state.board, tiles, formed_runs(state.board, tiles), state.premiums, state.tile_set
    )
    if state.options.words == "void":
        refusal = word_refusal(words, board_with(state.board, tiles), lexicon)
        if refusal is not None:
            raise refusal
    mover = state.mover
    bingo = is_bingo(tiles)
    score = play_points(words, bingo)
    rack = rack_without(state.racks[mover], tuple(rack_tile(tile.letter) for tile in tiles))
    state = replace(
        state, board=board_with(state.board, tiles), racks=_replaced_item(state.racks, mover, rack)
    )
    state = record_entry(
        state,
        RecordEntry(
            seat=mover, kind="play", points=score, tiles=tuple(tiles), words=words, bingo=bingo
        ),
    )
    others = [seat for seat in active_seats(state) if seat != mover]
    if state.options.words == "void" or not others:
        return _complete_play(state)
    answers = tuple(None if seat in others else False for seat in range(len(state.racks)))
    return replace(state, doubt=OpenChallenge(mover, answers))


def unknown_words(
    words: Sequence[ScoredWord], board: Sequence[str], lexicon: WordGraph
) -> list[str]:
    """Return, in capitals, the words that are not in the list."""
    return [
        word.text.upper()
        for word in words
        if tuple(natural_letter(board[square]) for square in word.squares) not in lexicon
    ]


def word_refusal(
    words: Sequence[ScoredWord], board: Sequence[str], lexicon: WordGraph
) -> Illegal | None:
    """Return the error for words that are not in the list, or None if there are none.

    A word may be in the list but laid with single letters instead of its digraph tile (C and H
    instead of CH). The error then names that tile.
    """
    unknown = unknown_words(words, board, lexicon)
    if not unknown:
        return None
    for text in unknown:
        tiles = split_tiles(text, lexicon.language)
        shared = [tile for tile in tiles if len(tile) > 1]
        if shared and tiles in lexicon:
            return Illegal(
                "betapet.shared-tile",
                words=", ".join(unknown),
                count=len(unknown),
                word=text,
                tile=shared[0],
            )
    return Illegal("betapet.not-a-word", words=", ".join(unknown), count=len(unknown))


def apply_exchange(state: State, letters: tuple[str, ...]) -> State:
    """Return the state after the mover exchanges tiles; raises Illegal.

    The new tiles are drawn before the old tiles are returned.
    """
    rack = state.racks[state.mover]
    if not letters or letters != tuple(sorted(letters)):
        raise Illegal("betapet.not-in-order")
    missing = Counter(letters) - Counter(rack)
    if missing:
        raise Illegal("betapet.not-on-rack", letters=" ".join(sorted(missing.elements())))
    if len(state.bag) < MIN_BAG_FOR_EXCHANGE:
        raise Illegal("betapet.bag-too-small", bag=len(state.bag), needed=MIN_BAG_FOR_EXCHANGE)
    hand, bag, rng = draw_tiles(state.bag, len(letters), state.rng)
    rack = tuple(sorted((*rack_without(rack, letters), *hand)))
    state = replace(
        state,
        racks=_replaced_item(state.racks, state.mover, rack),
        bag=tuple(sorted((*bag, *letters))),
        rng=rng,
    )
    return _record_scoreless_turn(
        state, RecordEntry(seat=state.mover, kind="exchange", count=len(letters))
    )


def apply_pass(state: State) -> State:
    """Return the state after the mover passes."""
    return _record_scoreless_turn(state, RecordEntry(seat=state.mover, kind="pass"))


def apply_answer(state: State, seat: int, challenges: bool, lexicon: WordGraph) -> State:
    """Return the state after a seat answers the last play; the last answer resolves it."""
    assert state.doubt is not None
    answers = _replaced_item(state.doubt.answers, seat, challenges)
    state = replace(state, doubt=replace(state.doubt, answers=answers))
    return state if None in answers else _resolve_challenge(state, lexicon)


def _resolve_challenge(state: State, lexicon: WordGraph) -> State:
    """Return the state after all seats have accepted or challenged the last play."""
    assert state.doubt is not None
    challengers = [seat for seat, challenges in enumerate(state.doubt.answers) if challenges]
    play = state.entries[-1]
    state = replace(state, doubt=None)
    if not challengers:
        return _complete_play(state)
    if unknown_words(play.words, state.board, lexicon):
        return _withdraw_play(state, play)
    match state.options.words:
        case "double":
            skips = state.skips or (0,) * len(state.racks)
            state = replace(
                state,
                skips=tuple(count + (seat in challengers) for seat, count in enumerate(skips)),
            )
        case "five":
            state = record_entry(
                state,
                RecordEntry(
                    seat=play.seat, kind="challenge", points=CHALLENGE_POINTS * len(challengers)
                ),
            )
    return _complete_play(state)


def _withdraw_play(state: State, play: RecordEntry) -> State:
    """Return the state after a successful challenge, with the tiles back on the rack."""
    rack = tuple(
        sorted((*state.racks[play.seat], *(rack_tile(tile.letter) for tile in play.tiles)))
    )
    state = replace(
        state,
        board=board_without(state.board, play.tiles),
        racks=_replaced_item(state.racks, play.seat, rack),
    )
    return _record_scoreless_turn(
        state,
        RecordEntry(
            seat=play.seat,
            kind="withdrawn",
            points=-play.points,
            tiles=play.tiles,
            words=play.words,
        ),
    )


def _complete_play(state: State) -> State:
    """Return the state after a play is accepted: the mover draws, and the match may end."""
    mover = state.mover
    if mover not in state.gone:
        hand, bag, rng = draw_tiles(state.bag, RACK_SIZE - len(state.racks[mover]), state.rng)
        rack = tuple(sorted((*state.racks[mover], *hand)))
        state = replace(state, racks=_replaced_item(state.racks, mover, rack), bag=bag, rng=rng)
        if not rack:
            return finish_match(state, "out", mover)
    return _next_mover(replace(state, fails=0))


def _record_scoreless_turn(state: State, entry: RecordEntry) -> State:
    """Record a turn without a play, and end the match after too many such turns in a row."""
    state = record_entry(state, entry)
    state = replace(state, fails=state.fails + 1)
    if state.fails >= MAX_SCORELESS_ROUNDS * len(active_seats(state)):
        return finish_match(state, "passes", None)
    return _next_mover(state)


def _next_mover(state: State) -> State:
    """Return the state with the next active seat to move; lost turns are recorded and skipped."""
    seats = len(state.racks)
    while True:
        state = replace(state, mover=(state.mover + 1) % seats)
        if state.mover in state.gone:
            continue
        if not state.skips or not state.skips[state.mover]:
            return state
        skips = _replaced_item(state.skips, state.mover, state.skips[state.mover] - 1)
        state = record_entry(
            replace(state, skips=skips if any(skips) else ()),
            RecordEntry(seat=state.mover, kind="skipped"),
        )


def remove_seat(state: State, seat: int, why: LeaveReason, lexicon: WordGraph) -> State:
    """Return the state after a seat leaves; its tiles stay out of play and the others continue."""
    if state.over or seat in state.gone:
        return state
    state = record_entry(
        replace(state, gone=tuple(sorted((*state.gone, seat)))), RecordEntry(seat=seat, kind="left")
    )
    remaining = active_seats(state)
    if len(remaining) < 2:
        return replace(state, over=why, doubt=None)
    if state.doubt is not None:
        return (
            apply_answer(state, seat, False, lexicon)
            if state.doubt.answers[seat] is None
            else state
        )
    if state.fails >= MAX_SCORELESS_ROUNDS * len(remaining):
        return finish_match(state, "passes", None)
    return _next_mover(state) if state.mover == seat else state


def record_entry(state: State, entry: RecordEntry) -> State:
    """Append an entry to the record and add its points to the score of its seat."""
    scores = _replaced_item(state.scores, entry.seat, state.scores[entry.seat] + entry.points)
    return replace(
        state, scores=scores, entries=(*state.entries, replace(entry, total=scores[entry.seat]))
    )


def _replaced_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:place], item, *items[place + 1 :])
