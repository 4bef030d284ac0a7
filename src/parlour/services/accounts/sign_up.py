"""How a guest becomes a member, by a name and a password or by a provider, and parts from that provider again."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.identities import IdentityRepository
    from parlour.services.account_deletion import PersonalDataService
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.oidc import Claims, OidcProvider
    from parlour.services.accounts.passkeys import PasskeyService
    from parlour.services.moderation.administration import AdministrationService


class SignUpService:
    """The way in, as the house's door stands."""

    def __init__(
        self,
        members: Members,
        office: AdministrationService,
        doorbell: PasskeyService,
        provider: OidcProvider,
        identities: IdentityRepository,
        erasure: PersonalDataService,
    ) -> None:
        self._members, self._administration, self._passkeys = members, office, doorbell
        self._provider, self._identities, self._erasure = provider, identities, erasure

    async def sign_up(self, player: Player, name: str, password: str, invitation: str) -> Player:
        """Make a guest a member; a house that is not open asks for an invitation."""
        await self._members.require_can_sign_up(player, name, password)
        # An invitation is only used up by whoever then becomes a member.
        invited = bool(invitation) or await self._administration.registration_mode() != "open"
        role = await self._administration.use_invitation(invitation) if invited else "member"
        joined = await self._members.sign_up(player, name, password, role)
        await self._rename(player, joined)
        await self._administration.record_appointment(joined)
        return joined

    async def sign_in_by_provider(
        self, player: Player, claims: Claims, quota: AbstractAsyncContextManager[None]
    ) -> Player:
        """Return the member whom a provider knows: one it brought before, else whoever asks, who is linked to it or becomes a member.

        A new account is made within `quota`, which refuses one too many.
        """
        owner = await self._identities.player_of(claims.issuer, claims.subject)
        if owner is not None:
            if player.role != "guest" and player.id != owner:
                raise Forbidden("people.oidc-somebody-else")
            return (await self._members.require_member(Player(owner, ""))).player
        guest = player
        if guest.role == "guest":
            if await self._administration.registration_mode() != "open":
                raise Forbidden("people.oidc-door")
            async with quota:
                player = await self._members.sign_up_by_provider(guest, claims.name or guest.name)
        if not await self._identities.add(claims.issuer, claims.subject, player.id, now()):
            raise Forbidden("people.oidc-somebody-else")
        await self._rename(guest, player)
        return player

    async def _rename(self, guest: Player, joined: Player) -> None:
        """Show a new member's name in the matches that they play or played as a guest."""
        if joined.name != guest.name:
            await self._erasure.rename_where_seated(joined, guest.name)

    async def is_linked_to_provider(self, player: Player) -> bool:
        """Return whether there is a provider that knows this player."""
        return self._provider.settings is not None and await self._identities.has_identity(
            self._provider.required_settings.issuer, player.id
        )

    async def delete_passkey(self, player: Player, id: str) -> None:
        """Take one of a member's passkeys away; raises Forbidden where that is their only way in, and NotFound."""
        member = await self._members.require_member(player)
        if (
            member.password is None
            and not await self.is_linked_to_provider(player)
            and len(await self._passkeys.passkeys_of(player)) == 1
        ):
            raise Forbidden("people.oidc-only-way")
        await self._passkeys.delete(player, id)

    async def unlink_provider(self, player: Player) -> None:
        """Part a member from the provider; raises Forbidden where that is their only way in."""
        member = await self._members.require_member(player)
        if member.password is None and not await self._passkeys.passkeys_of(player):
            raise Forbidden("people.oidc-only-way")
        await self._identities.remove(self._provider.required_settings.issuer, player.id)
