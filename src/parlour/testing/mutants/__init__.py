"""Kinds of mistakes that authors of games make, built into a game to measure the laws.

`parlour check` must find each of them. docs/reference/game-package.md states how many it finds.
"""

from parlour.testing.mutants.action_mistakes import ACTION_MISTAKES
from parlour.testing.mutants.knowledge_mistakes import KNOWLEDGE_MISTAKES
from parlour.testing.mutants.mistake import Mistake
from parlour.testing.mutants.purity_mistakes import PURITY_MISTAKES
from parlour.testing.mutants.result_mistakes import RESULT_MISTAKES
from parlour.testing.mutants.secrecy_mistakes import SECRECY_MISTAKES

MISTAKES = (
    *ACTION_MISTAKES,
    *PURITY_MISTAKES,
    *KNOWLEDGE_MISTAKES,
    *SECRECY_MISTAKES,
    *RESULT_MISTAKES,
)
"""All kinds of mistakes."""

__all__ = ["MISTAKES", "Mistake"]
