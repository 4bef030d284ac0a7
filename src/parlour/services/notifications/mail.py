"""E-mail through the mail server in the operator's `notifications.toml` in the data folder."""

from __future__ import annotations

import tomllib
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.services.notifications.address import mail_address
from parlour.services.notifications.outbound_http import Unreachable
from parlour.services.secret_files import read_secret

if TYPE_CHECKING:
    from aiosmtplib import SMTP

SETTINGS_FILE = "notifications.toml"
TIMEOUT_SECONDS = 20.0


class MailServer(Value, frozen=True, kw_only=True):
    """The operator's mail server."""

    host: str
    """The host name."""

    sender: str
    """The sender address of all e-mails."""

    port: int = 587
    """The port."""

    security: Literal["starttls", "tls", "none"] = "starttls"
    """The encryption of the connection."""

    user: str = ""
    """The user name, or empty."""

    password: str = ""
    """The password."""

    password_file: str = ""
    """The file with the password, instead of `password`."""


class NotificationSettings(Value, frozen=True, kw_only=True):
    """The operator's settings for notifications."""

    address: str = ""
    """The public URL of the site, used in e-mails."""

    private_networks: bool = False
    """Whether webhooks may use addresses in private networks."""

    mail: MailServer | None = None
    """The mail server, or None."""


def load_notification_settings(folder: Path) -> NotificationSettings:
    """Return the settings in the data folder; raises ValueError with a message for the operator."""
    file = folder / SETTINGS_FILE
    if not file.is_file():
        return NotificationSettings()
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), NotificationSettings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as reason:
        raise ValueError(f"{file} cannot be read: {reason}") from reason
    if found.mail is not None and not found.address:
        # An e-mail must not link to the address that a requesting client has claimed.
        raise ValueError(
            f'{file} names a mail server but not the address of this site: add address = "https://…"'
        )
    if found.mail is not None and found.mail.password_file:
        if found.mail.password:
            raise ValueError(f"{file} must not set both password and password_file.")
        password = read_secret(folder / found.mail.password_file)
        found = msgspec.structs.replace(
            found, mail=msgspec.structs.replace(found.mail, password=password)
        )
    return found


async def send_mail(
    server: MailServer, to: str, subject: str, text: str, unsubscribe_url: str
) -> None:
    """Send an e-mail; raises Unreachable.

    Args:
        server: The mail server.
        to: The recipient's address.
        subject: The subject.
        text: The plain text.
        unsubscribe_url: The link that unsubscribes the recipient.
    """
    import aiosmtplib

    message = EmailMessage()
    try:
        # The address is passed in parsed form. Plain text would be parsed as a header, in which a
        # second address may be hidden.
        message["To"] = Address(addr_spec=mail_address(to))
    except Illegal as reason:
        raise Unreachable(reason.code) from reason
    message["From"], message["Subject"] = server.sender, subject
    message["Date"], message["Message-ID"] = (
        formatdate(localtime=False),
        make_msgid(domain=server.sender.rpartition("@")[2] or "localhost"),
    )
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe_url:
        message["List-Unsubscribe"] = f"<{unsubscribe_url}>"
    message.set_content(text)
    try:
        async with smtp_client(server) as client:
            await client.send_message(message)
    except (aiosmtplib.SMTPException, OSError) as reason:
        raise Unreachable("notifications.mail-failed") from reason


def smtp_client(server: MailServer) -> SMTP:
    """Return a client that connects to a mail server and signs in when it is entered."""
    import aiosmtplib  # imported late, because only servers with a mail server need it

    return aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        use_tls=server.security == "tls",
        start_tls=server.security == "starttls",
        username=server.user or None,
        password=server.password or None,
        timeout=TIMEOUT_SECONDS,
    )
