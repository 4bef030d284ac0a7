"""Translations of errors and pages, from the strings of the site and of each game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle

from parlour.plugin import registry
from parlour.plugin.strings import message_bundle

MESSAGE_PATTERN = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ENTRY_PATTERN = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)

LAZY_BUNDLES = (
    "account",
    "social",
    "forum",
    "chat",
    "statistics",
    "notifications",
    "club",
    "tournament",
    "puzzle",
    "cafe",
    "correspondence",
    "find",
    "side-by-side",
    "welcome",
    "status",
)
SHELL_BUNDLES = {"site": "", **{name: name for name in LAZY_BUNDLES}}
"""The bundles of the site and their folders.

Some are loaded on every page, others only on pages that need them.
"""


class Translations:
    """All strings in one language, with English for missing translations."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def error_message(self, code: str, details: Mapping[str, str | int]) -> str:
        """Return the text of an error code.

        The code `pylos.occupied` has the message `pylos-error-occupied`.
        """
        bundle, _, rest = code.partition(".")
        name = "site" if bundle == "core" else bundle
        return self.text(name, f"{bundle}-error-{rest}", details) or code

    def bot_name(self, game: str, level: str) -> str:
        """Return the name of a bot level, which is its string up to the first comma."""
        return (self.text(game, f"{game}-bot-{level}") or level.title()).split(",")[0]

    def text(
        self, bundle: str, message: str, arguments: Mapping[str, str | int] | None = None
    ) -> str | None:
        """Return a message of a bundle (`site` or a game), or None if it is missing."""
        for language in dict.fromkeys((self.language, "en")):
            found = _bundle(bundle, language)
            if found is not None and found.has_message(message):
                pattern = found.get_message(message).value
                if pattern is not None:
                    return str(found.format_pattern(pattern, dict(arguments or {}))[0])
        return None


@cache
def _bundle(name: str, language: str) -> FluentBundle | None:
    folder = _bundle_folder(name)
    return None if folder is None else message_bundle(folder, language)


def fluent_source(bundle: str, language: str) -> str | None:
    """Return the Fluent source of a bundle (`site` or a game) in a language, or None."""
    folder = _bundle_folder(bundle)
    if folder is None or not language.isalpha():
        return None
    file = folder / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else None


def fluent_with_fallback(bundle: str, language: str) -> str:
    """Return the Fluent source of a bundle in a language, with English for missing messages."""
    own, english = fluent_source(bundle, language) or "", fluent_source(bundle, "en") or ""
    if not own or language == "en":
        return english
    translated = set(MESSAGE_PATTERN.findall(own))
    entries = ENTRY_PATTERN.split(english)
    return "\n".join(
        (
            own,
            *(
                entry
                for entry in entries
                if (found := MESSAGE_PATTERN.match(entry)) and found[1] not in translated
            ),
        )
    )


def bundle_languages(bundle: str) -> list[str]:
    """Return the languages for which a bundle has a Fluent file."""
    folder = _bundle_folder(bundle)
    if folder is None or not folder.is_dir():
        return []
    return sorted(
        file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")
    )


def _bundle_folder(bundle: str) -> Traversable | None:
    if bundle in SHELL_BUNDLES:
        return files("parlour.web") / "strings" / SHELL_BUNDLES[bundle]
    package = registry.game_packages().get(bundle)
    return None if package is None else files(package) / "strings"
