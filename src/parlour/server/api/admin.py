"""HTTP API for the admin page: users, registration, invitations, reports and the audit log."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.bot_accounts import BotAccount
from parlour.db.records import AuditEntry, PersonRow, Role
from parlour.server.api.admin_requests import AdminRequesterDep, Confirmation, Hours, Text
from parlour.server.dependencies import AppDep, PathName, PlayerDep
from parlour.services.accounts.admin_rights import (
    AccountAction,
    Actor,
    SiteAction,
    actor_from_player,
    allowed_account_actions,
    allowed_site_actions,
    require_site_right,
)
from parlour.services.moderation.site_settings import MAX_SIGN_UPS, BotMode, RegistrationMode
from parlour.services.social.presence import OnlineCount


class PersonSummary(Value, frozen=True, kw_only=True):
    """A user in the user list of the admin page.

    Times are in ms since 1970.
    """

    id: str
    name: str
    role: Role
    joined_at: int
    last_seen_at: int
    games: int
    """Number of matches."""
    muted_until: int
    """End of the mute; 0 if there is none."""
    banned_until: int
    """End of the ban; 0 if there is none."""
    allowed_actions: list[AccountAction]
    """Actions that the requesting user may take on this user."""


class ReportSummary(Value, frozen=True, kw_only=True):
    """A user's report about a post or a chat message."""

    id: str
    at: int
    """Time of the report, in ms since 1970."""
    reporter: str
    """Name of the user who reported."""
    kind: str
    """The kind of content that was reported."""
    subject: str
    """Name of the reported user."""
    place: str
    """Page on which the content was found."""
    quote: str
    """The reported text."""
    reason: str
    """The reason that the user gave."""
    resolved_by: str
    """Name of the moderator who resolved the report; empty while it is unresolved."""


class SetAside(Value, frozen=True):
    """A game that could not be loaded, with the error."""

    game: str
    reason: str
    """The Python error message."""


class AdminOverview(Value, frozen=True, kw_only=True):
    """Response body for the admin page."""

    registration_mode: RegistrationMode
    online: OnlineCount
    users: list[PersonSummary]
    audit_log: list[AuditEntry]
    has_password: bool
    """Whether sign-up with the site password is possible."""
    announcement: str
    dictionary_url: str
    bot_mode: BotMode
    """Whether members may create bot accounts and bot accounts may act."""
    bots: list[BotAccount]
    """The newest bot accounts; only operators see them."""
    sign_up_limit: int
    """Maximum number of sign-ups per day from one network."""
    reports: list[ReportSummary]
    allowed_actions: list[SiteAction]
    """Actions that the requesting user may take on the admin page."""
    unavailable_games: list[SetAside]
    """Games that could not be loaded.

    Only operators see them, since the errors may contain server paths.
    """


class SitePasswordChange(Confirmation, frozen=True, kw_only=True):
    """Request body for setting or removing the site password."""

    password: Text
    """Password that allows sign-up while registration is not open; empty removes it."""


class AnnouncementChange(Value, frozen=True):
    """Request body for setting the announcement that every page shows."""

    text: Text
    hours: Hours
    """Number of hours for which the announcement is shown."""


class DictionaryUrlChange(Confirmation, frozen=True, kw_only=True):
    """Request body for setting the dictionary URL."""

    template: Text
    """URL template `https://…{word}…`, optionally with `{language}`; empty for none."""


class SignUpLimitChange(Value, frozen=True):
    """Request body for setting the daily limit on sign-ups from one network."""

    per_day: Annotated[int, Meta(ge=1, le=MAX_SIGN_UPS)]
    """Accounts that one network may create per day."""


class RegistrationModeChange(Value, frozen=True):
    """Request body for setting the registration mode."""

    registration_mode: RegistrationMode


class BotModeChange(Value, frozen=True):
    """Request body for enabling or disabling bot accounts."""

    bot_mode: BotMode


class InvitationLink(Value, frozen=True):
    """Response body with the key of a new invitation."""

    key: str
    """The fragment of the link `/join#…`; valid for one user."""


