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
from parlour.cli.errors import sentence, target_file
from parlour.cli.site import HERE, Database, Folder, matches
from parlour.cli.whole_file import write_whole
from parlour.core.game import Illegal
from parlour.db.accounts import Accounts
from parlour.db.log import Unopened
from parlour.db.moderation import Desk
from parlour.db.records import Role
from parlour.db.relationships import Ties
from parlour.db.tournaments import Tournaments
from parlour.plugin.terminal import visible
from parlour.services.account_deletion import Erasure
from parlour.services.accounts.guests import Guests
from parlour.services.accounts.members import Members
from parlour.services.accounts.sessions import Sessions
from parlour.services.i18n import Sentences
from parlour.services.moderation.administration import THE_HOST, Door, Office
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import Circle
from parlour.services.tournaments.people import TournamentPeople

admin = App(name="admin", help="Look after the people of the house: members, invitations, the door, and what was done.")


class Room:
    """The operator's room of a house that need not be open."""

    def __init__(self, office: Office, members: Members) -> None:
        self.office, self.members = office, members

    async def id(self, name: str) -> str:
        """Return the id of the member of this name, or of the only person of it; raises Illegal."""
        try:
            return (await self.members.named(name)).player.id
        except Illegal:
            found = [one.player for one in await self.office.people(name, "all") if one.player.name == name]
            if len(found) != 1:
                raise
            return found[0].id


@asynccontextmanager
async def _room(data: Path, database: str | None) -> AsyncIterator[Room]:
    async with matches(data, database) as found:
        store, publish = found.log.store, found.log.publish_only
        accounts, desk = Accounts(store), Desk(store)
        members = Members(store, accounts)
        sessions = Sessions(store, accounts, Guests(store), publish)
        ties = Ties(store)
        office = Office(desk, members, sessions, Erasure(desk, found, TournamentPeople(Tournaments(store)), publish), Circle(ties, Presence()))
        yield Room(office, members)


def _do(data: Path, database: str | None, work: Callable[[Room], Awaitable[str]]) -> int:
    """Run what a command does and print what it says."""
    console = Console(soft_wrap=True)

    async def done() -> str:
        async with _room(data, database) as room:
            return await work(room)

    try:
        console.print(visible(asyncio.run(done())), markup=False, highlight=False)
    except (OSError, Unopened, sqlite3.Error) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(visible(Sentences().refusal(reason.code, {key: str(value) for key, value in reason.details.items()})), markup=False)
        return 1
    return 0


@admin.command
def operator(*, data: Folder = HERE, database: Database = None) -> int:
    """Print a link that makes the first person who opens it an operator of this server."""

    async def work(room: Room) -> str:
        return f"{noted_address(data)}/join#{await room.office.invitation(THE_HOST, 'operator')}"

    return _do(data, database, work)


@admin.command
def invite(*, data: Folder = HERE, database: Database = None) -> int:
    """Print a link with which one person becomes a member."""

    async def work(room: Room) -> str:
        return f"{noted_address(data)}/join#{await room.office.invitation(THE_HOST)}"

    return _do(data, database, work)


