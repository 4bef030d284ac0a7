"""Tests of datasets: they replay to the same digests, observations and masks, and name nobody."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from parlour.cli.main import build_app
from parlour.core.codec import codec_of, digest
from parlour.core.event import Closed
from parlour.core.rng import Rng
from parlour.env.dataset import sources, writer
from parlour.env.dataset.card import data_card
from parlour.env.dataset.rows import DatasetSetting, dataset_setting, new_match
from parlour.env.dataset.sources import SelfPlay, dump_matches, map_in_waves, self_play_matches
from parlour.env.dataset.writer import DatasetCounts, write_dataset
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin.plugin import GamePlugin
from parlour.search.levels import loaded_game
from parlour.testing.executors import ReversingExecutor

from .dumps import PRIVATE, played_archive, resignation, write_dump
from .subjects import QUICK, Setting

pytestmark = pytest.mark.uncounted

PLAY = SelfPlay(levels=("beginner",), seconds=600.0, seed=7)
"""Self-play in which no decision reaches the time limit, so that no result depends on the machine."""

PYLOS, BETTA, BULBOUS, CARCASSONNE = QUICK
BETAPET = Setting("betapet", 2)


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def dataset_of(subject: Setting) -> DatasetSetting:
    """Return the setting of a dataset."""
    options = msgspec.convert(dict(subject.options), loaded_game(subject.game).types.options)
    return DatasetSetting(
        game=subject.game,
        version=loaded_game(subject.game).spec.version,
        options=msgspec.to_builtins(options),
        seats=subject.seats,
    )


def write_self_play(
    file: Path, pool: Executor, subject: Setting, matches: int, play: SelfPlay = PLAY
) -> DatasetCounts:
    """Write a dataset from self-play."""
    setting = dataset_of(subject)
    return write_dataset(file, setting, self_play_matches(pool, setting, None, play, matches))


def write_from_dump(file: Path, pool: Executor, subject: Setting, dump: Path) -> DatasetCounts:
    """Write a dataset from a dump."""
    setting = dataset_of(subject)
    return write_dataset(file, setting, dump_matches(pool, setting, None, dump))


def assert_equal_trees(one: Any, other: Any) -> None:
    """Check that two trees of arrays are equal."""
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            assert_equal_trees(one[name], other[name])
    else:
        assert one.dtype == other.dtype and np.array_equal(one, other)


def replayed_rows(file: Path) -> int:
    """Replay a dataset, check every row against the replay, and return the number of rows."""
    table = pq.read_table(file)
    match = new_match(dataset_setting(table.schema), None)
    codec, coding, rows = codec_of(match.game), match.coding, table.to_pylist()
    for at, row in enumerate(rows):
        if row["ply"] == 0:
            assert row["match"] == (rows[at - 1]["match"] + 1 if at else 0)
            match.start(Rng(row["rng_key"]))
        else:
            assert (row["match"], row["ply"]) == (rows[at - 1]["match"], rows[at - 1]["ply"] + 1)
        seat, action = row["seat"], codec.decode_action(row["action_json"].encode())
        computed, choices = match.observation(seat), match.choices(seat)
        assert row["action_mask"] == computed["action_mask"].astype(bool).tolist()
        if "observation" in row:
            assert row["observation"] == computed["observation"].tolist()
        else:
            view = codec.decode_view(row["view_json"].encode())
            legal = [codec.decode_action(body.encode()) for body in row["legal_json"]]
            assert sum(row["action_mask"]) == len(legal)
            observed = coding.observe(view, seat, dict(enumerate(legal)))
            assert_equal_trees(observed, computed["observation"])
        if row["action"] is None:
            assert action not in choices.values()
            match.play_action(seat, action)
        else:
            assert row["action_mask"][row["action"]] and choices[row["action"]] == action
            assert match.play(seat, row["action"])
        assert digest(match.state) == row["digest"]
        is_last = at + 1 == len(rows) or rows[at + 1]["ply"] == 0
        if is_last and row["ended"] == "rules":
            utilities = match.collect_rewards()
            own = [other for other in rows if other["match"] == row["match"]]
            assert not match.awaited
            assert [other["utility"] for other in own] == [
                utilities[other["seat"]] for other in own
            ]
    return len(rows)


@pytest.fixture
def no_codings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the codings from the games, so that they are like most games of other packages."""
    monkeypatch.setattr("parlour.env.coding.game_plugin", lambda _game: GamePlugin(game=Pylos))


