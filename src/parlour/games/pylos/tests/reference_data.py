"""Reference data of the tests: perft counts, rule cases and exact values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from parlour.games.pylos.rules.state import Variant

FOLDER = Path(__file__).parent

PERFT: dict[str, Any] = json.loads((FOLDER / "perft.json").read_text())
VALUED: dict[str, Any] = json.loads((FOLDER / "valued.json").read_text())

VARIANTS: tuple[Variant, ...] = ("basic", "standard", "advanced")
