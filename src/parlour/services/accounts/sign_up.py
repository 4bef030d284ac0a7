"""How a guest becomes a member, by a name and a password or by a provider, and parts from that provider again."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.identities import Identities
    from parlour.services.account_deletion import Erasure
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.oidc import Claims, Provider
    from parlour.services.accounts.passkeys import Doorbell
    from parlour.services.moderation.administration import Office


class Entrance:
    """The way in, as the house's door stands."""

    def __init__(self, members: Members, office: Office, doorbell: Doorbell, provider: Provider, identities: Identities, erasure: Erasure) -> None:
        self._members, self._office, self._doorbell = members, office, doorbell
        self._provider, self._identities, self._erasure = provider, identities, erasure

    async def join(self, player: Player, name: str, password: str, invitation: str) -> Player:
        """Make a guest a member; a house that is not open asks for an invitation."""
        await self._members.require_joinable(player, name, password)
        # An invitation is only used up by whoever then becomes a member.
        invited = bool(invitation) or await self._office.door() != "open"
        role = await self._office.invited(invitation) if invited else "member"
        joined = await self._members.join(player, name, password, role)
        await self._rename(player, joined)
        await self._office.welcome(joined)
        return joined

    async def known_by(self, player: Player, claims: Claims, quota: AbstractAsyncContextManager[None]) -> Player:
        """Return the member whom a provider knows: one it brought before, else whoever asks, who is linked to it or becomes a member.

        A new account is made within `quota`, which refuses one too many.
        """
        owner = await self._identities.player(claims.issuer, claims.subject)
        if owner is not None:
            if player.role != "guest" and player.id != owner:
                raise Forbidden("people.oidc-somebody-else")
            return (await self._members.of(Player(owner, ""))).player
        guest = player
        if guest.role == "guest":
            if await self._office.door() != "open":
                raise Forbidden("people.oidc-door")
            async with quota:
                player = await self._members.join_by_provider(guest, claims.name or guest.name)
        if not await self._identities.keep(claims.issuer, claims.subject, player.id, now()):
            raise Forbidden("people.oidc-somebody-else")
        await self._rename(guest, player)
        return player

    async def _rename(self, guest: Player, joined: Player) -> None:
        """Show a new member's name in the matches that they play or played as a guest."""
        if joined.name != guest.name:
            await self._erasure.rename_where_seated(joined, guest.name)

    async def is_linked(self, player: Player) -> bool:
        """Return whether there is a provider that knows this player."""
        return self._provider.settings is not None and await self._identities.has(self._provider.known.issuer, player.id)

    async def forget_passkey(self, player: Player, id: str) -> None:
        """Take one of a member's passkeys away; raises Forbidden where that is their only way in, and Missing."""
        member = await self._members.of(player)
        if member.password is None and not await self.is_linked(player) and len(await self._doorbell.of(player)) == 1:
            raise Forbidden("people.oidc-only-way")
        await self._doorbell.forget(player, id)

    async def unlink(self, player: Player) -> None:
        """Part a member from the provider; raises Forbidden where that is their only way in."""
        member = await self._members.of(player)
        if member.password is None and not await self._doorbell.of(player):
            raise Forbidden("people.oidc-only-way")
        await self._identities.forget(self._provider.known.issuer, player.id)
