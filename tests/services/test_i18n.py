"""Tests that every error code has a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.core.game import Illegal
from parlour.plugin import registry
from parlour.services.errors import Forbidden, MatchUnavailable, NotFound
from parlour.services.i18n import (
    LAZY_BUNDLES,
    SHELL_BUNDLES,
    Translations,
    bundle_languages,
    fluent_source,
    fluent_with_fallback,
)

SOURCE = Path(parlour.__file__).parent
BUNDLES = ("core", *LAZY_BUNDLES, *registry.game_packages())
CODE = re.compile(rf'"((?:{"|".join(BUNDLES)})\.(?!(?:css|id|toml)")[a-z]+(?:-[a-z0-9]+)*)"')


def error_codes() -> list[str]:
    """Return every error code in the source code."""
    files = [file for file in SOURCE.rglob("*.py") if "tests" not in file.relative_to(SOURCE).parts]
    return sorted({code for file in files for code in CODE.findall(file.read_text("utf-8"))})


def test_error_codes_of_the_site_and_of_games_are_found() -> None:
    assert {"core.stale", "core.corrupt-log", "pylos.not-open", "betta.not-in-hand"} <= set(
        error_codes()
    )


def test_every_folder_of_strings_is_a_bundle() -> None:
    folders = {path.name for path in (SOURCE / "web/strings").iterdir() if path.is_dir()}
    assert folders == set(LAZY_BUNDLES)


@pytest.mark.parametrize("code", error_codes())
def test_every_error_code_has_a_message(code: str) -> None:
    said = Translations().error_message(code, {})
    assert said != code and " " in said and "??" not in said, said


@pytest.mark.parametrize("kind", [Illegal, NotFound, Forbidden, MatchUnavailable])
def test_details_fill_the_message(kind: type[Illegal]) -> None:
    reason = kind("core.seats", seats=9, least=2, most=4)
    assert Translations().error_message(
        reason.code, reason.details
    ) == Translations().error_message("core.seats", {"least": 2, "most": 4})
    assert "2" in Translations().error_message(reason.code, reason.details)


def test_a_missing_message_falls_back_to_english_and_then_to_the_code() -> None:
    assert Translations("tlh").error_message("core.stale", {}) == Translations().error_message(
        "core.stale", {}
    )
    assert (
        Translations().error_message("core.no-such-code-at-all", {}) == "core.no-such-code-at-all"
    )
    assert Translations().error_message("chess.check", {}) == "chess.check"


@pytest.mark.parametrize("language", ["../en", "en/../en", "", "e\x00n", "en.ftl", "xx"])
def test_only_files_of_strings_are_read(language: str) -> None:
    assert fluent_source("site", language) is None and fluent_source("../web", language) is None


def test_every_game_has_english_strings() -> None:
    assert all(
        "en" in bundle_languages(bundle) for bundle in (*SHELL_BUNDLES, *registry.game_packages())
    )


def test_missing_page_strings_are_sent_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = {
        "en": "# A note\none = One\ntwo = Two\n    .title = Too\n-term = Term\n",
        "de": "one = Eins\n",
    }
    monkeypatch.setattr(
        "parlour.services.i18n.fluent_source", lambda bundle, language: written.get(language)
    )
    assert fluent_with_fallback("site", "de").split("\n") == [
        "one = Eins",
        "",
        "two = Two",
        "    .title = Too",
        "",
        "-term = Term",
        "",
    ]
    assert fluent_with_fallback("site", "en") == fluent_with_fallback("site", "xx") == written["en"]
