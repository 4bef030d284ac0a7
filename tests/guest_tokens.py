"""Session tokens of guests whose names are fixed and distinct, for servers that tests start.

The site derives a guest's name from a random token, so two guests of a test sometimes had one name.
"""

from __future__ import annotations

from itertools import count

from parlour.services.accounts.guests import ADJECTIVES, ANIMALS, guest_from_token, new_token

_numbers = count()


def guest_name(number: int) -> str:
    """Return the name of the guest with this number; names repeat only after all combinations."""
    turn, at = divmod(number, len(ADJECTIVES))
    return f"{ADJECTIVES[at]} {ANIMALS[(at + turn) % len(ANIMALS)]}"


def next_guest_token(key: bytes) -> str:
    """Return a new token of the guest with the next name; it replaces `new_token`."""
    wanted = guest_name(next(_numbers))
    while guest_from_token(token := new_token(key)).name != wanted:
        pass
    return token
