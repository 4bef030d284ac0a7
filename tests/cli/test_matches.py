"""Tests for commands about matches: export, verify, analyse, dump and ratings."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from parlour.cli.main import build_app
from parlour.core.archive import decode_archive, encode_archive
from parlour.core.event import TableSettings
from parlour.core.game import replace
from parlour.games.betapet.records.gcg import format_gcg as write_gcg
from parlour.games.betapet.records.gcg import parse_gcg as read_gcg
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH

from ..services.harness import BOB, create_match, make_move, open_application
from .conftest import PlayedSite


def run(*words: object) -> int:
    """Run a command line in this process and return its exit status."""
    found = build_app(str(words[0]))([str(word) for word in words], result_action="return_value")
    assert isinstance(found, int)
    return found


def test_a_finished_match_is_verified_by_its_id(
    played_site: PlayedSite, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", played_site.over, "--data", played_site.folder) == 0
    output = capsys.readouterr().out
    assert output.count("holds") >= 4 and "FAILS" not in output


def test_a_dump_holds_public_matches_without_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = asyncio.run(_public_match(tmp_path))
    file = tmp_path / "all.gz"
    assert run("dump", file, "--data", tmp_path) == 0 and "1 matches" in capsys.readouterr().out
    (line,) = gzip.decompress(file.read_bytes()).splitlines()
    assert b"Ann" not in line and decode_archive(line).id == match and b"Player 1" in line
    (tmp_path / "one.match").write_bytes(line)
    assert run("verify", tmp_path / "one.match", "--data", tmp_path) == 0
    rows = tmp_path / "rows.parquet"
    assert run("dataset", "pylos", "--dump", file, "--out", rows, "--data", tmp_path) == 0
    assert "1 decisions in 1 matches" in capsys.readouterr().out
    assert match.encode() not in rows.read_bytes() and b"Ann" not in rows.read_bytes()
    assert run("dump", tmp_path / "nowhere" / "all.gz", "--data", tmp_path) == 1


async def _public_match(folder: Path) -> str:
    """Play a public and a private match to their ends and return the id of the public one."""
    async with open_application(f"sqlite:///{folder}/parlour.db", folder) as app:
        found = [
            (await create_match(app, settings=TableSettings(public=public))).match.id
            for public in (True, False)
        ]
        for match in found:
            # A match without a move appears in no list of results.
            await make_move(app, match, 0)
            await app.matches.seats.resign(match, BOB, 1)
        return found[0]


@pytest.mark.slow
def test_a_finished_match_is_analysed_and_evaluations_are_reused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = asyncio.run(_short_match(tmp_path))
    asked = ("analyse", match, "--seconds", "0.05", "--data", tmp_path)
    assert run(*asked) == 0
    output = capsys.readouterr().out
    assert "Ann" in output and "Bob" in output and "outcome" in output and '"do":"place"' in output
    assert run(*asked) == 0 and capsys.readouterr().out == output
    assert (
        run("analyse", "0000", "--data", tmp_path) == 1
        and "Table not found" in capsys.readouterr().out
    )
    assert (
        run("analyse", match, "--data", tmp_path / "nowhere") == 1
        and "There is no database" in capsys.readouterr().out
    )


async def _short_match(folder: Path) -> str:
    """Play a match that Bob resigns after two moves, and return its id."""
    async with open_application(f"sqlite:///{folder}/parlour.db", folder) as app:
        match = (await create_match(app)).match.id
        for seat in (0, 1):
            await make_move(app, match, seat)
        await app.matches.seats.resign(match, BOB, 1)
        return match


def test_ratings_are_rebuilt_from_the_log(
    played_site: PlayedSite, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("ratings", "rebuild", "--data", played_site.folder) == 0
    first = capsys.readouterr().out
    assert run("ratings", "rebuild", "--data", played_site.folder) == 0
    assert (
        capsys.readouterr().out == first
        and "results were recomputed" in first
        and not first.startswith("0 ")
    )
    assert run("ratings", "rebuild", "--data", played_site.folder / "nowhere") == 1


def test_an_exported_match_is_self_contained(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.match"
    assert run("export", played_site.over, file, "--data", played_site.folder) == 0
    match = decode_archive(file.read_bytes())
    assert (
        match.id == played_site.over
        and b"player-Ann" not in file.read_bytes()
        and b"oak-lamp" not in file.read_bytes()
    )
    assert run("verify", file, "--data", tmp_path / "elsewhere") == 0
    assert capsys.readouterr().out.count("holds") >= 4


def test_a_file_that_was_changed_does_not_verify(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.match"
    assert run("export", played_site.over, file, "--data", played_site.folder) == 0
    commitment = decode_archive(file.read_bytes()).commitment
    file.write_bytes(file.read_bytes().replace(commitment.encode(), b"0" * len(commitment)))
    capsys.readouterr()
    assert run("verify", file) == 1
    assert "FAILS" in capsys.readouterr().out
    file.write_bytes(b"{}")
    assert run("verify", file) == 1


def test_changed_ranks_and_a_nonce_that_is_missing_do_not_verify(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.match"
    assert run("export", played_site.over, file, "--data", played_site.folder) == 0
    assert run("verify", file, "--nonce", "ab" * 16) == 1
    assert "does not include these nonces" in capsys.readouterr().out
    match = decode_archive(file.read_bytes())
    # Swapping ranks would not change a draw.
    changed = (*match.ranking.ranks[:-1], match.ranking.ranks[-1] + 1)
    file.write_bytes(encode_archive(replace(match, ranking=replace(match.ranking, ranks=changed))))
    assert run("verify", file) == 1
    assert "but the replay ends with" in capsys.readouterr().out


def test_a_running_match_does_not_reveal_its_key(
    played_site: PlayedSite,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in ("verify", "export"):
        assert (
            run(
                command,
                played_site.on,
                *([] if command == "verify" else [tmp_path / "a.match"]),
                "--data",
                played_site.folder,
            )
            == 1
        )
        output = capsys.readouterr()
        assert "after the game" in output.out + output.err
    assert not list(tmp_path.iterdir())


def test_a_match_is_written_in_the_notation_of_its_game(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "game.gcg", tmp_path / "game.match"
    assert run("betapet", "export", played_site.betapet, "--data", played_site.folder) == 0
    shown = capsys.readouterr().out
    assert run("betapet", "export", played_site.betapet, file, "--data", played_site.folder) == 0
    assert run("export", played_site.betapet, kept, "--data", played_site.folder) == 0
    text = file.read_text("utf-8")
    capsys.readouterr()
    assert run("betapet", "export", kept) == 0
    assert shown == text == capsys.readouterr().out
    record = read_gcg(file.read_bytes())
    assert write_gcg(record) == text and len(record.turns) > 20
    assert [name for _, name in record.players] == ["Ann", "Ann", "Böla Ångström"] and len(
        {nick for nick, _ in record.players}
    ) == 3
    assert run("betapet", "replay", file) == 0
    assert "all scores correct" in capsys.readouterr().out


def test_record_errors_are_reported_in_a_sentence(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        run("export", played_site.betapet, tmp_path / "a.match", "--data", played_site.folder) == 0
    )
    known = decode_archive((tmp_path / "a.match").read_bytes())
    (tmp_path / "old.match").write_bytes(encode_archive(replace(known, version=99)))
    (tmp_path / "odd.match").write_bytes(
        (tmp_path / "a.match").read_bytes().replace(INTERNATIONAL_ENGLISH.encode(), b"0" * 64)
    )
    (tmp_path / "bad.match").write_bytes(b"{}")
    capsys.readouterr()
    for match, sentence in (
        (played_site.over, "a match of betta"),
        (played_site.on, "after the game"),
        ("nothing", "Table not found"),
        (tmp_path / "none.match", "No such file"),
        (tmp_path / "bad.match", "not a match file"),
        (tmp_path / "old.match", "an older version"),
        (tmp_path / "odd.match", "dictionary"),
    ):
        assert (
            run("betapet", "export", match, tmp_path / "out.gcg", "--data", played_site.folder) == 1
        )
        assert sentence in capsys.readouterr().out
    assert not (tmp_path / "out.gcg").exists()


@pytest.mark.parametrize("command", ["verify", "export"])
def test_missing_inputs_are_reported_in_a_sentence(
    played_site: PlayedSite, tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, sentence in (
        (("nothing", "--data", played_site.folder), "Table not found"),
        (("nothing", "--data", tmp_path), "There is no database in"),
        (("nothing", "--database", "nonsense"), "is not a database"),
    ):
        assert run(command, *words) == 1
        output = capsys.readouterr()
        assert sentence in output.out + output.err
    assert not (tmp_path / "parlour.db").exists(), "reading commands create no database"


def test_escape_sequences_in_files_have_no_effect(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sly.match"
    assert run("export", played_site.over, file, "--data", played_site.folder) == 0
    file.write_bytes(
        encode_archive(replace(decode_archive(file.read_bytes()), game="\x1b[2Jbetapet"))
    )
    for command in (("betapet", "export", file), ("verify", tmp_path / "\x1b[2J.match")):
        capsys.readouterr()
        assert run(*command) == 1
        output = capsys.readouterr()
        assert "\x1b[2J" not in output.out + output.err and "[2J" in output.out, output
