"""Games are found, never registered: folders of the house, and packages that say they hold one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from parlour.core import registry
from parlour.core.game import no_assets

RULES = """
from parlour.core.game import Game
class {name}(Game):
    spec = type("Spec", (), {{"id": "{id}", "version": {version}}})
    setup = turn = legal = apply = view = imagine = standing = None
GAME = {name}
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house of its own: two games in folders, one folder that is no game yet, one game in a package elsewhere."""
    home = tmp_path / "house"
    for name in ("checkers", "ludo", "plans"):
        (home / name).mkdir(parents=True)
        (home / name / "__init__.py").write_text("")
    (home / "__init__.py").write_text("")
    (home / "notes.py").write_text("")
    (home / "checkers" / "rules.py").write_text(RULES.format(name="Checkers", id="checkers", version=1))
    (home / "checkers" / "bots.py").write_text("LEVELS = ('beginner',)")
    (home / "ludo" / "rules").mkdir()
    (home / "ludo" / "rules" / "__init__.py").write_text(RULES.format(name="Ludo", id="ludo", version=2))
    (home / "ludo" / "rules" / "v1.py").write_text(RULES.format(name="OldLudo", id="ludo", version=1))
    (tmp_path / "elsewhere_go").mkdir()
    (tmp_path / "elsewhere_go" / "__init__.py").write_text("")
    (tmp_path / "elsewhere_go" / "rules.py").write_text(RULES.format(name="Go", id="go", version=1))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "GROUP", "house")
    monkeypatch.setattr(registry, "entry_points", entries)
    yield home
    for name in [name for name in sys.modules if name.split(".")[0] in ("house", "elsewhere_go")]:
        del sys.modules[name]


def entries(group: str) -> list[EntryPoint]:
    return [EntryPoint("go", "elsewhere_go", group)]


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    """Forget what was found before and after each test."""
    registry.packages.cache_clear()
    registry.games.cache_clear()
    yield
    registry.packages.cache_clear()
    registry.games.cache_clear()


def test_folders_and_packages_are_found(house: Path) -> None:
    assert registry.packages() == {"checkers": "house.checkers", "go": "elsewhere_go", "ludo": "house.ludo", "plans": "house.plans"}
    assert list(registry.games()) == ["checkers", "go", "ludo"]


def test_a_package_of_the_same_name_takes_the_place_of_a_folder(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("ludo", "elsewhere_go", group)])
    assert registry.packages()["ludo"] == "elsewhere_go"


def test_the_rooms_of_a_game(house: Path) -> None:
    bots = registry.part("checkers", "bots")
    assert bots is not None
    assert bots.LEVELS == ("beginner",)
    assert registry.part("ludo", "bots") is None
    assert registry.part("chess", "rules") is None


def test_building_a_game(house: Path) -> None:
    game = registry.build("checkers")
    assert (type(game).__name__, game.assets) == ("Checkers", no_assets)
    assert registry.build("go", bytes.fromhex).assets == bytes.fromhex


def test_an_unknown_game(house: Path) -> None:
    with pytest.raises(LookupError, match="no game 'chess'; there are checkers, go, ludo"):
        registry.build("chess")
    with pytest.raises(LookupError, match="plans"):
        registry.build("plans")


def test_older_rules_stay_loadable(house: Path) -> None:
    assert type(registry.build("ludo", version=2)).__name__ == "Ludo"
    assert type(registry.build("ludo", version=1)).__name__ == "OldLudo"
    for game, version in (("ludo", 3), ("checkers", 2)):
        with pytest.raises(LookupError, match=f"no version {version} of {game}"):
            registry.build(game, version=version)


def test_a_package_that_cannot_be_imported_is_an_error(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint("go", "nowhere_go", group)])
    with pytest.raises(ModuleNotFoundError, match="nowhere_go"):
        registry.games()


def test_the_games_of_this_house_are_named_as_their_folders() -> None:
    assert "pylos" in registry.games()
    for name, rules in registry.games().items():
        assert rules.spec.id == name
