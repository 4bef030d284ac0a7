"""The use cases of clubs: create, edit and delete them, and see them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated
from unicodedata import normalize

from msgspec import Meta

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.club_records import AdmissionKind, ClubJoining, ClubMemberRow, ClubRow, NewClubRow
from parlour.db.log import DuplicateKey
from parlour.db.records import Player
from parlour.services.accounts.admin_rights import actor_from_player
from parlour.services.accounts.members import comparable_name
from parlour.services.accounts.reserved_names import require_unreserved
from parlour.services.clubs.club_rights import (
    ClubAction,
    ClubPosition,
    allowed_club_actions,
    is_staff_action,
    require_club_right,
)
from parlour.services.clubs.club_views import (
    ClubApplicant,
    ClubDetails,
    ClubInvitation,
    ClubMemberDetails,
    ClubMemberPage,
    ClubReference,
    ClubSummary,
    OwnClubs,
    club_applicant,
    club_summary,
    member_details,
)
from parlour.services.errors import Forbidden, NotFound
from parlour.services.moderation.audit import record_audit
from parlour.services.names import proper_name
from parlour.services.social.presence import Presence
from parlour.services.social.relationships import RelationshipService
from parlour.services.text import many_lines
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.clubs import ClubRepository
    from parlour.db.moderation import ModerationRepository

MAX_OWNED, MAX_MEMBERSHIPS = 3, 50
"""The maximum numbers of clubs that a user owns, and of which a user is a member."""

MAX_MEMBERS, MAX_ADMISSIONS = 1_000, 100
"""The maximum numbers of members per club, and of its open requests or open invitations."""

MIN_NAME_LENGTH, MAX_DESCRIPTION_LENGTH = 3, 4_000

PAGE_SIZE, MEMBER_PAGE_SIZE = 30, 50
"""The maximum numbers of clubs and of members in a response."""

MAX_SEARCH_LENGTH = 40

LIKE_ESCAPES = str.maketrans({letter: f"|{letter}" for letter in "|%_"})

RenderTexts = Callable[[Sequence[str]], Awaitable[list[str]]]
"""Returns Markdown texts as HTML."""


class ClubTerms(Value, frozen=True, kw_only=True):
    """The name, the description and the joining rule of a club, set by its leaders."""

    name: Annotated[str, Meta(max_length=1_000)]
    """The name."""

    description: Annotated[str, Meta(max_length=4 * MAX_DESCRIPTION_LENGTH)] = ""
    """The description as Markdown."""

    joining: ClubJoining = "request"
    """Who may join: everyone, users whose request a leader accepts, or only invited users."""


class ClubService:
    """The service that creates, changes and shows clubs."""

    def __init__(
        self,
        repository: ClubRepository,
        moderation: ModerationRepository,
        relationships: RelationshipService,
        presence: Presence,
        render_texts: RenderTexts,
    ) -> None:
        self.repository, self._moderation = repository, moderation
        self._relationships, self._presence = relationships, presence
        self._render_texts = render_texts

    async def clubs(self, viewer: Player, text: str = "", offset: int = 0) -> list[ClubSummary]:
        """Return clubs whose name contains a text, largest first; one more than a page if any.

        Args:
            viewer: The viewing user.
            text: The text, or an empty string.
            offset: The number of clubs to skip.
        """
        key = "".join(normalize("NFKC", text[:MAX_SEARCH_LENGTH].casefold()).split())
        pattern = f"%{key.translate(LIKE_ESCAPES)}%"
        rows = await self.repository.clubs(viewer.id, pattern, max(0, offset), PAGE_SIZE + 1)
        return [club_summary(row) for row in rows]

    async def club_reference(self, club_id: str) -> ClubReference | None:
        """Return the id and the name of a club, or None."""
        row = await self.repository.club(club_id, "")
        return None if row is None else ClubReference(id=row.id, name=row.name)

    async def clubs_of(self, player_id: str) -> list[ClubReference]:
        """Return the clubs of which a stored user is a member; raises NotFound."""
        person = await self._relationships.require_person(player_id)
        return [
            ClubReference(id=row.id, name=row.name)
            for row in await self.repository.clubs_of(person.id)
        ]

    async def own_clubs(self, player: Player) -> OwnClubs:
        """Return a user's clubs, invitations and requests.

        Invitations from users who are separated from this user by a block are omitted.
        """
        rows = await self.repository.clubs_of(player.id)
        requests = await self.repository.open_requests(player.id)
        admissions = await self.repository.admissions_of(player.id, MAX_ADMISSIONS)
        blocked = await self._relationships.blocked_players(player) if admissions else frozenset()
        return OwnClubs(
            clubs=tuple(club_summary(row, requests.get(row.id, 0)) for row in rows),
            invitations=tuple(
                ClubInvitation(club=club_summary(row), inviter=row.by, inviter_name=row.by_name)
                for row in admissions
                if row.admission == "invited" and row.by not in blocked
            ),
            requests=tuple(club_summary(row) for row in admissions if row.admission == "requested"),
            can_create=player.role != "guest"
            and sum(row.role == "owner" for row in rows) < MAX_OWNED,
        )

    async def club_details(self, club_id: str, viewer: Player) -> ClubDetails:
        """Return a club as a user sees it; raises NotFound."""
        row = await self.require_club(club_id, viewer)
        actions = allowed_club_actions(viewer.role, position_in(row))
        page = await self._member_page(row.id, viewer, 0)
        requests = await self._applicants(row.id, "requested", "answer-request" in actions)
        invitations = await self._applicants(row.id, "invited", "invite" in actions)
        (html,) = await self._render_texts([row.description])
        return ClubDetails(
            club=club_summary(row, len(requests)),
            created_at=row.created_at,
            html=html,
            source=row.description if "edit" in actions else "",
            actions=actions,
            members=page.members,
            has_more_members=page.has_more,
            requests=requests,
            invitations=invitations,
        )

    async def members(self, club_id: str, viewer: Player, offset: int) -> ClubMemberPage:
        """Return a page of the members of a club; raises NotFound."""
        row = await self.require_club(club_id, viewer)
        return await self._member_page(row.id, viewer, max(0, offset))

    async def create_club(self, player: Player, terms: ClubTerms) -> str:
        """Create a club with a user as its owner and return its id."""
        require_unmuted_member(player)
        stored = _new_club_row(secrets.token_hex(8), terms)
        if await self.repository.owned_count(player.id) >= MAX_OWNED:
            raise Illegal("club.too-many-owned", most=MAX_OWNED)
        await self.require_room_for_membership(player.id)
        try:
            await self.repository.add_club(stored, player.id, now())
        except DuplicateKey:
            raise Illegal("club.name-taken", name=stored.name) from None
        return stored.id

    async def edit_club(self, club_id: str, player: Player, terms: ClubTerms) -> None:
        """Replace the name, the description and the joining rule of a club."""
        row = await self.require_right(club_id, player, "edit")
        require_unmuted_member(player)
        stored = _new_club_row(row.id, terms)
        try:
            await self.repository.update_club(stored)
        except DuplicateKey:
            raise Illegal("club.name-taken", name=stored.name) from None
        await self.record_staff_action(row, player, "edit", "edited-club")

    async def delete_club(self, club_id: str, player: Player) -> None:
        """Delete a club. Its tournaments remain, but accept no new entrants."""
        row = await self.require_right(club_id, player, "delete")
        if not await self.repository.delete_club(row.id):
            raise NotFound("club.no-such-club")
        await self.record_staff_action(row, player, "delete", "deleted-club")

    async def require_club(self, club_id: str, viewer: Player) -> ClubRow:
        """Return a club as a user sees it; raises NotFound."""
        row = await self.repository.club(club_id[:40], viewer.id)
        if row is None:
            raise NotFound("club.no-such-club")
        return row

    async def require_right(self, club_id: str, player: Player, action: ClubAction) -> ClubRow:
        """Return a club in which a user may take an action; raises NotFound or Forbidden."""
        row = await self.require_club(club_id, player)
        require_club_right(player, position_in(row), action)
        return row

    async def is_member(self, club_id: str, player: Player) -> bool:
        """Return whether a user is a member of a club."""
        return await self.repository.role_of(club_id[:40], player.id) is not None

    async def require_room_for_membership(self, player_id: str) -> None:
        """Raise Illegal if a user is a member of too many clubs to join another."""
        if await self.repository.membership_count(player_id) >= MAX_MEMBERSHIPS:
            raise Illegal("club.too-many-memberships", most=MAX_MEMBERSHIPS)

    async def record_staff_action(
        self, row: ClubRow, player: Player, action: ClubAction, code: str
    ) -> None:
        """Write to the audit log if a user took an action only as staff of the site."""
        if is_staff_action(player.role, position_in(row), action):
            await record_audit(self._moderation, actor_from_player(player), code, row.name)

    async def _applicants(
        self, club_id: str, kind: AdmissionKind, is_visible: bool
    ) -> tuple[ClubApplicant, ...]:
        if not is_visible:
            return ()
        return tuple(
            club_applicant(row)
            for row in await self.repository.admissions(club_id, kind, MAX_ADMISSIONS)
        )

    async def _member_page(self, club_id: str, viewer: Player, offset: int) -> ClubMemberPage:
        rows = await self.repository.members(club_id, offset, MEMBER_PAGE_SIZE + 1)
        return ClubMemberPage(
            members=await self._visible_members(rows[:MEMBER_PAGE_SIZE], viewer),
            has_more=len(rows) > MEMBER_PAGE_SIZE,
        )

    async def _visible_members(
        self, rows: Sequence[ClubMemberRow], viewer: Player
    ) -> tuple[ClubMemberDetails, ...]:
        # Users who are separated by a block must not see each other's presence.
        blocked = await self._relationships.blocked_players(viewer)
        online = self._presence.online_players()
        return tuple(
            member_details(row, is_online=row.player in online and row.player not in blocked)
            for row in rows
        )


def position_in(row: ClubRow) -> ClubPosition:
    """Return the role in a club of the user who sees it."""
    return row.role or "outsider"


def require_unmuted_member(player: Player) -> None:
    """Raise Forbidden for a guest and for a member who may not write."""
    if player.role == "guest":
        raise Forbidden("account.members-only")
    if player.muted_until > now():
        raise Forbidden("core.muted", until=player.muted_until)


def _new_club_row(club_id: str, terms: ClubTerms) -> NewClubRow:
    """Return the stored form of a club; raises Illegal for a bad name or description."""
    name = proper_name(terms.name)
    if len(name) < MIN_NAME_LENGTH:
        raise Illegal("club.name-too-short", least=MIN_NAME_LENGTH)
    require_unreserved(name)
    if len(terms.description) > MAX_DESCRIPTION_LENGTH:
        raise Illegal("club.description-too-long", most=MAX_DESCRIPTION_LENGTH)
    return NewClubRow(
        id=club_id,
        name=name,
        comparable=comparable_name(name),
        description=many_lines(terms.description, MAX_DESCRIPTION_LENGTH),
        joining=terms.joining,
    )
