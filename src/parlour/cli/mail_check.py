"""The check of the mail server by `parlour doctor`."""

from __future__ import annotations

from pathlib import Path

from parlour.cli.findings import Finding
from parlour.services.notifications.mail import MailServer, load_notification_settings, smtp_client


async def mail_finding(folder: Path) -> Finding:
    """Return the finding about the mail server of notifications.toml; sends no e-mail."""
    server = load_notification_settings(folder).mail
    if server is None:
        return Finding("ok", "mail", "No mail server is set up, so no e-mails are sent.")
    place = f"{server.host}:{server.port}"
    reason = await _connection_failure(server)
    if reason is not None:
        return Finding(
            "error",
            "mail",
            f"{place} does not accept e-mails: {reason}. Check [mail] in notifications.toml.",
        )
    return Finding("ok", "mail", f"{place} accepts e-mails from {server.sender}.")


async def _connection_failure(server: MailServer) -> str | None:
    """Connect and sign in as for an e-mail; return the reason of a failure, or None."""
    import aiosmtplib

    try:
        async with smtp_client(server) as client:
            await client.mail(server.sender)
            await client.rset()
    except (aiosmtplib.SMTPException, OSError) as reason:
        return " ".join(str(reason).split()) or type(reason).__name__
    return None
