"""Tests that settings which an earlier version stored keep their effect."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text

from parlour.services.time import now

from .harness import open_application
from .test_migrations import run_on

STORED = {
    "door": "closed",
    "password": "a hash",
    "announcement": f"{now() + 3_600_000} Maintenance at noon",
    "meanings": "https://dictionary.example/{word}",
    "sign-ups": "7",
}
"""The settings as earlier versions wrote them, by name."""


async def test_settings_of_earlier_versions_keep_their_effect(url: str, tmp_path: Path) -> None:
    async with open_application(url, tmp_path):
        pass

    def store_settings(connection: Connection) -> None:
        for name, value in STORED.items():
            connection.execute(
                text("insert into rule (name, value) values (:name, :value)"),
                {"name": name, "value": value},
            )

    await run_on(url, store_settings)
    async with open_application(url, tmp_path) as app:
        administration = app.administration
        assert await administration.settings.registration_mode() == "closed"
        assert await administration.settings.has_password()
        assert await administration.settings.announcement() == "Maintenance at noon"
        assert await administration.settings.dictionary_url() == STORED["meanings"]
        assert await administration.settings.sign_up_limit() == 7
