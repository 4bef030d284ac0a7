"""What statistics count of Betapet beside points: bingos, words, the best turn, and turns without a play."""

from __future__ import annotations

from parlour.games.betapet.rules.state import State


def count_statistics(state: State) -> list[dict[str, int]]:
    """Return for each seat what its record tells; a play that was taken back is none."""
    found = []
    for seat in range(len(state.racks)):
        lines = [entry for entry in state.entries if entry.seat == seat]
        plays = [entry for entry in lines if entry.kind == "play"]
        found.append(
            {
                "bingos": sum(entry.bingo for entry in plays),
                "words": sum(len(entry.words) for entry in plays),
                "best": max((entry.points for entry in plays), default=0),
                "exchanges": sum(entry.kind == "exchange" for entry in lines),
            }
        )
    return found
