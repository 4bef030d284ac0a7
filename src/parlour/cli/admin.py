"""`parlour admin …`: what the operator does about people, on the house's own machine, whether it is open or not."""

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
from parlour.db.log import DatabaseOpenError
from parlour.db.moderation import ModerationRepository
from parlour.db.records import Role
from parlour.db.relationships import RelationshipRepository
from parlour.db.tournaments import TournamentRepository
from parlour.plugin.terminal import escape_control_characters
from parlour.services.account_deletion import PersonalDataService
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.sessions import Sessions
from parlour.services.i18n import Translations
from parlour.services.moderation.administration import (
    HOST_ACTOR,
    AdministrationService,
    RegistrationMode,
)
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import RelationshipService
from parlour.services.tournaments.people import TournamentPersonalData

admin = App(
    name="admin",
    help="Look after the people of the house: members, invitations, the door, and what was done.",
)


class AdminSession:
    """The operator's room of a house that need not be open."""

    def __init__(self, office: AdministrationService, members: Members) -> None:
        self.administration, self.members = office, members

    async def person_id(self, name: str) -> str:
        """Return the id of the member of this name, or of the only person of it; raises Illegal."""
        try:
            return (await self.members.member_by_name(name)).player.id
        except Illegal:
            found = [
                one.player
                for one in await self.administration.find_people(name, "all")
                if one.player.name == name
            ]
            if len(found) != 1:
                raise
            return found[0].id


@asynccontextmanager
async def _open_session(data: Path, database: str | None) -> AsyncIterator[AdminSession]:
    async with open_matches(data, database) as found:
        store, publish = found.log.store, found.log.publish
        accounts, desk = AccountRepository(store), ModerationRepository(store)
        members = Members(store, accounts)
        sessions = Sessions(store, accounts, Guests(store), publish)
        ties = RelationshipRepository(store)
        office = AdministrationService(
            desk,
            members,
            sessions,
            PersonalDataService(
                desk, found, TournamentPersonalData(TournamentRepository(store)), publish
            ),
            RelationshipService(ties, Presence()),
        )
        yield AdminSession(office, members)


def _run_command(
    data: Path, database: str | None, work: Callable[[AdminSession], Awaitable[str]]
) -> int:
    """Run what a command does and print what it says."""
    console = Console(soft_wrap=True)

    async def run_in_session() -> str:
        async with _open_session(data, database) as room:
            return await work(room)

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

    async def work(room: AdminSession) -> str:
        return f"{noted_address(data)}/join#{await room.administration.create_invitation(HOST_ACTOR, 'operator')}"

    return _run_command(data, database, work)


