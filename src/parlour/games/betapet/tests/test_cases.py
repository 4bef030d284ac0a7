"""Tests of every case of cases.json and every play of games.json."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.core import clock
from parlour.core.game import Illegal, Seat
from parlour.games.betapet.clocks import CLOCKS
from parlour.games.betapet.records.gcg import GcgRecord, GcgTurn
from parlour.games.betapet.records.notation import parse_play, play_notation
from parlour.games.betapet.records.replay import replay_record
from parlour.games.betapet.rules.actions import Exchange, Pass, Play
from parlour.games.betapet.rules.board import LAYOUTS, SIZE, Board
from parlour.games.betapet.rules.ending import rack_adjustments
from parlour.games.betapet.rules.placement import (
    PlacedLetter,
    formed_runs,
    require_rack_tiles,
    word_runs,
)
from parlour.games.betapet.rules.scoring import is_bingo, play_points, scored_words
from parlour.games.betapet.rules.tiles import TILE_SETS, BetapetTileSet
from parlour.games.betapet.tests.positions import (
    BETAPET,
    FOLDER,
    LAYOUT_NAMES,
    TILE_NAMES,
    board,
    cases,
    changed_state,
    new_match,
)


@pytest.mark.parametrize("row", cases("score"), ids=lambda row: row["id"])
def test_score(row: dict[str, Any]) -> None:
    before, tile_set = board(row["board"]), TILE_SETS[TILE_NAMES[row["dist"]]]
    tiles = parse_play(before, *row["move"])
    words = scored_words(
        before, tiles, word_runs(before, tiles), LAYOUTS[LAYOUT_NAMES[row["layout"]]], tile_set
    )
    expected = row["expect"]
    assert sorted([word.text, word.points] for word in words) == sorted(expected["words"])
    assert is_bingo(tiles) == expected["bingo"] and len(tiles) == expected["tiles"]
    assert play_points(words, is_bingo(tiles)) == expected["score"]


@pytest.mark.parametrize("row", cases("score"), ids=lambda row: row["id"])
def test_notation_round_trips(row: dict[str, Any]) -> None:
    before = board(row["board"])
    tiles = parse_play(before, *row["move"])
    assert parse_play(before, *play_notation(before, tiles)) == tiles


@pytest.mark.parametrize("row", cases("illegal"), ids=lambda row: row["id"])
def test_illegal_plays(row: dict[str, Any]) -> None:
    before, tile_set = board(row["board"]), TILE_SETS[TILE_NAMES[row["dist"]]]
    with pytest.raises(Illegal):
        _lay(row, before, tile_set)


def _lay(row: dict[str, Any], before: Board, tile_set: BetapetTileSet) -> None:
    if "squares" in row:
        tiles = tuple(
            PlacedLetter((int(at[1:]) - 1) * SIZE + ord(at[0]) - ord("A"), letter)
            for at, letter in row["squares"]
        )
    else:
        tiles = parse_play(before, row["move"][0], row["move"][1].replace(" ", "."))
    require_rack_tiles(row.get("rack", [tile.letter for tile in tiles]), tiles, tile_set)
    formed_runs(before, tiles)


@pytest.mark.parametrize("row", cases("endgame"), ids=lambda row: row["id"])
def test_ending(row: dict[str, Any]) -> None:
    racks = [tuple(rack) for rack in row["racks"]]
    changes = rack_adjustments(racks, row["out_player"], TILE_SETS[row["dist"]].values, "betapet")
    assert [score + change for score, change in zip(row["scores"], changes, strict=True)] == row[
        "expect"
    ]


@pytest.mark.parametrize("row", cases("time"), ids=lambda row: row["id"])
def test_time_penalties(row: dict[str, Any]) -> None:
    rule = CLOCKS[row["mode"]]
    assert isinstance(rule, clock.Total) and rule.bank_ms == row["limit_s"] * 1000
    running = clock.switch_clock(clock.initial_clock(rule, 2), frozenset({Seat(0)}), 0)
    used = row["used_s"] * 1000
    assert clock.overtime_points(running, Seat(0), used) == row["expect"]["penalty"]
    due = clock.next_flag(running)
    assert due is not None and (used >= due[0]) == row["expect"]["game_over"] and rule.fall == "end"


@pytest.mark.parametrize("row", cases("passes"), ids=lambda row: row["id"])
def test_scoreless_turns(row: dict[str, Any]) -> None:
    state = new_match(seats=row["players"])
    for number, what in enumerate(row["sequence"], 1):
        seat = Seat(state.mover)
        if what == "play":
            state = changed_state(
                state, racks=tuple(("A", "A", "B", "E", "E", "S", "T") for _ in state.racks)
            )
            action: Any = next(
                action for action in BETAPET.legal_actions(state, seat) if isinstance(action, Play)
            )
        else:
            action = Pass() if what == "pass" else Exchange(state.racks[seat][:1])
        state = BETAPET.apply(state, seat, action).state
        assert (state.over == "passes") == (number == row["expect_end_after"])


@pytest.mark.parametrize(
    "game",
    json.loads((FOLDER / "games.json").read_text("utf-8")),
    ids=lambda game: game["file"].split("/")[-1],
)
def test_published_games(game: dict[str, Any]) -> None:
    turns = [_turn(*event) for event in game["events"]]
    players = tuple((nick, nick) for nick in sorted({turn.player for turn in turns}))
    replay_record(GcgRecord(players, (), tuple(turns)), LAYOUTS["classic"], TILE_SETS["english"])


def _turn(player: str, *facts: Any) -> GcgTurn:
    """Convert an event of games.json to a GCG turn.

    The forms differ by length and by their third element.
    """
    match facts:
        case (rack, position, word, score, total):
            return GcgTurn(
                player=player,
                kind="play",
                rack=rack,
                position=position,
                word=word,
                points=score,
                total=total,
            )
        case (rack, "--", score, total):
            return GcgTurn(player=player, kind="withdrawn", rack=rack, points=score, total=total)
        case (rack, "(challenge)", score, total):
            return GcgTurn(player=player, kind="challenge", rack=rack, points=score, total=total)
        case (rack, "-", score, total):
            return GcgTurn(player=player, kind="pass", rack=rack, points=score, total=total)
        case (rack, given_back, score, total):
            return GcgTurn(
                player=player,
                kind="exchange",
                rack=rack,
                letters=given_back[1:],
                points=score,
                total=total,
            )
        case ("(challenge)", score, total):
            return GcgTurn(player=player, kind="challenge", points=score, total=total)
        case (left, score, total):
            return GcgTurn(
                player=player,
                kind="rack" if score < 0 else "out",
                letters=left.strip("()"),
                points=score,
                total=total,
            )
        case _:
            raise ValueError(facts)
