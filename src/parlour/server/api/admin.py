"""The API of the operator's room: people, the door, invitations, and the log of what was done."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import AuditEntry, PersonRow, Role
from parlour.server.api.accounts import require_reauthentication
from parlour.server.dependencies import AppDep, PathName, PlayerDep, ThrottleDep, VisitorDep
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.realtime.session import Visitor
from parlour.services.accounts.admin_rights import (
    AccountAction,
    Actor,
    SiteAction,
    actor_from_player,
    allowed_account_actions,
    allowed_site_actions,
    require_site_right,
)
from parlour.services.application import Application
from parlour.services.moderation.administration import MAX_SIGN_UPS, RegistrationMode
from parlour.services.social.presence import OnlineCount

Text = Annotated[str, Meta(max_length=1_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 365 * 100)]


class PersonSummary(Value, frozen=True, kw_only=True):
    """Somebody in the operator's list; moments are ms since 1970. `can`: what whoever asks may do about them."""

    id: str
    name: str
    role: Role
    joined_at: int
    last_seen_at: int
    games: int
    muted_until: int
    banned_until: int
    allowed_actions: list[AccountAction]


class ReportSummary(Value, frozen=True, kw_only=True):
    """What somebody asks to be looked after; `done_by` names who has."""

    id: str
    at: int
    reporter: str
    kind: str
    subject: str
    place: str
    quote: str
    reason: str
    resolved_by: str


class SetAside(Value, frozen=True):
    """A game that cannot be loaded, and why, as Python says it."""

    game: str
    reason: str


class AdminOverview(Value, frozen=True, kw_only=True):
    """What the operator's page shows. `can`: what whoever asks may do here."""

    registration_mode: RegistrationMode
    online: OnlineCount
    users: list[PersonSummary]
    audit_log: list[AuditEntry]
    has_password: bool
    announcement: str
    dictionary_url: str
    sign_up_limit: int
    reports: list[ReportSummary]
    allowed_actions: list[SiteAction]
    unavailable_games: list[SetAside]
    """The games that cannot be loaded, for operators alone: the reason may name what lies on the machine."""


class Confirmation(Value, frozen=True, kw_only=True):
    """The password of whoever asks, where their sign-in is more than ten minutes old; empty for none."""

    current_password: Text = ""


class SitePasswordChange(Confirmation, frozen=True, kw_only=True):
    """The password with which anybody may become a member where the server is not open; empty for none."""

    password: Text


class AnnouncementChange(Value, frozen=True):
    """What every page shall say, and for how many hours."""

    text: Text
    hours: Hours


class DictionaryUrlChange(Confirmation, frozen=True, kw_only=True):
    """The address at which words are explained: `https://…{word}…`, perhaps with `{language}`; empty for none."""

    template: Text


class SignUpLimitChange(Value, frozen=True):
    """How many accounts a day may be made from one network."""

    per_day: Annotated[int, Meta(ge=1, le=MAX_SIGN_UPS)]


class RegistrationModeChange(Value, frozen=True):
    """Who shall come in."""

    registration_mode: RegistrationMode


class RestrictionRequest(Value, frozen=True):
    """For how many hours somebody is muted or banned (none lifts it), and why."""

    hours: Hours
    reason: Text = ""


class NameChange(Confirmation, frozen=True, kw_only=True):
    """What somebody shall be called."""

    name: Text


class RoleChange(Confirmation, frozen=True, kw_only=True):
    """What a member shall be."""

    role: Role


class MergeRequest(Confirmation, frozen=True, kw_only=True):
    """The person whom another shall become."""

    into: Text


class IssuedRecoveryCode(Value, frozen=True):
    """A recovery code to hand over."""

    code: str


class InvitationLink(Value, frozen=True):
    """The end of a link that lets one person in: `/join#…`."""

    key: str


