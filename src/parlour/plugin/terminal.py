"""Safe terminal output of file contents and user input."""

from __future__ import annotations


def escape_control_characters(text: str) -> str:
    r"""Return a text with its control characters escaped, except line feeds.

    A terminal then displays escape sequences instead of executing them.

    >>> escape_control_characters("a\x1b[2J")
    'a\\x1b[2J'
    """
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in text
    )
