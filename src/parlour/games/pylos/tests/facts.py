"""The conformance facts that lie beside these tests, as Python values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from parlour.games.pylos.rules.state import Variant

HERE = Path(__file__).parent

PERFT: dict[str, Any] = json.loads((HERE / "perft.json").read_text())
VALUED: dict[str, Any] = json.loads((HERE / "valued.json").read_text())

VARIANTS: tuple[Variant, ...] = ("basic", "standard", "advanced")