class AdminApi(Controller):
    """What operators and moderators do. `Office` checks each action against the table of rights (`admin_rights`)."""

    path = "/api/admin"
    tags = ["admin"]

    @get("/")
    async def overview(
        self,
        here: AppDep,
        player: PlayerDep,
        text: FromQuery[str] = "",
        kind: FromQuery[str] = "all",
    ) -> AdminOverview:
        """Return how the door stands, the people whose names hold a text, what was done last, and what whoever asks may do."""
        by = actor_from_player(player)
        require_site_right(by, "read")
        found, can = (
            await here.administration.find_people(text[:100], kind),
            allowed_site_actions(by),
        )
        return AdminOverview(
            registration_mode=await here.administration.registration_mode(),
            online=here.social.presence.online_count(),
            users=[_person_summary(by, one) for one in found],
            audit_log=await here.administration.audit_log(),
            has_password=await here.administration.has_password(),
            announcement=await here.administration.announcement(),
            dictionary_url=await here.administration.dictionary_url(),
            sign_up_limit=await here.administration.sign_up_limit(),
            reports=[
                ReportSummary(
                    id=one.id,
                    at=one.at,
                    reporter=one.name,
                    kind=one.what,
                    subject=one.about,
                    place=one.place,
                    quote=one.quote,
                    reason=one.why,
                    resolved_by=one.done_by,
                )
                for one in await here.administration.reports()
            ],
            allowed_actions=can,
            unavailable_games=[SetAside(*one) for one in here.games.failures.items()]
            if "failures" in can
            else [],
        )

    @post("/registration", status_code=204)
    async def set_registration_mode(
        self, here: AppDep, player: PlayerDep, data: JSONBody[RegistrationModeChange]
    ) -> None:
        """Open or close the house."""
        await here.administration.set_registration_mode(
            actor_from_player(player), data.registration_mode
        )

    @post("/site-password", status_code=204)
    async def set_site_password(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[SitePasswordChange],
    ) -> None:
        """Give the house a password, or take it away."""
        await here.administration.set_password(
            await _confirmed_actor(here, visitor, guesses, data), data.password
        )

    @post("/announcement", status_code=204)
    async def set_announcement(
        self, here: AppDep, player: PlayerDep, data: JSONBody[AnnouncementChange]
    ) -> None:
        """Say something on every page for a while."""
        await here.administration.announce(actor_from_player(player), data.text, data.hours)

    @post("/dictionary-url", status_code=204)
    async def set_dictionary_url(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[DictionaryUrlChange],
    ) -> None:
        """Name the address at which words are explained."""
        await here.administration.set_dictionary_url(
            await _confirmed_actor(here, visitor, guesses, data), data.template
        )

    @post("/sign-up-limit", status_code=204)
    async def set_sign_up_limit(
        self, here: AppDep, player: PlayerDep, data: JSONBody[SignUpLimitChange]
    ) -> None:
        """Set how many accounts a day may be made from one network."""
        await here.administration.set_sign_up_limit(actor_from_player(player), data.per_day)

    @post("/reports/{report:str}/resolve", status_code=204)
    async def resolve_report(self, here: AppDep, player: PlayerDep, report: PathName) -> None:
        """Note that a report was looked after."""
        await here.administration.resolve_report(actor_from_player(player), report)

    @post("/invitations")
    async def create_invitation(self, here: AppDep, player: PlayerDep) -> InvitationLink:
        """Return a link's end with which one person becomes a member."""
        return InvitationLink(
            await here.administration.create_invitation(actor_from_player(player))
        )

    @post("/people/{person:str}/mute", status_code=204)
    async def mute(
        self, here: AppDep, player: PlayerDep, person: PathName, data: JSONBody[RestrictionRequest]
    ) -> None:
        """Let somebody say nothing for a while."""
        await here.administration.mute(actor_from_player(player), person, data.hours, data.reason)

    @post("/people/{person:str}/sign-out", status_code=204)
    async def sign_out_everywhere(self, here: AppDep, player: PlayerDep, person: PathName) -> None:
        """Sign somebody out everywhere."""
        await here.administration.sign_out_everywhere(actor_from_player(player), person)

    @post("/people/{person:str}/ban", status_code=204)
    async def ban(
        self, here: AppDep, player: PlayerDep, person: PathName, data: JSONBody[RestrictionRequest]
    ) -> None:
        """Keep somebody out for a while."""
        await here.administration.ban(actor_from_player(player), person, data.hours, data.reason)

    @post("/people/{person:str}/rename", status_code=204)
    async def rename(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        person: PathName,
        data: JSONBody[NameChange],
    ) -> None:
        """Give somebody another name, in what they played too."""
        await here.administration.rename(
            await _confirmed_actor(here, visitor, guesses, data), person, data.name
        )

    @post("/people/{person:str}/recovery-code")
    async def issue_recovery_code(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        person: PathName,
        data: JSONBody[Confirmation],
    ) -> IssuedRecoveryCode:
        """Return a recovery code for a member who has lost their key."""
        return IssuedRecoveryCode(
            await here.administration.issue_recovery_code(
                await _confirmed_actor(here, visitor, guesses, data), person
            )
        )

    @post("/people/{person:str}/role", status_code=204)
    async def set_role(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        person: PathName,
        data: JSONBody[RoleChange],
    ) -> None:
        """Make a member a moderator or an operator, or a member again."""
        await here.administration.set_role(
            await _confirmed_actor(here, visitor, guesses, data), person, data.role
        )

    @post("/people/{person:str}/merge", status_code=204)
    async def merge_accounts(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        person: PathName,
        data: JSONBody[MergeRequest],
    ) -> None:
        """Make one person another, who has everything both had."""
        await here.administration.merge(
            await _confirmed_actor(here, visitor, guesses, data), person, data.into
        )

    @post("/people/{person:str}/delete", status_code=204)
    async def delete_account(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        person: PathName,
        data: JSONBody[Confirmation],
    ) -> None:
        """Take somebody out of the house; their matches stay, nameless."""
        await here.administration.delete_account(
            await _confirmed_actor(here, visitor, guesses, data), person
        )


async def _confirmed_actor(
    here: Application, visitor: Visitor, guesses: LoginThrottle, said: Confirmation
) -> Actor:
    """Return whoever asks as an actor, confirmed by a sign-in within the last ten minutes or by their password; raises Forbidden for a wrong one."""
    if said.current_password:
        await require_reauthentication(here, visitor, guesses, said.current_password)
        return actor_from_player(visitor.player, confirmed=True)
    return actor_from_player(
        visitor.player,
        confirmed=await here.accounts.sessions.is_recent_sign_in(visitor.player, visitor.token),
    )


def _person_summary(by: Actor, one: PersonRow) -> PersonSummary:
    return PersonSummary(
        id=one.player.id,
        name=one.player.name,
        role=one.player.role,
        joined_at=one.player.created_at,
        last_seen_at=one.seen_at,
        games=one.games,
        muted_until=one.player.muted_until,
        banned_until=one.player.banned_until,
        allowed_actions=allowed_account_actions(by, one.player),
    )
