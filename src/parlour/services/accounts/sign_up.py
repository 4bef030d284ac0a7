"""Sign-up of guests with a password or a provider, and removal of sign-in methods."""

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
    """The service that signs up members in accordance with the registration mode."""

    def __init__(
        self,
        members: Members,
        administration: AdministrationService,
        passkeys: PasskeyService,
        provider: OidcProvider,
        identities: IdentityRepository,
        personal_data: PersonalDataService,
    ) -> None:
        self._members, self._administration, self._passkeys = members, administration, passkeys
        self._provider, self._identities, self._personal_data = provider, identities, personal_data

    async def sign_up(self, player: Player, name: str, password: str, invitation: str) -> Player:
        """Make a guest a member; requires an invitation unless registration is open."""
        await self._members.require_can_sign_up(player, name, password)
        # The invitation is used up only after all other checks have passed.
        needs_invitation = (
            bool(invitation) or await self._administration.settings.registration_mode() != "open"
        )
        role = (
            await self._administration.use_invitation(invitation) if needs_invitation else "member"
        )
        new_member = await self._members.sign_up(player, name, password, role)
        await self._rename(player, new_member)
        await self._administration.record_appointment(new_member)
        return new_member

    async def sign_in_by_provider(
        self, player: Player, claims: Claims, quota: AbstractAsyncContextManager[None]
    ) -> Player:
        """Return the member whom a provider has identified.

        If nobody has this identity, a signed-in member is linked to it, and a guest becomes a
        member, which counts against `quota`.
        """
        owner = await self._identities.player_of(claims.issuer, claims.subject)
        if owner is not None:
            if player.role != "guest" and player.id != owner:
                raise Forbidden("account.oidc-linked-elsewhere")
            return (await self._members.require_member(Player(owner, ""))).player
        guest = player
        if guest.role == "guest":
            if await self._administration.settings.registration_mode() != "open":
                raise Forbidden("account.oidc-invitation-needed")
            async with quota:
                player = await self._members.sign_up_by_provider(guest, claims.name or guest.name)
        if not await self._identities.add(claims.issuer, claims.subject, player.id, now()):
            raise Forbidden("account.oidc-linked-elsewhere")
        await self._rename(guest, player)
        return player

    async def _rename(self, guest: Player, new_member: Player) -> None:
        """Show the name of a new member in the matches that they played as a guest."""
        if new_member.name != guest.name:
            await self._personal_data.rename_where_seated(new_member, guest.name)

    async def is_linked_to_provider(self, player: Player) -> bool:
        """Return whether a player is linked to the configured provider."""
        return self._provider.settings is not None and await self._identities.has_identity(
            self._provider.required_settings.issuer, player.id
        )

    async def delete_passkey(self, player: Player, id: str) -> None:
        """Delete a member's passkey.

        Raises NotFound, or Forbidden if the passkey is the member's last sign-in method.
        """
        member = await self._members.require_member(player)
        if (
            member.password is None
            and not await self.is_linked_to_provider(player)
            and len(await self._passkeys.passkeys_of(player)) == 1
        ):
            raise Forbidden("account.oidc-last-sign-in-method")
        await self._passkeys.delete(player, id)

    async def unlink_provider(self, player: Player) -> None:
        """Unlink a member from the provider.

        Raises Forbidden if the provider is the member's last sign-in method.
        """
        member = await self._members.require_member(player)
        if member.password is None and not await self._passkeys.passkeys_of(player):
            raise Forbidden("account.oidc-last-sign-in-method")
        await self._identities.remove(self._provider.required_settings.issuer, player.id)
