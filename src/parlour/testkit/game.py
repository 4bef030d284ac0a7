"""All tests of a game in one class."""

from __future__ import annotations

from typing import Any

from parlour.testkit.bots import bot_tests
from parlour.testkit.golden import golden_tests
from parlour.testkit.laws import law_tests
from parlour.testkit.statements import statement_tests
from parlour.testkit.strings import string_tests
from parlour.testkit.subject import Subject


def game_tests(subject: Subject) -> type[Any]:
    """Return the tests of laws, golden matches, strings and bots for a game, as a class for a test module to name `Test…`."""
    return type("GameTests", (law_tests(subject), golden_tests(subject), string_tests(subject), bot_tests(subject), statement_tests(subject)), {})
