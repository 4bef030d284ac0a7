"""The API of the operator's room: people, the door, invitations, and the log of what was done."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, convert

from parlour.core.value import Value
from parlour.db.records import Deed, PersonRow, Role
from parlour.server.api.accounts import require_sure
from parlour.server.dependencies import Asking, Guessing, Here, Named, Visiting
from parlour.server.limits.login_throttle import Guesses
from parlour.server.realtime.session import Visitor
from parlour.services.accounts.admin_rights import (
    AccountAction,
    Actor,
    SiteAction,
    actor,
    allowed_account_actions,
    allowed_site_actions,
    require_site_right,
)
from parlour.services.application import House
from parlour.services.moderation.administration import MOST_SIGN_UPS, Door
from parlour.services.social.presence import Count

Text = Annotated[str, Meta(max_length=1_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 365 * 100)]


class PersonLine(Value, frozen=True, kw_only=True):
    """Somebody in the operator's list; moments are ms since 1970. `can`: what whoever asks may do about them."""

    id: str
    name: str
    role: Role
    since: int
    seen: int
    games: int
    muted: int
    banned: int
    can: list[AccountAction]


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


class SetAside(Value, frozen=True):
    """A game that cannot be loaded, and why, as Python says it."""

    game: str
    reason: str


class Room(Value, frozen=True, kw_only=True):
    """What the operator's page shows. `can`: what whoever asks may do here."""

    door: Door
    here: Count
    people: list[PersonLine]
    deeds: list[Deed]
    password: bool
    announcement: str
    meanings: str
    sign_ups: int
    reports: list[ReportLine]
    can: list[SiteAction]
    set_aside: list[SetAside]
    """The games that cannot be loaded, for operators alone: the reason may name what lies on the machine."""


class Confirmation(Value, frozen=True, kw_only=True):
    """The password of whoever asks, where their sign-in is more than ten minutes old; empty for none."""

    current_password: Text = ""


class HousePassword(Confirmation, frozen=True, kw_only=True):
    """The password with which anybody may become a member where the server is not open; empty for none."""

    password: Text


class Announcement(Value, frozen=True):
    """What every page shall say, and for how many hours."""

    text: Text
    hours: Hours


class Meanings(Confirmation, frozen=True, kw_only=True):
    """The address at which words are explained: `https://…{word}…`, perhaps with `{language}`; empty for none."""

    template: Text


class SignUps(Value, frozen=True):
    """How many accounts a day may be made from one network."""

    a_day: Annotated[int, Meta(ge=1, le=MOST_SIGN_UPS)]


class Opening(Value, frozen=True):
    """Who shall come in."""

    door: Door


class Sentence(Value, frozen=True):
    """For how many hours somebody is muted or banned (none lifts it), and why."""

    hours: Hours
    why: Text = ""


class NewName(Confirmation, frozen=True, kw_only=True):
    """What somebody shall be called."""

    name: Text


class Appointment(Confirmation, frozen=True, kw_only=True):
    """What a member shall be."""

    role: Role


class Merging(Confirmation, frozen=True, kw_only=True):
    """The person whom another shall become."""

    into: Text


class Code(Value, frozen=True):
    """A recovery code to hand over."""

    code: str


class Link(Value, frozen=True):
    """The end of a link that lets one person in: `/join#…`."""

    key: str


