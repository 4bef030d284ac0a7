"""Tests that documents and English messages avoid retired words.

The words are listed in docs/reference/glossary.md, section Prose. This test checks them,
because a prose linter such as Vale is neither on PyPI nor on npm.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

AVOIDED = re.compile(
    r"\b(?:whoever|whomever|somebody|anew|told|lies|stands|so many|at which|by itself|in words|the house)\b",
    re.IGNORECASE,
)
"""Words and phrases that make sentences hard to read; each has a plainer substitute."""

ALLOWED = {
    "docs/reference/glossary.md": "maps retired names to today's",
    "docs/adr/0015-events-are-separate-from-the-state.md": "quotes retired names",
}


def tracked_files(*patterns: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of every tracked file that matches a pattern."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            yield name, (ROOT / name).read_text("utf-8")


def test_documents_use_plain_words() -> None:
    pages = tracked_files("*.md", ":!src/*/RULES.??.md", ":!src/*/FAQ.??.md", ":!*/licences/*")
    found = [
        f"{name}:{number}: {word}"
        for name, text in pages
        if name not in ALLOWED
        for number, line in enumerate(text.splitlines(), 1)
        for word in AVOIDED.findall(re.sub(r"`[^`]*`|\]\([^)]*\)", "", line))
    ]
    assert not found, "\n".join(found)


def test_english_messages_use_plain_words() -> None:
    found = [
        f"{name}:{number}: {word}"
        for name, text in tracked_files("src/*/en.ftl")
        for number, line in enumerate(text.splitlines(), 1)
        if not line.startswith("#")
        for word in AVOIDED.findall(re.sub(r"^[\w-]+ =|\{[^}]*\}?|^\s+\[[\w-]+\]", "", line))
    ]
    assert not found, "\n".join(found)