@admin.command
def invite(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print a link with which one person becomes a member."""

    async def work(room: AdminSession) -> str:
        return (
            f"{noted_address(data)}/join#{await room.administration.create_invitation(HOST_ACTOR)}"
        )

    return _run_command(data, database, work)


@admin.command
def reset(name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print a recovery code for a member who has lost their key; it holds for a week."""

    async def work(room: AdminSession) -> str:
        return await room.administration.issue_recovery_code(HOST_ACTOR, await room.person_id(name))

    return _run_command(data, database, work)


@admin.command
def people(
    text: str = "", /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """List members and guests whose names hold a text."""

    async def work(room: AdminSession) -> str:
        lines = []
        for one in await room.administration.find_people(text, "all"):
            seen = datetime.fromtimestamp(one.seen_at / 1000).isoformat(" ", "minutes")
            state = " muted" * (one.player.muted_until > 0) + " banned" * (
                one.player.banned_until > 0
            )
            lines.append(
                f"{one.player.name:32} {one.player.role:10} {one.games:5} games, seen {seen}{state}"
            )
        return "\n".join(lines) or "Nobody."

    return _run_command(data, database, work)


@admin.command
def role(
    name: str, role: Role, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Make a member a moderator or an operator, or a member again."""

    async def work(room: AdminSession) -> str:
        await room.administration.set_role(HOST_ACTOR, await room.person_id(name), role)
        return f"{name} is {role} now."

    return _run_command(data, database, work)


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
    """Let somebody say nothing for some hours; with --hours 0 they may speak again.

    Args:
        hours: For how long.
        why: What stands in the log.
    """

    async def work(room: AdminSession) -> str:
        await room.administration.mute(HOST_ACTOR, await room.person_id(name), hours, why)
        return f"{name} is muted for {hours} hours." if hours else f"{name} may speak."

    return _run_command(data, database, work)


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
    """Keep somebody out for some hours; with --hours 0 they may come in again.

    Args:
        hours: For how long.
        why: What stands in the log.
    """

    async def work(room: AdminSession) -> str:
        await room.administration.ban(HOST_ACTOR, await room.person_id(name), hours, why)
        return f"{name} is kept out for {hours} hours." if hours else f"{name} may come in."

    return _run_command(data, database, work)


@admin.command
def rename(
    name: str, called: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Give somebody another name, in what they played too."""

    async def work(room: AdminSession) -> str:
        await room.administration.rename(HOST_ACTOR, await room.person_id(name), called)
        return f"{name} is {called} now."

    return _run_command(data, database, work)


@admin.command
def merge(
    name: str, into: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Make one person another, who has everything both had."""

    async def work(room: AdminSession) -> str:
        await room.administration.merge(
            HOST_ACTOR, await room.person_id(name), await room.person_id(into)
        )
        return f"{name} is {into} now."

    return _run_command(data, database, work)


@admin.command
def erase(name: str, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Take somebody out of the house: their matches stay, nameless."""

    async def work(room: AdminSession) -> str:
        await room.administration.delete_account(HOST_ACTOR, await room.person_id(name))
        return f"{name} is gone."

    return _run_command(data, database, work)


@admin.command
def export(
    name: str, file: Path, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Write all that the house keeps of a person to a file."""

    async def work(room: AdminSession) -> str:
        kept = await room.administration.export_data(
            await room.administration.require_person(await room.person_id(name))
        )
        write_whole(require_target_file(file), msgspec.json.format(msgspec.json.encode(kept)))
        return f"{file} holds what the house keeps of {name}."

    return _run_command(data, database, work)


@admin.command
def guests(*, days: int, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Take guests out of the house who were not seen for some days.

    Args:
        days: For how long they were not seen.
    """

    async def work(room: AdminSession) -> str:
        return f"{await room.administration.delete_old_guests(HOST_ACTOR, days)} guests are gone."

    return _run_command(data, database, work)


@admin.command
def door(
    door: RegistrationMode | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Say who may come in, or change it: open, invitation or closed."""

    async def work(room: AdminSession) -> str:
        if door is not None:
            await room.administration.set_registration_mode(HOST_ACTOR, door)
        return await room.administration.registration_mode()

    return _run_command(data, database, work)


@admin.command
def meanings(
    template: str | None = None,
    /,
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
) -> int:
    """Say at which address words are explained, or name it: https://…{word}…, perhaps with {language}; an empty one takes it away."""

    async def work(room: AdminSession) -> str:
        if template is not None:
            await room.administration.set_dictionary_url(HOST_ACTOR, template)
        return await room.administration.dictionary_url()

    return _run_command(data, database, work)


@admin.command
def sign_ups(
    a_day: int | None = None, /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Print how many accounts a day may be made from one network, or change it."""

    async def work(room: AdminSession) -> str:
        if a_day is not None:
            await room.administration.set_sign_up_limit(HOST_ACTOR, a_day)
        return str(await room.administration.sign_up_limit())

    return _run_command(data, database, work)


@admin.command
def log(*, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None) -> int:
    """Print what was done in the operator's room, the newest first."""

    async def work(room: AdminSession) -> str:
        lines = []
        for one in await room.administration.audit_log():
            at = datetime.fromtimestamp(one.at / 1000).isoformat(" ", "minutes")
            lines.append(" · ".join(filter(None, (at, one.who, one.what, one.about, one.why))))
        return "\n".join(lines) or "Nothing yet."

    return _run_command(data, database, work)
