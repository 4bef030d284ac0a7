"""The text notation of actions: `E(1,-1)270 c0`, `settle 12 c0`, `bet 3/4`, `choose 12 r1`."""

from __future__ import annotations

import re

from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet

PLACE_PATTERN = re.compile(
    r"(?P<tile>\w+)\((?P<x>-?\d{1,3}),(?P<y>-?\d{1,3})\)(?P<degrees>0|90|180|270)"
    r"(?: (?P<meeple>[crfm]\d*))?",
    re.ASCII,
)
CHOICE_PATTERN = re.compile(
    r"(?P<what>settle|choose) (?P<tile>\d{1,3}) (?P<segment>[cr]\d+)", re.ASCII
)


class InvalidNotation(ValueError):
    """An error for a text that is not a valid action."""


def action_text(action: AnyAction, drawn: str | None, tiles: CarcassonneTileSet) -> str:
    """Return the notation of an action.

    Args:
        action: The action.
        drawn: The id of the drawn tile.
        tiles: The tile set.
    """
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
    """Return the action that a text describes, without checking that it is legal.

    Raises:
        InvalidNotation: The text is not an action, or names a different tile from the drawn one.
    """
    text = text.strip()
    if match := PLACE_PATTERN.fullmatch(text):
        if match["tile"] != drawn:
            raise InvalidNotation(f"the tile drawn is {drawn}, not {match['tile']}")
        return Place(int(match["x"]), int(match["y"]), int(match["degrees"]) // 90, match["meeple"])
    if match := CHOICE_PATTERN.fullmatch(text):
        return (Settle if match["what"] == "settle" else Choose)(
            int(match["tile"]), match["segment"]
        )
    if text.startswith("bet "):
        chips = {"-": None} | {tiles.chip_label(chip): chip for chip in tiles.chips}
        if text[4:] in chips:
            return Bet(chips[text[4:]])
    raise InvalidNotation(
        f"{text!r} is not an action; "
        "write E(1,-1)270 c0, settle 12 c0, bet 3/4, bet - or choose 12 r1"
    )