class OfficeApi(Controller):
    """What operators and moderators do. `Office` checks each action against the table of rights (`admin_rights`)."""

    path = "/api/office"
    tags = ["office"]

    @get("/")
    async def room(self, here: Here, player: Asking, text: FromQuery[str] = "", kind: FromQuery[str] = "all") -> Room:
        """Return how the door stands, the people whose names hold a text, what was done last, and what whoever asks may do."""
        by = actor(player)
        require_site_right(by, "read")
        found, can = await here.office.people(text[:100], kind), allowed_site_actions(by)
        return Room(
            door=await here.office.door(),
            here=here.presence.count(),
            people=[_line(by, one) for one in found],
            deeds=await here.office.deeds(),
            password=await here.office.has_password(),
            announcement=await here.office.announcement(),
            meanings=await here.office.meanings(),
            sign_ups=await here.office.sign_ups(),
            reports=[convert(one, ReportLine, from_attributes=True) for one in await here.office.reports()],
            can=can,
            set_aside=[SetAside(*one) for one in here.games.failures.items()] if "failures" in can else [],
        )

    @post("/door", status_code=204)
    async def door(self, here: Here, player: Asking, data: JSONBody[Opening]) -> None:
        """Open or close the house."""
        await here.office.set_door(actor(player), data.door)

    @post("/password", status_code=204)
    async def password(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[HousePassword]) -> None:
        """Give the house a password, or take it away."""
        await here.office.set_password(await _confirmed(here, visitor, guesses, data), data.password)

    @post("/announcement", status_code=204)
    async def announce(self, here: Here, player: Asking, data: JSONBody[Announcement]) -> None:
        """Say something on every page for a while."""
        await here.office.announce(actor(player), data.text, data.hours)

    @post("/meanings", status_code=204)
    async def meanings(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Meanings]) -> None:
        """Name the address at which words are explained."""
        await here.office.set_meanings(await _confirmed(here, visitor, guesses, data), data.template)

    @post("/sign-ups", status_code=204)
    async def sign_ups(self, here: Here, player: Asking, data: JSONBody[SignUps]) -> None:
        """Set how many accounts a day may be made from one network."""
        await here.office.set_sign_ups(actor(player), data.a_day)

    @post("/reports/{report:str}/done", status_code=204)
    async def look_after(self, here: Here, player: Asking, report: Named) -> None:
        """Note that a report was looked after."""
        await here.office.look_after(actor(player), report)

    @post("/invitations")
    async def invite(self, here: Here, player: Asking) -> Link:
        """Return a link's end with which one person becomes a member."""
        return Link(await here.office.invitation(actor(player)))

    @post("/people/{person:str}/mute", status_code=204)
    async def mute(self, here: Here, player: Asking, person: Named, data: JSONBody[Sentence]) -> None:
        """Let somebody say nothing for a while."""
        await here.office.mute(actor(player), person, data.hours, data.why)

    @post("/people/{person:str}/send-out", status_code=204)
    async def send_out(self, here: Here, player: Asking, person: Named) -> None:
        """Sign somebody out everywhere."""
        await here.office.send_out(actor(player), person)

    @post("/people/{person:str}/ban", status_code=204)
    async def ban(self, here: Here, player: Asking, person: Named, data: JSONBody[Sentence]) -> None:
        """Keep somebody out for a while."""
        await here.office.ban(actor(player), person, data.hours, data.why)

    @post("/people/{person:str}/rename", status_code=204)
    async def rename(self, here: Here, visitor: Visiting, guesses: Guessing, person: Named, data: JSONBody[NewName]) -> None:
        """Give somebody another name, in what they played too."""
        await here.office.rename(await _confirmed(here, visitor, guesses, data), person, data.name)

    @post("/people/{person:str}/code")
    async def code(self, here: Here, visitor: Visiting, guesses: Guessing, person: Named, data: JSONBody[Confirmation]) -> Code:
        """Return a recovery code for a member who has lost their key."""
        return Code(await here.office.code(await _confirmed(here, visitor, guesses, data), person))

    @post("/people/{person:str}/role", status_code=204)
    async def appoint(self, here: Here, visitor: Visiting, guesses: Guessing, person: Named, data: JSONBody[Appointment]) -> None:
        """Make a member a moderator or an operator, or a member again."""
        await here.office.appoint(await _confirmed(here, visitor, guesses, data), person, data.role)

    @post("/people/{person:str}/merge", status_code=204)
    async def merge(self, here: Here, visitor: Visiting, guesses: Guessing, person: Named, data: JSONBody[Merging]) -> None:
        """Make one person another, who has everything both had."""
        await here.office.merge(await _confirmed(here, visitor, guesses, data), person, data.into)

    @post("/people/{person:str}/erase", status_code=204)
    async def erase(self, here: Here, visitor: Visiting, guesses: Guessing, person: Named, data: JSONBody[Confirmation]) -> None:
        """Take somebody out of the house; their matches stay, nameless."""
        await here.office.erase(await _confirmed(here, visitor, guesses, data), person)


async def _confirmed(here: House, visitor: Visitor, guesses: Guesses, said: Confirmation) -> Actor:
    """Return whoever asks as an actor, confirmed by a sign-in within the last ten minutes or by their password; raises Forbidden for a wrong one."""
    if said.current_password:
        await require_sure(here, visitor, guesses, said.current_password)
        return actor(visitor.player, confirmed=True)
    return actor(visitor.player, confirmed=await here.sessions.is_fresh(visitor.player, visitor.token))


def _line(by: Actor, one: PersonRow) -> PersonLine:
    return PersonLine(
        id=one.player.id,
        name=one.player.name,
        role=one.player.role,
        since=one.player.created_at,
        seen=one.seen_at,
        games=one.games,
        muted=one.player.muted_until,
        banned=one.player.banned_until,
        can=allowed_account_actions(by, one.player),
    )
