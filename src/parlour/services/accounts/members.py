"""Members: guests who gave themselves a name of their own and a key to it. Who becomes one stays the same player."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from secrets import token_hex
from typing import TYPE_CHECKING
from unicodedata import normalize

from parlour.core.game import Illegal
from parlour.db.records import ComparableName, Member, Player, Role
from parlour.services.accounts.passwords import PasswordService, require_strong_password
from parlour.services.accounts.recovery import CODE_COUNT, new_recovery_code, recovery_code_hash
from parlour.services.accounts.reserved_names import require_unreserved, reserved_word
from parlour.services.errors import Forbidden, NotFound
from parlour.services.names import confusable_skeleton, numbered_names, proper_name
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.accounts import AccountRepository
    from parlour.db.store import Store

ADMIN_CODE_TTL_MS = 7 * 24 * 3_600_000
"""How long a code holds that the operator gives out."""


class Members:
    """Who may sign in, and with what. Whatever is wrong about a name or its key is told in the same words after the same work."""

    def __init__(self, store: Store, accounts: AccountRepository) -> None:
        self._store, self._accounts = store, accounts
        self.passwords = PasswordService()

    async def is_name_free(self, name: str, player: str = "") -> bool:
        """Return whether nobody but this player is a member by this name."""
        return not await self._accounts.name_owners(comparable_name(name)) - {player}

    async def require_member(self, player: Player) -> Member:
        """Return the member that a player is; raises Forbidden for a guest."""
        found = await self._accounts.member_by_player(player.id)
        if found is None:
            raise Forbidden("people.members-only")
        return found

    async def member_by_name(self, name: str) -> Member:
        """Return the member of this name; raises NotFound."""
        found = await self._accounts.member_by_key(name_key(name))
        if found is None:
            raise NotFound("people.nobody", name=name[:40])
        return found

    async def require_can_sign_up(self, player: Player, name: str, password: str) -> str:
        """Return how a guest would be called as a member; raises Illegal where they cannot become one by this name and password."""
        called = proper_name(name)
        if not called:
            raise Illegal("core.no-name")
        if player.role != "guest":
            raise Illegal("people.member-already")
        require_unreserved(called)
        require_strong_password(password, called)
        if not await self.is_name_free(called):
            raise Illegal("people.name-taken", name=called)
        return called

    async def sign_up(
        self, player: Player, name: str, password: str, role: Role = "member"
    ) -> Player:
        """Make a guest a member, who stays the same player with all they played; raises Illegal."""
        called = await self.require_can_sign_up(player, name, password)
        joined = Player(player.id, called, player.settings, player.created_at or now(), role)
        hashed = await self.passwords.hash_password(password)
        if not await self._accounts.add_member(
            joined, comparable_name(called), hashed, role, now()
        ):
            raise Illegal("people.name-taken", name=called)
        await self._store.save_player(joined)
        return joined

    async def sign_up_by_provider(self, player: Player, wanted: str) -> Player:
        """Make a guest a member without a password, by a name like the one wanted that is still free; they stay the same player."""
        name = proper_name(wanted)
        for called in numbered_names(name if name and not reserved_word(name) else player.name):
            joined = Player(
                player.id, called, player.settings, player.created_at or now(), "member"
            )
            if await self.is_name_free(called) and await self._accounts.add_member(
                joined, comparable_name(called), None, "member", now()
            ):
                await self._store.save_player(joined)
                return joined
        raise Illegal("people.name-taken", name=wanted[:40])

    async def authenticate(self, name: str, password: str) -> Player:
        """Return the member whom a name and a password open; raises Forbidden."""
        found = await self._accounts.member_by_key(name_key(name))
        if (
            not await self.passwords.verify(password, found.password if found else None)
            or found is None
        ):
            raise Forbidden("people.wrong-key")
        assert found.password is not None
        if self.passwords.needs_rehash(found.password):
            await self._accounts.set_password(
                found.player.id, await self.passwords.hash_password(password)
            )
        return found.player

    async def recover_account(self, name: str, code: str, password: str) -> Player:
        """Return the member whom a recovery code opens, under a new password; the code is used up; raises Forbidden."""
        require_strong_password(password, proper_name(name))
        # An unknown name costs the same work, and no code is used up by a house that is too busy to go on.
        hashed = await self.passwords.hash_password(password)
        found = await self._accounts.member_by_key(name_key(name))
        used = recovery_code_hash(code, await self._store.secret("recovery"))
        if (
            not await self._accounts.use_code(
                found.player.id if found else token_hex(8), used, now()
            )
            or found is None
        ):
            raise Forbidden("people.wrong-code")
        await self._accounts.set_password(found.player.id, hashed)
        return found.player

    async def require_current_password(self, member: Member, password: str, *, fresh: bool) -> None:
        """Raise Forbidden unless this is the member's password or, where they have none, they signed in a moment ago (`fresh`).

        It is asked before keys are changed, so that a borrowed device changes none.
        """
        if member.password is None:
            if not fresh:
                raise Forbidden("people.sign-in-again")
        elif not await self.passwords.verify(password, member.password):
            raise Forbidden("people.wrong-password")

    async def require_reauthentication(self, member: Member, password: str, *, fresh: bool) -> None:
        """Raise Forbidden unless a member signed in a moment ago (`fresh`), however that was, or this is their password.

        It is asked before another way in is opened or closed.
        """
        if not fresh:
            await self.require_current_password(member, password, fresh=False)

    async def change_password(self, member: Member, old: str, new: str, *, fresh: bool) -> None:
        """Give a member another password; raises Illegal."""
        require_strong_password(new, member.player.name)
        await self.require_current_password(member, old, fresh=fresh)
        await self._accounts.set_password(member.player.id, await self.passwords.hash_password(new))

    async def replace_recovery_codes(self, player: Player) -> list[str]:
        """Return fresh recovery codes, which replace those a member had; only their hashes are kept."""
        key = await self._store.secret("recovery")
        codes = [new_recovery_code() for _ in range(CODE_COUNT)]
        await self._accounts.replace_codes(
            player.id, [recovery_code_hash(code, key) for code in codes]
        )
        return codes

    async def issue_recovery_code(self, player: Player) -> str:
        """Return one more recovery code for a member who has none left: the operator hands it over."""
        code = new_recovery_code()
        await self._accounts.add_code(
            player.id,
            recovery_code_hash(code, await self._store.secret("recovery")),
            now() + ADMIN_CODE_TTL_MS,
        )
        return code

    async def recovery_codes_left(self, player: Player) -> int:
        """Return how many recovery codes a member has left."""
        return await self._accounts.remaining_codes(player.id)

    async def rename(self, player: Player, name: str) -> Player:
        """Return a player under another name: that of a member is theirs alone; raises Illegal."""
        called = proper_name(name)
        if not called:
            raise Illegal("core.no-name")
        # A name that somebody has already stays theirs.
        if called != player.name:
            require_unreserved(called)
        if player.role == "guest":
            if not await self.is_name_free(called):
                raise Illegal("people.name-taken", name=called)
        elif not await self._accounts.rename(player.id, called, comparable_name(called)):
            raise Illegal("people.name-taken", name=called)
        return Player(player.id, called, player.settings, player.created_at, player.role)

    async def device_token(self, player: Player) -> str:
        """Return what shows later that this browser was once signed in as this member; another password makes it worthless."""
        nonce = token_hex(8)
        return f"{nonce}{await self._device_mac(await self.require_member(player), nonce)}"

    async def is_known_device(self, name: str, mark: str) -> bool:
        """Return whether a browser was signed in as the member of this name before."""
        found = await self._accounts.member_by_key(name_key(name))
        return found is not None and compare_digest(
            (await self._device_mac(found, mark[:16])).encode(), mark[16:].encode()
        )

    async def _device_mac(self, member: Member, nonce: str) -> str:
        said = f"{nonce} {member.player.id} {member.password}".encode()
        return blake2b(
            said, key=await self._store.secret("devices"), digest_size=16, person=b"parlour-device"
        ).hexdigest()


def name_key(name: str) -> str:
    """Return what a name is found by, whichever way somebody types it: case, width and spaces make no difference."""
    return "".join(normalize("NFKC", proper_name(name).casefold()).split())


def comparable_name(name: str) -> ComparableName:
    """Return a name as it is compared with others: a member's is found by its key, and nobody else may look like them."""
    called = proper_name(name)
    folded, written = (confusable_skeleton(look).casefold() for look in (called.casefold(), called))
    return ComparableName(name_key(name), "".join(folded.split()), "".join(written.split()))
