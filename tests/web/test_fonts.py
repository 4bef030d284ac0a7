"""The house's letters: each family is the same in every script it covers."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "src/parlour/web/tokens.css"


def test_the_parts_of_a_family_have_the_same_weights() -> None:
    # Else a browser takes the one part that has the weight of a word, and what it lacks from another family.
    weights = defaultdict(set)
    for face in re.findall(r"@font-face \{([^}]*)\}", TOKENS.read_text()):
        said = dict(re.findall(r"(font-family|font-weight): ([^;]+);", face))
        weights[said["font-family"]].add(said["font-weight"])
    assert set(weights) == {"Inter", "Fraunces"}
    assert all(len(each) == 1 for each in weights.values()), dict(weights)
