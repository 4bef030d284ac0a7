"""Tests that the bots play complete legal games within their vocabularies."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from parlour.core.game import Seat, replace
from parlour.games.betapet.bots import LEVELS, VOCABULARIES, VOCABULARIES_BY_SEATS, PlayerBySeats
from parlour.games.betapet.players.equity import BetapetGreedyPlayer
from parlour.games.betapet.players.vocabulary import (
    Vocabulary,
    VocabularyPlayer,
    common_words,
    word_chance,
)
from parlour.games.betapet.plays import generator as generators
from parlour.games.betapet.plays.generator import PlainGenerator, fastest_generator
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge, Exchange, Pass, Play
from parlour.games.betapet.rules.board import START_SQUARE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.rules.view import BetapetView
from parlour.games.betapet.tests.positions import BETAPET, changed_state, graph, new_match, options

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.uncounted

SECONDS = 0.5

BUILDERS = {level.id: level.build for level in LEVELS}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Use the plain Python generator, as without Numba, unless a test requests `compiled`."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setattr(generators, "find_spec", lambda name: None)
        monkeypatch.setattr(generators, "_ready_generators", {})


@pytest.fixture
def compiled() -> None:
    """Wait until the compiled generator is ready."""
    pytest.importorskip("numba")
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)


def final_state(levels: tuple[str, ...], match_options: Options, seed: bytes) -> State:
    """Play a match between bots of the given levels and return the final state."""
    players = [BUILDERS[level](BETAPET) for level in levels]
    state, rng = new_match(match_options, len(levels), seed), Random(seed)
    while seats := BETAPET.turn(state).seats:
        seat = min(seats)
        state = BETAPET.apply(
            state, seat, players[seat].choose(BETAPET.view(state, seat), seat, rng, SECONDS)
        ).state
    return state


def test_match_with_challenges_and_three_levels_ends() -> None:
    assert final_state(
        ("beginner", "club", "expert"), Options(words="double", board="random"), b"bots"
    ).over in ("out", "passes")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_all_levels_play_every_language_to_the_end(language: str) -> None:
    for levels in (
        ("beginner", "casual"),
        ("club", "expert-plus", "master"),
        ("master-plus", "beginner-plus", "casual-plus", "club-plus"),
    ):
        assert final_state(levels, options(language), b"all").over in ("out", "passes")


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_weak_levels_lay_common_words_of_limited_length(language: str) -> None:
    words, word_list = common_words(language), graph(language)
    for level, max_length in (("beginner", 5), ("casual", 15)):
        state, rng, player = (
            new_match(options(language), seed=b"common"),
            Random(1),
            BUILDERS[level](BETAPET),
        )
        assert isinstance(player, VocabularyPlayer)
        for _ in range(6):
            seat = Seat(state.mover)
            action = player.choose(BETAPET.view(state, seat), seat, rng, SECONDS)
            state = BETAPET.apply(state, seat, action).state
            for word in state.entries[-1].words if isinstance(action, Play) else ():
                letters = tuple(word.text.upper())
                assert len(letters) <= max_length and letters in words and letters in word_list
        assert sum(entry.kind == "play" for entry in state.entries) >= 3


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_common_words_have_a_plausible_number(language: str) -> None:
    word_list = graph(language)
    words = [word for word in common_words(language) if word in word_list]
    assert 15_000 < len(words) < 40_000 and 2_500 < sum(len(word) <= 5 for word in words) < 6_000


@pytest.mark.parametrize("uncommon", [0.0, 1.0])
def test_full_vocabulary_takes_the_most_points(uncommon: float) -> None:
    state = new_match(seed=b"keen")
    seat = Seat(state.mover)
    view = BETAPET.view(state, seat)
    action = VocabularyPlayer(BETAPET, Vocabulary(15, uncommon, 1.0, False)).choose(
        view, seat, Random(1), SECONDS
    )
    assert isinstance(action, Play)
    all_points = [
        play.points
        for play in PlainGenerator(graph("en"), state.tile_set).all_plays(
            state.board, state.premiums, state.racks[seat]
        )
    ]
    common_points = [
        play.points
        for play in PlainGenerator(common_words("en"), state.tile_set).all_plays(
            state.board, state.premiums, state.racks[seat]
        )
    ]
    assert BETAPET.apply(state, seat, action).state.scores[seat] == max(
        all_points if uncommon else common_points
    )
    assert (
        BetapetGreedyPlayer(BETAPET).choose(view, seat, Random(1), SECONDS) == action
        or not uncommon
    )


def test_overlooked_words_are_a_last_resort() -> None:
    state = changed_state(
        new_match(seed=b"mind"), racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2, mover=0
    )
    view, longest = BETAPET.view(state, Seat(0)), 2
    for sight, longer in ((1.0, True), (0.0, False)):
        action = VocabularyPlayer(BETAPET, Vocabulary(15, 0.0, sight, False)).choose(
            view, Seat(0), Random(1), SECONDS
        )
        assert isinstance(action, Play) and (len(action.tiles) > longest) == longer
    hopeless = BETAPET.view(
        changed_state(state, racks=(("C", "C", "C", "Q", "V", "V", "W"),) * 2), Seat(0)
    )
    assert isinstance(
        VocabularyPlayer(BETAPET, Vocabulary(15, 0.0, 1.0, False)).choose(
            hopeless, Seat(0), Random(1), SECONDS
        ),
        Exchange,
    )
    assert isinstance(
        VocabularyPlayer(BETAPET, Vocabulary(15, 0.0, 1.0, False)).choose(
            replace(hopeless, bag=0), Seat(0), Random(1), SECONDS
        ),
        Pass,
    )


def test_vocabularies_grow_with_the_levels() -> None:
    words = list(islice(graph("en"), 0, None, 40))
    shares = [
        sum(word_chance(word, b"") < vocabulary.uncommon for word in words) / len(words)
        for vocabulary in VOCABULARIES.values()
    ]
    assert all(
        share == pytest.approx(vocabulary.uncommon, abs=0.02)
        for share, vocabulary in zip(shares, VOCABULARIES.values(), strict=True)
    )
    vocabularies = list(VOCABULARIES.values())
    for below, level in pairwise(vocabularies):
        assert (below.letters, below.uncommon, below.leaves) <= (
            level.letters,
            level.uncommon,
            level.leaves,
        )
        assert below.uncommon < level.uncommon or below.sight < level.sight
    assert [level.id for level in LEVELS[: len(vocabularies)]] == list(VOCABULARIES)


def test_bad_rack_is_exchanged() -> None:
    state = new_match(seed=b"keeper")
    rack = ("I", "I", "U", "U", "U", "V", "V")
    state = changed_state(state, racks=(rack, rack), mover=0)
    player = BUILDERS["expert"](BETAPET)
    action = player.choose(BETAPET.view(state, Seat(0)), Seat(0), Random(1), SECONDS)
    assert isinstance(action, Exchange) and len(action.letters) >= 4


def test_only_invalid_words_are_challenged() -> None:
    state = new_match(Options(words="single"), seed=b"doubt")
    state = changed_state(state, racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2, mover=0)
    greedy = BetapetGreedyPlayer(BETAPET)
    for letters, answer in ((("C", "A", "T"), Accept), (("Q", "A", "T", "E"), Challenge)):
        tiles = tuple(
            PlacedLetter(START_SQUARE + place, letter) for place, letter in enumerate(letters)
        )
        after = BETAPET.apply(state, Seat(0), Play(tiles)).state
        assert isinstance(
            greedy.choose(BETAPET.view(after, Seat(1)), Seat(1), Random(1), SECONDS), answer
        )


@pytest.mark.parametrize(
    ("seats", "level"),
    [(seats, level) for seats, vocabulary in VOCABULARIES_BY_SEATS.items() for level in vocabulary],
)
def test_vocabularies_by_seats(seats: int, level: str) -> None:
    player, vocabulary = BUILDERS[level](BETAPET), VOCABULARIES_BY_SEATS[seats][level]
    assert isinstance(player, PlayerBySeats)
    player_by_seats = player.by_seats[seats]
    assert (
        isinstance(player_by_seats, VocabularyPlayer) and player_by_seats.vocabulary == vocabulary
    )
    if isinstance(player.default, VocabularyPlayer):
        assert (
            vocabulary.uncommon < player.default.vocabulary.uncommon
            and vocabulary.sight < player.default.vocabulary.sight
        )


@pytest.mark.parametrize(("seats", "expected"), [(2, Pass()), (3, Pass()), (4, Accept())])
def test_player_by_seats(seats: int, expected: AnyAction) -> None:
    class Set:
        def __init__(self, action: AnyAction) -> None:
            self.action = action

        def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
            return self.action

    view = BETAPET.view(new_match(seats=seats, seed=b"crowd"), Seat(0))
    assert (
        PlayerBySeats(Set(Pass()), {4: Set(Accept())}).choose(view, Seat(0), Random(1), SECONDS)
        == expected
    )
