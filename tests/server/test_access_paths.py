"""Tests that the paths named by access rules exist, so that a renamed route keeps its protection."""

from __future__ import annotations

import pytest

from parlour.server.app import create_routes
from parlour.server.auth import access_control, guards
from parlour.server.realtime import session

PREFIXES = {
    "ALWAYS_ALLOWED": access_control.ALWAYS_ALLOWED,
    "ALLOWED_TO_PLAYERS": access_control.ALLOWED_TO_PLAYERS,
    "LISTING_PATHS": access_control.LISTING_PATHS,
    "PRIVATE_PATHS": guards.PRIVATE_PATHS,
    "PUBLIC_PATHS": guards.PUBLIC_PATHS,
    "TABLE_PATH": (guards.TABLE_PATH,),
    "NO_GUEST_PATHS": session.NO_GUEST_PATHS,
    "UNSTORED_GUEST_PATHS": session.UNSTORED_GUEST_PATHS,
    "RENEWAL_PATH": (session.RENEWAL_PATH,),
}


@pytest.fixture(scope="module")
def route_paths() -> list[str]:
    """Return the path of every route of the application."""
    return [route.path for route in create_routes().routes]


@pytest.mark.parametrize("rule", PREFIXES)
def test_every_prefix_of_an_access_rule_matches_a_route(rule: str, route_paths: list[str]) -> None:
    unmatched = [
        prefix
        for prefix in PREFIXES[rule]
        if not any(path.startswith(prefix) for path in route_paths)
    ]
    assert not unmatched


def test_every_suffix_that_a_table_link_allows_is_a_route_of_tables(
    route_paths: list[str],
) -> None:
    tables = [path for path in route_paths if path.startswith("/api/tables/")]
    assert all(
        any(path.endswith(suffix) for path in tables) for suffix in access_control.ALLOWED_BY_LINK
    )
