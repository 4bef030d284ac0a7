"""Tests that games are found in parlour/games and through entry points."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from parlour.core.game import no_assets
from parlour.plugin import registry
from parlour.plugin.player import BotLevel
from parlour.plugin.plugin import Bots, LuckModel
from parlour.search.baselines import RandomPlayer

PLUGIN = """
from msgspec import Struct
from parlour.plugin.plugin import Bots, DailyDeal, GamePlugin, LuckModel
from parlour.core.game import Game, GameSpec
from parlour.plugin.player import BotLevel, LevelScore

def rules(version):
    class {name}(Game):
        spec = GameSpec(id="{id}", name="{name}", version=version, min_seats=1, max_seats=2,
            has_hidden_information=False, lists_actions=True, max_decisions=1, minutes=1)
        types = type("Types", (), {{"options": type("Options", (Struct,), {{}})}})
        setup = turn = legal_actions = apply = view = determinize = ranking = None
    return {name}

PLUGIN = {folder}
"""


def write(home: Path, name: str, folder: str) -> None:
    """Write the package of a minimal game."""
    (home / name).mkdir(parents=True)
    (home / name / "__init__.py").write_text("")
    id = name.removeprefix("elsewhere_")
    (home / name / "plugin.py").write_text(PLUGIN.format(name=id.title(), id=id, folder=folder))


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Create an installation with two built-in games and one in another package."""
    home = tmp_path / "house"
    write(
        home,
        "checkers",
        "GamePlugin(game=rules(1), bots=Bots([BotLevel('beginner', lambda game: None)]))",
    )
    write(home, "ludo", "GamePlugin(game=rules(2), former_rules={1: rules(1)})")
    (home / "__init__.py").write_text("")
    (home / "notes.py").write_text("")
    write(tmp_path, "elsewhere_go", "GamePlugin(game=rules(1))")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "ENTRY_POINT_GROUP", "house")
    monkeypatch.setattr(registry, "entry_points", entries)
    yield home
    for name in [name for name in sys.modules if name.split(".")[0] in ("house", "elsewhere_go")]:
        del sys.modules[name]


def entries(group: str) -> list[EntryPoint]:
    return [EntryPoint("go", "elsewhere_go", group)]


@pytest.fixture(autouse=True)
def _clear_caches() -> Iterator[None]:
    """Clear the caches of the registry before and after each test."""
    for found in (
        registry.installed_games,
        registry.game_plugin,
        registry.load_failures,
        registry.game_plugins,
    ):
        found.cache_clear()
    yield
    for found in (
        registry.installed_games,
        registry.game_plugin,
        registry.load_failures,
        registry.game_plugins,
    ):
        found.cache_clear()


def test_folders_and_packages_are_found(installation: Path) -> None:
    assert registry.game_packages() == {
        "checkers": "house.checkers",
        "go": "elsewhere_go",
        "ludo": "house.ludo",
    }
    assert list(registry.game_classes()) == ["checkers", "go", "ludo"]


def test_an_entry_point_overrides_a_built_in_game_of_the_same_name(
    installation: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [EntryPoint("ludo", "elsewhere_go", group)]
    )
    assert registry.installed_games()["ludo"] == "elsewhere_go"
    with pytest.raises(
        TypeError, match="the id of the game in elsewhere_go is 'go', but must be 'ludo'"
    ):
        registry.game_plugin("ludo")


def test_the_plugin_of_a_game(installation: Path) -> None:
    bots = registry.game_plugin("checkers").bots
    assert bots is not None
    assert [level.id for level in bots.levels] == ["beginner"]
    assert registry.game_plugin("ludo").bots is None
    with pytest.raises(LookupError, match="unknown game 'chess'"):
        registry.game_plugin("chess")


