"""Mail, by whichever server the operator named in the data folder's `notices.toml`."""

from __future__ import annotations

import tomllib
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Literal

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.services.notifications.address import mail_address
from parlour.services.notifications.outbound_http import Unreachable

SETTINGS_FILE = "notices.toml"
TIMEOUT_SECONDS = 20.0


class MailServer(Value, frozen=True, kw_only=True):
    """A mail server: where it is, how it is spoken to, and who the letters are from."""

    host: str
    sender: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class NotificationSettings(Value, frozen=True, kw_only=True):
    """What the operator decides about notices: the address that letters lead to, the mail server, and whether webhooks may call private networks."""

    address: str = ""
    private_networks: bool = False
    mail: MailServer | None = None


def load_notification_settings(folder: Path) -> NotificationSettings:
    """Return what stands in the data folder about notices; raises ValueError in words for what cannot be meant."""
    file = folder / SETTINGS_FILE
    if not file.is_file():
        return NotificationSettings()
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), NotificationSettings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as reason:
        raise ValueError(f"{file} cannot be read: {reason}") from reason
    if found.mail is not None and not found.address:
        # A letter must not lead where whoever asked for it said the house was.
        raise ValueError(
            f'{file} names a mail server and not the house\'s own address: add address = "https://…"'
        )
    return found


async def send_mail(server: MailServer, to: str, subject: str, text: str, stop: str) -> None:
    """Send a letter; `stop` is where its reader stops them. Raises Nowhere."""
    import aiosmtplib  # only a house with a mail server waits for it

    letter = EmailMessage()
    try:
        # The parsed address, never text: text is read as a header, where an address may hide another one.
        letter["To"] = Address(addr_spec=mail_address(to))
    except Illegal as reason:
        raise Unreachable(reason.code) from reason
    letter["From"], letter["Subject"] = server.sender, subject
    letter["Date"], letter["Message-ID"] = (
        formatdate(localtime=False),
        make_msgid(domain=server.sender.rpartition("@")[2] or "localhost"),
    )
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
    letter.set_content(text)
    try:
        await aiosmtplib.send(
            letter,
            hostname=server.host,
            port=server.port,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            username=server.user or None,
            password=server.password or None,
            timeout=TIMEOUT_SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError) as reason:
        raise Unreachable("notices.mail-failed") from reason