class AdminApi(Controller):
    """Endpoints for operators and moderators.

    `AdministrationService` checks each action against the rights in `admin_rights`.
    """

    path = "/api/admin"
    tags = ["admin"]

    @get("/")
    async def overview(
        self,
        application: AppDep,
        player: PlayerDep,
        text: FromQuery[str] = "",
        kind: FromQuery[str] = "all",
    ) -> AdminOverview:
        """Return the site settings, the matching users, the reports and the audit log.

        Operators also see the games whose package could not be loaded. `allowed_actions` lists the
        actions that the requesting user may take, for the site and for each user.

        Args:
            text: Part of the names of the users to return.
            kind: `all` for all users, or `members` for members only.
        """
        actor = actor_from_player(player)
        require_site_right(actor, "read")
        people, site_actions = (
            await application.administration.find_people(text[:100], kind),
            allowed_site_actions(actor),
        )
        return AdminOverview(
            registration_mode=await application.administration.settings.registration_mode(),
            online=application.social.presence.online_count(),
            users=[_person_summary(actor, row) for row in people],
            audit_log=await application.administration.audit_log(),
            has_password=await application.administration.settings.has_password(),
            announcement=await application.administration.settings.announcement(),
            dictionary_url=await application.administration.settings.dictionary_url(),
            bot_mode=await application.administration.settings.bot_mode(),
            bots=await application.administration.bot_accounts(actor)
            if "bots" in site_actions
            else [],
            sign_up_limit=await application.administration.settings.sign_up_limit(),
            reports=[
                ReportSummary(
                    id=row.id,
                    at=row.at,
                    reporter=row.name,
                    kind=row.what,
                    subject=row.about,
                    place=row.place,
                    quote=row.quote,
                    reason=row.why,
                    resolved_by=row.done_by,
                )
                for row in await application.administration.reports()
            ],
            allowed_actions=site_actions,
            unavailable_games=[SetAside(*row) for row in application.games.failures.items()]
            if "failures" in site_actions
            else [],
        )

    @post("/registration", status_code=204)
    async def set_registration_mode(
        self, application: AppDep, player: PlayerDep, data: JSONBody[RegistrationModeChange]
    ) -> None:
        """Set the registration mode of the site (operators only)."""
        await application.administration.settings.set_registration_mode(
            actor_from_player(player), data.registration_mode
        )

    @post("/bots", status_code=204)
    async def set_bot_mode(
        self, application: AppDep, player: PlayerDep, data: JSONBody[BotModeChange]
    ) -> None:
        """Enable or disable bot accounts (operators only)."""
        await application.administration.set_bot_mode(actor_from_player(player), data.bot_mode)

    @post("/site-password", status_code=204)
    async def set_site_password(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        data: JSONBody[SitePasswordChange],
    ) -> None:
        """Set or remove the site password, which works like an invitation (operators only).

        This requires a recent sign-in.
        """
        await application.administration.settings.set_password(
            await requester.confirmed_actor(data), data.password
        )

    @post("/announcement", status_code=204)
    async def set_announcement(
        self, application: AppDep, player: PlayerDep, data: JSONBody[AnnouncementChange]
    ) -> None:
        """Show an announcement on every page for a number of hours (operators only)."""
        await application.administration.settings.announce(
            actor_from_player(player), data.text, data.hours
        )

    @post("/dictionary-url", status_code=204)
    async def set_dictionary_url(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        data: JSONBody[DictionaryUrlChange],
    ) -> None:
        """Set the URL template for links to an online dictionary (operators only).

        This requires a recent sign-in.
        """
        await application.administration.settings.set_dictionary_url(
            await requester.confirmed_actor(data), data.template
        )

    @post("/sign-up-limit", status_code=204)
    async def set_sign_up_limit(
        self, application: AppDep, player: PlayerDep, data: JSONBody[SignUpLimitChange]
    ) -> None:
        """Set the number of accounts that one network may create per day (operators only)."""
        await application.administration.settings.set_sign_up_limit(
            actor_from_player(player), data.per_day
        )

    @post("/reports/{report:str}/resolve", status_code=204)
    async def resolve_report(
        self, application: AppDep, player: PlayerDep, report: PathName
    ) -> None:
        """Mark a report as resolved (moderators and operators)."""
        await application.administration.resolve_report(actor_from_player(player), report)

    @post("/invitations")
    async def create_invitation(self, application: AppDep, player: PlayerDep) -> InvitationLink:
        """Create an invitation for one user and return its key (operators only).

        The link is `/join#` followed by the key. One person can use it to become a member.
        """
        return InvitationLink(
            await application.administration.create_invitation(actor_from_player(player))
        )


def _person_summary(actor: Actor, row: PersonRow) -> PersonSummary:
    return PersonSummary(
        id=row.player.id,
        name=row.player.name,
        role=row.player.role,
        joined_at=row.player.created_at,
        last_seen_at=row.seen_at,
        games=row.games,
        muted_until=row.player.muted_until,
        banned_until=row.player.banned_until,
        allowed_actions=allowed_account_actions(actor, row.player),
    )
