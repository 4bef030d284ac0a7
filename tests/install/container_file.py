"""A reader of Containerfiles, for the instructions that ours uses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple


class Instruction(NamedTuple):
    """An instruction of a Containerfile.

    >>> list(instructions("# why\\nRUN one \\\\\\n    && two\\n"))
    [Instruction(name='RUN', text='one && two')]
    """

    name: str
    text: str


def instructions(text: str) -> Iterator[Instruction]:
    """Yield the instructions of a Containerfile, with continued lines joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines():
        name, _, rest = line.strip().partition(" ")
        if name:
            yield Instruction(name, rest)


def command_words(text: str) -> list[str]:
    """Return the words of a command in the exec form.

    >>> command_words('["parlour", "serve"]')
    ['parlour', 'serve']
    """
    words: list[str] = json.loads(text)
    return words


def last_text(found: list[Instruction], name: str) -> str:
    """Return the text of the last instruction with a name."""
    return [instruction.text for instruction in found if instruction.name == name][-1]


def variables(found: list[Instruction]) -> dict[str, str]:
    """Return the environment variables that an image sets."""
    pairs = (pair for name, text in found if name == "ENV" for pair in text.split())
    return dict(pair.split("=", 1) for pair in pairs)
