"""`parlour admin …`: administration on the server's machine."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import msgspec
from cyclopts import App
from rich.console import Console

from parlour.cli.address import noted_address
from parlour.cli.errors import error_sentence, require_target_file
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder, open_matches
from parlour.cli.whole_file import write_whole
from parlour.core.game import Illegal
from parlour.db.accounts import AccountRepository
from parlour.db.api_keys import ApiKeyRepository
from parlour.db.command_notices import CommandNoticeRepository
from parlour.db.log import DatabaseOpenError
from parlour.db.moderation import ModerationRepository
from parlour.db.records import Role
from parlour.db.relationships import RelationshipRepository
from parlour.db.tournaments import TournamentRepository
from parlour.plugin.terminal import escape_control_characters
from parlour.services.account_deletion import PersonalDataService
from parlour.services.accounts.api_keys import ApiKeys
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.sessions import Sessions
from parlour.services.i18n import Translations
from parlour.services.matches.match_store import Matches
from parlour.services.moderation.administration import HOST_ACTOR, AdministrationService
from parlour.services.moderation.site_settings import BotMode, RegistrationMode
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import RelationshipService
from parlour.services.tournaments.people import TournamentPersonalData
from parlour.shared.bus import LocalBus

admin = App(
    name="admin",
    help="Manage members, invitations, registration and restrictions; print the audit log.",
)


class RecordingBus(LocalBus):
    """A bus without subscribers that records messages for the servers on the same database."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[tuple[str, str]] = []

    def publish(self, topic: str, message: str = "") -> None:
        """Record a message."""
        self.messages.append((topic, message))


class AdminSession:
    """The administration and member services of a site, used without a running server."""

    def __init__(self, administration: AdministrationService, members: Members) -> None:
        self.administration, self.members = administration, members

    async def person_id(self, name: str) -> str:
        """Return the id of the member with a name, or of a guest if only one guest has it.

        Raises Illegal if the name belongs to nobody, or to several guests.
        """
        try:
            return (await self.members.member_by_name(name)).player.id
        except Illegal:
            matches = [
                person.player
                for person in await self.administration.find_people(name, "all")
                if person.player.name == name
            ]
            if len(matches) != 1:
                raise
            return matches[0].id


@asynccontextmanager
async def _open_session(data: Path, database: str | None) -> AsyncIterator[AdminSession]:
    async with open_matches(data, database) as site:
        store, bus = site.log.store, RecordingBus()
        matches = Matches(site.log, site.games, bus=bus)
        accounts, moderation = AccountRepository(store), ModerationRepository(store)
        members = Members(store, accounts)
        sessions = Sessions(
            store, accounts, Guests(store), ApiKeys(ApiKeyRepository(store), bus), bus
        )
        relationships = RelationshipRepository(store)
        administration = AdministrationService(
            moderation,
            members,
            sessions,
            PersonalDataService(
                moderation, matches, TournamentPersonalData(TournamentRepository(store)), bus
            ),
            RelationshipService(relationships, Presence()),
        )
        yield AdminSession(administration, members)
        if bus.messages:
            await CommandNoticeRepository(store).add(bus.messages, await site.log.time())


def _run_command(
    data: Path, database: str | None, task: Callable[[AdminSession], Awaitable[str]]
) -> int:
    """Run an administration task, print its result and return the exit status."""
    console = Console(soft_wrap=True)

    async def run_in_session() -> str:
        async with _open_session(data, database) as session:
            return await task(session)

    try:
        console.print(
            escape_control_characters(asyncio.run(run_in_session())), markup=False, highlight=False
        )
    except (OSError, DatabaseOpenError, sqlite3.Error) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(
            escape_control_characters(
                Translations().error_message(
                    reason.code, {key: str(value) for key, value in reason.details.items()}
                )
            ),
            markup=False,
        )
        return 1
    return 0


