"""Validation of e-mail addresses and URLs that users enter.

Only simple forms are accepted, which every mail server and client interprets in the same way.
"""

from __future__ import annotations

import re
from email.errors import MessageError
from email.headerregistry import Address
from urllib.parse import urlsplit

from parlour.core.game import Illegal

MAX_ADDRESS_LENGTH, MAX_LOCAL_LENGTH = 254, 64
"""The maximum lengths of an address and of its local part (RFC 5321, section 4.5.3.1)."""

LOCAL_PART = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
"""A dot-atom (RFC 5322, section 3.2.3); quoted names and comments are rejected."""

HOST_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
"""One label of a host name (RFC 1123, section 2.1)."""

ENCODED_WORD = "=?"
"""The start of an encoded word (RFC 2047), which some libraries decode into another address."""


def mail_address(text: str) -> str:
    """Return an e-mail address with an ASCII domain; raises `notifications.not-a-mail-address`.

    A local part with other characters than ASCII is rejected, because few mail servers accept it.
    """
    local, _, domain = text.rpartition("@")
    host = _ascii_host(domain)
    address = f"{local}@{host}"
    if (
        len(address) > MAX_ADDRESS_LENGTH
        or len(local) > MAX_LOCAL_LENGTH
        or not LOCAL_PART.fullmatch(local)
        or ENCODED_WORD in local
        or not host
    ):
        raise Illegal("notifications.not-a-mail-address")
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError, MessageError):
        raise Illegal("notifications.not-a-mail-address") from None
    if (parsed.username, parsed.domain) != (local, host):
        raise Illegal("notifications.not-a-mail-address")
    return address


def require_url(text: str) -> None:
    """Raise Illegal `notifications.not-an-address` unless a text is a simple http or https URL."""
    try:
        parts = urlsplit(text)
        is_valid = (
            parts.scheme in ("https", "http")
            and bool(parts.hostname)
            and parts.username is None
            and parts.port != 0
        )
    except ValueError:
        is_valid = False
    if not is_valid or not text.isascii() or not text.isprintable() or " " in text:
        raise Illegal("notifications.not-an-address")


def _ascii_host(domain: str) -> str:
    """Return a domain in ASCII, or "" if it is an IP address or has fewer than two labels."""
    try:
        host = domain.encode("idna").decode().lower()
    except UnicodeError:
        return ""
    labels = host.split(".")
    is_valid = (
        len(labels) > 1
        and all(HOST_LABEL.fullmatch(label) for label in labels)
        and not labels[-1].isdecimal()
    )
    return host if is_valid else ""