@pytest.mark.parametrize(
    ("folder", "error", "sentence"),
    [
        ("None", TypeError, "must define PLUGIN"),
        ("GamePlugin(game=rules(1), bot=None)", TypeError, "unexpected keyword argument 'bot'"),
        ("GamePlugin()", TypeError, "missing 1 required keyword-only argument: 'game'"),
        (
            "GamePlugin(game=rules(2), former_rules={1: rules(2)})",
            ValueError,
            r"former_rules\[1\] are the rules of chess 2",
        ),
        (
            "GamePlugin(game=rules(1), former_rules={1: rules(1)})",
            ValueError,
            r"former_rules\[1\] are the rules of chess 1",
        ),
        (
            "GamePlugin(game=rules(1), min_decisions=0)",
            ValueError,
            "min_decisions must be at least 1, not 0",
        ),
        (
            "GamePlugin(game=rules(1), bots=Bots([]))",
            ValueError,
            "the ids of levels must be unique",
        ),
        (
            "GamePlugin(game=rules(1), bots=Bots([BotLevel('club', None), BotLevel('club', None)]))",
            ValueError,
            "the ids of levels must be unique",
        ),
        (
            "GamePlugin(game=rules(1), bots=Bots([BotLevel('club', None)], luck_model=LuckModel('casual', 1)))",
            ValueError,
            "the luck model names an unknown level",
        ),
        (
            "GamePlugin(game=rules(1), bots=Bots([BotLevel('club', None)], level_scores=[LevelScore('club', 'casual', 0.9, 60)]))",
            ValueError,
            "level_scores must hold each level",
        ),
        (
            "GamePlugin(game=rules(1), daily_deal=DailyDeal({'mode': 'solo'}))",
            ValueError,
            r"unknown options: \['day', 'mode'\]",
        ),
    ],
)
def test_an_invalid_plugin_disables_its_game(
    installation: Path, folder: str, error: type[Exception], sentence: str
) -> None:
    write(installation, "chess", folder)
    with pytest.raises(error, match=sentence):
        registry.game_plugin("chess")
    assert registry.load_failures()["chess"].startswith(f"{error.__name__}: ")
    assert list(registry.game_classes()) == ["checkers", "go", "ludo"]
    assert (
        list(registry.game_packages()) == ["checkers", "go", "ludo"]
        and "chess" in registry.installed_games()
    )


def test_luck_is_estimated_by_a_level_unless_another_player_is_given() -> None:
    game, bots = (
        registry.build_game("betta"),
        Bots((BotLevel("club", RandomPlayer),), luck_model=LuckModel("club", 1)),
    )
    assert isinstance(bots.luck_player(game), RandomPlayer)
    assert isinstance(
        replace(bots, luck_model=LuckModel("club", 1, build_player=Orderly)).luck_player(game),
        Orderly,
    )
    with pytest.raises(LookupError, match="betta has no luck model"):
        replace(bots, luck_model=None).luck_player(game)


class Orderly(RandomPlayer):
    """A bot that belongs to no level."""


def test_building_a_game(installation: Path) -> None:
    game = registry.build_game("checkers")
    assert (type(game).__name__, game.assets) == ("Checkers", no_assets)
    assert registry.build_game("go", bytes.fromhex).assets == bytes.fromhex
    with pytest.raises(LookupError, match="unknown game 'chess'; installed: checkers, go, ludo"):
        registry.build_game("chess")


def test_former_rules_stay_loadable(installation: Path) -> None:
    assert registry.build_game("ludo", version=2).spec.version == 2
    assert registry.build_game("ludo", version=1).spec.version == 1
    for game, version in (("ludo", 3), ("checkers", 2)):
        with pytest.raises(LookupError, match=f"no rules version {version} of {game}"):
            registry.build_game(game, version=version)


def test_a_package_that_cannot_be_imported_is_disabled(
    installation: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [EntryPoint("go", "nowhere_go", group)]
    )
    assert registry.load_failures() == {"go": "ModuleNotFoundError: No module named 'nowhere_go'"}
    assert list(registry.game_classes()) == ["checkers", "ludo"]
    with pytest.raises(ModuleNotFoundError, match="nowhere_go"):
        registry.game_plugin("go")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise SystemExit", "SystemExit (house.chess.plugin, line 1)"),
        ("exit(3)", "SystemExit: 3 (house.chess.plugin, line 1)"),
        (
            "class Gone(BaseException): pass\nraise Gone('away')",
            "Gone: away (house.chess.plugin, line 2)",
        ),
        ("raise ValueError('two\\nlines')", "ValueError: two lines (house.chess.plugin, line 1)"),
        ("def", "SyntaxError: invalid syntax (plugin.py, line 1)"),
    ],
)
def test_any_exception_on_import_disables_only_that_game(
    installation: Path, code: str, reason: str
) -> None:
    write(installation, "chess", "None")
    (installation / "chess" / "plugin.py").write_text(code)
    assert registry.load_failures() == {"chess": reason}
    assert list(registry.game_classes()) == ["checkers", "go", "ludo"]


def test_built_in_games_are_named_like_their_folders() -> None:
    assert "pylos" in registry.game_classes()
    for name, rules in registry.game_classes().items():
        assert rules.spec.id == name