@admin.command
def operator(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print a link that makes the first person who opens it an operator of this server."""

    async def task(session: AdminSession) -> str:
        return f"{noted_address(data)}/join#{await session.administration.create_invitation(HOST_ACTOR, 'operator')}"

    return _run_command(data, database, task)


@admin.command
def invite(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print an invitation link for one new member."""

    async def task(session: AdminSession) -> str:
        return f"{noted_address(data)}/join#{await session.administration.create_invitation(HOST_ACTOR)}"

    return _run_command(data, database, task)


@admin.command
def recovery_code(
    name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Print a recovery code for a member who has lost access. It is valid for a week."""

    async def task(session: AdminSession) -> str:
        return await session.administration.issue_recovery_code(
            HOST_ACTOR, await session.person_id(name)
        )

    return _run_command(data, database, task)


@admin.command
def users(
    text: str = "", /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """List members and guests whose names contain a text."""

    async def task(session: AdminSession) -> str:
        lines = []
        for person in await session.administration.find_people(text, "all"):
            seen = datetime.fromtimestamp(person.seen_at / 1000).isoformat(" ", "minutes")
            state = " muted" * (person.player.muted_until > 0) + " banned" * (
                person.player.banned_until > 0
            )
            lines.append(
                f"{person.player.name:32} {person.player.role:10} {person.games:5} games, last seen {seen}{state}"
            )
        return "\n".join(lines) or "No matching users."

    return _run_command(data, database, task)


@admin.command
def role(
    name: str, role: Role, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Set a member's role: member, moderator or operator."""

    async def task(session: AdminSession) -> str:
        await session.administration.set_role(HOST_ACTOR, await session.person_id(name), role)
        return f"{name} is now {role}."

    return _run_command(data, database, task)


@admin.command
def mute(
    name: str,
    /,
    *,
    hours: int = 24,
    why: str = "",
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Mute a user for a number of hours; --hours 0 unmutes them.

    Args:
        hours: The duration in hours.
        why: The reason, as recorded in the audit log.
    """

    async def task(session: AdminSession) -> str:
        await session.administration.mute(HOST_ACTOR, await session.person_id(name), hours, why)
        return f"{name} is muted for {hours} hours." if hours else f"{name} is no longer muted."

    return _run_command(data, database, task)


@admin.command
def ban(
    name: str,
    /,
    *,
    hours: int = 30 * 24,
    why: str = "",
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Ban a user for a number of hours; --hours 0 lifts the ban.

    Args:
        hours: The duration in hours.
        why: The reason, as recorded in the audit log.
    """

    async def task(session: AdminSession) -> str:
        await session.administration.ban(HOST_ACTOR, await session.person_id(name), hours, why)
        return f"{name} is banned for {hours} hours." if hours else f"{name} is no longer banned."

    return _run_command(data, database, task)


@admin.command
def rename(
    name: str, new_name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Rename a user, including in finished matches."""

    async def task(session: AdminSession) -> str:
        await session.administration.rename(HOST_ACTOR, await session.person_id(name), new_name)
        return f"{name} is now {new_name}."

    return _run_command(data, database, task)


@admin.command
def merge(
    name: str, into: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Merge one account into another, which keeps the data of both."""

    async def task(session: AdminSession) -> str:
        await session.administration.merge(
            HOST_ACTOR, await session.person_id(name), await session.person_id(into)
        )
        return f"{name} was merged into {into}."

    return _run_command(data, database, task)


@admin.command
def delete(name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Delete an account. Its matches remain, but without the name."""

    async def task(session: AdminSession) -> str:
        await session.administration.delete_account(HOST_ACTOR, await session.person_id(name))
        return f"The account of {name} was deleted."

    return _run_command(data, database, task)


@admin.command
def export(
    name: str, file: Path, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Write all personal data of a user to a file."""

    async def task(session: AdminSession) -> str:
        personal_data = await session.administration.export_data(
            await session.administration.require_person(await session.person_id(name))
        )
        write_whole(
            require_target_file(file), msgspec.json.format(msgspec.json.encode(personal_data))
        )
        return f"The personal data of {name} was written to {file}."

    return _run_command(data, database, task)


@admin.command
def delete_guests(
    *, days: int, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Delete the guests who have not visited the site for a number of days.

    Args:
        days: The minimum number of days since their last visit.
    """

    async def task(session: AdminSession) -> str:
        return f"{await session.administration.delete_old_guests(HOST_ACTOR, days)} guests were deleted."

    return _run_command(data, database, task)


@admin.command
def registration(
    mode: RegistrationMode | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Print or change the registration mode: open, invitation or closed."""

    async def task(session: AdminSession) -> str:
        if mode is not None:
            await session.administration.settings.set_registration_mode(HOST_ACTOR, mode)
        return await session.administration.settings.registration_mode()

    return _run_command(data, database, task)


@admin.command
def dictionary_url(
    template: str | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Print or change the dictionary URL: https://…{word}…, optionally with {language}.

    An empty URL removes it.
    """

    async def task(session: AdminSession) -> str:
        if template is not None:
            await session.administration.settings.set_dictionary_url(HOST_ACTOR, template)
        return await session.administration.settings.dictionary_url()

    return _run_command(data, database, task)


@admin.command
def sign_up_limit(
    a_day: int | None = None, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Print or change how many accounts one network may create per day."""

    async def task(session: AdminSession) -> str:
        if a_day is not None:
            await session.administration.settings.set_sign_up_limit(HOST_ACTOR, a_day)
        return str(await session.administration.settings.sign_up_limit())

    return _run_command(data, database, task)


@admin.command
def bot_accounts(
    mode: BotMode | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Print whether bot accounts are open or closed, or change it.

    While they are closed, no member can create one, and existing ones cannot act.
    """

    async def task(session: AdminSession) -> str:
        if mode is not None:
            await session.administration.set_bot_mode(HOST_ACTOR, mode)
        return await session.administration.settings.bot_mode()

    return _run_command(data, database, task)


@admin.command
def bots(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """List bot accounts with their owners, newest first."""

    async def task(session: AdminSession) -> str:
        lines = []
        for bot in await session.administration.bot_accounts(HOST_ACTOR):
            used = (
                f"last used {datetime.fromtimestamp(bot.used_at / 1000).isoformat(' ', 'hours')}h"
                if bot.used_at
                else "never used"
            )
            lines.append(f"{bot.name:32} owned by {bot.owner_name:32} {used}")
        return "\n".join(lines) or "No bot accounts."

    return _run_command(data, database, task)


@admin.command
def revoke_keys(
    name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Revoke all API keys of a member or bot account, and of the member's bot accounts."""

    async def task(session: AdminSession) -> str:
        await session.administration.revoke_keys(HOST_ACTOR, await session.person_id(name))
        return f"All API keys of {name} were revoked."

    return _run_command(data, database, task)


@admin.command
def audit_log(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print the audit log, newest first."""

    async def task(session: AdminSession) -> str:
        lines = []
        for entry in await session.administration.audit_log():
            at = datetime.fromtimestamp(entry.at / 1000).isoformat(" ", "minutes")
            lines.append(
                " · ".join(
                    filter(None, (at, entry.actor, entry.action, entry.subject, entry.reason))
                )
            )
        return "\n".join(lines) or "The audit log is empty."

    return _run_command(data, database, task)
