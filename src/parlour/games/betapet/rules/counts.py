"""Match statistics other than points: bingos, words, best turn, and exchanges."""

from __future__ import annotations

from parlour.games.betapet.rules.state import State


def count_statistics(state: State) -> list[dict[str, int]]:
    """Return the statistics of each seat, counted from the record of turns."""
    statistics = []
    for seat in range(len(state.racks)):
        entries = [entry for entry in state.entries if entry.seat == seat]
        plays = [entry for entry in entries if entry.kind == "play"]
        statistics.append(
            {
                "bingos": sum(entry.bingo for entry in plays),
                "words": sum(len(entry.words) for entry in plays),
                "best": max((entry.points for entry in plays), default=0),
                "exchanges": sum(entry.kind == "exchange" for entry in entries),
            }
        )
    return statistics
