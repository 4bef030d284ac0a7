"""The opponents play legal games to the end, each in its manner, and see nothing that their seat may not."""

from __future__ import annotations

from itertools import islice, pairwise
from math import inf
from random import Random
from typing import TYPE_CHECKING, Literal

import pytest

from parlour.core.game import Seat, replace
from parlour.games.betapet.bots import LEVELS, VOCABULARIES, VOCABULARIES_BY_SEATS, PlayerBySeats
from parlour.games.betapet.players.endgame import EndgamePlayer
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
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.rules.view import BetapetView
from parlour.games.betapet.tests.positions import BETAPET, given, graph, opened, options

if TYPE_CHECKING:
    from parlour.games.betapet.kernel.generator import CompiledGenerator

pytestmark = pytest.mark.uncounted

SECONDS = 0.5

BUILD = {level.id: level.build for level in LEVELS}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let opponents find plays the plain way, as without Numba; tests of machine code say so."""
    if "compiled" not in request.fixturenames:
        monkeypatch.setattr(generators, "find_spec", lambda name: None)
        monkeypatch.setattr(generators, "_ready_generators", {})


@pytest.fixture
def compiled() -> None:
    """Have the machine code ready."""
    pytest.importorskip("numba")
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)


def finished(levels: tuple[str, ...], chosen: Options, seed: bytes) -> State:
    """Return the last state of a match between these levels."""
    players = [BUILD[level](BETAPET) for level in levels]
    state, luck = opened(chosen, len(levels), seed), Random(seed)
    while seats := BETAPET.turn(state).seats:
        seat = min(seats)
        state = BETAPET.apply(
            state, seat, players[seat].choose(BETAPET.view(state, seat), seat, luck, SECONDS)
        ).state
    return state


def test_a_match_with_challenges_and_three_levels_comes_to_its_end() -> None:
    assert finished(
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
        assert finished(levels, options(language), b"all").over in ("out", "passes")


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_nils_and_mona_lay_common_words_only_and_his_are_short(language: str) -> None:
    words, listed = common_words(language), graph(language)
    for level, longest in (("beginner", 5), ("casual", 15)):
        state, luck, player = (
            opened(options(language), seed=b"common"),
            Random(1),
            BUILD[level](BETAPET),
        )
        assert isinstance(player, VocabularyPlayer)
        for _ in range(6):
            seat = Seat(state.mover)
            action = player.choose(BETAPET.view(state, seat), seat, luck, SECONDS)
            state = BETAPET.apply(state, seat, action).state
            for word in state.entries[-1].words if isinstance(action, Play) else ():
                letters = tuple(word.text.upper())
                assert len(letters) <= longest and letters in words and letters in listed
        assert sum(entry.kind == "play" for entry in state.entries) >= 3


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv"])
def test_a_child_knows_a_few_thousand_words_of_its_language(language: str) -> None:
    listed = graph(language)
    words = [word for word in common_words(language) if word in listed]
    assert 15_000 < len(words) < 40_000 and 2_500 < sum(len(word) <= 5 for word in words) < 6_000


@pytest.mark.parametrize("uncommon", [0.0, 1.0])
def test_whoever_knows_and_sees_every_word_takes_the_most_points(uncommon: float) -> None:
    state = opened(seed=b"keen")
    seat = Seat(state.mover)
    view = BETAPET.view(state, seat)
    action = VocabularyPlayer(BETAPET, Vocabulary(15, uncommon, 1.0, False)).choose(
        view, seat, Random(1), SECONDS
    )
    assert isinstance(action, Play)
    listed = [
        play.points
        for play in PlainGenerator(graph("en"), state.tile_set).all_plays(
            state.board, state.premiums, state.racks[seat]
        )
    ]
    known = [
        play.points
        for play in PlainGenerator(common_words("en"), state.tile_set).all_plays(
            state.board, state.premiums, state.racks[seat]
        )
    ]
    assert BETAPET.apply(state, seat, action).state.scores[seat] == max(
        listed if uncommon else known
    )
    assert (
        BetapetGreedyPlayer(BETAPET).choose(view, seat, Random(1), SECONDS) == action
        or not uncommon
    )


def test_what_does_not_come_to_mind_is_not_laid_unless_nothing_else_is_known() -> None:
    state = given(opened(seed=b"mind"), racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2, mover=0)
    view, longest = BETAPET.view(state, Seat(0)), 2
    for sight, longer in ((1.0, True), (0.0, False)):
        action = VocabularyPlayer(BETAPET, Vocabulary(15, 0.0, sight, False)).choose(
            view, Seat(0), Random(1), SECONDS
        )
        assert isinstance(action, Play) and (len(action.tiles) > longest) == longer
    hopeless = BETAPET.view(given(state, racks=(("C", "C", "C", "Q", "V", "V", "W"),) * 2), Seat(0))
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


def test_each_knows_what_the_ones_below_know() -> None:
    words = list(islice(graph("en"), 0, None, 40))
    shares = [
        sum(word_chance(word, b"") < knows.uncommon for word in words) / len(words)
        for knows in VOCABULARIES.values()
    ]
    assert all(
        share == pytest.approx(knows.uncommon, abs=0.02)
        for share, knows in zip(shares, VOCABULARIES.values(), strict=True)
    )
    knowing = list(VOCABULARIES.values())
    for below, level in pairwise(knowing):
        assert (below.letters, below.uncommon, below.leaves) <= (
            level.letters,
            level.uncommon,
            level.leaves,
        )
        assert below.uncommon < level.uncommon or below.sight < level.sight
    assert [level.id for level in LEVELS[: len(knowing)]] == list(VOCABULARIES)


def test_a_hopeless_rack_is_exchanged_and_the_best_of_it_kept() -> None:
    state = opened(seed=b"keeper")
    rack = ("I", "I", "U", "U", "U", "V", "V")
    state = given(state, racks=(rack, rack), mover=0)
    keeper = BUILD["expert"](BETAPET)
    action = keeper.choose(BETAPET.view(state, Seat(0)), Seat(0), Random(1), SECONDS)
    assert isinstance(action, Exchange) and len(action.letters) >= 4


def test_whoever_knows_the_list_challenges_wrong_words_only() -> None:
    state = opened(Options(words="single"), seed=b"doubt")
    state = given(state, racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2, mover=0)
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
    ("seed", "mine", "theirs"), [(b"end", 2, 1), (b"end", 1, 2), (b"close", 2, 1)]
)
def test_an_endgame_of_two_is_counted_out(
    compiled: None, seed: bytes, mine: int, theirs: int
) -> None:
    from parlour.games.betapet.kernel.endgame import solve_endgame

    state = emptied(seed)
    mover = state.mover
    first, second = state.racks[mover][:mine], state.racks[1 - mover][:theirs]
    state = given(
        state, racks=(first, second) if mover == 0 else (second, first), scores=(0, 0), fails=0
    )
    for passes in (0, 1):
        outcome = solve_endgame(
            machine(state), state.board, state.premiums, first, second, passes > 0
        )
        assert outcome.solved and outcome.margin == _margin(state, passes)


def test_an_endgame_with_two_jokers_has_a_play_when_its_nodes_are_used_up(compiled: None) -> None:
    from parlour.games.betapet.kernel.endgame import solve_endgame

    state = emptied(b"end")
    rack = (JOKER, JOKER, "A", "E", "R", "S", "T")
    outcome = solve_endgame(machine(state), state.board, state.premiums, rack, rack, False, nodes=1)
    assert outcome.play is not None and not outcome.solved
    racks = (rack, rack)
    after = BETAPET.apply(
        given(state, racks=racks), Seat(state.mover), Play(outcome.play.tiles)
    ).state
    assert after.scores[state.mover] - state.scores[state.mover] >= outcome.play.points > 50
    assert isinstance(BUILD["master-plus"](BETAPET), EndgamePlayer)


def test_the_strongest_ranks_the_ends_of_a_game_by_what_is_won(compiled: None) -> None:
    state = emptied(b"end")
    mover = state.mover
    racks = [state.racks[seat][: 2 if seat == mover else 1] for seat in (0, 1)]
    state = given(state, racks=tuple(racks), scores=(0, 0), fails=0)
    player = BUILD["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    view = BETAPET.view(state, Seat(mover))
    ranking = player.rank(view, Seat(mover), Random(1), inf)
    assert (
        len(ranking) > 2
        and ranking[0].value == _margin(state, 0)
        and ranking[0].action == player.choose(view, Seat(mover), Random(1), inf)
    )
    for candidate in ranking[1:]:
        after = BETAPET.apply(state, Seat(mover), candidate.action).state
        gained = after.scores[mover] - after.scores[1 - mover]
        assert candidate.value == gained - (
            0 if after.over else _margin(after, int(isinstance(candidate.action, Pass)))
        )
    passed = given(state, fails=1)
    ranking = player.rank(BETAPET.view(passed, Seat(mover)), Seat(mover), Random(1), inf)
    assert ranking[0].value == _margin(passed, 1)


def test_whatever_is_weighed_is_worth_what_the_ranking_says(
    compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both are counted out to the end, however busy the machine is.
    monkeypatch.setattr("parlour.games.betapet.players.endgame.ENDGAME_SECONDS", inf)
    player = LEVELS[-1].build(BETAPET)
    assert isinstance(player, EndgamePlayer)
    for state in (
        opened(seed=b"weigh"),
        given(opened(seed=b"rank"), racks=(("I", "I", "U", "U", "U", "V", "V"),) * 2, mover=0),
        emptied(b"end"),
    ):
        seat = Seat(state.mover)
        view = BETAPET.view(state, seat)
        for candidate in player.rank(view, seat, Random(1), inf):
            assert player.evaluate(view, seat, candidate.action, Random(1), inf) == pytest.approx(
                candidate.value
            )
        assert (
            player.evaluate(view, seat, Pass(), Random(1), inf)
            <= player.rank(view, seat, Random(1), inf)[0].value
        )


def test_the_strongest_ranks_by_equity_and_shows_exchanges(compiled: None) -> None:
    state = given(opened(seed=b"rank"), racks=(("I", "I", "U", "U", "U", "V", "V"),) * 2, mover=0)
    player = BUILD["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    view = BETAPET.view(state, Seat(0))
    ranking = player.rank(view, Seat(0), Random(1), SECONDS)
    assert isinstance(ranking[0].action, Exchange) and ranking[0].action == player.choose(
        view, Seat(0), Random(1), SECONDS
    )
    plain = PlainGenerator(graph("en"), state.tile_set).best_plays(
        view.board, view.premiums, view.rack, player.leave_value(view), 12
    )
    plays = [each for each in ranking if isinstance(each.action, Play)]
    assert [each.value for each in plays] == [
        play.points + player.leave_value(view)(play.leave) / 1000 for play in plain
    ]


@pytest.mark.parametrize(("words", "cost"), [("single", 0), ("double", 30), ("five", 5)])
def test_the_strongest_says_what_a_challenge_makes_or_costs(
    words: Literal["single", "double", "five"], cost: int
) -> None:
    state = given(
        opened(Options(words=words), seed=b"doubt"),
        racks=(("A", "A", "C", "E", "Q", "T", "T"),) * 2,
        mover=0,
    )
    player = BUILD["master-plus"](BETAPET)
    assert isinstance(player, EndgamePlayer)
    for letters in ("CAT", "QATE"):
        after = BETAPET.apply(
            state,
            Seat(0),
            Play(
                tuple(
                    PlacedLetter(START_SQUARE + place, letter)
                    for place, letter in enumerate(letters)
                )
            ),
        ).state
        view = BETAPET.view(after, Seat(1))
        first, second = player.rank(view, Seat(1), Random(1), SECONDS)
        assert first.action == player.choose(view, Seat(1), Random(1), SECONDS)
        assert (first.value, second.value) == (
            (0, -cost) if letters == "CAT" else (after.entries[-1].points, 0)
        )


def emptied(seed: bytes) -> State:
    """Return the first state of a match between two of the greedy whose bag is empty."""
    state, greedy = opened(seed=seed), BetapetGreedyPlayer(BETAPET)
    while state.bag:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, greedy.choose(BETAPET.view(state, seat), seat, Random(1), SECONDS)
        ).state
    return state


def machine(state: State) -> CompiledGenerator:
    """Return what finds plays for a match in machine code."""
    from parlour.games.betapet.kernel.generator import CompiledGenerator

    found = fastest_generator(graph("en"), state.tile_set)
    assert isinstance(found, CompiledGenerator)
    return found


def _margin(state: State, passes: int) -> int:
    """Return by how much the mover wins from here, by trying everything with the rules; two passes in a row end it."""
    mover = state.mover
    if passes == 2:
        values = [sum(state.tile_set.values[letter] for letter in rack) for rack in state.racks]
        return values[1 - mover] - values[mover]
    best = -(10**6)
    for action in BETAPET.legal_actions(state, Seat(mover)):
        after = BETAPET.apply(state, Seat(mover), action).state
        gained = (
            after.scores[mover]
            - state.scores[mover]
            - (after.scores[1 - mover] - state.scores[1 - mover])
        )
        rest = (
            0
            if after.over == "out"
            else -_margin(after, passes + 1 if not isinstance(action, Play) else 0)
        )
        best = max(best, gained + rest)
    return best


@pytest.mark.parametrize(
    ("seats", "level"),
    [(seats, level) for seats, known in VOCABULARIES_BY_SEATS.items() for level in known],
)
def test_with_more_at_the_table_those_below_the_strongest_know_less(seats: int, level: str) -> None:
    player, known = BUILD[level](BETAPET), VOCABULARIES_BY_SEATS[seats][level]
    assert isinstance(player, PlayerBySeats)
    crowded = player.by_seats[seats]
    assert isinstance(crowded, VocabularyPlayer) and crowded.vocabulary == known
    if isinstance(player.default, VocabularyPlayer):
        assert (
            known.uncommon < player.default.vocabulary.uncommon
            and known.sight < player.default.vocabulary.sight
        )


@pytest.mark.parametrize(("seats", "taken"), [(2, Pass()), (3, Pass()), (4, Accept())])
def test_the_table_decides_which_of_two_plays(seats: int, taken: AnyAction) -> None:
    class Set:
        def __init__(self, action: AnyAction) -> None:
            self.action = action

        def choose(self, view: BetapetView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
            return self.action

    view = BETAPET.view(opened(seats=seats, seed=b"crowd"), Seat(0))
    assert (
        PlayerBySeats(Set(Pass()), {4: Set(Accept())}).choose(view, Seat(0), Random(1), SECONDS)
        == taken
    )
