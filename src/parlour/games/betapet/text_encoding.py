"""Decodes text files whose encoding is not declared."""

from __future__ import annotations

import unicodedata

BOM = "\ufeff"
"""The byte order mark."""


def decode_legacy(body: bytes) -> str:
    """Return text written by a Windows or Latin-1 program, in composed form (NFC).

    Windows-1252 is tried first: it has the letters Œ, œ, Š, š, Ž, ž and Ÿ where ISO 8859-1 has
    control characters that no text uses. Five bytes are undefined in Windows-1252; a file with one
    of them is read as ISO 8859-1.

    >>> decode_legacy(b"\\x8cUVRE")
    'ŒUVRE'
    """
    try:
        text = body.decode("cp1252")
    except UnicodeDecodeError:
        text = body.decode("latin-1")
    return unicodedata.normalize("NFC", text)


def decode_utf8(body: bytes) -> str:
    """Return UTF-8 text without its byte order mark, in composed form (NFC).

    Raises UnicodeDecodeError.
    """
    return unicodedata.normalize("NFC", body.decode("utf-8-sig"))
