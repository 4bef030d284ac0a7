"""Tests that values that a database cannot store are refused with one error code."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import bindparam, select

from parlour.core.game import Illegal
from parlour.db.schema.accounts import player
from parlour.db.storable import require_storable

from .conftest import OpenLog

SELECT_BY_NAME = select(player.c.id).where(player.c.name == bindparam("name"))
SELECT_BY_AGE = select(player.c.id).where(player.c.created_at == bindparam("created_at"))


@pytest.mark.parametrize("value", ["a\0b", "\ud800", "a\udfffz", 2**63, -(2**63) - 1, 10**30])
def test_values_that_cannot_be_stored_are_refused(value: Any) -> None:
    with pytest.raises(Illegal, match=r"core\.not-storable"):
        require_storable(("fine", 7, value))


@pytest.mark.parametrize(
    "value", ["", "plain", "Żółć 🎲", 2**63 - 1, -(2**63), None, b"\0", True, 1.5]
)
def test_values_that_can_be_stored_are_accepted(value: Any) -> None:
    require_storable((value,))


async def test_both_databases_refuse_the_same_values(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        for text in ("a\0b", "\ud800"):
            with pytest.raises(Illegal, match=r"core\.not-storable"):
                await log.store.read(SELECT_BY_NAME, name=text)
            with pytest.raises(Illegal, match=r"core\.not-storable"):
                await log.store.write(SELECT_BY_NAME, name=text)
        with pytest.raises(Illegal, match=r"core\.not-storable"):
            await log.store.read(SELECT_BY_AGE, created_at=10**30)
        assert await log.store.read(SELECT_BY_NAME, name="Żółć 🎲") == []
