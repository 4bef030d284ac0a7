"""Tests of tile sets: the installed set, validation, and import."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.games.carcassonne.commands import app
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, land_of
from parlour.games.carcassonne.rules.tiles import (
    HALF_EDGES,
    TILE_SETS,
    InvalidTiles,
    chip_payout,
    decode_tile_set,
    packaged_tiles,
)
from parlour.games.carcassonne.tests.table import KINDS, RULES, Table
from parlour.laws.golden import record_match, replay_match
from parlour.laws.playout import Playout
from parlour.plugin.assets import asset_lookup

PRINTED: dict[str, Any] = json.loads(
    (files("parlour.games.carcassonne") / "data/tiles.json").read_text()
)


def test_base_game_has_the_published_counts() -> None:
    base = [tile for tile in packaged_tiles().printed.tiles if not tile.office]
    assert len(base) == 24
    assert sum(tile.count for tile in base) == 72
    assert sum(tile.count * sum(city.shields for city in tile.cities) for tile in base) == 10
    assert sum(tile.count * tile.monastery for tile in base) == 6
    assert sum(tile.count * len(tile.fields) for tile in base) == 126
    assert (
        sum(tile.count * len(tile.cities) for tile in base),
        sum(tile.count * len(tile.roads) for tile in base),
    ) == (49, 62)
    assert [sum(tile.count * tile.edges.count(edge) for tile in base) for edge in "FRC"] == [
        115,
        94,
        79,
    ]
    assert (
        len(packaged_tiles().stack_tiles(bets=False)),
        len(packaged_tiles().stack_tiles(bets=True)),
    ) == (71, 81)


def test_bookmaker_tiles_have_the_published_fields() -> None:
    fields = {tile.id: len(tile.fields) for tile in packaged_tiles().printed.tiles if tile.office}
    assert {name: fields[name] for name in ("BM02", "BM03", "BM04", "BM06", "BM07", "BM09")} == {
        "BM02": 3, "BM03": 3, "BM04": 3, "BM06": 3, "BM07": 2, "BM09": 3,
    }  # fmt: skip
    assert all(tile.reconstructed == tile.office for tile in packaged_tiles().printed.tiles)


def test_every_rotation_of_a_tile_fits_its_own_edges() -> None:
    for offices in ("drawn", "every"):
        kinds = tile_kinds(packaged_tiles(), offices)
        for kind in kinds.values():
            assert [kind.port[place] for place in range(12)] == [
                kind.port[(place - 12) % 12] for place in range(12)
            ]
            for turns in range(4):
                code = sum(kind.edges[(side - turns) % 4] << 2 * side for side in range(4))
                assert turns in kind.fitting_turns(code)
            sides = {port // 3 for segment in kind.segments for port in segment.ports}
            assert sides == {0, 1, 2, 3}
            assert sum(len(segment.ports) for segment in kind.segments) == sum(
                number >= 0 for number in kind.port
            )


def test_fits_count_the_tiles_of_the_stack() -> None:
    table = Table(2)
    for _ in range(3):
        table.act(
            table.state.mover, next(iter(RULES.legal_actions(table.state, table.state.mover)))
        )
    land, view = land_of(table.state, KINDS), RULES.view(table.state, None)
    assert len(view.fits) == len(land.frontier) and max(view.fits.values()) > 0
    for (x, y), required in land.frontier.items():
        needed = [required >> 2 * side & 3 for side in range(4)]
        fitting = [
            name
            for name in table.state.stack
            if any(
                all(
                    edge in (0, KINDS[name].edges[(side - turns) % 4])
                    for side, edge in enumerate(needed)
                )
                for turns in range(4)
            )
        ]
        assert view.fits[f"{x},{y}"] == len(fitting)


def test_offices_may_end_every_road() -> None:
    drawn, every = (tile_kinds(packaged_tiles(), offices) for offices in ("drawn", "every"))
    assert [len(drawn[name].bettable_segments) for name in ("BM02", "BM07", "BM09")] == [2, 2, 2]
    assert [len(every[name].bettable_segments) for name in ("BM02", "BM07", "BM09")] == [3, 2, 3]
    assert every["U"].bettable_segments == ()
    assert len(every["U"].segments) == len(drawn["U"].segments)


def test_chips_pay_their_printed_points() -> None:
    chips = packaged_tiles().chips
    assert [chip_payout(chips["K3"], size) for size in (3, 4, 5)] == [0, 8, 0]
    assert [chip_payout(chips["K6"], size) for size in (6, 7, 8, 9, 30)] == [0, 7, 8, 8, 8]
    assert [packaged_tiles().chip_label(chip) for chip in sorted(chips)] == [
        "2/3",
        "3/4",
        "4=8",
        "4/5",
        "5/6",
        "7+/8+",
    ]


def remove_a_tile(printed: dict[str, Any]) -> None:
    printed["tiles"][3]["count"] -= 1


def assign_a_half_edge_twice(printed: dict[str, Any]) -> None:
    printed["tiles"][3]["fields"][0]["half_edges"].append(HALF_EDGES[3])


def remove_a_half_edge(printed: dict[str, Any]) -> None:
    printed["tiles"][3]["fields"][1]["half_edges"].pop()


def remove_the_roads(printed: dict[str, Any]) -> None:
    printed["tiles"][3]["roads"] = []


def remove_the_end_of_a_road(printed: dict[str, Any]) -> None:
    printed["tiles"][0]["roads"][0].pop("ends")


def touch_a_missing_city(printed: dict[str, Any]) -> None:
    printed["tiles"][3]["fields"][0]["cities"] = [1]


def remove_a_chip(printed: dict[str, Any]) -> None:
    printed["chips"].pop()


def start_with_a_bookmaker_tile(printed: dict[str, Any]) -> None:
    printed["start"] = "BM01"


def use_an_id_twice(printed: dict[str, Any]) -> None:
    printed["tiles"][1]["id"] = "A"


def misspell_a_field(printed: dict[str, Any]) -> None:
    printed["tiles"][1]["edge"] = "A"


CORRUPTIONS = (
    remove_a_tile,
    assign_a_half_edge_twice,
    remove_a_half_edge,
    remove_the_roads,
    remove_the_end_of_a_road,
    touch_a_missing_city,
    remove_a_chip,
    start_with_a_bookmaker_tile,
    use_an_id_twice,
    misspell_a_field,
)


@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_invalid_tile_set_raises(corrupt: Callable[[dict[str, Any]], None]) -> None:
    printed = json.loads(json.dumps(PRINTED))
    corrupt(printed)
    with pytest.raises(InvalidTiles):
        decode_tile_set(json.dumps(printed).encode())


def other_tile_set() -> bytes:
    """Return a copy of the installed set with a different bookmaker tile and a different chip."""
    printed = json.loads(json.dumps(PRINTED))
    tile = next(tile for tile in printed["tiles"] if tile["id"] == "BM10")
    tile |= {
        "edges": "FFRF",
        "cities": [],
        "fields": [{"half_edges": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}],
    }
    printed["chips"][0] = {
        "id": "K1",
        "numbers": [{"tiles": 1, "points": 1}, {"tiles": 2, "points": 2}],
    }
    return json.dumps(printed).encode()


def test_operator_imports_a_tile_set_and_matches_use_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "printed.json"
    file.write_bytes(other_tile_set())
    assert (
        app(["tiles", "import", str(file), "--data", str(tmp_path)], result_action="return_value")
        == 0
    )
    digest = decode_tile_set(other_tile_set()).digest
    assert digest in capsys.readouterr().out
    assert digest != packaged_tiles().digest
    rules = GAME(asset_lookup(TILE_SETS, tmp_path))
    options = Options(tiles=digest)
    assert (
        replay_match(record_match(rules, Playout(options, 2, b"other set")), rules).phase == "over"
    )
    state = rules.setup(options, 2, Rng(bytes(32))).state
    assert [tile.id for tile in rules.view(state, None).kinds] == ["BM10"]
    assert rules.view(state, None).bets[0].numbers[0].points == 1


def test_import_of_an_invalid_file_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nothing.json"
    file.write_text("{}")
    assert (
        app(["tiles", "import", str(file), "--data", str(tmp_path)], result_action="return_value")
        == 1
    )
    assert "This set is invalid" in capsys.readouterr().out
    assert app(["tiles", "check"], result_action="return_value") == 0
    assert "BM10" in capsys.readouterr().out
