"""Recovery codes: each opens an account once, for whoever has lost its key."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

CODE_COUNT = 8
"""How many codes a member puts away."""

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty signs that nobody takes for another when they stand on paper."""

GROUP_COUNT, GROUP_LENGTH = 4, 4
"""Sixteen signs are 78 random bits: no guessing, with or without the database."""

_IGNORED_CHARACTERS = re.compile(r"[^0-9A-Z]")


def new_recovery_code() -> str:
    """Return a fresh code, such as `7Q2K-M4XD-9H3P-V6TW`."""
    return "-".join(
        "".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUP_COUNT)
    )


def recovery_code_hash(code: str, key: bytes) -> bytes:
    """Return what is stored of a code under this house's key, however the code was typed."""
    return blake2b(
        _IGNORED_CHARACTERS.sub("", code.upper()).encode(),
        key=key,
        digest_size=32,
        person=b"parlour-recover",
    ).digest()
