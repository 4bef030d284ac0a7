"""Bot accounts, which members create for their programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player, is_bot_account
from parlour.services.errors import Forbidden, NotFound
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.bot_accounts import BotAccount, BotAccountRepository
    from parlour.services.account_deletion import PersonalDataService
    from parlour.services.accounts.members import Members
    from parlour.services.accounts.sessions import Sessions
    from parlour.services.moderation.site_settings import SiteSettings

MAX_BOTS = 5
"""The maximum number of bot accounts of one member."""


class BotOwner(Value, frozen=True):
    """The owner of a bot account, as everyone may see them."""

    id: str
    name: str


class BotAccounts:
    """The service with which members manage their bot accounts.

    A bot account is a member without a password, passkey or session, so it acts only with its API
    keys. It has its own name and ratings and shares the restrictions of its owner.
    """

    def __init__(
        self,
        repository: BotAccountRepository,
        members: Members,
        sessions: Sessions,
        personal_data: PersonalDataService,
        settings: SiteSettings,
    ) -> None:
        self._repository, self._members, self._sessions = repository, members, sessions
        self._personal_data, self._settings = personal_data, settings

    async def create_bot(self, owner: Player, name: str) -> BotAccount:
        """Create a bot account of a member.

        Raises:
            Forbidden: The owner is a guest or a bot, or the site allows no bot accounts.
            Illegal: The name is invalid or taken, or the member has too many bot accounts.
        """
        if owner.role == "guest" or is_bot_account(owner.id):
            raise Forbidden("account.members-only")
        if await self._settings.bot_mode() == "closed":
            raise Forbidden("account.bots-closed")
        if await self._repository.count_bots_of(owner.id) >= MAX_BOTS:
            raise Illegal("account.bot-limit", most=MAX_BOTS)
        bot = await self._members.sign_up_bot(name)
        await self._repository.add(bot.id, owner.id, now())
        return await self._require_own(owner, bot.id)

    async def bots_of(self, owner: Player) -> list[BotAccount]:
        """Return the bot accounts of a member, oldest first."""
        return await self._repository.bots_of(owner.id)

    async def owner_of(self, player_id: str) -> BotOwner | None:
        """Return the owner of a bot account, or None for a person."""
        bot = await self.find_bot(player_id)
        return None if bot is None else BotOwner(bot.owner, bot.owner_name)

    async def find_bot(self, player_id: str) -> BotAccount | None:
        """Return the bot account with an id, or None."""
        return await self._repository.find(player_id) if is_bot_account(player_id) else None

    async def own_bot(self, owner: Player, id: str) -> Player:
        """Return the player of a member's bot account; raises NotFound."""
        bot = await self._require_own(owner, id)
        return (await self._members.require_member(Player(bot.id, bot.name))).player

    async def rename_bot(self, owner: Player, id: str, name: str) -> None:
        """Rename a bot account, including in its matches; raises NotFound, or Illegal for the name."""
        bot = await self.own_bot(owner, id)
        renamed = await self._members.rename(bot, name)
        await self._personal_data.rename_player(renamed, bot.name)

    async def delete_bot(self, owner: Player, id: str) -> None:
        """Delete a bot account; its matches remain without the name. Raises NotFound."""
        bot = await self.own_bot(owner, id)
        await self._sessions.end_all_access(bot)
        await self._personal_data.delete_account(bot)

    async def _require_own(self, owner: Player, id: str) -> BotAccount:
        found = await self.find_bot(id)
        if found is None or found.owner != owner.id:
            raise NotFound("account.no-such-bot")
        return found