@pytest.mark.slow
@pytest.mark.parametrize(
    "subject",
    [
        PYLOS,
        BETTA,
        # Compiling their bots takes long.
        *(pytest.param(subject, marks=pytest.mark.slow) for subject in (BULBOUS, CARCASSONNE)),
        BETAPET,
    ],
    ids=str,
)
def test_self_play_is_replayed_from_the_file(
    subject: Setting, pool: Executor, tmp_path: Path
) -> None:
    file = tmp_path / "rows.parquet"
    matches = 1 if subject.game in {"betapet", "bulbous"} else 2  # their rules are slow
    counts = write_self_play(file, pool, subject, matches)
    assert replayed_rows(file) == counts.decisions > 10
    assert counts.matches == matches
    table = pq.read_table(file, columns=["player", "action"])
    assert set(table["player"].to_pylist()) == {"random", "beginner"}
    assert table["action"].null_count == counts.unlisted
    assert subject.game == "betapet" or not counts.unlisted


@pytest.mark.slow
@pytest.mark.usefixtures("no_codings")
def test_matches_of_a_game_without_a_coding_are_replayed(pool: Executor, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    counts = write_self_play(file, pool, BETAPET, 1)
    assert replayed_rows(file) == counts.decisions > 10
    assert "view_json" in pq.read_schema(file).names


@pytest.mark.parametrize("game", ["pylos", "betta", "bulbous", "carcassonne", "betapet"])
def test_a_dump_is_replayed_from_the_file(game: str, pool: Executor, tmp_path: Path) -> None:
    dump = write_dump(
        tmp_path / "all.gz", [played_archive(game, seed, ends=resignation(1)) for seed in (1, 2)]
    )
    file = tmp_path / "rows.parquet"
    counts = write_from_dump(file, pool, Setting(game, 2), dump)
    assert replayed_rows(file) == counts.decisions == 12 and not counts.left_out
    for row in pq.read_table(file).to_pylist():
        assert (row["player"], row["ended"]) == ("person", "resigned")
        assert row["utility"] == (1.0, -1.0)[row["seat"]]


def test_a_match_that_ended_by_the_rules_has_the_utilities_of_the_rules(
    pool: Executor, tmp_path: Path
) -> None:
    dump = write_dump(tmp_path / "all.gz", [played_archive("betta", 1)])
    file = tmp_path / "rows.parquet"
    write_from_dump(file, pool, Setting("betta", 2), dump)
    assert replayed_rows(file) == 14
    assert pq.read_table(file)["ended"].unique().to_pylist() == ["rules"]


def test_other_matches_of_a_dump_are_left_out_and_counted(pool: Executor, tmp_path: Path) -> None:
    dump = write_dump(
        tmp_path / "all.gz",
        [
            played_archive("betta", 1, takes_back=True),  # Its randomness was redrawn.
            played_archive("pylos", 1, ends=resignation(0)),
            played_archive("betta", 2, options={"mode": "betty"}, ends=resignation(0)),
            played_archive("betta", 3, ends=Closed("stopped")),
            b"not a match",
            played_archive("betta", 4, ends=resignation(0)),
        ],
    )
    counts = write_from_dump(tmp_path / "rows.parquet", pool, Setting("betta", 2), dump)
    assert counts.left_out == {
        "no-result": 1,
        "not-replayable": 1,
        "other-setting": 2,
        "unreadable": 1,
    }
    assert (counts.matches, counts.decisions) == (1, 6)


def test_a_dataset_and_its_card_name_nobody(pool: Executor, tmp_path: Path) -> None:
    archive = played_archive("pylos", 1, takes_back=True)
    dump, file = write_dump(tmp_path / "all.gz", [archive]), tmp_path / "rows.parquet"
    assert all(word.encode() in gzip.decompress(dump.read_bytes()) for word in PRIVATE)
    counts = write_from_dump(file, pool, PYLOS, dump)
    table = pq.read_table(file)
    setting = dataset_of(PYLOS)
    card = data_card("rows", setting, new_match(setting, None).coding, counts, None)
    text = repr(table.to_pylist()) + repr(table.schema.metadata) + card
    found = [word for word in PRIVATE if word in text or word.encode() in file.read_bytes()]
    assert found == [] and archive.commitment not in text
    assert set(table["player"].to_pylist()) == {"person", "bot"}


@pytest.mark.slow
def test_the_card_describes_every_field(pool: Executor, tmp_path: Path) -> None:
    assert "bool, shape (1024,)" in described_card(PYLOS, pool, tmp_path)


@pytest.mark.usefixtures("no_codings")
def test_the_card_describes_the_fields_without_a_coding(pool: Executor, tmp_path: Path) -> None:
    card = described_card(BETTA, pool, tmp_path)
    assert "bool, shape (512,)" in card and "list of string" in card


def described_card(subject: Setting, pool: Executor, folder: Path) -> str:
    """Return the card of a dataset after checking that it describes every field."""
    file, setting = folder / "rows.parquet", dataset_of(subject)
    counts = write_self_play(file, pool, subject, 1)
    card = data_card(file.name, setting, new_match(setting, None).coding, counts, PLAY)
    for name in pq.read_schema(file).names:
        assert f"\n| `{name}` | " in card
    for fact in ("CC0 1.0", "| seed | 7 |", "beginner", f"| {subject.seats} |", "600 s"):
        assert fact in card
    return card


def test_the_seed_and_not_the_order_of_execution_determines_the_file(tmp_path: Path) -> None:
    one, other, third = (tmp_path / name for name in ("one", "other", "third"))
    with ThreadPoolExecutor(1) as pool:
        write_self_play(one, pool, BETTA, 4)
        write_self_play(third, pool, BETTA, 4, SelfPlay(levels=("beginner",), seconds=600, seed=8))
    write_self_play(other, ReversingExecutor(), BETTA, 4)
    assert one.read_bytes() == other.read_bytes()
    keys = [pq.read_table(file)["rng_key"].unique().to_pylist() for file in (one, third)]
    assert len(set(keys[0] + keys[1])) == 8


def test_rows_are_written_in_groups_and_matches_in_waves(
    pool: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "ROW_GROUP_BYTES", 1)
    file = tmp_path / "rows.parquet"
    write_self_play(file, pool, BETTA, 3)
    assert pq.ParquetFile(file).num_row_groups == 3 and replayed_rows(file) > 30

    monkeypatch.setattr(sources, "WAVE_SIZE", 2)
    started: list[int] = []
    results = map_in_waves(pool, started.append, range(10))
    next(results)
    assert len(started) == 2
    assert len(list(results)) == 9 and started == list(range(10))


def test_a_failed_run_keeps_the_previous_file(pool: Executor, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    file.write_bytes(b"previous")
    whole = write_dump(tmp_path / "all.gz", [b"not a match"] * 9).read_bytes()
    for name, body in (("empty.gz", whole), ("cut.gz", whole[:-9]), ("plain.gz", b"{}\n")):
        (tmp_path / name).write_bytes(body)
        with pytest.raises(ValueError, match=r"9 unreadable lines|complete dump"):
            write_from_dump(file, pool, PYLOS, tmp_path / name)
    assert file.read_bytes() == b"previous" and not list(tmp_path.glob("*.part"))
    (tmp_path / "long.gz").write_bytes(gzip.compress(bytes(sources.MAX_LINE + 1), 1))
    with pytest.raises(ValueError, match="has over"):
        write_from_dump(file, pool, PYLOS, tmp_path / "long.gz")


def test_only_a_dataset_has_a_setting(tmp_path: Path) -> None:
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(ValueError, match="not a dataset"):
        dataset_setting(pq.read_schema(tmp_path / "other.parquet"))


def run(*words: object) -> int:
    """Run a command line in this process and return its exit status."""
    found = build_app("dataset")([str(word) for word in words], result_action="return_value")
    assert isinstance(found, int)
    return found


def test_the_command_writes_a_dataset_and_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = "dataset betta --matches 2 --levels beginner --seats 3 --seed 5"
    assert run(*line.split()) == 0
    assert "in 2 matches written to betta.parquet" in capsys.readouterr().out
    assert replayed_rows(Path("betta.parquet")) == 42
    assert "| seed | 5 |" in Path("betta.parquet.md").read_text()
    dump = write_dump(tmp_path / "all.gz", [played_archive("betta", seed) for seed in (1, 2, 3)])
    words = ["dataset", "betta", "--dump", dump, "--out", "people.parquet"]
    assert run(*words, "--matches", 2) == 0 and replayed_rows(Path("people.parquet")) == 28
    assert run(*words, "--seats", 3) == 1
    assert "3 of another game" in capsys.readouterr().out
    assert replayed_rows(Path("people.parquet")) == 28


def test_the_command_explains_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    def sentence(*words: object) -> str:
        assert run("dataset", *words) == 1
        return capsys.readouterr().out

    assert "that game" in sentence("no_such_game")
    assert "no level" in sentence("pylos", "--levels", "no_such_level")
    assert "no_such_variant" in sentence("pylos", "--options.variant", "no_such_variant")
    assert "2" in sentence("pylos", "--seats", 9)
    assert "missing.gz" in sentence("pylos", "--dump", "missing.gz")
    assert "does not exist" in sentence("pylos", "--out", "nowhere/rows.parquet")
    assert list(tmp_path.iterdir()) == []
