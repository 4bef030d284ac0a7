"""Tests that calls of `t(id, {…})` in JavaScript pass all variables of the message."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "parlour"
CALL = re.compile(
    r"\bt\(\s*(?:'([\w-]+)'|`((?:[\w-]|\$\{[^{}]*\})+)`)\s*,\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}"
)
"""A call of `t` with a literal id or a template, and the object with its arguments."""

DEFINITION = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?:[ \t}].*\n|\n(?=[ \t]))*)", re.M)


OTHER_CALLS = {"betta-news-ended"}
"""Messages that match a template of one module but that only the match log shows."""


def message_variables() -> dict[str, set[str]]:
    """Return the variables of each English message."""
    return {
        name: set(re.findall(r"\$([\w-]+)", body))
        for file in SOURCE.rglob("en.ftl")
        for name, body in DEFINITION.findall(file.read_text("utf-8") + "\n")
    }


def argument_names(body: str) -> set[str] | None:
    """Return the keys of an object literal, or None if it spreads another object.

    >>> sorted(argument_names("name, count: rows.length, at: f({ a: 1 })"))
    ['at', 'count', 'name']
    """
    if "..." in body:
        return None
    flat = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|`[^`]*`|'[^']*'", "", body)
    flat = re.sub(r"\([^()]*\)", "", flat)
    return {part.split(":")[0].strip() for part in flat.split(",") if part.strip()}


def test_calls_pass_the_variables_of_their_message() -> None:
    variables, calls, wrong = message_variables(), 0, []
    sources = [file for file in sorted(SOURCE.rglob("*.js")) if "vendor" not in file.parts]
    literals = {
        name for file in sources for name in re.findall(r"'([\w-]+)'", file.read_text("utf-8"))
    }
    for file in sources:
        for literal, template, body in CALL.findall(file.read_text("utf-8")):
            given = argument_names(body)
            pattern = literal or re.sub(r"\$\{[^{}]*\}", r"[\\w-]+", template)
            for message in filter(re.compile(pattern).fullmatch, variables if given else ()):
                if template and message in literals | OTHER_CALLS:
                    continue  # Another call passes the id literally.
                calls += 1
                if missing := variables[message] - (given or set()):
                    wrong.append(f"{file.relative_to(SOURCE)}: {message} lacks {sorted(missing)}")
    assert calls > 200, "the calls of `t` were found"
    assert not wrong, "\n".join(wrong)
