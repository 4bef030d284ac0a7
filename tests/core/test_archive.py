"""Tests that archives of finished matches are complete and contain no account ids."""

from __future__ import annotations

import json

import pytest

from parlour.core.archive import Archive, archive_match, decode_archive, encode_archive
from parlour.core.event import Closed, Opened, Seated
from parlour.core.fold import CorruptLog, fold, match_ranking
from parlour.core.game import Illegal, Ranking, Seat, replace
from parlour.core.rng import commitment

from .table import KEY, Table
from .toys.stones import Stones, Take


def finished_table() -> Table:
    table = Table(Stones(), 2, options=b'{"heap":2}', id="oak1")
    table.log[0] = replace(
        table.log[0],
        event=replace(table.match.opened, host="account-9", code="ash-bell-10", after="elm0"),
    )
    table.start()
    table.move(0, Take(1))
    table.move(1, Take(1))
    return table


def archive_of(table: Table) -> Archive:
    return archive_match(table.id, table.game, table.log)


def test_an_archive_contains_all_that_is_needed() -> None:
    table = finished_table()
    archive = archive_of(table)
    assert (archive.id, archive.game, archive.version) == ("oak1", "stones", 1)
    assert archive.commitment == commitment(KEY)
    assert (
        archive.ranking
        == match_ranking(table.game, table.match)
        == Ranking((2, 1), over="last-stone")
    )
    replayed = fold(archive.id, table.game, archive.events)
    assert (replayed.state, replayed.phase, replayed.moves) == (
        table.state,
        "over",
        table.match.moves,
    )


def test_a_file_survives_a_round_trip() -> None:
    archive = archive_of(finished_table())
    body = encode_archive(archive)
    assert decode_archive(body) == archive
    assert encode_archive(decode_archive(body)) == body


def test_a_file_is_json_with_one_event_per_line() -> None:
    archive = archive_of(finished_table())
    body = encode_archive(archive)
    lines = body.decode().splitlines()
    assert len(lines) == len(archive.events) + 2
    assert lines[0].endswith('"events":[')
    assert json.loads(lines[1].rstrip(","))["event"]["event"] == "opened"
    data = json.loads(body)
    assert list(data) == ["format", "id", "game", "version", "commitment", "standing", "events"]
    assert data["format"] == 1


def test_no_account_or_code_is_named() -> None:
    body = encode_archive(archive_of(finished_table())).decode()
    for secret in ("account-9", "ash-bell", "elm0", '"p0"', '"p1"'):
        assert secret not in body
    opened, seated = (decode_archive(body.encode()).events[seq].event for seq in (0, 2))
    assert isinstance(opened, Opened)
    assert isinstance(seated, Seated)
    assert (opened.host, opened.code, opened.after, seated.player, seated.name, seated.nonce) == (
        None,
        None,
        None,
        None,
        "Player 1",
        b"nonce 1",
    )


def test_a_running_match_is_not_archived() -> None:
    """The archive of a running match would reveal its key."""
    for table in (Table(Stones(), 2), Table(Stones(), 2).start()):
        with pytest.raises(Illegal) as illegal:
            archive_of(table)
        assert illegal.value.code == "core.not-over"


def test_a_match_that_never_started_is_not_archived() -> None:
    table = Table(Stones(), 2)
    table.add(Closed("empty"))
    with pytest.raises(Illegal) as illegal:
        archive_of(table)
    assert illegal.value.code == "core.never-started"


def test_a_corrupt_log_is_not_archived() -> None:
    table = finished_table()
    del table.log[3]
    with pytest.raises(CorruptLog):
        archive_of(table)


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"null", b"\xff", b"[" * 100_000, b'{"format":2}', b"PGN"]
)
def test_invalid_match_files(body: bytes) -> None:
    with pytest.raises(CorruptLog) as raised:
        decode_archive(body)
    assert raised.value.code == "core.not-a-match-file"


def test_a_newer_layout_is_not_misread() -> None:
    body = encode_archive(archive_of(finished_table())).replace(b'"format":1', b'"format":2')
    with pytest.raises(CorruptLog, match="format"):
        decode_archive(body)


def test_seats_are_seats() -> None:
    events = archive_of(finished_table()).events
    assert [getattr(entry.event, "seat", None) for entry in events] == [
        None,
        Seat(0),
        Seat(1),
        None,
        0,
        1,
    ]
