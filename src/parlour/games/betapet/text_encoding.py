"""Decoding of text files whose encoding is not declared."""

from __future__ import annotations

import unicodedata

BOM = "\ufeff"
"""The byte order mark."""


def decode_legacy(body: bytes) -> str:
    r"""Decode Windows-1252 or ISO 8859-1 text and normalise it to composed form (NFC).

    Windows-1252 is tried first, since it has the letters Œ, œ, Š, š, Ž, ž and Ÿ where ISO 8859-1
    has control characters that no text uses. Five bytes are undefined in Windows-1252; a file that
    contains one of them is decoded as ISO 8859-1.

    >>> decode_legacy(b"\x8cUVRE")
    'ŒUVRE'
    """
    try:
        text = body.decode("cp1252")
    except UnicodeDecodeError:
        text = body.decode("latin-1")
    return unicodedata.normalize("NFC", text)


def decode_utf8(body: bytes) -> str:
    """Decode UTF-8 text without its byte order mark and normalise it to composed form (NFC).

    Raises:
        UnicodeDecodeError: The text is not valid UTF-8.
    """
    return unicodedata.normalize("NFC", body.decode("utf-8-sig"))
