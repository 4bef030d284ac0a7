"""Tests that a transaction that refers to a deleted row is rolled back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour.db.log import MissingReference
from parlour.db.records import RelationshipRow
from parlour.db.relationships import RelationshipRepository

if TYPE_CHECKING:
    from tests.db.conftest import OpenLog


async def test_a_relationship_with_a_deleted_player_is_a_missing_reference(
    open_test_log: OpenLog,
) -> None:
    async with open_test_log() as log:
        repository = RelationshipRepository(log.store)
        with pytest.raises(MissingReference):
            await repository.update([RelationshipRow("nobody", "no one else", "friend", 1)], [])
        assert await repository.relationships_of("nobody") == []
