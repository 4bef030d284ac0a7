"""What a turn does: a play, an exchange, a pass, the answers to a challenge, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from parlour.core.game import Illegal, Leaving, replace
from parlour.games.betapet.rules.ending import finished
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import RACK, Placed, formed, laid, lifted, require_owned
from parlour.games.betapet.rules.scoring import Word, is_bingo, points, words
from parlour.games.betapet.rules.state import ROUNDS, Doubt, Entry, State, drawn, present, without
from parlour.games.betapet.rules.tiles import natural, on_rack, split

T = TypeVar("T")

FEWEST_FOR_EXCHANGE = 7
CHALLENGE_POINTS = 5


def played(state: State, tiles: Sequence[Placed], lexicon: WordGraph) -> State:
    """Return the state after the mover laid these tiles; raises Illegal."""
    require_owned(state.racks[state.mover], tiles, state.tile_set)
    found = words(state.board, tiles, formed(state.board, tiles), state.premiums, state.tile_set)
    if state.options.words == "void":
        refusal = word_refusal(found, laid(state.board, tiles), lexicon)
        if refusal is not None:
            raise refusal
    mover = state.mover
    bingo = is_bingo(tiles)
    score = points(found, bingo)
    rack = without(state.racks[mover], tuple(on_rack(tile.letter) for tile in tiles))
    state = replace(state, board=laid(state.board, tiles), racks=_put(state.racks, mover, rack))
    state = recorded(state, Entry(seat=mover, kind="play", points=score, tiles=tuple(tiles), words=found, bingo=bingo))
    others = [seat for seat in present(state) if seat != mover]
    if state.options.words == "void" or not others:
        return _settled(state)
    answers = tuple(None if seat in others else False for seat in range(len(state.racks)))
    return replace(state, doubt=Doubt(mover, answers))


def unknown(found: Sequence[Word], board: Sequence[str], lexicon: WordGraph) -> list[str]:
    """Return the words that the list lacks, in capitals."""
    return [word.text.upper() for word in found if tuple(natural(board[square]) for square in word.squares) not in lexicon]


def word_refusal(found: Sequence[Word], board: Sequence[str], lexicon: WordGraph) -> Illegal | None:
    """Return why the list refuses a play, or None if it has every word.

    A word of the list that was laid with single letters instead of their shared tile (C and H instead of the tile CH) is refused with
    the name of that tile: to say that the word is not in the list would be untrue.
    """
    wrong = unknown(found, board, lexicon)
    if not wrong:
        return None
    for text in wrong:
        tiles = split(text, lexicon.language)
        shared = [tile for tile in tiles if len(tile) > 1]
        if shared and tiles in lexicon:
            return Illegal("betapet.shared-tile", words=", ".join(wrong), count=len(wrong), word=text, tile=shared[0])
    return Illegal("betapet.not-a-word", words=", ".join(wrong), count=len(wrong))


def exchanged(state: State, letters: tuple[str, ...]) -> State:
    """Return the state after the mover gave these tiles back; raises Illegal. The new ones are drawn first."""
    rack = state.racks[state.mover]
    if not letters or letters != tuple(sorted(letters)):
        raise Illegal("betapet.not-in-order")
    missing = Counter(letters) - Counter(rack)
    if missing:
        raise Illegal("betapet.not-on-rack", letters=" ".join(sorted(missing.elements())))
    if len(state.bag) < FEWEST_FOR_EXCHANGE:
        raise Illegal("betapet.bag-too-small", bag=len(state.bag), needed=FEWEST_FOR_EXCHANGE)
    hand, bag, rng = drawn(state.bag, len(letters), state.rng)
    rack = tuple(sorted((*without(rack, letters), *hand)))
    state = replace(state, racks=_put(state.racks, state.mover, rack), bag=tuple(sorted((*bag, *letters))), rng=rng)
    return _failed(state, Entry(seat=state.mover, kind="exchange", count=len(letters)))


def passed(state: State) -> State:
    """Return the state after the mover passed."""
    return _failed(state, Entry(seat=state.mover, kind="pass"))


def answered(state: State, seat: int, challenges: bool, lexicon: WordGraph) -> State:
    """Return the state after a seat answered the last play; the last answer settles it."""
    assert state.doubt is not None
    answers = _put(state.doubt.answers, seat, challenges)
    state = replace(state, doubt=replace(state.doubt, answers=answers))
    return state if None in answers else _judged(state, lexicon)


def _judged(state: State, lexicon: WordGraph) -> State:
    assert state.doubt is not None
    challengers = [seat for seat, challenges in enumerate(state.doubt.answers) if challenges]
    play = state.entries[-1]
    state = replace(state, doubt=None)
    if not challengers:
        return _settled(state)
    if unknown(play.words, state.board, lexicon):
        return _withdrawn(state, play)
    match state.options.words:
        case "double":
            skips = state.skips or (0,) * len(state.racks)
            state = replace(state, skips=tuple(count + (seat in challengers) for seat, count in enumerate(skips)))
        case "five":
            state = recorded(state, Entry(seat=play.seat, kind="challenge", points=CHALLENGE_POINTS * len(challengers)))
    return _settled(state)


def _withdrawn(state: State, play: Entry) -> State:
    rack = tuple(sorted((*state.racks[play.seat], *(on_rack(tile.letter) for tile in play.tiles))))
    state = replace(state, board=lifted(state.board, play.tiles), racks=_put(state.racks, play.seat, rack))
    return _failed(state, Entry(seat=play.seat, kind="withdrawn", points=-play.points, tiles=play.tiles, words=play.words))


def _settled(state: State) -> State:
    """Return the state after a play stands: the mover refills, and the game ends or goes on."""
    mover = state.mover
    if mover not in state.gone:
        hand, bag, rng = drawn(state.bag, RACK - len(state.racks[mover]), state.rng)
        rack = tuple(sorted((*state.racks[mover], *hand)))
        state = replace(state, racks=_put(state.racks, mover, rack), bag=bag, rng=rng)
        if not rack:
            return finished(state, "out", mover)
    return _next(replace(state, fails=0))


def _failed(state: State, entry: Entry) -> State:
    """Return the state after a turn without a play."""
    state = recorded(state, entry)
    state = replace(state, fails=state.fails + 1)
    if state.fails >= ROUNDS * len(present(state)):
        return finished(state, "passes", None)
    return _next(state)


def _next(state: State) -> State:
    """Return the state with the next seat that plays as mover; lost turns are passed over."""
    seats = len(state.racks)
    while True:
        state = replace(state, mover=(state.mover + 1) % seats)
        if state.mover in state.gone:
            continue
        if not state.skips or not state.skips[state.mover]:
            return state
        skips = _put(state.skips, state.mover, state.skips[state.mover] - 1)
        state = recorded(replace(state, skips=skips if any(skips) else ()), Entry(seat=state.mover, kind="skipped"))


def left(state: State, seat: int, why: Leaving, lexicon: WordGraph) -> State:
    """Return the state after a seat fell out: its tiles stay out of play, the others go on."""
    if state.over or seat in state.gone:
        return state
    state = recorded(replace(state, gone=tuple(sorted((*state.gone, seat)))), Entry(seat=seat, kind="left"))
    remaining = present(state)
    if len(remaining) < 2:
        return replace(state, over=why, doubt=None)
    if state.doubt is not None:
        return answered(state, seat, False, lexicon) if state.doubt.answers[seat] is None else state
    if state.fails >= ROUNDS * len(remaining):
        return finished(state, "passes", None)
    return _next(state) if state.mover == seat else state


def recorded(state: State, entry: Entry) -> State:
    """Return the state with an entry more, its points counted."""
    scores = _put(state.scores, entry.seat, state.scores[entry.seat] + entry.points)
    return replace(state, scores=scores, entries=(*state.entries, replace(entry, total=scores[entry.seat])))


def _put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
