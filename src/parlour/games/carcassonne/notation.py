"""How a decision is written in a log and on a command line: `E(1,-1)270 c0`, `settle 12 c0`, `bet 3/4`, `bet -`, `choose 12 r1`."""

from __future__ import annotations

import re

from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet

PLACE_PATTERN = re.compile(
    r"(?P<tile>\w+)\((?P<x>-?\d{1,3}),(?P<y>-?\d{1,3})\)(?P<degrees>0|90|180|270)(?: (?P<meeple>[crfm]\d*))?",
    re.ASCII,
)
CHOICE_PATTERN = re.compile(
    r"(?P<what>settle|choose) (?P<tile>\d{1,3}) (?P<segment>[cr]\d+)", re.ASCII
)


class InvalidNotation(ValueError):
    """A text that says no decision."""


def action_text(action: AnyAction, drawn: str | None, tiles: CarcassonneTileSet) -> str:
    """Return a decision as text; `drawn` is the tile that was to be laid."""
    match action:
        case Place(x, y, turns, meeple):
            return f"{drawn}({x},{y}){90 * turns}" + (f" {meeple}" if meeple else "")
        case Bet(chip):
            return f"bet {tiles.chip_label(chip) if chip else '-'}"
        case Settle(tile, segment):
            return f"settle {tile} {segment}"
        case Choose(tile, segment):
            return f"choose {tile} {segment}"


def parse_action(text: str, drawn: str | None, tiles: CarcassonneTileSet) -> AnyAction:
    """Return the decision that a text says; whether it is legal is not asked. Raises BadNotation."""
    text = text.strip()
    if found := PLACE_PATTERN.fullmatch(text):
        if found["tile"] != drawn:
            raise InvalidNotation(f"the tile drawn is {drawn}, not {found['tile']}")
        return Place(int(found["x"]), int(found["y"]), int(found["degrees"]) // 90, found["meeple"])
    if found := CHOICE_PATTERN.fullmatch(text):
        return (Settle if found["what"] == "settle" else Choose)(
            int(found["tile"]), found["segment"]
        )
    if text.startswith("bet "):
        chips = {"-": None} | {tiles.chip_label(chip): chip for chip in tiles.chips}
        if text[4:] in chips:
            return Bet(chips[text[4:]])
    raise InvalidNotation(
        f"{text!r} says no decision; write E(1,-1)270 c0, settle 12 c0, bet 3/4, bet - or choose 12 r1"
    )
