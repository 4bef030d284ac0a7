"""Match files: they stand alone, come back as they were, name no accounts, and are only made of finished matches."""

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


def finished() -> Table:
    table = Table(Stones(), 2, options=b'{"heap":2}', id="oak1")
    table.log[0] = replace(
        table.log[0],
        event=replace(table.match.opened, host="account-9", code="ash-bell-10", after="elm0"),
    )
    table.start()
    table.move(0, Take(1))
    table.move(1, Take(1))
    return table


def archived(table: Table) -> Archive:
    return archive_match(table.id, table.game, table.log)


def test_an_archive_holds_all_that_is_needed() -> None:
    table = finished()
    found = archived(table)
    assert (found.id, found.game, found.version) == ("oak1", "stones", 1)
    assert found.commitment == commitment(KEY)
    assert (
        found.ranking
        == match_ranking(table.game, table.match)
        == Ranking((2, 1), over="last-stone")
    )
    again = fold(found.id, table.game, found.events)
    assert (again.state, again.phase, again.moves) == (table.state, "over", table.match.moves)


def test_a_file_comes_back_as_it_was() -> None:
    found = archived(finished())
    body = encode_archive(found)
    assert decode_archive(body) == found
    assert encode_archive(decode_archive(body)) == body


def test_a_file_is_json_with_an_event_a_line() -> None:
    found = archived(finished())
    body = encode_archive(found)
    lines = body.decode().splitlines()
    assert len(lines) == len(found.events) + 2
    assert lines[0].endswith('"events":[')
    assert json.loads(lines[1].rstrip(","))["event"]["event"] == "opened"
    whole = json.loads(body)
    assert list(whole) == ["format", "id", "game", "version", "commitment", "standing", "events"]
    assert whole["format"] == 1


def test_no_account_or_code_is_named() -> None:
    body = encode_archive(archived(finished())).decode()
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


def test_a_match_that_goes_on_is_not_archived() -> None:
    """Its file would tell the key."""
    for table in (Table(Stones(), 2), Table(Stones(), 2).start()):
        with pytest.raises(Illegal) as illegal:
            archived(table)
        assert illegal.value.code == "core.not-over"


def test_a_table_that_was_never_played_is_not_archived() -> None:
    table = Table(Stones(), 2)
    table.add(Closed("empty"))
    with pytest.raises(Illegal) as illegal:
        archived(table)
    assert illegal.value.code == "core.never-started"


def test_a_broken_log_is_not_archived() -> None:
    table = finished()
    del table.log[3]
    with pytest.raises(CorruptLog):
        archived(table)


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"null", b"\xff", b"[" * 100_000, b'{"format":2}', b"PGN"]
)
def test_what_is_no_match_file(body: bytes) -> None:
    with pytest.raises(CorruptLog) as broken:
        decode_archive(body)
    assert broken.value.code == "core.not-a-match-file"


def test_a_newer_layout_is_not_misread() -> None:
    body = encode_archive(archived(finished())).replace(b'"format":1', b'"format":2')
    with pytest.raises(CorruptLog, match="format"):
        decode_archive(body)


def test_seats_are_seats() -> None:
    events = archived(finished()).events
    assert [getattr(entry.event, "seat", None) for entry in events] == [
        None,
        Seat(0),
        Seat(1),
        None,
        0,
        1,
    ]
