"""What a command prints of files and of people."""

from __future__ import annotations


def escape_control_characters(text: str) -> str:
    """Return a text whose control characters are written out (`\\x1b`), line feeds aside, so that a terminal shows and never obeys them."""
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in text
    )
