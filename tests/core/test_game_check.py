"""Tests of the check of a whole game: its stages, and the laws over many matches together."""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from parlour.core.game import AnyGame, Ranking, Seat, Transition, replace
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.laws import deals, fairness, memory
from parlour.laws.deals import check_deals
from parlour.laws.fairness import check_fairness
from parlour.laws.game_check import GameCheck, fresh_playouts
from parlour.laws.memory import check_memory, match_digests
from parlour.laws.playout import playouts
from parlour.laws.violation import LawViolation
from parlour.plugin.plugin import GamePlugin

from .toys import bids, hands, stones
from .toys.bids import Bids
from .toys.hands import Hands, swap_secret
from .toys.stones import Stones, Take

HANDS = GamePlugin(game=Hands, secrets=lambda _game: {"hands": swap_secret})


def finished_check(build: Callable[[], AnyGame], plugin: GamePlugin, **limits: Any) -> GameCheck:
    """Return a check after it has run."""
    check = GameCheck(build, plugin, **limits)
    for _ in check.run():
        pass
    return check


def test_a_check_counts_what_it_has_checked() -> None:
    check = finished_check(Hands, HANDS, seeds=1, every=3)
    assert check.is_complete and check.matches == 3
    assert {deals.LAW, fairness.LAW, memory.LAW} <= check.coverage.laws
    assert str(check.coverage) == f"{len(check.coverage.laws)} laws, 1 secret, 0 disguises"


def test_laws_that_do_not_apply_are_not_counted() -> None:
    class Uneven(Stones):
        """A game whose first seat has an advantage."""

        def has_even_seats(self, options: stones.Options) -> bool:
            return False

    check = GameCheck(Uneven, GamePlugin(game=Uneven), seeds=1)
    check.candidates = list(playouts(Uneven(), 1))
    check._check_fairness(0.0)
    check._check_deals(0.0)
    assert not check.coverage.laws & {deals.LAW, fairness.LAW}


def test_a_time_limit_leaves_at_least_one_match() -> None:
    check = finished_check(Hands, HANDS, seeds=2, every=5, seconds=0.0)
    assert check.matches == 1 and not check.is_complete
    assert not check.coverage.laws & {deals.LAW, fairness.LAW}


class Stacked(Hands):
    """A game that always deals the same hands."""

    def setup(self, options: hands.Options, seats: int, rng: Rng) -> Transition[hands.State]:
        state = super().setup(options, seats, Rng(bytes(32))).state
        return Transition(replace(state, rng=rng))


class Biased(Hands):
    """A game whose determinized states prefer low cards in the bag."""

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        worlds = [super(Biased, self).determinize(view, rng.fork(number)) for number in range(2)]
        return min(worlds, key=lambda world: world.bag)


@pytest.mark.parametrize("game", [Stacked(), Biased()], ids=["stacked", "biased"])
def test_an_unfair_deal_or_guess_is_detected(game: Hands) -> None:
    with pytest.raises(LawViolation, match=r"with the right probabilities: state\.\w+"):
        check_deals(game, fresh_playouts(list(playouts(game, 1)), "deal", 600))


def test_fair_deals_and_guesses_pass() -> None:
    game = Hands()
    assert check_deals(game, fresh_playouts(list(playouts(game, 1)), "deal", 600)) == 600


class Favouring(Bids):
    """A game that ranks the first seat as if it had one more point."""

    def ranking(self, state: bids.State, penalties: tuple[int, ...] = ()) -> Ranking:
        standing = super().ranking(state, penalties)
        scores = (state.scores[0] + 1, *state.scores[1:])
        return replace(standing, ranks=score_ranking(scores).ranks)


def test_a_favoured_seat_is_detected() -> None:
    two = [playout for playout in playouts(Favouring(), 1) if playout.seats == 2]
    with pytest.raises(LawViolation, match=r"seat 0 of 2 has the mean rank 1\.3"):
        check_fairness(Favouring(), fresh_playouts(two, "fair", 300))
    assert check_fairness(Bids(), fresh_playouts(two, "fair", 300)) == 300


class Remembering(Stones):
    """A game that lists actions in another order after the first match of an instance."""

    def __init__(self) -> None:
        super().__init__()
        self.matches = 0

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        self.matches += 1
        return super().setup(options, seats, rng)

    def legal_actions(self, state: stones.State, seat: Seat) -> list[Take]:
        actions = list(super().legal_actions(state, seat))
        return actions if self.matches == 1 else actions[::-1]


class Hashing(Stones):
    """A game that lists actions in the order of the hashes of their texts."""

    def legal_actions(self, state: stones.State, seat: Seat) -> list[Take]:
        actions = super().legal_actions(state, seat)
        return sorted(actions, key=lambda action: hash(f"{state.heap} {action.count}"))


@pytest.mark.parametrize(
    ("game", "place"), [(Remembering, "another instance"), (Hashing, "a second process")]
)
def test_a_memory_is_detected(game: type[Stones], place: str) -> None:
    matches = list(playouts(game(), 3))
    with pytest.raises(
        LawViolation,
        match=rf"legal actions of seat \d differs in {place} after [0-9]+ decisions of Playout",
    ):
        check_memory(game, game(), matches)


def test_rules_without_memory_pass() -> None:
    check_memory(Hands, Hands(), list(playouts(Hands(), 1)))


def test_a_second_process_answers_with_the_digests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    matches = list(playouts(Stones(), 1))
    for name, stream in (
        ("stdin", io.BytesIO(pickle.dumps((partial(Stones), matches)))),
        ("stdout", io.BytesIO()),
    ):
        monkeypatch.setattr(sys, name, io.TextIOWrapper(stream))
    memory.main()
    sys.stdout.seek(0)
    found = pickle.loads(sys.stdout.buffer.read())
    assert found == [match_digests(Stones(), playout) for playout in matches]
