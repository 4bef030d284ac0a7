"""Clubs, their members, and requests and invitations to join them."""

from __future__ import annotations

from typing import Any

from parlour.db import club_statements as sql
from parlour.db.club_records import (
    AdmissionKind,
    AdmissionRow,
    ClubMemberRow,
    ClubRole,
    ClubRow,
    NewClubRow,
    OwnAdmissionRow,
)
from parlour.db.club_succession import APPOINT_OWNERS
from parlour.db.store import Store


class ClubRepository:
    """A repository of clubs. Each change checks its conditions in its own transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def clubs(self, viewer: str, pattern: str, offset: int, limit: int) -> list[ClubRow]:
        """Return a page of clubs, largest first.

        Args:
            viewer: The id of the viewing user.
            pattern: The LIKE pattern that the key of the name must match; `|` escapes.
            offset: The number of clubs to skip.
            limit: The maximum number of clubs.
        """
        return await self._store.read_records(
            ClubRow,
            sql.SELECT_CLUB_PAGE,
            player_id=viewer,
            pattern=pattern,
            offset=offset,
            limit=limit,
        )

    async def club(self, club_id: str, viewer: str) -> ClubRow | None:
        """Return a club as a user sees it, or None."""
        return await self._store.read_record(
            ClubRow, sql.SELECT_CLUB, club_id=club_id, player_id=viewer
        )

    async def clubs_of(self, player_id: str) -> list[ClubRow]:
        """Return the clubs of a user, those that the user owns or leads first."""
        return await self._store.read_records(ClubRow, sql.SELECT_CLUBS_OF, player_id=player_id)

    async def add_club(self, club: NewClubRow, owner: str, now: int) -> None:
        """Store a club and its owner (`now`: ms since 1970).

        Raises DuplicateKey if the name is taken.
        """
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(
                    sql.INSERT_CLUB,
                    id=club.id,
                    name=club.name,
                    name_key=club.comparable.key,
                    look=club.comparable.look,
                    shape=club.comparable.shape,
                    description=club.description,
                    joining=club.joining,
                    created_at=now,
                ),
                prepare(sql.INSERT_MEMBER, club=club.id, player=owner, role="owner", since=now),
            ]
        )

    async def update_club(self, club: NewClubRow) -> None:
        """Store the new values of a club; raises DuplicateKey if the name is taken."""
        await self._store.write(
            sql.UPDATE_CLUB,
            club_id=club.id,
            new_name=club.name,
            new_key=club.comparable.key,
            new_look=club.comparable.look,
            new_shape=club.comparable.shape,
            new_description=club.description,
            new_joining=club.joining,
        )

    async def delete_club(self, club_id: str) -> bool:
        """Delete a club with its members and admissions; return False if it does not exist."""
        return bool(await self._store.write(sql.DELETE_CLUB, club_id=club_id))

    async def members(self, club_id: str, offset: int, limit: int) -> list[ClubMemberRow]:
        """Return a page of members: the owner, then leaders, then members by seniority."""
        return await self._store.read_records(
            ClubMemberRow, sql.SELECT_MEMBERS, club_id=club_id, offset=offset, limit=limit
        )

    async def leaders(self, club_id: str) -> list[str]:
        """Return the ids of the owner and the leaders of a club."""
        return await self._store.read_values(sql.SELECT_LEADERS, club_id=club_id)

    async def role_of(self, club_id: str, player_id: str) -> ClubRole | None:
        """Return the role of a user in a club, or None."""
        role: ClubRole | None = await self._store.read_value(
            sql.SELECT_ROLE, club_id=club_id, player_id=player_id
        )
        return role

    async def owned_count(self, player_id: str) -> int:
        """Return how many clubs a user owns."""
        return int(await self._store.read_value(sql.COUNT_OWNED, player_id=player_id))

    async def membership_count(self, player_id: str) -> int:
        """Return of how many clubs a user is a member."""
        return int(await self._store.read_value(sql.COUNT_MEMBERSHIPS, player_id=player_id))

    async def join(self, club_id: str, player_id: str, now: int, max_members: int) -> bool:
        """Make a user a member of an open club; return False if it is not open to the user."""
        return await self._add_member(
            sql.INSERT_JOINED,
            club_id=club_id,
            player_id=player_id,
            now=now,
            max_members=max_members,
        )

    async def admit(
        self, club_id: str, player_id: str, kind: AdmissionKind, now: int, max_members: int
    ) -> bool:
        """Make a user a member who was invited or asked to join; return False if this failed.

        It fails if there is no such admission or the club is full.
        """
        return await self._add_member(
            sql.INSERT_ADMITTED,
            club_id=club_id,
            player_id=player_id,
            kind=kind,
            now=now,
            max_members=max_members,
        )

    async def _add_member(self, statement: Any, **arguments: Any) -> bool:
        await self._store.write_all(
            [
                self._store.prepare(statement, **arguments),
                self._store.prepare(
                    sql.DELETE_ADMISSION_OF_MEMBER,
                    club_id=arguments["club_id"],
                    player_id=arguments["player_id"],
                ),
            ]
        )
        return await self.role_of(arguments["club_id"], arguments["player_id"]) is not None

    async def remove_member(self, club_id: str, player_id: str, current_role: ClubRole) -> bool:
        """Delete a membership; return False unless the user has that role in the club."""
        return bool(
            await self._store.write(
                sql.REMOVE_MEMBER, club_id=club_id, player_id=player_id, current_role=current_role
            )
        )

    async def expel_member(
        self, club_id: str, player_id: str, current_role: ClubRole, now: int
    ) -> bool:
        """Delete a membership, so that the user may return only by invitation.

        Returns False if the user has another role in the club by now.
        """
        prepare = self._store.prepare
        user = {"club_id": club_id, "player_id": player_id}
        await self._store.write_all(
            [
                prepare(sql.REMOVE_MEMBER, **user, current_role=current_role),
                prepare(sql.UPSERT_ADMISSION, **user, kind="removed", by_id=None, now=now),
            ]
        )
        return await self.role_of(club_id, player_id) is None

    async def set_role(self, club_id: str, player_id: str, role: ClubRole) -> bool:
        """Store the role of a member; return False for the owner and for others."""
        return bool(
            await self._store.write(
                sql.SET_ROLE, club_id=club_id, player_id=player_id, new_role=role
            )
        )

    async def transfer(self, club_id: str, new_owner: str) -> bool:
        """Make a member the owner and the former owner a leader; return False if this failed."""
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(sql.DEMOTE_OWNER, club_id=club_id, player_id=new_owner),
                prepare(sql.PROMOTE_NEW_OWNER, club_id=club_id, player_id=new_owner),
                # The new owner may have left between these statements.
                prepare(APPOINT_OWNERS),
            ]
        )
        return await self.role_of(club_id, new_owner) == "owner"

    async def add_request(self, club_id: str, player_id: str, now: int) -> bool:
        """Store a request to join; return False if the club takes none from this user."""
        return bool(
            await self._store.write(
                sql.INSERT_REQUEST,
                club_id=club_id,
                player_id=player_id,
                kind="requested",
                by_id=None,
                now=now,
            )
        )

    async def add_invitation(self, club_id: str, player_id: str, by: str, now: int) -> bool:
        """Store an invitation; return False for a member and for a user who has asked to join."""
        return bool(
            await self._store.write(
                sql.UPSERT_ADMISSION,
                club_id=club_id,
                player_id=player_id,
                kind="invited",
                by_id=by,
                now=now,
            )
        )

    async def delete_admission(self, club_id: str, player_id: str, kind: AdmissionKind) -> bool:
        """Delete a request, an invitation or a removal; return False if there is none."""
        return bool(
            await self._store.write(
                sql.DELETE_ADMISSION, club_id=club_id, player_id=player_id, kind=kind
            )
        )

    async def admission_kind(self, club_id: str, player_id: str) -> AdmissionKind | None:
        """Return the kind of a user's admission, or None."""
        kind: AdmissionKind | None = await self._store.read_value(
            sql.SELECT_ADMISSION_KIND, club_id=club_id, player_id=player_id
        )
        return kind

    async def admissions(self, club_id: str, kind: AdmissionKind, limit: int) -> list[AdmissionRow]:
        """Return the users with an admission of a kind, oldest first."""
        return await self._store.read_records(
            AdmissionRow, sql.SELECT_ADMISSIONS, club_id=club_id, kind=kind, limit=limit
        )

    async def admission_count(self, club_id: str, kind: AdmissionKind) -> int:
        """Return how many users have an admission of a kind."""
        return int(await self._store.read_value(sql.COUNT_ADMISSIONS, club_id=club_id, kind=kind))

    async def request_count_of(self, player_id: str) -> int:
        """Return how many clubs a user has asked to join."""
        return int(await self._store.read_value(sql.COUNT_REQUESTS_OF, player_id=player_id))

    async def admissions_of(self, player_id: str, limit: int) -> list[OwnAdmissionRow]:
        """Return the clubs that a user asked to join or was invited to, latest first."""
        return await self._store.read_records(
            OwnAdmissionRow, sql.SELECT_OWN_ADMISSIONS, player_id=player_id, limit=limit
        )

    async def open_requests(self, player_id: str) -> dict[str, int]:
        """Return the numbers of requests to join the clubs that a user owns or leads, by id."""
        rows = await self._store.read(sql.COUNT_OPEN_REQUESTS, player_id=player_id)
        return {row["club"]: int(row["requests"]) for row in rows}
