"""Tests that browser modules handle the failure of every promise that they do not await."""

from __future__ import annotations

import re
from pathlib import Path

import parlour

PACKAGE = Path(parlour.__file__).parent
SCRIPTS = sorted(path for path in PACKAGE.rglob("*.js") if "vendor" not in path.parts)

NEVER_FAILS = (
    "dictionaryName(",
    "fetchRules(",
    "loadStrings(",
    "named(frame)",
    "this.paint()",
    "waitForPaint()",
)
"""Promises that are never rejected."""


def test_every_promise_that_is_not_awaited_handles_its_failure() -> None:
    unhandled = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in SCRIPTS
        for line in unhandled_promises(path.read_text("utf-8"))
    ]
    assert unhandled == []


def test_the_search_tells_handled_promises_from_others() -> None:
    assert unhandled_promises("load().then(show);") == [1]
    assert unhandled_promises("\nimport('./a.js').then(({ a, b }) => {\n  show(a, b);\n});") == [2]
    for handled in (
        "load().then(show, showError);",
        "load().then(show).catch(showError);",
        "await load().then(show);",
        "const shown = load().then(show);",
        "event.waitUntil(load().then(show));",
    ):
        assert unhandled_promises(handled) == []


def unhandled_promises(source: str) -> list[int]:
    """Return the lines with a `then` that has no handler of failures and is not passed on."""
    source = re.sub(
        r"/\*.*?\*/", lambda comment: re.sub(r"[^\n]", " ", comment[0]), source, flags=re.DOTALL
    )
    source = re.sub(r"(?<!:)//[^\n]*", lambda comment: " " * len(comment[0]), source)
    found = []
    for call in re.finditer(r"\.then\(", source):
        end, has_two_arguments = _arguments(source, call.end())
        start = _statement_start(source, call.start())
        statement = source[start : call.start()]
        is_passed_on = (
            re.search(r"\b(await|return)\b|=>\s*[^{]*$|=\s*[^=>]", statement)
            or source[:start].rstrip()[-1:] in ("(", "[", ",")
            or re.match(r"\s*\.(catch|then|finally)\(", source[end:])
        )
        never_fails = any(name in statement for name in NEVER_FAILS)
        if not (has_two_arguments or is_passed_on or never_fails):
            found.append(source.count("\n", 0, call.start()) + 1)
    return found


def _arguments(source: str, at: int) -> tuple[int, bool]:
    """Return the end of a call's arguments, and whether there is more than one."""
    depth, has_two = 1, False
    while depth:
        depth += (source[at] in "([{") - (source[at] in ")]}")
        has_two |= (
            depth == 1 and source[at] == "," and not source[at + 1 :].lstrip().startswith(")")
        )
        at += 1
    return at, has_two


def _statement_start(source: str, at: int) -> int:
    """Return the start of the statement or the argument that contains a position."""
    depth = 0
    while at > 0:
        before = source[at - 1]
        if before in "([{;" and depth == 0:
            break
        depth += (before in ")]}") - (before in "([{")
        at -= 1
    return at