@admin.command
def reset(name: str, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Print a recovery code for a member who has lost their key; it holds for a week."""

    async def work(room: Room) -> str:
        return await room.office.code(THE_HOST, await room.id(name))

    return _do(data, database, work)


@admin.command
def people(text: str = "", /, *, data: Folder = HERE, database: Database = None) -> int:
    """List members and guests whose names hold a text."""

    async def work(room: Room) -> str:
        lines = []
        for one in await room.office.people(text, "all"):
            seen = datetime.fromtimestamp(one.seen_at / 1000).isoformat(" ", "minutes")
            state = " muted" * (one.player.muted_until > 0) + " banned" * (one.player.banned_until > 0)
            lines.append(f"{one.player.name:32} {one.player.role:10} {one.games:5} games, seen {seen}{state}")
        return "\n".join(lines) or "Nobody."

    return _do(data, database, work)


@admin.command
def role(name: str, role: Role, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Make a member a moderator or an operator, or a member again."""

    async def work(room: Room) -> str:
        await room.office.appoint(THE_HOST, await room.id(name), role)
        return f"{name} is {role} now."

    return _do(data, database, work)


@admin.command
def mute(name: str, /, *, hours: int = 24, why: str = "", data: Folder = HERE, database: Database = None) -> int:
    """Let somebody say nothing for some hours; with --hours 0 they may speak again.

    Args:
        hours: For how long.
        why: What stands in the log.
    """

    async def work(room: Room) -> str:
        await room.office.mute(THE_HOST, await room.id(name), hours, why)
        return f"{name} is muted for {hours} hours." if hours else f"{name} may speak."

    return _do(data, database, work)


@admin.command
def ban(name: str, /, *, hours: int = 30 * 24, why: str = "", data: Folder = HERE, database: Database = None) -> int:
    """Keep somebody out for some hours; with --hours 0 they may come in again.

    Args:
        hours: For how long.
        why: What stands in the log.
    """

    async def work(room: Room) -> str:
        await room.office.ban(THE_HOST, await room.id(name), hours, why)
        return f"{name} is kept out for {hours} hours." if hours else f"{name} may come in."

    return _do(data, database, work)


@admin.command
def rename(name: str, called: str, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Give somebody another name, in what they played too."""

    async def work(room: Room) -> str:
        await room.office.rename(THE_HOST, await room.id(name), called)
        return f"{name} is {called} now."

    return _do(data, database, work)


@admin.command
def merge(name: str, into: str, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Make one person another, who has everything both had."""

    async def work(room: Room) -> str:
        await room.office.merge(THE_HOST, await room.id(name), await room.id(into))
        return f"{name} is {into} now."

    return _do(data, database, work)


@admin.command
def erase(name: str, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Take somebody out of the house: their matches stay, nameless."""

    async def work(room: Room) -> str:
        await room.office.erase(THE_HOST, await room.id(name))
        return f"{name} is gone."

    return _do(data, database, work)


@admin.command
def export(name: str, file: Path, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Write all that the house keeps of a person to a file."""

    async def work(room: Room) -> str:
        kept = await room.office.kept_of(await room.office.person(await room.id(name)))
        write_whole(target_file(file), msgspec.json.format(msgspec.json.encode(kept)))
        return f"{file} holds what the house keeps of {name}."

    return _do(data, database, work)


@admin.command
def guests(*, days: int, data: Folder = HERE, database: Database = None) -> int:
    """Take guests out of the house who were not seen for some days.

    Args:
        days: For how long they were not seen.
    """

    async def work(room: Room) -> str:
        return f"{await room.office.erase_old_guests(THE_HOST, days)} guests are gone."

    return _do(data, database, work)


@admin.command
def door(door: Door | None = None, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Say who may come in, or change it: open, invitation or closed."""

    async def work(room: Room) -> str:
        if door is not None:
            await room.office.set_door(THE_HOST, door)
        return await room.office.door()

    return _do(data, database, work)


@admin.command
def meanings(template: str | None = None, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Say at which address words are explained, or name it: https://…{word}…, perhaps with {language}; an empty one takes it away."""

    async def work(room: Room) -> str:
        if template is not None:
            await room.office.set_meanings(THE_HOST, template)
        return await room.office.meanings()

    return _do(data, database, work)


@admin.command
def sign_ups(a_day: int | None = None, /, *, data: Folder = HERE, database: Database = None) -> int:
    """Print how many accounts a day may be made from one network, or change it."""

    async def work(room: Room) -> str:
        if a_day is not None:
            await room.office.set_sign_ups(THE_HOST, a_day)
        return str(await room.office.sign_ups())

    return _do(data, database, work)


@admin.command
def log(*, data: Folder = HERE, database: Database = None) -> int:
    """Print what was done in the operator's room, the newest first."""

    async def work(room: Room) -> str:
        lines = []
        for one in await room.office.deeds():
            at = datetime.fromtimestamp(one.at / 1000).isoformat(" ", "minutes")
            lines.append(" · ".join(filter(None, (at, one.who, one.what, one.about, one.why))))
        return "\n".join(lines) or "Nothing yet."

    return _do(data, database, work)
