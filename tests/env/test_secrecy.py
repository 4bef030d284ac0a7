"""A law: what an agent receives does not depend on what its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from parlour.core.game import Seat, Transition
from parlour.core.rng import Rng
from parlour.env.match import AgentMatch
from parlour.env.text import action_text, position_text
from parlour.games.betta.rules.game import Betta
from parlour.plugin import registry
from parlour.plugin.coding import Coding
from parlour.plugin.plugin import GamePlugin
from parlour.search.levels import loaded_game

from .subjects import MANY, QUICK, Setting, secrets_of

pytestmark = pytest.mark.uncounted


def are_equal(one: Any, other: Any) -> bool:
    """Return whether two trees of arrays are equal."""
    if isinstance(one, Mapping):
        return set(one) == set(other) and all(are_equal(one[name], other[name]) for name in one)
    return one.dtype == other.dtype and np.array_equal(one, other)


def worlds(match: AgentMatch, seat: Seat, rng: Rng) -> Iterator[tuple[str, Any]]:
    """Yield states with another secret that the seat cannot distinguish from the current one."""
    state = match.state
    for name, scramble in secrets_of(match.game).items():
        yield name, scramble(state, seat, rng.fork(name))
    yield "determinized", match.game.determinize(match.game.view(state, seat), rng)


def texts(match: AgentMatch, seat: Seat) -> list[str]:
    """Return the texts that a language model receives."""
    game = match.game.spec.id
    actions = [action_text(game, action) for action in match.choices(seat).values()]
    return [position_text(match.game, match.state, seat), *actions]


def leaks(setting: Setting, decisions: int, every: int) -> set[str]:
    """Return the secrets that change what any seat receives in a random match."""
    match, other, luck = setting.match(), setting.match(), Random(str(setting))
    match.start(Rng(luck.randbytes(32)))
    found = set()
    for number in range(decisions):
        if not match.awaited:
            break
        if number % every == 0:
            for seat in map(Seat, range(match.seats)):
                own = match.observation(seat)
                for name, state in worlds(match, seat, Rng(luck.randbytes(32))):
                    other.enter(Transition(state))
                    if not are_equal(other.observation(seat), own):
                        found.add(name)
                    if texts(other, seat) != texts(match, seat):
                        found.add(f"{name} in the text")
        seat = match.awaited[0]
        match.play(seat, luck.choice(list(match.choices(seat))))
    return found


@pytest.mark.parametrize("setting", QUICK, ids=str)
def test_an_observation_tells_no_secret(setting: Setting) -> None:
    assert leaks(setting, 24, 6) == set()


@pytest.mark.slow
@pytest.mark.parametrize("setting", MANY, ids=str)
def test_no_observation_of_a_match_tells_a_secret(setting: Setting) -> None:
    is_slow = setting.game == "betapet"
    assert leaks(setting, 40 if is_slow else 400, 13 if is_slow else 11) == set()


class PeekingCoding:
    """A coding of Betta that adds the next card of the own stack, which the view hides."""

    def __init__(self, honest: Coding, match: AgentMatch) -> None:
        self.honest, self.match = honest, match
        self.action_count, self.length = honest.action_count, honest.length

    def mask(self, view: Any, seat: Seat) -> Any:
        return self.honest.mask(view, seat)

    def action(self, view: Any, number: int) -> Any:
        return self.honest.action(view, number)

    def observation(self, view: Any, seat: Seat) -> Any:
        values = self.honest.observation(view, seat)
        stack = self.match.state.stacks[seat]
        values[-1] = crc32(repr(stack[:1]).encode()) % 1000 / 1000
        return values


def test_the_law_finds_a_coding_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[AgentMatch] = []
    honest = registry.game_plugin("betta").build_coding
    assert honest is not None

    class Peeking(AgentMatch):
        def __init__(self, *arguments: Any) -> None:
            matches.append(self)
            super().__init__(*arguments)

    plugin = GamePlugin(
        game=Betta,
        build_coding=lambda game, options, seats: PeekingCoding(
            honest(game, options, seats), matches[-1]
        ),
    )
    monkeypatch.setattr("parlour.env.coding.game_plugin", lambda game: plugin)
    monkeypatch.setattr(Setting, "match", lambda self: Peeking(loaded_game(self.game), self.seats))
    assert leaks(Setting("betta", 2), 8, 1) != set()
