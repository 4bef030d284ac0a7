"""Recovery codes, each of which restores a member's access to their account once."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

CODE_COUNT = 8
"""The number of recovery codes per member."""

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty characters that are not confused with each other on paper."""

GROUP_COUNT, GROUP_LENGTH = 4, 4
"""Sixteen characters hold 78 random bits, too many to guess even with a stolen database."""

_IGNORED_CHARACTERS = re.compile(r"[^0-9A-Z]")


def new_recovery_code() -> str:
    """Return a new random recovery code, such as `7Q2K-M4XD-9H3P-V6TW`."""
    return "-".join(
        "".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUP_COUNT)
    )


def recovery_code_hash(code: str, key: bytes) -> bytes:
    """Return the keyed hash of a recovery code, ignoring case and separators."""
    return blake2b(
        _IGNORED_CHARACTERS.sub("", code.upper()).encode(),
        key=key,
        digest_size=32,
        person=b"parlour-recover",
    ).digest()
