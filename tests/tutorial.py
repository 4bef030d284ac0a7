"""The steps of the tutorial on writing a game, as a reader follows them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[1] / "docs/tutorials/write-a-game.md"

FENCE = re.compile(r"(?P<before>[^\n]*)\n\n```(?P<language>\w+)\n(?P<body>.*?)```", re.DOTALL)

FILE = re.compile(r"(?:Create|Save this as) `(?P<path>[^`]+)`:$")
"""The end of the sentence before the contents of a file."""


class Step(NamedTuple):
    """A code block of the tutorial.

    Attributes:
        kind: `sh` for one command, `python` for a part of a session, `file` for the contents of a
            file, `diff` for changes, `text` for output.
        body: The command without its comment, the code, the contents, the changes or the output.
        path: The path of a file below the package.
    """

    kind: str
    body: str
    path: str = ""


def tutorial_steps() -> Iterator[Step]:
    """Yield the steps in their order."""
    for found in FENCE.finditer(PAGE.read_text("utf-8")):
        language, body = found["language"], found["body"]
        file = FILE.search(found["before"])
        if language == "sh":
            for line in body.splitlines():
                yield Step("sh", line.partition("  #")[0].strip())
        elif file is not None:
            yield Step("file", body, file["path"])
        else:
            yield Step(language, body)
