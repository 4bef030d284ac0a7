"""Which clients are disconnected because they read too little."""

from __future__ import annotations

from unittest.mock import MagicMock

import pytest

from parlour.server.outflow import CHECKS, MIN_READ_BYTES, WriteStallMonitor

FULL = 80_000
"""The size of a buffer that the server refills, in bytes."""

SOME = MIN_READ_BYTES // CHECKS
"""Bytes read between two checks, almost enough in sum."""


def is_disconnected(sizes: list[int]) -> bool:
    """Return whether a client is disconnected while the write buffer has these sizes (bytes)."""
    loop, transport = MagicMock(), MagicMock()
    monitor = WriteStallMonitor(loop, transport)
    transport.get_write_buffer_size.return_value = sizes[0]
    monitor.watch()
    for size in sizes[1:]:
        transport.get_write_buffer_size.return_value = size
        if loop.call_later.call_count:
            (_, check), _ = loop.call_later.call_args
            loop.call_later.reset_mock()
            check()
    return bool(transport.abort.called)


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        pytest.param([FULL] * (CHECKS + 1), True, id="reads nothing"),
        pytest.param([FULL] * CHECKS, False, id="has time left"),
        pytest.param([FULL, *[FULL + n for n in range(CHECKS)]], True, id="the buffer grows"),
        pytest.param([FULL - SOME * n for n in range(CHECKS + 1)], True, id="reads too little"),
        pytest.param([FULL - SOME * 2 * n for n in range(CHECKS * 3)], False, id="reads enough"),
        pytest.param([FULL, FULL - 5_000] * (CHECKS * 2), False, id="reads and is refilled"),
        pytest.param([FULL, 0, *[FULL] * (CHECKS * 2)], False, id="has read everything"),
        pytest.param(
            [FULL - 600 * n for n in range(CHECKS + 1)] + [FULL - 600 * CHECKS] * CHECKS,
            True,
            id="stops later",
        ),
    ],
)
def test_a_client_is_disconnected_if_it_reads_too_little(sizes: list[int], expected: bool) -> None:
    assert is_disconnected(sizes) == expected


def test_time_before_a_buffer_was_empty_does_not_count() -> None:
    loop, transport = MagicMock(), MagicMock()
    monitor = WriteStallMonitor(loop, transport)
    for size in (FULL, FULL, 0, FULL):
        transport.get_write_buffer_size.return_value = size
        if loop.call_later.call_count:
            (_, check), _ = loop.call_later.call_args
            loop.call_later.reset_mock()
            check()
        monitor.watch()
    for _ in range(CHECKS - 1):
        (_, check), _ = loop.call_later.call_args
        check()
    assert not transport.abort.called
    check()
    assert transport.abort.called
