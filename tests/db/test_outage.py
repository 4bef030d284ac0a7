"""An outage of the database is told twice, when it begins and when it is over: what fails in between is counted."""

from __future__ import annotations

import errno
import sqlite3

import pytest
import structlog

from parlour.db import outage
from parlour.db.outage import Outage
from parlour.server.logs import configure_logging


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Outage:
    """Return the outage of a process whose database has never failed, over at once when it is over."""
    found = Outage()
    for where in ("parlour.db.outage.OUTAGE", "parlour.server.errors.OUTAGE"):
        monkeypatch.setattr(where, found)
    monkeypatch.setattr(outage, "QUIET_SECONDS", 0.0)
    configure_logging()
    return found


def test_what_fails_during_an_outage_is_logged_once_and_counted(
    fresh: Outage, capsys: pytest.CaptureFixture[str]
) -> None:
    log = structlog.get_logger()
    for _ in range(2):
        for number in range(50):
            try:
                raise ConnectionRefusedError("nobody listens")
            except ConnectionRefusedError as reason:
                if number % 2:
                    log.exception("the sweep failed")
                else:
                    log.error("something failed beside the bots", exc_info=reason)
        (line,) = capsys.readouterr().err.splitlines()
        assert "core.storage-away" in line and "nobody listens" in line
        fresh.record_success()
        (line,) = capsys.readouterr().err.splitlines()
        assert "works again" in line and "failures=50" in line
        fresh.record_success()
        assert capsys.readouterr().err == ""


def test_an_outage_goes_on_while_something_fails(
    fresh: Outage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moment = [100.0]
    monkeypatch.setattr(outage, "QUIET_SECONDS", 5.0)
    monkeypatch.setattr(outage, "monotonic", lambda: moment[0])
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    for _ in range(10):
        assert fresh.record_failure(full)
        moment[0] += 1
        fresh.record_success()  # with a full disk what only reads succeeds
    assert len(capsys.readouterr().err.splitlines()) == 1
    moment[0] += 5
    fresh.record_success()
    assert "failures=10" in capsys.readouterr().err


def test_what_is_no_outage_is_logged_as_ever(
    fresh: Outage, capsys: pytest.CaptureFixture[str]
) -> None:
    log = structlog.get_logger()
    assert not fresh.record_failure(KeyError("x"))
    for _ in range(2):
        try:
            raise KeyError("a fault of ours")
        except KeyError:
            log.exception("something failed")
    assert capsys.readouterr().err.count("Traceback") == 2


def test_a_full_disk_is_over_when_something_was_written(
    fresh: Outage, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [100.0]
    monkeypatch.setattr(outage, "QUIET_SECONDS", 5.0)
    monkeypatch.setattr(outage, "monotonic", lambda: moment[0])
    assert not fresh.needs_a_write
    fresh.record_failure(OSError(errno.ENOSPC, "no space left"))
    assert not fresh.needs_a_write, "it has only just failed"
    moment[0] += 5
    assert fresh.needs_a_write
    fresh.record_failure(ConnectionRefusedError("nobody listens"))
    moment[0] += 5
    assert not fresh.needs_a_write, "a database that answers a question is there again"
