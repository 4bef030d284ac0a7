"""Members: former guests who have chosen a name and a way to sign in, and kept their id."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from secrets import token_hex
from typing import TYPE_CHECKING
from unicodedata import normalize

from parlour.core.game import Illegal
from parlour.db.records import ComparableName, Member, Player, Role
from parlour.services.accounts.guests import new_bot_id
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
"""The lifetime (ms) of a recovery code issued by an operator."""


class Members:
    """The service for sign-up, sign-in and the credentials of members.

    An unknown name and a wrong password give the same error after the same amount of work.
    """

    def __init__(self, store: Store, accounts: AccountRepository) -> None:
        self._store, self._accounts = store, accounts
        self.passwords = PasswordService()

    async def is_name_free(self, name: str, player: str = "") -> bool:
        """Return whether no other member has a name that looks like this one."""
        return not await self._accounts.name_owners(comparable_name(name)) - {player}

    async def require_member(self, player: Player) -> Member:
        """Return the member of a player; raises Forbidden for a guest."""
        member = await self._accounts.member_by_player(player.id)
        if member is None:
            raise Forbidden("account.members-only")
        return member

    async def member_by_name(self, name: str) -> Member:
        """Return the member with a name; raises NotFound if there is none."""
        member = await self._accounts.member_by_key(name_key(name))
        if member is None:
            raise NotFound("account.no-such-user", name=name[:40])
        return member

    async def require_can_sign_up(self, player: Player, name: str, password: str) -> str:
        """Return the canonical name for a new member; raises Illegal for a bad name or password."""
        canonical = proper_name(name)
        if not canonical:
            raise Illegal("core.no-name")
        if player.role != "guest":
            raise Illegal("account.already-a-member")
        require_unreserved(canonical)
        require_strong_password(password, canonical)
        if not await self.is_name_free(canonical):
            raise Illegal("account.name-taken", name=canonical)
        return canonical

    async def sign_up(
        self, player: Player, name: str, password: str, role: Role = "member"
    ) -> Player:
        """Make a guest a member with a name and a password; raises Illegal."""
        canonical = await self.require_can_sign_up(player, name, password)
        new_member = Player(player.id, canonical, player.settings, player.created_at or now(), role)
        hashed = await self.passwords.hash_password(password)
        if not await self._accounts.add_member(
            new_member, comparable_name(canonical), hashed, role, now()
        ):
            raise Illegal("account.name-taken", name=canonical)
        await self._store.save_player(new_member)
        return new_member

    async def sign_up_by_provider(self, player: Player, wanted_name: str) -> Player:
        """Make a guest a member without a password, under a free name similar to the wanted one."""
        name = proper_name(wanted_name)
        for canonical in numbered_names(name if name and not reserved_word(name) else player.name):
            new_member = Player(
                player.id, canonical, player.settings, player.created_at or now(), "member"
            )
            if await self.is_name_free(canonical) and await self._accounts.add_member(
                new_member, comparable_name(canonical), None, "member", now()
            ):
                await self._store.save_player(new_member)
                return new_member
        raise Illegal("account.name-taken", name=wanted_name[:40])

    async def sign_up_bot(self, name: str) -> Player:
        """Return a new member without any way to sign in, for a bot account; raises Illegal."""
        canonical = proper_name(name)
        if not canonical:
            raise Illegal("core.no-name")
        require_unreserved(canonical)
        bot = Player(new_bot_id(), canonical, created_at=now(), role="member")
        if await self.is_name_free(canonical):
            await self._store.save_player(bot)
            if await self._accounts.add_member(
                bot, comparable_name(canonical), None, "member", now()
            ):
                return bot
        raise Illegal("account.name-taken", name=canonical)

    async def authenticate(self, name: str, password: str) -> Player:
        """Return the member with this name and password; raises Forbidden if either is wrong."""
        member = await self._accounts.member_by_key(name_key(name))
        if (
            not await self.passwords.verify(password, member.password if member else None)
            or member is None
        ):
            raise Forbidden("account.wrong-credentials")
        assert member.password is not None
        if self.passwords.needs_rehash(member.password):
            await self._accounts.set_password(
                member.player.id, await self.passwords.hash_password(password)
            )
        return member.player

    async def recover_account(self, name: str, code: str, password: str) -> Player:
        """Use up a recovery code, set a new password and return the member; raises Forbidden."""
        require_strong_password(password, proper_name(name))
        # Hash first: an unknown name must take as long, and a busy server must not use up the code.
        hashed = await self.passwords.hash_password(password)
        member = await self._accounts.member_by_key(name_key(name))
        code_hash = recovery_code_hash(code, await self._store.secret("recovery"))
        if (
            not await self._accounts.use_code(
                member.player.id if member else token_hex(8), code_hash, now()
            )
            or member is None
        ):
            raise Forbidden("account.wrong-code")
        await self._accounts.set_password(member.player.id, hashed)
        return member.player

    async def require_current_password(self, member: Member, password: str, *, fresh: bool) -> None:
        """Raise Forbidden unless a password is the member's current password.

        A member without a password must have signed in recently (`fresh`). The check protects
        credentials on a borrowed device.
        """
        if member.password is None:
            if not fresh:
                raise Forbidden("account.sign-in-again")
        elif not await self.passwords.verify(password, member.password):
            raise Forbidden("account.wrong-password")

    async def require_reauthentication(self, member: Member, password: str, *, fresh: bool) -> None:
        """Raise Forbidden unless a member signed in recently (`fresh`) or enters their password.

        It is required before a sign-in method is added or removed.
        """
        if not fresh:
            await self.require_current_password(member, password, fresh=False)

    async def change_password(self, member: Member, old: str, new: str, *, fresh: bool) -> None:
        """Change a member's password; raises Illegal if it is weak, Forbidden if `old` is wrong."""
        require_strong_password(new, member.player.name)
        await self.require_current_password(member, old, fresh=fresh)
        await self._accounts.set_password(member.player.id, await self.passwords.hash_password(new))

    async def replace_recovery_codes(self, player: Player) -> list[str]:
        """Replace a member's recovery codes and return the new ones; only hashes are stored."""
        key = await self._store.secret("recovery")
        codes = [new_recovery_code() for _ in range(CODE_COUNT)]
        await self._accounts.replace_codes(
            player.id, [recovery_code_hash(code, key) for code in codes]
        )
        return codes

    async def issue_recovery_code(self, player: Player) -> str:
        """Return an additional recovery code, which the operator hands to a locked-out member."""
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
        """Rename a player and return the renamed player; raises Illegal for a bad name."""
        canonical = proper_name(name)
        if not canonical:
            raise Illegal("core.no-name")
        # Members may keep a name that has become reserved.
        if canonical != player.name:
            require_unreserved(canonical)
        if player.role == "guest":
            if not await self.is_name_free(canonical):
                raise Illegal("account.name-taken", name=canonical)
        elif not await self._accounts.rename(player.id, canonical, comparable_name(canonical)):
            raise Illegal("account.name-taken", name=canonical)
        return Player(player.id, canonical, player.settings, player.created_at, player.role)

    async def device_token(self, player: Player) -> str:
        """Return a token that later proves that this member has signed in on this browser.

        It becomes invalid when the password changes.
        """
        nonce = token_hex(8)
        return f"{nonce}{await self._device_mac(await self.require_member(player), nonce)}"

    async def is_known_device(self, name: str, device_token: str) -> bool:
        """Return whether a device token belongs to the member with this name."""
        member = await self._accounts.member_by_key(name_key(name))
        return member is not None and compare_digest(
            (await self._device_mac(member, device_token[:16])).encode(), device_token[16:].encode()
        )

    async def _device_mac(self, member: Member, nonce: str) -> str:
        message = f"{nonce} {member.player.id} {member.password}".encode()
        return blake2b(
            message,
            key=await self._store.secret("devices"),
            digest_size=16,
            person=b"parlour-device",
        ).hexdigest()


def name_key(name: str) -> str:
    """Return the key that finds a member by name, ignoring case, width and spaces."""
    return "".join(normalize("NFKC", proper_name(name).casefold()).split())


def comparable_name(name: str) -> ComparableName:
    """Return the forms of a name that no other member's name may share."""
    canonical = proper_name(name)
    folded, as_written = (
        confusable_skeleton(form).casefold() for form in (canonical.casefold(), canonical)
    )
    return ComparableName(name_key(name), "".join(folded.split()), "".join(as_written.split()))
