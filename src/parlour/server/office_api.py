"""The API of the operator's room: people, the door, invitations, and the log of what was done."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, convert

from parlour.core.value import Value
from parlour.db.records import Deed, Player, Role
from parlour.house.people.office import Door
from parlour.house.people.presence import Count
from parlour.house.refusal import Forbidden
from parlour.server.dependencies import Asking, Here, Named

Text = Annotated[str, Meta(max_length=1_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 365 * 100)]


class PersonLine(Value, frozen=True, kw_only=True):
    """Somebody in the operator's list; moments are ms since 1970."""

    id: str
    name: str
    role: Role
    since: int
    seen: int
    games: int
    muted: int
    banned: int


class ReportLine(Value, frozen=True, kw_only=True):
    """What somebody asks to be looked after; `done_by` names who has."""

    id: str
    at: int
    name: str
    what: str
    about: str
    place: str
    quote: str
    why: str
    done_by: str


class Room(Value, frozen=True, kw_only=True):
    """What the operator's page shows."""

    door: Door
    here: Count
    people: list[PersonLine]
    deeds: list[Deed]
    password: bool
    announcement: str
    meanings: str
    reports: list[ReportLine]


class HousePassword(Value, frozen=True):
    """What whoever knows it becomes a member with, where the house is not open; empty for none."""

    password: Text


class Announcement(Value, frozen=True):
    """What every page shall say, and for how many hours."""

    text: Text
    hours: Hours


class Meanings(Value, frozen=True):
    """The address at which words are explained: `https://…{word}…`, perhaps with `{language}`; empty for none."""

    template: Text


class Opening(Value, frozen=True):
    """Who shall come in."""

    door: Door


class Sentence(Value, frozen=True):
    """For how many hours somebody is muted or banned (none lifts it), and why."""

    hours: Hours
    why: Text = ""


class NewName(Value, frozen=True):
    """What somebody shall be called."""

    name: Text


class Appointment(Value, frozen=True):
    """What a member shall be."""

    role: Role


class Merging(Value, frozen=True):
    """The person whom another shall become."""

    into: Text


class Code(Value, frozen=True):
    """A recovery code to hand over."""

    code: str


class Link(Value, frozen=True):
    """The end of a link that lets one person in: `/join#…`."""

    key: str


class OfficeApi(Controller):
    """What operators do; moderators read, mute and send out."""

    path = "/api/office"
    tags = ["office"]

    @get("/")
    async def room(self, here: Here, player: Asking, text: FromQuery[str] = "", kind: FromQuery[str] = "all") -> Room:
        """Return how the door stands, the people whose names hold a text, and what was done last."""
        _moderates(player)
        found = await here.office.people(text[:100], kind)
        return Room(
            door=await here.office.door(),
            here=here.presence.count(),
            people=[
                PersonLine(
                    id=one.player.id,
                    name=one.player.name,
                    role=one.player.role,
                    since=one.player.created_at,
                    seen=one.seen_at,
                    games=one.games,
                    muted=one.player.muted_until,
                    banned=one.player.banned_until,
                )
                for one in found
            ],
            deeds=await here.office.deeds(),
            password=await here.office.has_password(),
            announcement=await here.office.announcement(),
            meanings=await here.office.meanings(),
            reports=[convert(one, ReportLine, from_attributes=True) for one in await here.office.reports()],
        )

    @post("/door", status_code=204)
    async def door(self, here: Here, player: Asking, data: JSONBody[Opening]) -> None:
        """Open or close the house."""
        await here.office.set_door(_operates(player), data.door)

    @post("/password", status_code=204)
    async def password(self, here: Here, player: Asking, data: JSONBody[HousePassword]) -> None:
        """Give the house a password, or take it away."""
        await here.office.set_password(_operates(player), data.password)

    @post("/announcement", status_code=204)
    async def announce(self, here: Here, player: Asking, data: JSONBody[Announcement]) -> None:
        """Say something on every page for a while."""
        await here.office.announce(_operates(player), data.text, data.hours)

    @post("/meanings", status_code=204)
    async def meanings(self, here: Here, player: Asking, data: JSONBody[Meanings]) -> None:
        """Name the address at which words are explained."""
        await here.office.set_meanings(_operates(player), data.template)

    @post("/reports/{report:str}/done", status_code=204)
    async def look_after(self, here: Here, player: Asking, report: Named) -> None:
        """Note that a report was looked after."""
        await here.office.look_after(_moderates(player), report)

    @post("/invitations")
    async def invite(self, here: Here, player: Asking) -> Link:
        """Return a link's end with which one person becomes a member."""
        return Link(await here.office.invitation(_operates(player)))

    @post("/people/{person:str}/mute", status_code=204)
    async def mute(self, here: Here, player: Asking, person: Named, data: JSONBody[Sentence]) -> None:
        """Let somebody say nothing for a while."""
        await here.office.mute(_moderates(player), person, data.hours, data.why)

    @post("/people/{person:str}/send-out", status_code=204)
    async def send_out(self, here: Here, player: Asking, person: Named) -> None:
        """Sign somebody out everywhere."""
        await here.office.send_out(_moderates(player), person)

    @post("/people/{person:str}/ban", status_code=204)
    async def ban(self, here: Here, player: Asking, person: Named, data: JSONBody[Sentence]) -> None:
        """Keep somebody out for a while."""
        await here.office.ban(_operates(player), person, data.hours, data.why)

    @post("/people/{person:str}/rename", status_code=204)
    async def rename(self, here: Here, player: Asking, person: Named, data: JSONBody[NewName]) -> None:
        """Give somebody another name, in what they played too."""
        await here.office.rename(_operates(player), person, data.name)

    @post("/people/{person:str}/code")
    async def code(self, here: Here, player: Asking, person: Named) -> Code:
        """Return a recovery code for a member who has lost their key."""
        return Code(await here.office.code(_operates(player), person))

    @post("/people/{person:str}/role", status_code=204)
    async def appoint(self, here: Here, player: Asking, person: Named, data: JSONBody[Appointment]) -> None:
        """Make a member a moderator or an operator, or a member again."""
        _operates(player)
        if data.role == "guest":
            raise Forbidden("people.members-only")
        await here.office.appoint(player.name, person, data.role)

    @post("/people/{person:str}/merge", status_code=204)
    async def merge(self, here: Here, player: Asking, person: Named, data: JSONBody[Merging]) -> None:
        """Make one person another, who has everything both had."""
        await here.office.merge(_operates(player), person, data.into)

    @post("/people/{person:str}/erase", status_code=204)
    async def erase(self, here: Here, player: Asking, person: Named) -> None:
        """Take somebody out of the house; their matches stay, nameless."""
        await here.office.erase(_operates(player), person)


def _moderates(player: Player) -> str:
    """Return the name of a moderator or an operator; raises Forbidden for others."""
    if player.role not in ("moderator", "operator"):
        raise Forbidden("people.not-a-moderator")
    return player.name


def _operates(player: Player) -> str:
    """Return the name of an operator; raises Forbidden for others."""
    if player.role != "operator":
        raise Forbidden("people.not-an-operator")
    return player.name
