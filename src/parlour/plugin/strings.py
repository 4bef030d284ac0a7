"""The messages of a package in a language, from its Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from parlour.plugin.registry import game_packages


def message_bundle(folder: Traversable, language: str) -> FluentBundle | None:
    """Return the messages in a folder's `<language>.ftl`, or None without this file."""
    file = folder / f"{language}.ftl"
    if not language.isalpha() or not file.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def game_bundle(game: str, language: str) -> FluentBundle | None:
    """Return the messages of a game in a language, or None without translation."""
    return message_bundle(files(game_packages()[game]) / "strings", language)


def game_message(
    game: str, language: str, message: str, arguments: Mapping[str, str | int]
) -> str | None:
    """Return a message of a game, in English without a translation.

    The result is None if the message is missing or needs other arguments.
    """
    for each in dict.fromkeys((language, "en")):
        bundle = game_bundle(game, each)
        if bundle is not None and bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(arguments))
                return None if errors else str(text)
    return None
