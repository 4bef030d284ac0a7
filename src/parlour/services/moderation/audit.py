"""Entries of the audit log, which is never shortened."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from parlour.db.records import AuditEntry
from parlour.services.moderation.reports import MAX_REASON_LENGTH
from parlour.services.text import one_line
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.accounts.admin_rights import Actor


async def record_audit(
    repository: ModerationRepository,
    actor: Actor,
    action: str,
    subject: str,
    about_player: str = "",
    reason: str = "",
) -> None:
    """Add an entry to the audit log.

    Args:
        repository: The repository of the audit log.
        actor: Who did it.
        action: The id of the action.
        subject: The name or text that the action concerns.
        about_player: The id of the account that the action concerns, if any.
        reason: The actor's reason, if any.
    """
    entry = AuditEntry(
        at=now(),
        actor=actor.name,
        action=action,
        subject=subject,
        reason=one_line(reason, MAX_REASON_LENGTH),
    )
    await repository.add_audit_entry(secrets.token_hex(8), entry, actor.id, about_player)
