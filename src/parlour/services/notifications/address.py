"""Which mail addresses and URLs people may name: the plain forms that every mail server and every client reads in the same way."""

from __future__ import annotations

import re
from email.errors import MessageError
from email.headerregistry import Address
from urllib.parse import urlsplit

from parlour.core.game import Illegal

MAX_ADDRESS_LENGTH, MAX_LOCAL_LENGTH = 254, 64
"""The longest mail address and the longest part before the @ (RFC 5321, section 4.5.3.1)."""

LOCAL_PART = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
"""A dot-atom (RFC 5322, section 3.2.3); quoted names and comments are refused."""

HOST_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
"""One label of a host name (RFC 1123, section 2.1)."""

ENCODED_WORD = "=?"
"""How an encoded word begins (RFC 2047): some mail libraries decode one inside an address, into another address."""


def mail_address(text: str) -> str:
    """Return a mail address as letters are sent to it, its domain in ASCII; raises Illegal `notices.not-a-mail-address`.

    A name that is not ASCII is refused: few mail servers take it.
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
        raise Illegal("notices.not-a-mail-address")
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, IndexError, MessageError):
        raise Illegal("notices.not-a-mail-address") from None
    if (parsed.username, parsed.domain) != (local, host):
        raise Illegal("notices.not-a-mail-address")
    return address


def require_url(text: str) -> None:
    """Raise Illegal `notices.not-an-address` for what is no plain http or https URL of a host."""
    try:
        at = urlsplit(text)
        fine = (
            at.scheme in ("https", "http")
            and bool(at.hostname)
            and at.username is None
            and at.port != 0
        )
    except ValueError:
        fine = False
    if not fine or not text.isascii() or not text.isprintable() or " " in text:
        raise Illegal("notices.not-an-address")


def _ascii_host(domain: str) -> str:
    """Return a domain of at least two labels in ASCII, or nothing for what is no domain; an IP address is none."""
    try:
        host = domain.encode("idna").decode().lower()
    except UnicodeError:
        return ""
    labels = host.split(".")
    fine = (
        len(labels) > 1
        and all(HOST_LABEL.fullmatch(label) for label in labels)
        and not labels[-1].isdecimal()
    )
    return host if fine else ""
