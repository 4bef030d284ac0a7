"""Tests that each font family has equal weights in every script that it covers."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "src/parlour/web/tokens.css"


def test_the_parts_of_a_family_have_the_same_weights() -> None:
    # Otherwise a browser would mix families within a word for the missing weights.
    weights = defaultdict(set)
    for face in re.findall(r"@font-face \{([^}]*)\}", TOKENS.read_text()):
        said = dict(re.findall(r"(font-family|font-weight): ([^;]+);", face))
        weights[said["font-family"]].add(said["font-weight"])
    assert set(weights) == {"Inter", "Fraunces"}
    assert all(len(each) == 1 for each in weights.values()), dict(weights)
