"""Beginnings of plays, and how they grow letter by letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from parlour.games.betapet.rules.hand import JOKER_FLAG, CodeBits, Letters, RackContents, codes_in
from parlour.games.betapet.rules.lexicon import Arcs, Node

PartialPlay = tuple[Node, RackContents, Letters, bool]
"""The beginning of a play: its node, the tiles left, its letters, and whether it ends a word."""


def with_board_letter(
    nodes: Mapping[Node, Arcs], plays: Sequence[PartialPlay], code: int
) -> list[PartialPlay]:
    """Return the plays that continue with a letter on the board."""
    return [
        (step[0], hand, laid, step[1])
        for node, hand, laid, _ in plays
        if (step := nodes[node].get(code)) is not None
    ]


def with_laid_letter(
    nodes: Mapping[Node, Arcs], plays: Sequence[PartialPlay], fitting: CodeBits
) -> list[PartialPlay]:
    """Return the plays that continue with any of the fitting letters from the hand."""
    longer = []
    for node, hand, laid, _ in plays:
        arcs = nodes[node]
        common = arcs.codes & hand.layable & fitting
        if common:
            for code in codes_in(common):
                target, accepts = arcs[code]
                letter, rest = hand[code]
                longer.append((target, rest, laid + letter, accepts))
    return longer


class Beginnings:
    """The sequences of letters from a rack with which words begin.

    They are grouped by length, by their last letter and by the letter on the board that follows
    them, and all lines share the groups.
    """

    def __init__(self, nodes: Mapping[Node, Arcs], root: Node, hand: RackContents) -> None:
        self.nodes, self.hand = nodes, hand
        self._by_last: list[dict[int, list[PartialPlay]]] = [{0: [(root, hand, b"", False)]}]
        self._by_next: dict[tuple[int, int, int], list[PartialPlay]] = {}

    def ending_in(self, codes: CodeBits, longest: int) -> Iterator[list[PartialPlay]]:
        """Yield the beginnings of 1 to `longest` letters whose last letter is one of `codes`."""
        for length in range(1, min(longest, len(self.hand.tiles)) + 1):
            groups = self._of_length(length)
            for code in codes_in(codes):
                if code in groups:
                    yield groups[code]

    def followed_by(
        self, letter: int, codes: CodeBits, longest: int
    ) -> Iterator[list[PartialPlay]]:
        """Yield the beginnings of `ending_in` that continue with a letter on the board."""
        for length in range(1, min(longest, len(self.hand.tiles)) + 1):
            groups = self._of_length(length)
            for code in codes_in(codes):
                if code in groups:
                    key = (length, code, letter)
                    if key not in self._by_next:
                        plays = with_board_letter(self.nodes, groups[code], letter)
                        self._by_next[key] = plays
                    yield self._by_next[key]

    def _of_length(self, length: int) -> dict[int, list[PartialPlay]]:
        """Return the beginnings of a length by their last letter."""
        if length == len(self._by_last):
            groups: dict[int, list[PartialPlay]] = {}
            for shorter in self._by_last[-1].values():
                for play in with_laid_letter(self.nodes, shorter, self.hand.layable):
                    groups.setdefault(play[2][-1] % JOKER_FLAG, []).append(play)
            self._by_last.append(groups)
        return self._by_last[length]
