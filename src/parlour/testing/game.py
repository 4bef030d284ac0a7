"""The combination of all tests of a game in one class."""

from __future__ import annotations

from typing import Any

from parlour.testing.bots import bot_tests
from parlour.testing.golden import golden_tests
from parlour.testing.laws import law_tests
from parlour.testing.statements import statement_tests
from parlour.testing.strings import string_tests
from parlour.testing.subject import Subject


def game_tests(subject: Subject) -> type[Any]:
    """Return a test class with the law, golden, string, bot and statement tests of a game."""
    return type(
        "GameTests",
        (
            law_tests(subject),
            golden_tests(subject),
            string_tests(subject),
            bot_tests(subject),
            statement_tests(subject),
        ),
        {},
    )
