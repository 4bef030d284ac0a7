"""The specimens, in four colours with one to four bulb spaces, and the leaders on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.bulbous.rules.cards import COLOURS, Colour

SIZES = range(1, 5)
"""The numbers of bulb spaces of a colour's specimens: juvenile, adult, bailiff, leader."""


class Specimen(Value, frozen=True, cache_hash=True):
    """A specimen and the seats that own its bulbs, in the order of placement."""

    colour: Colour
    size: int
    bulbs: tuple[Seat, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether every space has a bulb."""
        return len(self.bulbs) == self.size


Places = tuple[Specimen | None, ...]
"""The active specimen of each colour in the order of COLOURS, or None."""


@lru_cache(maxsize=1 << 12)
def bulb_leaders(bulbs: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most bulbs: several if tied, none without bulbs."""
    counts = {seat: bulbs.count(seat) for seat in sorted(set(bulbs))}
    most = max(counts.values(), default=0)
    return tuple(seat for seat, count in counts.items() if count == most)


@cache
def owned_colours(seats: int) -> tuple[tuple[Colour, ...], ...]:
    """Return the colours of each seat: both of one symbol with two seats, otherwise one each."""
    if seats == 2:
        return COLOURS[0::2], COLOURS[1::2]
    return tuple((colour,) for colour in COLOURS[:seats])


def active_colours(places: Places) -> tuple[Colour, ...]:
    """Return the colours that have an active specimen."""
    return tuple(specimen.colour for specimen in places if specimen is not None)


def reserve_sizes(colour: Colour, places: Places, completed: Sequence[Specimen]) -> tuple[int, ...]:
    """Return the sizes of a colour that have not been brought in yet."""
    brought = {
        specimen.size
        for specimen in (*places, *completed)
        if specimen is not None and specimen.colour == colour
    }
    return tuple(size for size in SIZES if size not in brought)
