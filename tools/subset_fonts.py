"""Reduce the published fonts to the letters, weights and features that the site uses.

    pip install fonttools brotli
    python tools/subset_fonts.py FOLDER

FOLDER contains the published files inter-latin-wght-normal.woff2 and
fraunces-latin-opsz-normal.woff2. Headings have a single weight, so Fraunces keeps only its optical
sizes; Inter keeps the weights from regular to bold.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = Path(__file__).parents[1] / "src/parlour/web/fonts"
LETTERS = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *range(0x2000, 0x2070),
    *map(ord, "ıŒœʻʼˆ˚˜€™↑↓−∕"),
}
FONTS = {
    "inter-latin-wght-normal.woff2": (
        {"wght": (400, 700)},
        ["ccmp", "locl", "tnum", "kern", "mark", "mkmk", "calt"],
    ),
    "fraunces-latin-opsz-normal.woff2": ({"wght": 600}, ["ccmp", "liga", "kern"]),
}


def small(source: Path, limits: dict[str, object], features: list[str]) -> TTFont:
    """Return a font limited to some axis ranges, to the letters in use and to some features."""
    held = BytesIO()
    whole = instancer.instantiateVariableFont(TTFont(source), limits)
    whole.flavor = None
    whole.save(held)
    font = TTFont(BytesIO(held.getvalue()))
    options = subset.Options(
        layout_features=features, hinting=False, name_IDs=["*"], notdef_outline=True
    )
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=LETTERS & set(font.getBestCmap()))
    chosen.subset(font)
    font.flavor = "woff2"
    return font


def main() -> None:
    """Write the reduced fonts and print their sizes before and after."""
    for name, (limits, features) in FONTS.items():
        source = Path(sys.argv[1]) / name
        before = source.stat().st_size
        small(source, limits, features).save(TARGET / name)
        print(f"{name}: {before} to {(TARGET / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
