"""Tests that code of a game package cannot end the process."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Any

import pytest

from parlour.core.containment import GameExit, contained
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.pylos.plugin import PLUGIN
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin.containment import RULES_METHODS, contained_plugin, contained_rules
from parlour.plugin.faults import failing_game
from parlour.plugin.player import BotLevel
from parlour.plugin.plugin import Bots
from parlour.plugin.rating_formula import RatingFormula

from ..mistakes import failing_function


class Gone(BaseException):
    """An exception that is no Exception."""


class Leaving:
    """A class that cannot be built."""

    def __init__(self) -> None:
        raise SystemExit(2)


@pytest.mark.parametrize("error", [SystemExit(3), Gone("away"), GeneratorExit()])
def test_an_exception_that_would_end_the_process_becomes_an_error(error: BaseException) -> None:
    def leave() -> None:
        raise error

    with pytest.raises(GameExit, match=type(error).__name__):
        contained(leave)()


@pytest.mark.parametrize("error", [KeyboardInterrupt(), ValueError("wrong"), StopIteration()])
def test_other_exceptions_are_raised_as_they_are(error: BaseException) -> None:
    def leave() -> None:
        raise error

    def items() -> Iterator[int]:
        yield 1
        raise error

    with pytest.raises(type(error)) as raised:
        contained(leave)()
    assert raised.value is error
    if not isinstance(error, StopIteration):
        found = contained(items)()
        assert next(found) == 1
        with pytest.raises(type(error)):
            next(found)


def test_an_iterator_is_contained_after_it_was_returned() -> None:
    closed = []

    def items(count: int) -> Iterator[int]:
        try:
            yield from range(count)
            raise SystemExit(1)
        finally:
            closed.append(count)

    found = contained(items)(2)
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(GameExit, match="SystemExit: 1"):
        next(found)
    unfinished = contained(items)(9)
    assert next(unfinished) == 0
    assert isinstance(unfinished, Generator)
    unfinished.close()
    del unfinished
    assert closed == [2, 9]
    assert list(contained(lambda: iter("ab"))()) == ["a", "b"]


def test_an_exit_belongs_to_the_game_whose_code_it_passed() -> None:
    with pytest.raises(GameExit) as raised:
        contained(failing_function("pylos", "SystemExit(2)"))()
    assert failing_game(raised.value) == "pylos"
    assert raised.value.__cause__ is None


def test_contained_rules_are_the_same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pylos, "ranking", failing_function("pylos", "SystemExit(2)"))
    rules = contained_rules(Pylos)
    game = rules()
    assert isinstance(game, Pylos)
    assert (rules.__name__, rules.__module__) == (Pylos.__name__, Pylos.__module__)
    assert rules.types is Pylos.types and rules.spec is Pylos.spec
    state = game.setup(game.types.options(), 2, Rng(bytes(32))).state
    seat = min(game.turn(state).seats)
    assert list(game.legal_actions(state, seat)) == list(Pylos().legal_actions(state, seat))
    assert game.view(state, Seat(0)) == Pylos().view(state, Seat(0))
    with pytest.raises(GameExit):
        game.ranking(state)
    assert {"setup", "legal_actions", "default_action", "settle_on_time"} <= {*RULES_METHODS}


def test_all_functions_of_a_plugin_are_contained() -> None:
    leave: Any = failing_function("pylos", "SystemExit(2)")
    leaving: Any = Leaving
    broken = replace(
        PLUGIN,
        game=Pylos,
        rooms=leave,
        count_statistics=leave,
        measurements={"speed": leave},
        rating_formula=RatingFormula(1500.0, leave),
        secrets=lambda game: {"hands": leave},
        disguises=lambda game: {"card": leave},
        bots=Bots((BotLevel("beginner", leave), BotLevel("club", leaving))),
    )
    plugin: Any = contained_plugin(broken)
    for function in (
        plugin.rooms,
        plugin.count_statistics,
        plugin.measurements["speed"],
        plugin.rating_formula.changes,
        *(level.build for level in plugin.bots.levels),
        *plugin.secrets(None).values(),
        *plugin.disguises(None).values(),
    ):
        with pytest.raises(GameExit):
            function()
    assert issubclass(plugin.game, Pylos) and plugin.game is not Pylos
    assert plugin.rating_formula.start == 1500.0 and plugin.game.spec is Pylos.spec
