"""Every code, phase, action and level has its English sentence."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.games.pylos.bots import LEVELS

HOME = Path(__file__).parents[1]
KNOWN = set(re.findall(r"^(pylos-[\w-]+) =", (HOME / "strings" / "en.ftl").read_text(), re.MULTILINE))


def test_codes_have_sentences() -> None:
    codes = {code for module in HOME.glob("*.py") for code in re.findall(r'Illegal\("pylos\.([\w-]+)"', module.read_text())}
    assert {f"pylos-error-{code}" for code in codes} == {known for known in KNOWN if known.startswith("pylos-error-")}


def test_people_phases_actions_news_and_endings_have_sentences() -> None:
    wanted = {f"pylos-bot-{level.id}" for level in LEVELS}
    wanted |= {f"pylos-phase-{phase}" for phase in ("move", "take", "over")}
    wanted |= {f"pylos-do-{do}" for do in ("place", "raise", "take")}
    wanted |= {f"pylos-news-{what}" for what in ("placed", "raised", "bonus", "took", "won", "drawn")}
    wanted |= {f"pylos-over-{over}" for over in ("apex", "stuck", "repetition", "length")}
    wanted |= {"pylos-name", "pylos-line", "pylos-option-variant"} | {f"pylos-option-variant-{name}" for name in ("basic", "standard", "advanced")}
    assert wanted <= KNOWN
