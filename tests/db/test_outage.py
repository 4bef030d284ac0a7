"""Tests that an outage is logged at its beginning and its end, with the number of failures."""

from __future__ import annotations

import errno
import sqlite3

import pytest
import structlog

from parlour.db import outage
from parlour.db.outage import Outage
from parlour.server.logs import configure_logging


@pytest.fixture
def new_outage(monkeypatch: pytest.MonkeyPatch) -> Outage:
    """Replace the process-wide outage monitor by a new one without a quiet period."""
    created = Outage()
    for where in ("parlour.db.outage.OUTAGE", "parlour.server.errors.OUTAGE"):
        monkeypatch.setattr(where, created)
    monkeypatch.setattr(outage, "QUIET_SECONDS", 0.0)
    configure_logging()
    return created


def test_failures_during_an_outage_are_logged_once_and_counted(
    new_outage: Outage, capsys: pytest.CaptureFixture[str]
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
        assert "core.storage-unavailable" in line and "nobody listens" in line
        new_outage.record_success()
        (line,) = capsys.readouterr().err.splitlines()
        assert "works again" in line and "failures=50" in line
        new_outage.record_success()
        assert capsys.readouterr().err == ""


def test_an_outage_continues_while_calls_fail(
    new_outage: Outage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [100.0]
    monkeypatch.setattr(outage, "QUIET_SECONDS", 5.0)
    monkeypatch.setattr(outage, "monotonic", lambda: clock[0])
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    for _ in range(10):
        assert new_outage.record_failure(full)
        clock[0] += 1
        new_outage.record_success()  # reads succeed on a full disk
    assert len(capsys.readouterr().err.splitlines()) == 1
    clock[0] += 5
    new_outage.record_success()
    assert "failures=10" in capsys.readouterr().err


def test_other_errors_are_logged_as_usual(
    new_outage: Outage, capsys: pytest.CaptureFixture[str]
) -> None:
    log = structlog.get_logger()
    assert not new_outage.record_failure(KeyError("x"))
    for _ in range(2):
        try:
            raise KeyError("a bug")
        except KeyError:
            log.exception("something failed")
    assert capsys.readouterr().err.count("Traceback") == 2


def test_only_a_write_ends_the_outage_of_a_full_disk(
    new_outage: Outage, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(outage, "QUIET_SECONDS", 5.0)
    monkeypatch.setattr(outage, "monotonic", lambda: clock[0])
    assert not new_outage.needs_a_write
    new_outage.record_failure(OSError(errno.ENOSPC, "no space left"))
    assert not new_outage.needs_a_write, "the quiet period has not passed"
    clock[0] += 5
    assert new_outage.needs_a_write
    new_outage.record_failure(ConnectionRefusedError("nobody listens"))
    clock[0] += 5
    assert not new_outage.needs_a_write, "a successful read ends a connection outage"
