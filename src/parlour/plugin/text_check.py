"""Checks that the texts of an installed package can be read and formatted."""

from __future__ import annotations

from importlib.resources.abc import Traversable

TEXT_SUFFIXES = (".md", ".ftl")
"""The ends of the names of text files."""


def check_texts(package: Traversable) -> None:
    """Read the pages and strings of a package.

    The server sends the strings of all games together, so one unreadable file would affect every
    game. Invalid Fluent syntax is no error: only the message that contains it is missing.

    Raises:
        ValueError: A file is not UTF-8, or a message refers to itself.
    """
    strings = package / "strings"
    for folder in (package, strings):
        for file in folder.iterdir() if folder.is_dir() else ():
            if not file.name.endswith(TEXT_SUFFIXES):
                continue
            try:
                text = file.read_text("utf-8")
            except UnicodeDecodeError as reason:
                raise ValueError(f"{file.name} is not UTF-8") from reason
            if folder is strings:
                _check_messages(file.name, text)


def _check_messages(name: str, source: str) -> None:
    """Raise ValueError if a message of a Fluent file refers to itself."""
    # Its import takes time, and most installations have only the games of Parlour.
    from fluent.runtime import FluentBundle, FluentResource

    bundle, resource = FluentBundle(["en"]), FluentResource(source)
    bundle.add_resource(resource)
    for entry in resource.body:
        message = getattr(entry, "id", None)
        if message is None or not bundle.has_message(message.name):
            continue
        pattern = bundle.get_message(message.name).value
        try:
            if pattern is not None:
                bundle.format_pattern(pattern, {})
        except RecursionError as reason:
            raise ValueError(f"{name}: the message {message.name} refers to itself") from reason
