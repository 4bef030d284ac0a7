"""How many tables of bots alone one person, and one address, may have going at a time."""

from __future__ import annotations

from parlour.core.game import Illegal
from parlour.house.matches.loaded import LoadedMatch

MOST_PER_PERSON = 4
"""So many tables with nobody on them does anybody watch at most."""

MOST_PER_ADDRESS = 12
"""A family's worth: whoever calls themselves a new person with each table meets this limit."""


class Quota:
    """Tables of bots alone that are being played, by who opened them and from where; counted in this process."""

    def __init__(self) -> None:
        self._going: dict[str, tuple[str, str]] = {}

    def require(self, person: str, address: str) -> None:
        """Raise Illegal `core.too-many-bot-tables` when one more is too many; an empty address is nobody's."""
        people, addresses = [going[0] for going in self._going.values()], [going[1] for going in self._going.values()]
        for count, most in ((people.count(person), MOST_PER_PERSON), (addresses.count(address) if address else 0, MOST_PER_ADDRESS)):
            if count >= most:
                raise Illegal("core.too-many-bot-tables", most=most)

    def count(self, loaded: LoadedMatch, address: str | None = None) -> None:
        """Count a table of bots alone for as long as it is played; an address once told is kept."""
        match = loaded.match
        if match.phase != "playing" or not all(chair and chair.bot for chair in match.chairs):
            self._going.pop(match.id, None)
        elif address is not None or match.id not in self._going:
            self._going[match.id] = (match.opened.host or "", address or "")
